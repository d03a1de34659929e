/** Reflection: when enough has happened, one or two insights that follow from memories which are really there. */
import { ORDINARY_IMPORTANCE } from '../../../memory/memory.ts'
import type { Insights } from '../board.ts'

export interface MemoryToReflect {
  /** its place among all memories */
  readonly index: number
  readonly text: string
  readonly importance?: number
  readonly kind?: string
}

export interface Insight {
  /** what it is about, and whose or which name it gives to that */
  readonly about: keyof Insights
  readonly name: string
  readonly text: string
  readonly importance: number
  readonly kind: 'insight'
  /** the memories it stands on, by their places */
  readonly on: readonly number[]
}

/** About what half a day of an ordinary life adds up to. */
export const ENOUGH_IMPORTANCE = 100

const INSIGHTS_AT_MOST = 2
const OFTEN = 3
const SOURCES_AT_MOST = 8
const INSIGHT_MATTERS = 8

const texts: Readonly<Record<keyof Insights, (name: string) => string>> = {
  company: (name) => `I talk with ${name} more than with anybody else.`,
  helper: (name) => `${name} helps me when I ask.`,
  pastime: (use) => `I often ${use}.`,
  teacher: (name) => `Much of what I know I have heard from ${name}.`,
}

export interface Reflecting {
  readonly enough?: number
  /** what one has seen before, which is no insight any more */
  readonly known?: Insights
}

/** What has happened since the last reflection, the oldest first; nothing while it is not enough. */
export function reflect(
  recent: readonly MemoryToReflect[],
  { enough = ENOUGH_IMPORTANCE, known = {} }: Reflecting = {},
): readonly Insight[] {
  const happened = recent.filter(({ kind }) => kind !== 'insight')
  if (happened.reduce((sum, { importance = ORDINARY_IMPORTANCE }) => sum + importance, 0) < enough) return []
  return [
    mostOften(happened, 'company', ['heard', 'helped', 'said']),
    mostOften(happened, 'helper', ['helped'], 1),
    mostOften(happened, 'pastime', ['did']),
    mostOften(happened.filter(isLesson), 'teacher', ['heard']),
  ]
    .filter((found) => found !== undefined && known[found.about] !== found.name)
    .map((found) => found!)
    .toSorted((one, other) => other.on.length - one.on.length)
    .slice(0, INSIGHTS_AT_MOST)
    .map(({ about, name, on }) => ({
      about,
      name,
      text: texts[about](name),
      importance: INSIGHT_MATTERS,
      kind: 'insight',
      on: on.slice(-SOURCES_AT_MOST),
    }))
}

const isLesson = ({ text }: MemoryToReflect) => / told me /.test(text)

/** Of those of the kinds, whoever or whatever is named most, if nobody else is as often. */
function mostOften(
  memories: readonly MemoryToReflect[],
  about: keyof Insights,
  kinds: readonly string[],
  least = OFTEN,
): { readonly about: keyof Insights; readonly name: string; readonly on: readonly number[] } | undefined {
  const places = new Map<string, number[]>()
  for (const { index, kind = '' } of memories) {
    const at = kind.indexOf(':')
    if (at < 0 || !kinds.includes(kind.slice(0, at))) continue
    const name = kind.slice(at + 1)
    const known = places.get(name)
    if (known === undefined) places.set(name, [index])
    else known.push(index)
  }
  const [first, second] = [...places].toSorted(([, one], [, other]) => other.length - one.length)
  if (first === undefined || first[1].length < least || first[1].length === second?.[1].length) return undefined
  return { about, name: first[0], on: first[1] }
}
