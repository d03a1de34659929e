/** Reflection: when enough has happened, one or two insights that follow from memories which are really there. */
export interface MemoryToReflect {
  /** its place among all memories */
  readonly index: number
  readonly text: string
  readonly importance?: number
  readonly kind?: string
}

export interface Insight {
  readonly text: string
  readonly importance: number
  readonly kind: 'insight'
  /** the memories it stands on, by their places */
  readonly on: readonly number[]
}

/** About what half a day of an ordinary life adds up to. */
const ENOUGH_IMPORTANCE = 100

const INSIGHTS_AT_MOST = 2
const OFTEN = 3
const SOURCES_AT_MOST = 8
const ORDINARY = 5
const INSIGHT_MATTERS = 8

/** What has happened since the last reflection, the oldest first; nothing while it is not enough. */
export function reflect(
  recent: readonly MemoryToReflect[],
  { enough = ENOUGH_IMPORTANCE }: { readonly enough?: number } = {},
): readonly Insight[] {
  const happened = recent.filter(({ kind }) => kind !== 'insight')
  if (happened.reduce((sum, { importance = ORDINARY }) => sum + importance, 0) < enough) return []
  return [
    mostOften(happened, ['heard', 'helped', 'said'], (name) => `I talk with ${name} more than with anybody else.`),
    mostOften(happened, ['helped'], (name) => `${name} helps me when I ask.`, 1),
    mostOften(happened, ['did'], (use) => `I often ${use}.`),
    mostOften(happened.filter(isLesson), ['heard'], (name) => `Much of what I know I have heard from ${name}.`),
  ]
    .filter((found) => found !== undefined)
    .toSorted((one, other) => other.on.length - one.on.length)
    .slice(0, INSIGHTS_AT_MOST)
    .map(({ text, on }) => ({
      text,
      importance: INSIGHT_MATTERS,
      kind: 'insight',
      on: on.slice(-SOURCES_AT_MOST),
    }))
}

const isLesson = ({ text }: MemoryToReflect) => / told me /.test(text)

/** Of those of the kinds, whoever or whatever is named most, if nobody else is as often. */
function mostOften(
  memories: readonly MemoryToReflect[],
  kinds: readonly string[],
  textOf: (name: string) => string,
  least = OFTEN,
): { readonly text: string; readonly on: readonly number[] } | undefined {
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
  return { text: textOf(first[0]), on: first[1] }
}
