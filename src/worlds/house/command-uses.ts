/** Commands to use things: `sleep in the bed`, `read the novel`, `start using kettle: make tea`. */
import { refuse, type Parsed, type Reader } from './command-chat.ts'
import { findAny, findName, namesMeant, unquoted, type CommandNames } from './command-names.ts'
import { done, splitsAt } from './command-things.ts'
import type { HousePlan } from './plan.ts'
import { doing, someOf } from './words.ts'

const MOST_WORDS = 8
const BETWEEN = ['in', 'on', 'at', 'with', 'from', 'using', 'to', 'into', 'by', 'for']

interface Use {
  readonly name: string
  readonly things: readonly string[]
}

const known = new WeakMap<HousePlan, ReadonlyMap<string, readonly Use[]>>()

/** The longest name of a use that a text begins with, and how many words it has. */
export function usesAtStart(text: string, { plan }: CommandNames): { uses: readonly Use[]; words: number } | undefined {
  const words = text.toLowerCase().split(' ', MOST_WORDS)
  for (let count = words.length; count > 0; count--) {
    const uses = usesOf(plan).get(unquoted(words.slice(0, count).join(' ')))
    if (uses !== undefined) return { uses, words: count }
  }
  return undefined
}

/** A text that begins with the name of a use: what follows is the thing, and may be left out. */
export const readUse: Reader = (text, names) => {
  const start = usesAtStart(text, names)
  if (start === undefined) return undefined
  const words = text.split(' ').slice(start.words)
  while (BETWEEN.includes(words[0]?.toLowerCase() ?? '')) words.shift()
  const wanted = words.join(' ')
  if (wanted === '') return chooseThing(start.uses, names)
  const meant = new Set(namesMeant('thing', wanted, names))
  const fitting = start.uses.map(({ name, things }) => ({ name, things: things.filter((thing) => meant.has(thing)) }))
  if (fitting.some(({ things }) => things.length > 0)) return chooseThing(fitting, names)
  const found = findName('thing', wanted, names)
  if (!found.ok) return refuse(found.reason)
  // the house says what it can be used for
  return done({ action_type: 'start_using', target: found.name, use: start.uses[0]!.name })
}

/** `use THING`, `use THING: USE`, `use THING to USE`; also `start reading`. */
export const readStart: Reader = (rest, names) => {
  if (rest === '') return refuse('Say what: start using THING.')
  const use = readUse(rest, names)
  if (use?.ok === true) return use
  const whole = findAny('thing', rest, names)
  if (whole !== undefined) return done({ action_type: 'start_using', target: whole })
  const colon = rest.lastIndexOf(':')
  const pairs = [
    ...(colon > 0 ? [[rest.slice(0, colon), rest.slice(colon + 1).trim()] as const] : []),
    ...splitsAt(rest, ['to', 'for', 'and']),
  ]
  for (const [what, text] of pairs) {
    const target = findAny('thing', what, names)
    if (target !== undefined) return done({ action_type: 'start_using', target, use: useNamed(names, target, text) })
  }
  if (use !== undefined) return use
  const found = findName('thing', rest, names)
  return found.ok ? done({ action_type: 'start_using', target: found.name }) : refuse(found.reason)
}

export const readStop: Reader = (rest, names) => {
  const target = rest === '' ? undefined : findAny('thing', rest, names)
  return done({ action_type: 'stop_using', ...(target !== undefined && { target }) })
}

/** Whoever just says `sleep` means something here that is free, or the only thing there is. */
function chooseThing(uses: readonly Use[], { plan, here }: CommandNames): Parsed {
  const all = uses.flatMap(({ name, things }) => things.map((target) => ({ target, use: name })))
  const seen = new Map([...(here?.holding ?? []), ...(here?.things ?? [])].map((thing) => [thing.id, thing]))
  const near = all.filter(({ target }) => seen.has(target))
  const free = near.find(({ target }) => seen.get(target)!.users.length === 0) ?? near[0]
  const chosen = free ?? (all.length === 1 ? all[0] : undefined)
  if (chosen !== undefined) return done({ action_type: 'start_using', ...chosen })
  const house = here === undefined ? undefined : plan.rooms.get(here.room)?.house
  const own = all.filter(
    ({ target }) => house !== undefined && plan.rooms.get(plan.things.get(target)!.in)?.house === house,
  )
  const places = (own.length > 0 ? own : all).map(({ target }) => target)
  return refuse(`Say with what: ${uses[0]!.name} is possible with ${someOf(places)}.`)
}

function useNamed({ plan }: CommandNames, thing: string, text: string): string {
  const wanted = unquoted(text)
  const uses = plan.things.get(thing)?.uses ?? []
  const isMeant = (name: string) => [name, doing(name)].some((form) => form.toLowerCase() === wanted.toLowerCase())
  return uses.find(({ name }) => isMeant(name))?.name ?? wanted
}

/** Uses by what they are called, also as what somebody is doing: `read`, `reading`. */
function usesOf(plan: HousePlan): ReadonlyMap<string, readonly Use[]> {
  let uses = known.get(plan)
  if (uses !== undefined) return uses
  const byName = new Map<string, Use & { things: string[] }>()
  for (const { id, uses: own = [] } of plan.file.things)
    for (const { name } of own) {
      const use = byName.get(name)
      if (use === undefined) byName.set(name, { name, things: [id] })
      else use.things.push(id)
    }
  const forms = [...byName.values()].flatMap((use) =>
    [...new Set([use.name, doing(use.name)])].map((text) => [text.toLowerCase(), use] as const),
  )
  uses = new Map([...Map.groupBy(forms, ([text]) => text)].map(([text, list]) => [text, list.map(([, use]) => use)]))
  known.set(plan, uses)
  return uses
}
