/** Names as people type them: without capital letters, with articles, shortened. What is here is meant first. */
import { nearest } from '../../base/nearest.ts'
import type { HousePerception } from './action.ts'
import type { HousePlan } from './plan.ts'
import { shown, someOf } from './words.ts'

export interface CommandNames {
  readonly plan: HousePlan
  /** everybody; a list that stays the same is read once */
  readonly people: readonly string[]
  /** what whoever says it perceives: of two cups, the one that is here is meant */
  readonly here?: HousePerception
  /** what waits for an answer: whoever accepts need not say which if there is one */
  readonly requests?: readonly { readonly id: string; readonly sender: string }[]
  /** one can ask several people at once: `Ana and Bo` */
  readonly isGroup?: boolean
}

export type NameKind = 'room' | 'thing' | 'person'
export type Found = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly reason: string }

// longer than any name with an article and a few words more
const LONGEST = 100
const MOST_WORDS = 10
const NAMES_COMPARED = 200
const BEFORE_NAMES = new Set(['the', 'a', 'an', 'my', 'your', 'his', 'her', 'our', 'their', 'some', 'this', 'that'])

interface Index {
  readonly names: readonly string[]
  readonly exact: ReadonlyMap<string, string>
  readonly byWord: ReadonlyMap<string, readonly string[]>
}

const known = new WeakMap<object, Index>()
const rooms = new WeakMap<HousePlan, readonly string[]>()
const things = new WeakMap<HousePlan, readonly string[]>()

/** The one that is meant. */
export function findName(kind: NameKind, text: string, names: CommandNames): Found {
  const [name, ...others] = namesMeant(kind, text, names)
  if (name === undefined) return { ok: false, reason: unknown(kind, text, names) }
  if (others.length === 0) return { ok: true, name }
  return {
    ok: false,
    reason: `Which ${withoutArticle(unquoted(text))} do you mean: ${someOf([name, ...others], 8, 'or')}?`,
  }
}

/** The one that is meant, where there is no doubt. */
export function findAny(kind: NameKind, text: string, names: CommandNames): string | undefined {
  const [name, ...others] = namesMeant(kind, text, names)
  return others.length === 0 ? name : undefined
}

/** All that may be meant: what is here before what is in the same house, and that before all the rest. */
export function namesMeant(kind: NameKind, text: string, names: CommandNames): readonly string[] {
  const exact = findExact(kind, text, names)
  if (exact !== undefined) return [exact]
  const all = findShortened(kind, text, names)
  if (all.length < 2) return all
  const near = nearNames(kind, names)
  const here = all.filter((name) => near.has(name))
  if (here.length > 0 || kind === 'person') return here.length > 0 ? here : all
  const around = all.filter((name) => isOfThisHouse(kind, name, names))
  return around.length > 0 ? around : all
}

/** Only a whole name, with or without an article. */
export function findExact(kind: NameKind, text: string, names: CommandNames): string | undefined {
  const wanted = unquoted(text).toLowerCase()
  if (wanted.length > LONGEST) return undefined
  const { exact } = indexOf(kind, names)
  return exact.get(wanted) ?? exact.get(withoutArticle(wanted))
}

/** Names that have all of these words. */
function findShortened(kind: NameKind, text: string, names: CommandNames): readonly string[] {
  const wanted = withoutArticle(unquoted(text).toLowerCase())
  if (wanted === '' || wanted.length > LONGEST) return []
  const words = wanted.split(' ').slice(0, MOST_WORDS)
  const { byWord } = indexOf(kind, names)
  const lists = words.map((word) => byWord.get(word) ?? byWord.get(word.replace(/s$/, '')) ?? [])
  const [shortest = [], ...others] = lists.toSorted((one, other) => one.length - other.length)
  const sets = others.map((list) => new Set(list))
  return shortest.filter((name) => sets.every((set) => set.has(name)))
}

function unknown(kind: NameKind, text: string, names: CommandNames): string {
  const near = nearNames(kind, names)
  const wanted = withoutArticle(unquoted(text))
  const compared = [...near, ...indexOf(kind, names).names.slice(0, NAMES_COMPARED)]
  const meant =
    wanted.length > 30
      ? undefined
      : nearest(
          wanted.toLowerCase(),
          compared.map((name) => name.toLowerCase()),
        )
  const name = compared.find((other) => other.toLowerCase() === meant)
  const what = kind === 'person' ? 'There is nobody named' : kind === 'room' ? 'There is no room' : 'There is no'
  const instead = { room: 'You can go to', thing: 'Here are', person: 'Here are' }[kind]
  const help = name !== undefined ? ` Did you mean ${name}?` : near.size > 0 ? ` ${instead} ${someOf([...near])}.` : ''
  return `${what} ${shown(wanted)}.${help}`
}

function nearNames(kind: NameKind, { here }: CommandNames): ReadonlySet<string> {
  if (here === undefined) return new Set()
  if (kind === 'room') return new Set(here.exits)
  if (kind === 'person') return new Set(here.people.map(({ name }) => name))
  return new Set([...here.holding, ...here.things].map(({ id }) => id))
}

/** In a village every house has a kitchen. */
function isOfThisHouse(kind: 'room' | 'thing', name: string, { plan, here }: CommandNames): boolean {
  const house = here === undefined ? undefined : plan.rooms.get(here.room)?.house
  const room = kind === 'room' ? name : (plan.things.get(name)?.in ?? '')
  return house !== undefined && plan.rooms.get(room)?.house === house
}

function indexOf(kind: NameKind, { plan, people }: CommandNames): Index {
  const list =
    kind === 'person' ? people : kind === 'room' ? listIn(rooms, plan, 'rooms') : listIn(things, plan, 'things')
  let index = known.get(list)
  if (index === undefined) known.set(list, (index = createIndex(list)))
  return index
}

function listIn(
  lists: WeakMap<HousePlan, readonly string[]>,
  plan: HousePlan,
  part: 'rooms' | 'things',
): readonly string[] {
  let list = lists.get(plan)
  if (list === undefined) lists.set(plan, (list = [...plan[part].keys()]))
  return list
}

function createIndex(names: readonly string[]): Index {
  const byWord = new Map<string, string[]>()
  for (const name of names)
    for (const word of new Set(name.toLowerCase().split(' '))) {
      const others = byWord.get(word)
      if (others === undefined) byWord.set(word, [name])
      else others.push(name)
    }
  return { names, exact: new Map(names.map((name) => [name.toLowerCase(), name])), byWord }
}

function withoutArticle(text: string): string {
  const space = text.indexOf(' ')
  return space > 0 && BEFORE_NAMES.has(text.slice(0, space).toLowerCase()) ? text.slice(space + 1) : text
}

const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’', '`': '`' }

/** Without the quotation marks around it, and without what ends a sentence. */
export function unquoted(text: string): string {
  const bare = text.trim()
  const inner = withoutQuotes(bare)
  if (inner !== bare) return inner.trim()
  const last = bare.at(-1) ?? ''
  return '.,;:!?'.includes(last) && last !== '' ? bare.slice(0, -1).trim() : bare
}

/** Without one pair of quotation marks around all of it. */
export function withoutQuotes(text: string): string {
  const close = QUOTES[text.charAt(0)]
  return close !== undefined && text.length > 1 && text.endsWith(close) ? text.slice(1, -1) : text
}
