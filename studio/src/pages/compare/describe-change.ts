/** Two changes to a field in a few words each, cut where they begin to differ, for two cells of a table. */
import type { Change } from '../../../../src/board/change.ts'
import { describeChange, type Wording } from '../../../../src/board/describe-change.ts'

// enough to see what it is; the journal has the rest
const MOST_LETTERS = 160
// what is looked through for the first difference
const MOST_READ = 20_000
// what stands before the first difference, so that it can be understood
const LEAD = 32

export function describePair(left: Change | undefined, right: Change | undefined): readonly [string, string] {
  const [a, b] = [describe(left), describe(right)]
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  const from = Math.min(a.length, b.length) <= MOST_LETTERS ? 0 : Math.max(0, same - LEAD)
  return [clip(a, from), clip(b, from)]
}

const wording: Wording = { value: inWords, keysOneByOne: true }

const describe = (change: Change | undefined) => (change === undefined ? 'nothing' : describeChange(change, wording))

function inWords(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, MOST_READ)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ')
  const parts = Object.entries(value).map(([key, inside]) => `${key} ${inWords(inside)}`)
  return parts.length === 0 ? 'none' : parts.join(' · ')
}

function clip(text: string, from: number): string {
  const end = from + MOST_LETTERS
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${text.length > end ? '…' : ''}`
}
