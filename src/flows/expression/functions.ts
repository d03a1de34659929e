/** The functions expressions can call. Each checks what it is given, and none reaches outside of it. */
import { isRecord } from '../../base/json-kinds.ts'
import { ownValue } from '../../base/own-value.ts'
import { checkList, checkText, LONGEST_LIST, LONGEST_TEXT, type Budget } from './budget.ts'
import { badExpression } from './tokens.ts'
import { asJson, asText, isEqual, isTrue, kindOf } from './values.ts'

export type Lambda = (value: unknown) => unknown

interface Defined {
  readonly takes: readonly [least: number, most: number]
  /** as the documentation shows it */
  readonly says: string
  readonly does: (given: readonly unknown[], budget: Budget) => unknown
}

const define = (says: string, least: number, most: number, does: Defined['does']): Defined => ({
  says,
  takes: [least, most],
  does,
})

const text = (value: unknown, of: string): string => {
  if (typeof value === 'string') return value
  throw wrong(of, 'a text', value)
}
const number = (value: unknown, of: string): number => {
  if (typeof value === 'number') return value
  throw wrong(of, 'a number', value)
}
const list = (value: unknown, of: string): readonly unknown[] => {
  if (Array.isArray(value)) return value as readonly unknown[]
  throw wrong(of, 'a list', value)
}
const record = (value: unknown, of: string): Readonly<Record<string, unknown>> => {
  if (isRecord(value)) return value
  throw wrong(of, 'a record', value)
}
const lambda = (value: unknown, of: string): Lambda => {
  if (typeof value === 'function') return value as Lambda
  throw wrong(of, 'a function such as x => x.name', value)
}
const count = (value: unknown, of: string): number => {
  const given = number(value, of)
  if (Number.isInteger(given)) return given
  throw badExpression(`${of} takes a whole number, not ${given}`)
}

const onText = (name: string, says: string, does: (value: string) => string) =>
  define(says, 1, 1, ([value], budget) => checkText(does(text(value, name)), budget))
const onNumber = (name: string, says: string, does: (value: number) => number) =>
  define(says, 1, 1, ([value]) => does(number(value, name)))
const onNumbers = (name: string, says: string, does: (values: readonly number[]) => number | null) =>
  define(says, 1, 100, (given, budget) => {
    const all = given.length === 1 && Array.isArray(given[0]) ? list(given[0], name) : given
    return does(checkList(all, budget).map((each) => number(each, name)))
  })
const onEach = (name: string, says: string, does: (all: readonly unknown[], test: Lambda) => unknown) =>
  define(says, 2, 2, ([all, how], budget) => does(checkList(list(all, name), budget), lambda(how, name)))

export const functions: Readonly<Record<string, Defined>> = {
  length: define('length(of): of a text, a list or a record', 1, 1, ([of]) => {
    if (typeof of === 'string' || Array.isArray(of)) return of.length
    return Object.keys(record(of, 'length')).length
  }),
  contains: define('contains(whole, part): a text a text, a list an element', 2, 2, ([whole, part], budget) => {
    if (typeof whole === 'string') return checkText(whole, budget).includes(text(part, 'contains'))
    return list(whole, 'contains').some((each) => isEqual(each, part, budget))
  }),
  startsWith: define('startsWith(text, start)', 2, 2, ([whole, part]) =>
    text(whole, 'startsWith').startsWith(text(part, 'startsWith')),
  ),
  endsWith: define('endsWith(text, end)', 2, 2, ([whole, part]) =>
    text(whole, 'endsWith').endsWith(text(part, 'endsWith')),
  ),
  lower: onText('lower', 'lower(text)', (value) => value.toLowerCase()),
  upper: onText('upper', 'upper(text)', (value) => value.toUpperCase()),
  trim: onText('trim', 'trim(text)', (value) => value.trim()),
  split: define('split(text, between): the parts between', 2, 2, ([whole, between], budget) =>
    checkList(checkText(text(whole, 'split'), budget).split(text(between, 'split'), LONGEST_LIST), budget),
  ),
  lines: define('lines(text): its lines that are not blank, trimmed', 1, 1, ([whole], budget) =>
    checkList(checkText(text(whole, 'lines'), budget).split('\n', LONGEST_LIST), budget)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
  join: define('join(list, between): one text', 1, 2, ([all, between = ', '], budget) => {
    const parts = checkList(list(all, 'join'), budget).map((part) => asText(part, budget))
    return joined(parts, text(between, 'join'), budget)
  }),
  replace: define('replace(text, part, by): everywhere', 3, 3, ([whole, part, by], budget) => {
    const pieces = checkText(text(whole, 'replace'), budget).split(text(part, 'replace'))
    return joined(pieces, text(by, 'replace'), budget)
  }),
  slice: define('slice(of, from, to): as in slice(list, -10)', 2, 3, ([of, from, to], budget) => {
    const places = [count(from, 'slice'), to === undefined ? undefined : count(to, 'slice')] as const
    if (typeof of === 'string') return checkText(of.slice(...places), budget)
    return checkList(list(of, 'slice').slice(...places), budget)
  }),
  first: define('first(list)', 1, 1, ([all]) => list(all, 'first')[0] ?? null),
  last: define('last(list)', 1, 1, ([all]) => list(all, 'last').at(-1) ?? null),
  reverse: define('reverse(list)', 1, 1, ([all], budget) => checkList(list(all, 'reverse'), budget).toReversed()),
  sort: define('sort(list, x => by): numbers or texts, the least first', 1, 2, ([all, by], budget) => {
    const given = checkList(list(all, 'sort'), budget)
    const keyed = given.map((each) => ({ each, key: by === undefined ? each : lambda(by, 'sort')(each) }))
    budget.spend(given.length * Math.log2(given.length + 1))
    return keyed.toSorted((one, other) => compare(one.key, other.key)).map(({ each }) => each)
  }),
  unique: define('unique(list): each once', 1, 1, ([all], budget) => {
    const seen = new Set<string>()
    return checkList(list(all, 'unique'), budget).filter((each) => {
      const key = asJson(each, budget)
      return !seen.has(key) && seen.add(key) !== undefined
    })
  }),
  flat: define('flat(list of lists): one list', 1, 1, ([all], budget) => {
    const lists = checkList(list(all, 'flat'), budget)
    for (const each of lists) if (Array.isArray(each)) checkList(each, budget)
    return checkList(lists.flat(), budget)
  }),
  keys: define('keys(record)', 1, 1, ([of], budget) => checkList(Object.keys(record(of, 'keys')), budget)),
  values: define('values(record)', 1, 1, ([of], budget) => checkList(Object.values(record(of, 'values')), budget)),
  has: define('has(record, key)', 2, 2, ([of, key]) => Object.hasOwn(record(of, 'has'), text(key, 'has'))),
  merge: define('merge(record, record): the second over the first', 2, 2, ([one, other], budget) => {
    const made = { ...record(one, 'merge'), ...record(other, 'merge') }
    budget.spend(Object.keys(made).length)
    return made
  }),
  without: define('without(record, key) or without(list, element)', 2, 2, ([of, part], budget) => {
    if (Array.isArray(of)) return checkList(of, budget).filter((each) => !isEqual(each, part, budget))
    const { [text(part, 'without')]: _gone, ...rest } = record(of, 'without')
    budget.spend(Object.keys(rest).length)
    return rest
  }),
  json: define('json(value): as JSON', 1, 1, ([value], budget) => checkText(asJson(value, budget), budget)),
  parse: define('parse(text): of JSON; null where it is none', 1, 1, ([value], budget) =>
    readJson(checkText(text(value, 'parse'), budget)),
  ),
  number: define('number(value): null where it is none', 1, 1, ([value]) => {
    if (typeof value === 'number') return value
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
    return Number.isFinite(read) ? read : null
  }),
  text: define('text(value)', 1, 1, ([value], budget) => checkText(asText(value, budget), budget)),
  default: define('default(value, otherwise): where it is null', 2, 2, ([value, otherwise]) => value ?? otherwise),
  round: onNumber('round', 'round(number)', Math.round),
  floor: onNumber('floor', 'floor(number)', Math.floor),
  ceil: onNumber('ceil', 'ceil(number)', Math.ceil),
  abs: onNumber('abs', 'abs(number)', Math.abs),
  min: onNumbers('min', 'min(numbers): null of none', (all) => leastOf(all, (one, other) => one < other)),
  max: onNumbers('max', 'max(numbers): null of none', (all) => leastOf(all, (one, other) => one > other)),
  sum: onNumbers('sum', 'sum(numbers)', (all) => {
    const sum = all.reduce((sofar, each) => sofar + each, 0)
    if (Number.isFinite(sum)) return sum
    throw badExpression('The sum is too large for a number')
  }),
  range: define('range(n): 0 to n - 1', 1, 1, ([value], budget) => {
    const length = count(value, 'range')
    if (length < 0 || length > LONGEST_LIST) throw badExpression(`range takes 0 to ${LONGEST_LIST}, not ${length}`)
    return checkList(
      Array.from({ length }, (_, place) => place),
      budget,
    )
  }),
  map: onEach('map', 'map(list, x => y)', (all, how) => all.map((each) => how(each))),
  filter: onEach('filter', 'filter(list, x => test)', (all, test) => all.filter((each) => isTrue(test(each)))),
  find: onEach('find', 'find(list, x => test)', (all, test) => all.find((each) => isTrue(test(each))) ?? null),
  any: onEach('any', 'any(list, x => test)', (all, test) => all.some((each) => isTrue(test(each)))),
  all: onEach('all', 'all(list, x => test)', (all, test) => all.every((each) => isTrue(test(each)))),
}

export function call(name: string, given: readonly unknown[], budget: Budget): unknown {
  const { takes, says, does } = ownValue(functions, name)!
  const [least, most] = takes
  if (given.length < least || given.length > most)
    throw badExpression(`${name} was given ${given.length} values. It is written ${says}`)
  return does(given, budget)
}

export function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0
  throw badExpression(`${kindOf(one)} and ${kindOf(other)} cannot be compared: two numbers or two texts can`)
}

/** Its length is known before it is made: many short parts can become long ones. */
function joined(parts: readonly string[], between: string, budget: Budget): string {
  const length = parts.reduce((sum, part) => sum + part.length + between.length, 0)
  if (length > LONGEST_TEXT + between.length)
    throw badExpression(`It makes a text of more than ${LONGEST_TEXT} characters`)
  return checkText(parts.join(between), budget)
}

function leastOf(all: readonly number[], isBetter: (one: number, other: number) => boolean): number | null {
  return all.length === 0 ? null : all.reduce((best, each) => (isBetter(each, best) ? each : best))
}

function readJson(value: string): unknown {
  try {
    // a record that brings a prototype of its own would be one nobody can put on a board
    return JSON.parse(value, (key, each: unknown) => (key === '__proto__' ? undefined : each))
  } catch {
    return null
  }
}

function wrong(of: string, needed: string, value: unknown) {
  return badExpression(`${of} takes ${needed}, not ${kindOf(value)}`)
}
