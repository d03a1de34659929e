/**
 * Expressions: the small safe language of flow files, for conditions and for what agents write. Values go in, a value
 * comes out; nothing else can be reached, and what takes too long or grows too large ends in an error.
 */
import { isRecord } from '../../base/json-kinds.ts'
import { messageOf, TroupeError } from '../../base/errors.ts'
import { ownValue } from '../../base/own-value.ts'
import { checkList, checkText, createBudget, type Budget } from './budget.ts'
import { call, compare, type Lambda } from './functions.ts'
import { allowed, namesOf, parseExpression, type Node } from './syntax.ts'
import { badExpression } from './tokens.ts'
import { asText, isEqual, isTrue, kindOf } from './values.ts'

export type Scope = Readonly<Record<string, unknown>>

export interface Expression {
  readonly text: string
  /** what it asks its scope for */
  readonly names: ReadonlySet<string>
  evaluate(scope: Scope): unknown
  /** the same as yes or no */
  holds(scope: Scope): boolean
}

/** Reads an expression, or throws FLOW_BAD_EXPRESSION with the place of what is wrong. */
export function readExpression(text: string): Expression {
  const tree = parseExpression(text)
  const evaluate = (scope: Scope): unknown => {
    try {
      return checkResult(valueOf(tree, scope, createBudget()), tree)
    } catch (error) {
      throw told(text, error)
    }
  }
  return { text, names: namesOf(tree), evaluate, holds: (scope) => isTrue(evaluate(scope)) }
}

// enough to find it by
const SHOWN = 80

function told(text: string, error: unknown): unknown {
  if (!(error instanceof TroupeError) || error.code !== 'FLOW_BAD_EXPRESSION') return error
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return new TroupeError('FLOW_BAD_EXPRESSION', `${messageOf(error)} The expression: ${shown}`)
}

// of everything in a result together
const MOST_VALUES = 200_000

function checkResult(value: unknown, tree: Node): unknown {
  if (typeof value === 'function') throw badExpression('It comes to a function: call it, or give it to map or filter')
  // what was only looked up is as large as it was before
  if (tree.kind !== 'name' && tree.kind !== 'part') checkSize(value)
  return value ?? null
}

/** One that holds another many times over is small here, and larger than memory once it is copied. */
function checkSize(value: unknown): void {
  let values = 0
  const visit = (each: unknown): void => {
    if (++values > MOST_VALUES) throw badExpression(`What it makes has more than ${MOST_VALUES} values in it`)
    if (typeof each === 'object' && each !== null) for (const part of Object.values(each)) visit(part)
  }
  visit(value)
}

function valueOf(node: Node, scope: Scope, budget: Budget): unknown {
  budget.spend(1)
  switch (node.kind) {
    case 'literal':
      return node.value
    case 'name':
      return named(node.name, scope, node.at)
    case 'part':
      return partOf(node, scope, budget)
    case 'unary':
      return unary(node, scope, budget)
    case 'binary':
      return binary(node, scope, budget)
    case 'choice':
      return valueOf(isTrue(valueOf(node.test, scope, budget)) ? node.yes : node.no, scope, budget)
    case 'list':
      return node.items.map((item) => data(valueOf(item, scope, budget)))
    case 'record':
      return Object.fromEntries(node.entries.map(([key, value]) => [key, data(valueOf(value, scope, budget))]))
    case 'call':
      return call(
        node.name,
        node.arguments.map((each) => valueOf(each, scope, budget)),
        budget,
      )
    case 'lambda': {
      const lambda: Lambda = (value) => data(valueOf(node.body, { ...scope, [node.name]: value }, budget))
      return lambda
    }
  }
}

/** What may be kept in a value: no function. */
function data(value: unknown): unknown {
  if (typeof value === 'function') throw badExpression('A function is no value: give it to map or filter')
  return value ?? null
}

function named(name: string, scope: Scope, at: number): unknown {
  if (!Object.hasOwn(scope, name))
    throw badExpression(`There is no ${name} here. There are: ${Object.keys(scope).slice(0, 30).join(', ')}`, at)
  return scope[name] ?? null
}

function partOf(node: Extract<Node, { kind: 'part' }>, scope: Scope, budget: Budget): unknown {
  const of = valueOf(node.of, scope, budget)
  if (of === null && node.isOptional) return null
  const key = valueOf(node.key, scope, budget)
  if (Array.isArray(of) && typeof key === 'number') return of.at(key) ?? null
  if (isRecord(of) && (typeof key === 'string' || typeof key === 'number'))
    return ownValue(of, allowed(String(key), node.at)) ?? null
  const help = of === null ? '. Write ?. where it may be missing' : key === 'length' ? '. Write length(…)' : ''
  throw badExpression(`${kindOf(of)} has no part ${asText(key, budget).slice(0, 60)}${help}`, node.at)
}

function unary({ sign, of, at }: Extract<Node, { kind: 'unary' }>, scope: Scope, budget: Budget): unknown {
  const value = valueOf(of, scope, budget)
  if (sign === '!') return !isTrue(value)
  if (typeof value !== 'number') throw badExpression(`- takes a number, not ${kindOf(value)}`, at)
  return -value
}

function binary({ sign, left, right, at }: Extract<Node, { kind: 'binary' }>, scope: Scope, budget: Budget): unknown {
  const one = valueOf(left, scope, budget)
  // those that may not need the other side
  if (sign === '??') return one ?? valueOf(right, scope, budget)
  if (sign === '&&') return isTrue(one) ? valueOf(right, scope, budget) : one
  if (sign === '||') return isTrue(one) ? one : valueOf(right, scope, budget)
  const other = valueOf(right, scope, budget)
  switch (sign) {
    case '==':
      return isEqual(one, other, budget)
    case '!=':
      return !isEqual(one, other, budget)
    case '<':
      return compare(one, other) < 0
    case '<=':
      return compare(one, other) <= 0
    case '>':
      return compare(one, other) > 0
    case '>=':
      return compare(one, other) >= 0
    case 'in':
      return isIn(one, other, budget, at)
    default:
      return arithmetic(sign, one, other, budget, at)
  }
}

function isIn(one: unknown, whole: unknown, budget: Budget, at: number): boolean {
  if (Array.isArray(whole)) return checkList(whole, budget).some((each) => isEqual(each, one, budget))
  if (typeof whole === 'string' && typeof one === 'string') return checkText(whole, budget).includes(one)
  if (isRecord(whole) && typeof one === 'string') return Object.hasOwn(whole, one)
  throw badExpression(`in takes a list, a text or a record on its right, not ${kindOf(whole)}`, at)
}

type Arithmetic = '+' | '-' | '*' | '/' | '%'

function arithmetic(sign: Arithmetic, one: unknown, other: unknown, budget: Budget, at: number): unknown {
  if (sign === '+' && Array.isArray(one) && Array.isArray(other)) return checkList([...one, ...other], budget)
  if (sign === '+' && (typeof one === 'string' || typeof other === 'string'))
    return checkText(asText(one, budget) + asText(other, budget), budget)
  if (typeof one !== 'number' || typeof other !== 'number')
    throw badExpression(`${kindOf(one)} ${sign} ${kindOf(other)} means nothing`, at)
  const result = { '+': one + other, '-': one - other, '*': one * other, '/': one / other, '%': one % other }[sign]
  if (!Number.isFinite(result)) throw badExpression(`${one} ${sign} ${other} is no number`, at)
  return result
}
