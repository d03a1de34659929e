/** Doubts by what the story has answered: what came to nothing will hardly come to more. */
import type { ReplyKind } from '../../../../worlds/adventure/read-kind.ts'
import { parseCommand } from '../../knowledge/command.ts'
import { changedAt } from '../../knowledge/model/changes.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { HARDLY, LAST_OF_ALL, LESS, LOOKS, VAIN, WORKED, partsOf, type Doubting, type Rule } from './doubt.ts'

export const byAnswers = {
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
} as const satisfies Readonly<Record<string, Rule>>

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

const REFUSED_OFTEN = 3
// one thing may have two names
const SAID_OF = 3
// one success makes up for as many tries in vain
const WORKS_AS_MUCH = 3
const DRIES = 0.85
const PLACE_DRIES = 0.95
