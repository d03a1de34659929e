/**
 * A variant: a society changed by evolution, as data. Only what differs from the society as it comes is said, so a
 * variant is named by the hash of its canonical JSON: the same changes have the same name, whoever made them and in
 * whichever order. It is on the board of every run, which therefore says itself what played.
 */
import { list, number, oneOf, record, text, thing, type Read } from '../base/read-values.ts'

/** An agent that joins. Its name has a hyphen, which tells it from those who were there before. */
export interface Born {
  readonly name: BornName
  /** a member may veto and be urgent; whoever is new may only advise */
  readonly rank?: 'member'
  /** of one that a model invented: its prompt; the others have rules and a prompt of their own */
  readonly prompt?: string
}
export type BornName = `${string}-${string}`

export interface Variant {
  readonly agents?: readonly Born[]
  readonly params?: Readonly<Record<string, number>>
  /** templates by member */
  readonly prompts?: Readonly<Record<string, string>>
  /** rules that are on */
  readonly switches?: readonly string[]
}

export const BASE: Variant = {}

export const isBase = (variant: Variant): boolean => Object.keys(normal(variant)).length === 0

/** Sorted, and without what says nothing. */
export function normal({ agents = [], params = {}, prompts = {}, switches = [] }: Variant): Variant {
  const born = agents.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return {
    ...(born.length > 0 && { agents: born }),
    ...(Object.keys(params).length > 0 && { params: sorted(params) }),
    ...(Object.keys(prompts).length > 0 && { prompts: sorted(prompts) }),
    ...(switches.length > 0 && { switches: [...new Set(switches)].toSorted() }),
  }
}

const sorted = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Both changes; of what both say the second holds. */
export function combined(one: Variant, other: Variant): Variant {
  const later = new Set((other.agents ?? []).map(({ name }) => name))
  return normal({
    agents: [...(one.agents ?? []).filter(({ name }) => !later.has(name)), ...(other.agents ?? [])],
    params: { ...one.params, ...other.params },
    prompts: { ...one.prompts, ...other.prompts },
    switches: [...(one.switches ?? []), ...(other.switches ?? [])],
  })
}

/** What the second has that the first has not, in words. */
export function differencesOf(from: Variant, to: Variant): readonly string[] {
  const before = new Map((from.agents ?? []).map((born) => [born.name, born]))
  const names = (all: Readonly<Record<string, unknown>> = {}) => Object.keys(all)
  const gone = (earlier: readonly string[] = [], later: readonly string[] = []) =>
    earlier.filter((each) => !later.includes(each))
  return [
    ...gone(to.switches, from.switches).map((name) => `+ rule ${name}`),
    ...gone(from.switches, to.switches).map((name) => `- rule ${name}`),
    ...(to.agents ?? []).flatMap((born) => {
      const known = before.get(born.name)
      if (known === undefined) return [`+ agent ${born.name}`]
      return known.rank === born.rank ? [] : [`${born.name} becomes a ${born.rank ?? 'newcomer'}`]
    }),
    ...gone(
      names(before.size > 0 ? Object.fromEntries(before) : {}),
      (to.agents ?? []).map(({ name }) => name),
    ).map((name) => `- agent ${name}`),
    ...names(to.params)
      .filter((name) => from.params?.[name] !== to.params![name])
      .map((name) => `${name} = ${to.params![name]}`),
    ...gone(names(from.params), names(to.params)).map((name) => `${name} as it was`),
    ...names(to.prompts)
      .filter((name) => from.prompts?.[name] !== to.prompts![name])
      .map((name) => `prompt of ${name}`),
    ...gone(names(from.prompts), names(to.prompts)).map((name) => `prompt of ${name} as it was`),
  ]
}

export const isOn = ({ switches = [] }: Variant, name: string): boolean => switches.includes(name)
export const paramIn = ({ params = {} }: Variant, name: string, usual: number): number =>
  Object.hasOwn(params, name) ? params[name]! : usual

const MOST = 64
const LONGEST_NAME = 64
const LONGEST_PROMPT = 100_000
const name = text(LONGEST_NAME)
const bornName: Read<BornName> = (value) =>
  typeof value === 'string' && /^[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){1,4}$/.test(value)
    ? (value as BornName)
    : undefined
const born: Read<Born> = thing({ name: bornName }, { rank: oneOf('member'), prompt: text(LONGEST_PROMPT) })

/** From a journal, a file or a model: what does not fit is left out. */
export const readVariant = (value: unknown): Variant => {
  const parts = thing(
    {},
    {
      agents: list(born, MOST),
      params: record(number, MOST),
      prompts: record(text(LONGEST_PROMPT), MOST),
      switches: list(name, MOST),
    },
  )(value)
  return normal(parts ?? {})
}
