/**
 * Readers of values from outside: each gives the value back when it has the shape and the size, and nothing otherwise.
 */
export type Read<T> = (value: unknown) => T | undefined

/** Longer texts are cut. */
export const text =
  (longest: number): Read<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, longest) : undefined

export const whole =
  (least: number, most: number): Read<number> =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : undefined

export const number: Read<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

export const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const oneOf =
  <T extends string>(...known: readonly T[]): Read<T> =>
  (value) =>
    known.find((each) => each === value)

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value)

/** What does not fit is left out, and so is what is too much. */
export const list =
  <T>(read: Read<T>, most: number): Read<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const kept: T[] = []
    for (const each of value as readonly unknown[]) {
      if (kept.length === most) break
      const fitting = read(each)
      if (fitting !== undefined) kept.push(fitting)
    }
    return kept
  }

export const record =
  <T>(read: Read<T>, most: number): Read<Readonly<Record<string, T>>> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const kept: [string, T][] = []
    for (const key in value) {
      if (kept.length === most) break
      const fitting = Object.hasOwn(value, key) ? read(value[key]) : undefined
      if (fitting !== undefined) kept.push([key, fitting])
    }
    return Object.fromEntries(kept)
  }

type Shape<T> = { readonly [K in keyof T]-?: Read<Exclude<T[K], undefined>> }

/** All that is needed must fit; of what may be missing, what does not fit is left out. Other keys are left out, too. */
export const thing =
  <T extends object, O extends object = object>(needed: Shape<T>, optional?: Shape<O>): Read<T & Partial<O>> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const read: Record<string, unknown> = {}
    for (const [key, readKey] of Object.entries<Read<unknown>>(needed)) {
      read[key] = Object.hasOwn(value, key) ? readKey(value[key]) : undefined
      if (read[key] === undefined) return undefined
    }
    for (const [key, readKey] of Object.entries<Read<unknown>>(optional ?? {})) {
      const fitting = Object.hasOwn(value, key) ? readKey(value[key]) : undefined
      if (fitting !== undefined) read[key] = fitting
    }
    return read as T & Partial<O>
  }

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
