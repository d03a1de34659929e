/** What kind of JSON something is: asked of everything that comes from a file, a network or a mind. */

/** An object with named parts, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A whole number from 0 that a computer can count to. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
