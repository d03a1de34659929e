/** Values in expressions: of which kind they are, whether two are equal, how they are written as text. */
import { isRecord } from '../../base/json-kinds.ts'
import type { Budget } from './budget.ts'
import { LONGEST_TEXT } from './budget.ts'
import { badExpression } from './tokens.ts'

export type Kind = 'nothing' | 'a text' | 'a number' | 'yes or no' | 'a list' | 'a record' | 'a function'

export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  switch (typeof value) {
    case 'string':
      return 'a text'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'yes or no'
    case 'function':
      return 'a function'
    default:
      return 'a record'
  }
}

/** Nothing, false, 0 and the empty text are not true; everything else is. */
export function isTrue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== 0 && value !== ''
}

/** As JSON is equal: the order of keys does not matter. */
export function isEqual(one: unknown, other: unknown, budget: Budget): boolean {
  budget.spend(typeof one === 'string' ? 1 + one.length / 100 : 1)
  if (Object.is(one ?? null, other ?? null)) return true
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, place) => isEqual(each, other[place], budget))
    )
  // 0 and -0 are the same number
  if (!isRecord(one) || !isRecord(other)) return typeof one === 'number' && one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key], budget))
  )
}

export function asText(value: unknown, budget: Budget): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  return asJson(value, budget)
}

/** Counted while it is written: a value that holds itself many times over would be larger than memory. */
export function asJson(value: unknown, budget: Budget): string {
  let length = 0
  const text = JSON.stringify(value ?? null, (key, each: unknown) => {
    length += key.length + (typeof each === 'string' ? each.length : 1)
    if (length > LONGEST_TEXT) throw badExpression(`It makes a text of more than ${LONGEST_TEXT} characters`)
    budget.spend(1)
    return each
  })
  return text ?? 'null'
}
