/** What a step made of the board, so that it can be read: each field, and in it what came, went or became another. */
import { isRecord } from '../../../../../src/base/json-kinds.ts'
import { foldChanges, type Change } from '../../../../../src/board/change.ts'
import { matchChange } from '../../../../../src/board/read-change.ts'
import type { StepRecord } from '../../../../../src/store/record.ts'
import type { Timeline } from '../../../journal/timeline.ts'

export interface Difference {
  /** inside the field: `.rooms[3].title`; empty for the field itself */
  readonly path: string
  readonly kind: 'new' | 'gone' | 'other'
  readonly before?: unknown
  readonly after?: unknown
}

export interface FieldChange {
  readonly field: string
  readonly differences: readonly Difference[]
}

/** What one agent of a step changed. Those before it in the same step have changed the field already. */
export function readChanges(timeline: Timeline, step: number, deed: number): readonly FieldChange[] {
  const record = timeline.step(step)
  const changes = record?.did[deed]?.changes ?? {}
  return Object.keys(changes).map((field) => {
    const before = valueBefore(timeline, record!, deed, field)
    return { field, differences: differencesOf(before, changes[field]!) }
  })
}

function valueBefore(timeline: Timeline, { step, did }: StepRecord, deed: number, field: string): unknown {
  const earlier = did
    .slice(0, deed)
    .flatMap(({ changes }) => (changes && Object.hasOwn(changes, field) ? [changes[field]!] : []))
  return foldChanges(timeline.field(field, step - 1), earlier)
}

export function differencesOf(before: unknown, change: Change): readonly Difference[] {
  return matchChange(change, {
    set: (after) => compare(before, after, '', 0),
    push: (items) => {
      const from = Array.isArray(before) ? before.length : 0
      return items.map((after, index): Difference => ({ path: `[${from + index}]`, kind: 'new', after }))
    },
    put: (entries, gone) => {
      const known = isRecord(before) ? before : {}
      return [
        ...gone.map((key): Difference => ({ path: step(key), kind: 'gone', before: known[key] })),
        ...Object.keys(entries).flatMap((key): readonly Difference[] =>
          Object.hasOwn(known, key)
            ? compare(known[key], entries[key], step(key), 1)
            : [{ path: step(key), kind: 'new', after: entries[key] }],
        ),
      ]
    },
    patch: (things) => {
      const list: readonly unknown[] = Array.isArray(before) ? before : []
      return things.flatMap(({ place, fields }): readonly Difference[] => {
        const path = `[${place}]`
        if (fields === undefined) return [{ path, kind: 'gone', before: list[place] }]
        const thing = list[place]
        if (!isRecord(thing)) return [{ path, kind: 'new', after: fields }]
        return compare(thing, { ...thing, ...fields }, path, 1)
      })
    },
  })
}

// deeper than this a whole value is easier to read than its parts
const DEEPEST = 3

function compare(before: unknown, after: unknown, path: string, depth: number): readonly Difference[] {
  if (isSame(before, after)) return []
  if (before === undefined) return [{ path, kind: 'new', after }]
  if (depth < DEEPEST && isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => {
      if (!Object.hasOwn(after, key)) return [{ path: path + step(key), kind: 'gone' as const, before: before[key] }]
      if (!Object.hasOwn(before, key)) return [{ path: path + step(key), kind: 'new' as const, after: after[key] }]
      return compare(before[key], after[key], path + step(key), depth + 1)
    })
  }
  if (depth < DEEPEST && Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, depth)
  return [{ path, kind: 'other', before, after }]
}

/** What is the same at both ends is left out; what is between went and came. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  depth: number,
): readonly Difference[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const went = before.slice(start, before.length - end)
  const came = after.slice(start, after.length - end)
  if (went.length === came.length)
    return went.flatMap((item, index) => compare(item, came[index], `${path}[${start + index}]`, depth + 1))
  return [
    ...went.map((item, index): Difference => ({ path: `${path}[${start + index}]`, kind: 'gone', before: item })),
    ...came.map((item, index): Difference => ({ path: `${path}[${start + index}]`, kind: 'new', after: item })),
  ]
}

const step = (key: string): string => (/^[\w$-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`)

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}
