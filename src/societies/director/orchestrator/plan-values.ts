/** Values of a reply that may be anything. */
export type Loose = Readonly<Record<string, unknown>>

const LONGEST_TEXT = 120

export const readRecord = (value: unknown): Loose | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null

export const readList = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : []

/** A short text with something in it, or null. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim().slice(0, LONGEST_TEXT)
  return text === '' ? null : text
}

export const readWhole = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? Math.min(value, most) : null
