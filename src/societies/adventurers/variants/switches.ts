/**
 * Switches: rules of the adventurers that are off unless a variant has them on. Each makes a proposal worth less or
 * more, because games have shown what the like comes to; none of them knows any particular game.
 */
import { isOn } from '../../variant.ts'
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import { afforded } from '../knowledge/affordances.ts'
import { parseCommand } from '../knowledge/command.ts'
import { isAlive, isKind, type Kind } from '../knowledge/kinds.ts'
import { canSee } from '../knowledge/model/light.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { LONG_STUCK } from '../memory/recollect.ts'
import type { Proposal } from '../protocol.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { changedAt } from '../knowledge/model/changes.ts'

export const switches = {
  'listed-ways-first': 'ways that the text does not mention are tried last',
  'same-everywhere': 'what was answered at one place without a thing is not asked at every other',
  'doubt-refusals': 'an act that was refused again and again in the same words is less likely to work',
  'one-thing-once': 'what looks the same in the same words is one thing, and is handled under one name',
  'back-from-the-dark': 'without a light nobody walks on in the dark, but back',
  'heed-warnings': 'where the text warns, only what it names is done',
  'advice-first': 'what the story itself advised goes before guesses',
  'take-first': 'where we are for the first time, everything is taken before anything else is done',
  'explore-first': 'ways that the text mentions are gone before things are tried',
  'look-first': 'a thing is looked at before anything else is done with it',
  'people-first': 'people are spoken to before things are tried',
  'no-blind-tries': 'what is hardly likely is left for the end',
  'what-scored': 'an act that brought points is done with other things',
  'sensible-acts': 'what is no container is not opened, what is not alive is not spoken to',
  'once-is-enough': 'what nothing came of is not done again at that place before something has changed there',
  'stock-answers': 'an act that is mostly answered as it is with other things is hardly for what is left',
  'same-thing-everywhere': 'what was told the same under one name at two places is not done with it at a third',
  'stock-targets': 'what refused one thing in the same words as another is not tried with a third',
  'ways-as-told': 'where ways that no text mentions led nowhere again and again, they are tried last',
  'dry-things': 'with each thing that was done with it in vain, a thing is worth less',
  'dry-places': 'with each thing that was done there in vain since anything was new, a place is worth less',
  'explore-when-stuck': 'when nothing was new for long, ways that nobody went go before things',
  'counted-affordances': 'guesses are held against how often the like changed something in other stories',
} as const
export type Switch = keyof typeof switches

/** By how much less, or more, a proposal is worth; 1 where no switch is on. */
export type Doubt = (proposal: Proposal) => number

const NONE: Doubt = () => 1

/** What it takes to doubt; every member knows as much. */
export type Doubting = Pick<
  Knowledge,
  'step' | 'gameState' | 'tried' | 'here' | 'ways' | 'places' | 'objects' | 'light' | 'changes' | 'reply'
> & {
  readonly view: Partial<Pick<Knowledge['view'], 'variant'>>
}

const made = new WeakMap<Doubting, Doubt>()

/** Once in a thought: hundreds of ideas are weighed with it. */
export function doubtIn(knowledge: Doubting): Doubt {
  let doubt = made.get(knowledge)
  if (doubt === undefined) made.set(knowledge, (doubt = makeDoubt(knowledge)))
  return doubt
}

function makeDoubt(knowledge: Doubting): Doubt {
  const { variant = {} } = knowledge.view
  const on = (Object.keys(rules) as Switch[]).filter((name) => isOn(variant, name))
  if (on.length === 0) return NONE
  const doubts = on.map((name) => rules[name](knowledge))
  return (proposal) => (proposal.urgent ? 1 : doubts.reduce((worth, doubt) => worth * doubt(proposal), 1))
}

const LAST_OF_ALL = 0.1
const HARDLY = 0.05
const LESS = 0.2

const rules: Readonly<Record<Switch, (knowledge: Doubting) => Doubt>> = {
  'listed-ways-first':
    ({ places }) =>
    ({ command, at }) => {
      const { way } = parseCommand(command)
      const exits = places.get(at)?.exits ?? []
      return way === undefined || exits.length === 0 || exits.includes(way) ? 1 : LAST_OF_ALL
    },
  'same-everywhere': ({ tried, here }) => {
    const vain = new Map<string, number>()
    for (const [key, { kind }] of tried.entries()) {
      const { place, command } = partsOf(key)
      if (place !== 'inventory' && place !== here && VAIN.has(kind)) vain.set(command, (vain.get(command) ?? 0) + 1)
    }
    return ({ command }) => {
      const { way, nouns } = parseCommand(command)
      if (way !== undefined || nouns.length > 0 || command === 'look') return 1
      return (vain.get(command) ?? 0) > 0 ? HARDLY : 1
    }
  },
  'doubt-refusals': ({ tried }) => {
    const byVerb = new Map<string, { refused: Map<string, number>; worked: number }>()
    for (const [key, { kind, told }] of tried.entries()) {
      const { place, command } = partsOf(key)
      const { verb, way } = parseCommand(command)
      if (place === 'inventory' || way !== undefined) continue
      const known = byVerb.get(verb) ?? { refused: new Map<string, number>(), worked: 0 }
      if (kind === 'refusal') known.refused.set(told, (known.refused.get(told) ?? 0) + 1)
      else if (WORKED.has(kind)) known.worked++
      byVerb.set(verb, known)
    }
    return ({ command }) => {
      const { verb, way } = parseCommand(command)
      const known = way === undefined ? byVerb.get(verb) : undefined
      if (known === undefined) return 1
      const most = Math.max(0, ...known.refused.values()) - known.worked
      return most < REFUSED_OFTEN ? 1 : Math.max(HARDLY, 0.5 ** (most - REFUSED_OFTEN + 1))
    }
  },
  'one-thing-once': ({ tried }) => {
    const seen = new Map<string, string>()
    const twins = new Set<string>()
    for (const [key, { told, kind }] of tried.entries()) {
      const { place, command } = partsOf(key)
      const { verb, nouns } = parseCommand(command)
      const [noun] = nouns
      if (noun === undefined || !LOOKS.test(verb) || told === '' || kind === 'refusal') continue
      const first = seen.get(`${place}|${told}`)
      if (first === undefined) seen.set(`${place}|${told}`, noun)
      else if (first !== noun) twins.add(`${place}|${noun}`)
    }
    return ({ command, at }) => (parseCommand(command).nouns.some((noun) => twins.has(`${at}|${noun}`)) ? LESS : 1)
  },
  'back-from-the-dark': (knowledge) => {
    const { reply, ways, places, here } = knowledge
    if (!reply.dark || canSee(knowledge)) return NONE
    const known = ways.get(here) ?? {}
    return ({ command, at }) => {
      const { way } = parseCommand(command)
      if (way === undefined || at !== here) return 1
      const to = known[way]
      return to !== undefined && places.get(to)?.bright === true ? BACK : HARDLY
    }
  },
  'heed-warnings': ({ places, reply }) => {
    const isWarned = (at: string) => WARNS.test(places.get(at)?.description ?? '') || WARNS.test(reply.before)
    return ({ command, at }) => {
      const { way, verb } = parseCommand(command)
      if (!isWarned(at)) return 1
      if (way !== undefined) return places.get(at)?.exits.includes(way) === false ? HARDLY : 1
      return RISKY.test(verb) ? LESS : 1
    }
  },
  'advice-first':
    () =>
    ({ lesson }) =>
      lesson === 'advice' || lesson === 'hint' ? FIRST : 1,
  'take-first':
    () =>
    ({ command }) =>
      TAKES.test(command) ? MUCH : 1,
  'explore-first':
    ({ places }) =>
    ({ command, at }) => {
      const { way } = parseCommand(command)
      return way !== undefined && places.get(at)?.exits.includes(way) === true ? MUCH : 1
    },
  'look-first':
    ({ tried }) =>
    ({ command, at }) => {
      const { verb, nouns, way } = parseCommand(command)
      const [noun] = nouns
      if (way !== undefined || noun === undefined || TALKS.test(verb)) return 1
      if (LOOKS.test(verb)) return FIRST
      const isSeen = [at, 'inventory'].some((place) => tried.get(trialKey(place, `examine ${noun}`)) !== undefined)
      return isSeen || verb === 'take' ? 1 : HALF
    },
  'people-first':
    () =>
    ({ command }) =>
      TALKS.test(parseCommand(command).verb) ? FIRST : 1,
  'no-blind-tries':
    () =>
    ({ command, probability }) =>
      probability < BLIND && parseCommand(command).way === undefined ? LESS : 1,
  'what-scored': ({ tried }) => {
    const scored = new Set<string>()
    for (const [key, { kind }] of tried.entries()) {
      const { verb, way } = parseCommand(partsOf(key).command)
      if (kind === 'score' && way === undefined) scored.add(verb)
    }
    return ({ command }) => (scored.has(parseCommand(command).verb) ? FIRST : 1)
  },
  'sensible-acts': ({ objects }) => {
    const byName = new Map([...objects.values()].map((thing) => [thing.name, thing]))
    return ({ command, lesson }) => {
      const { verb, nouns } = parseCommand(command)
      const [noun] = nouns
      if (noun === undefined || lesson === 'advice' || lesson === 'hint') return 1
      const thing = byName.get(noun)
      if (TALKS.test(verb)) return thing === undefined || isAlive(thing) || nouns.length > 1 ? 1 : LESS
      const fitting = Object.hasOwn(FITTING, verb) ? FITTING[verb]! : undefined
      return fitting === undefined || fitting.some((kind) => isKind(noun, kind)) ? 1 : LESS
    }
  },
  'once-is-enough':
    ({ tried, changes }) =>
    ({ command, at }) => {
      if (parseCommand(command).way !== undefined) return 1
      const trial = tried.get(trialKey(at, command)) ?? tried.get(trialKey('inventory', command))
      return trial !== undefined && VAIN.has(trial.kind) && trial.step >= changedAt(changes, at) ? HARDLY : 1
    },
  'stock-answers': (knowledge) => {
    const stock = stockIn(knowledge)
    const byVerb = new Map<string, { stock: number; own: number }>()
    for (const { verb, told, kind } of trialsIn(knowledge)) {
      const known = byVerb.get(verb) ?? { stock: 0, own: 0 }
      if (isStock(stock, told) && !WORKED.has(kind)) known.stock++
      else known.own++
      byVerb.set(verb, known)
    }
    return ({ command, lesson }) => {
      const { verb, way } = parseCommand(command)
      const known = way === undefined && !LOOKS.test(verb) && lesson !== 'advice' ? byVerb.get(verb) : undefined
      return known === undefined ? 1 : Math.max(HARDLY, (1 + 2 * known.own) / (1 + 2 * known.own + known.stock))
    }
  },
  'same-thing-everywhere': ({ tried }) => {
    const places = new Map<string, Set<string>>()
    const answers = new Map<string, Set<string>>()
    for (const [key, { told, kind }] of tried.entries()) {
      const { place, command } = partsOf(key)
      if (place === 'inventory' || WORKED.has(kind)) continue
      places.set(command, (places.get(command) ?? new Set()).add(place))
      answers.set(command, (answers.get(command) ?? new Set()).add(told))
    }
    return ({ command, at }) => {
      const { way, nouns } = parseCommand(command)
      const where = places.get(command)
      if (way !== undefined || nouns.length === 0 || where === undefined || where.has(at)) return 1
      return where.size > 1 && answers.get(command)!.size === 1 ? LAST_OF_ALL : 1
    }
  },
  'stock-targets': ({ tried }) => {
    const refused = new Map<string, Map<string, Set<string>>>()
    const worked = new Set<string>()
    for (const [key, { told, kind }] of tried.entries()) {
      const { verb, nouns } = parseCommand(partsOf(key).command)
      const [thing, target] = nouns
      if (thing === undefined || target === undefined) continue
      const pair = `${verb} ${target}`
      if (WORKED.has(kind)) worked.add(pair)
      const answers = refused.get(pair) ?? new Map<string, Set<string>>()
      refused.set(pair, answers.set(told, (answers.get(told) ?? new Set()).add(thing)))
    }
    return ({ command, lesson }) => {
      const { verb, nouns } = parseCommand(command)
      const pair = `${verb} ${nouns[1]}`
      if (nouns[1] === undefined || lesson === 'advice' || worked.has(pair)) return 1
      const most = Math.max(0, ...[...(refused.get(pair)?.values() ?? [])].map((things) => things.size))
      return most > 1 ? LAST_OF_ALL : 1
    }
  },
  'ways-as-told': ({ tried, places }) => {
    let [vain, led] = [0, 0]
    const isUnsaid = (way: string, at: string) => {
      const exits = places.get(at)?.exits ?? []
      return exits.length > 0 && !exits.includes(way)
    }
    for (const [key, { kind }] of tried.entries()) {
      const { place, command } = partsOf(key)
      const { way } = parseCommand(command)
      if (way === undefined || !isUnsaid(way, place)) continue
      if (kind === 'moved' || kind === 'score') led++
      else vain++
    }
    const left = Math.max(LAST_OF_ALL, (1 + 3 * led) / (1 + 3 * led + vain / 2))
    return ({ command, at }) => {
      const { way } = parseCommand(command)
      return way === undefined || !isUnsaid(way, at) ? 1 : left
    }
  },
  'dry-things': ({ tried }) => {
    const vain = new Map<string, number>()
    for (const [key, { kind, times }] of tried.entries()) {
      const { way, nouns } = parseCommand(partsOf(key).command)
      if (way !== undefined || nouns.length !== 1) continue
      const more = WORKED.has(kind) ? -WORKS_AS_MUCH : VAIN.has(kind) ? times : 0
      vain.set(nouns[0]!, (vain.get(nouns[0]!) ?? 0) + more)
    }
    return ({ command, lesson }) => {
      const { nouns } = parseCommand(command)
      const [noun] = nouns
      return noun === undefined || lesson === 'advice' ? 1 : DRIES ** Math.max(0, (vain.get(noun) ?? 0) - 1)
    }
  },
  'dry-places': ({ tried, step, gameState }) => {
    const since = step - gameState.stepsSinceProgress
    const vain = new Map<string, number>()
    for (const [key, { kind, step: last }] of tried.entries()) {
      const { place } = partsOf(key)
      if (last >= since && VAIN.has(kind)) vain.set(place, (vain.get(place) ?? 0) + 1)
    }
    return ({ command, at }) => (parseCommand(command).way === undefined ? PLACE_DRIES ** (vain.get(at) ?? 0) : 1)
  },
  'explore-when-stuck': ({ tried, ways, gameState }) => {
    if (gameState.stepsSinceProgress < LONG_STUCK) return NONE
    return ({ command, at }) => {
      const { way } = parseCommand(command)
      if (way === undefined || ways.get(at)?.[way] !== undefined) return 1
      return tried.get(trialKey(at, way)) === undefined ? MUCH : 1
    }
  },
  'counted-affordances':
    () =>
    ({ command, probability, reason }) => {
      const { verb, nouns } = parseCommand(command)
      const [noun] = nouns
      if (noun === undefined || nouns.length > 1 || probability <= 0 || KNOWN_STATE.test(reason)) return 1
      return afforded(COUNTED_AS[verb] ?? verb, noun, probability) / probability
    },
}

interface Tried {
  readonly verb: string
  readonly noun: string
  readonly told: string
  readonly kind: ReplyKind
}

/** What was done with one thing, wherever that was. */
function* trialsIn({ tried }: Doubting): Generator<Tried> {
  for (const [key, { told, kind }] of tried.entries()) {
    const { place, command } = partsOf(key)
    const { verb, way, nouns } = parseCommand(command)
    const [noun] = nouns
    if (place !== 'inventory' && way === undefined && noun !== undefined) yield { verb, noun, told, kind }
  }
}

/** By answer, without names in it, the things it was given to. */
function stockIn(knowledge: Doubting): ReadonlyMap<string, ReadonlySet<string>> {
  const stock = new Map<string, Set<string>>()
  for (const { noun, told } of trialsIn(knowledge)) {
    const things = stock.get(told) ?? new Set()
    stock.set(told, things.add(noun))
  }
  return stock
}

const isStock = (stock: ReadonlyMap<string, ReadonlySet<string>>, told: string): boolean =>
  (stock.get(told)?.size ?? 0) >= SAID_OF

// what we know of a thing itself goes before what is true of its kind
const KNOWN_STATE =
  /: (?:it is (?:un)?locked|it is closed|now that|there is more|it may be of use|a treasure|it may help|it was said)/
const COUNTED_AS: Readonly<Record<string, string>> = { 'turn on': 'switch on', light: 'switch on', press: 'push' }

/** By verb, kinds of things that it is usual with. */
const FITTING: Readonly<Record<string, readonly Kind[]>> = {
  open: ['container', 'door', 'cover', 'writing'],
  'turn on': ['light', 'machine', 'control'],
  climb: ['climbable', 'plant'],
  enter: ['passage', 'building', 'room', 'door', 'vehicle'],
  break: ['container', 'door', 'cover'],
}

const HALF = 0.5

const FIRST = 1.6
const MUCH = 3
const BLIND = 0.12
const TAKES = /^(?:take|get) all$/
const TALKS = /^(?:talk to|ask|tell|greet|hello|show|give)$/
const BACK = 4
const REFUSED_OFTEN = 3
// one thing may have two names
const SAID_OF = 3
// one success makes up for as many tries in vain
const WORKS_AS_MUCH = 3
const DRIES = 0.85
const PLACE_DRIES = 0.95
const VAIN: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'nothing', 'unknown-word', 'not-here'])
const WORKED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['change', 'score', 'moved'])
const LOOKS = /^(?:examine|x|look at|search|read)$/
const RISKY = /^(?:attack|kill|hit|touch|eat|drink|taste|jump|climb|enter|push|pull|take|swim|cross|land on)$/
const WARNS =
  /\b(?:danger(?:ous)?|deadly|poison(?:ous)?|beware|careful(?:ly)?|keep (?:off|out|away|to)|do not|don't|never|fatal|treacherous|venom\w*)\b/i

function partsOf(key: string): { readonly place: string; readonly command: string } {
  const bar = key.lastIndexOf('|')
  return { place: key.slice(0, bar), command: key.slice(bar + 1) }
}
