/** The syntax of expressions: a parser by precedence that gives a tree, and refuses what would reach behind values. */
import { listed } from '../../base/errors.ts'
import { suggestion } from '../../base/nearest.ts'
import { functions } from './functions.ts'
import { badExpression, tokensOf, type Token } from './tokens.ts'

export type Node =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'part'; readonly of: Node; readonly key: Node; readonly isOptional: boolean; readonly at: number }
  | { readonly kind: 'unary'; readonly sign: '-' | '!'; readonly of: Node; readonly at: number }
  | { readonly kind: 'binary'; readonly sign: Sign; readonly left: Node; readonly right: Node; readonly at: number }
  | { readonly kind: 'choice'; readonly test: Node; readonly yes: Node; readonly no: Node }
  | { readonly kind: 'list'; readonly items: readonly Node[] }
  | { readonly kind: 'record'; readonly entries: readonly (readonly [string, Node])[] }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Node[]; readonly at: number }
  | { readonly kind: 'lambda'; readonly name: string; readonly body: Node; readonly at: number }

export type Sign = '??' | '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

// of every sign; the higher binds first
const STRENGTH: Readonly<Record<Sign, number>> = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  in: 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
}

const WORDS: Readonly<Record<string, Sign>> = { and: '&&', or: '||', in: 'in' }
const LITERALS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

/** Keys that lead from a value to code. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

// deeper ones are read and evaluated by functions that call themselves
const DEEPEST = 64

export function parseExpression(source: string): Node {
  const tokens = tokensOf(source)
  let place = 0
  let depth = 0
  const peek = (): Token => tokens[place]!
  const next = (): Token => tokens[place++]!
  const isMark = (text: string): boolean => peek().kind === 'mark' && peek().text === text
  const take = (text: string): boolean => isMark(text) && next() !== undefined
  const expect = (text: string): void => {
    if (!take(text)) throw badExpression(`${shown(peek())} stands where ${text} is needed`, peek().at)
  }

  /** What nests goes through here. */
  const deeper = <T>(read: () => T): T => {
    if (++depth > DEEPEST) throw badExpression(`It is nested more than ${DEEPEST} times`, peek().at)
    const found = read()
    depth--
    return found
  }

  const whole = (): Node =>
    deeper(() => {
      const test = binary(0)
      if (!take('?')) return test
      const yes = whole()
      expect(':')
      return { kind: 'choice', test, yes, no: whole() }
    })

  const signAt = (): Sign | undefined => {
    const { kind, text } = peek()
    if (kind === 'name') return Object.hasOwn(WORDS, text) ? WORDS[text] : undefined
    return kind === 'mark' && Object.hasOwn(STRENGTH, text) ? (text as Sign) : undefined
  }

  const binary = (least: number): Node => {
    let left = unary()
    for (let chain = 0; ; chain++) {
      const sign = signAt()
      if (sign === undefined || STRENGTH[sign] <= least) return left
      // a chain makes a tree as deep as it is long
      if (chain > DEEPEST) throw badExpression(`More than ${DEEPEST} signs in a row: put parts in brackets`, peek().at)
      const { at } = next()
      left = { kind: 'binary', sign, left, right: deeper(() => binary(STRENGTH[sign])), at }
    }
  }

  const unary = (): Node => {
    const { at, kind, text } = peek()
    const isNot = isMark('!') || (kind === 'name' && text === 'not')
    if (!isNot && !isMark('-')) return parts()
    next()
    return { kind: 'unary', sign: isNot ? '!' : '-', of: deeper(unary), at }
  }

  const parts = (): Node => {
    let of = primary()
    for (let chain = 0; ; chain++) {
      const { at } = peek()
      if (chain > DEEPEST) throw badExpression(`A path of more than ${DEEPEST} parts`, at)
      const isOptional = take('?.')
      if (take('[')) {
        const key = whole()
        expect(']')
        of = { kind: 'part', of, key, isOptional, at }
      } else if (isOptional || take('.')) of = { kind: 'part', of, key: keyName(), isOptional, at }
      else return of
    }
  }

  const keyName = (): Node => {
    const { kind, text, at } = next()
    if (kind !== 'name') throw badExpression(`${shown({ kind, text, at })} stands where a name is needed`, at)
    return { kind: 'literal', value: allowed(text, at) }
  }

  const primary = (): Node => {
    const token = next()
    const { kind, text, at } = token
    if (kind === 'number' && !Number.isFinite(Number(text))) throw badExpression(`${text} is too large`, at)
    if (kind === 'number') return { kind: 'literal', value: Number(text) }
    if (kind === 'text') return { kind: 'literal', value: text }
    if (kind === 'name') return named(text, at)
    if (kind === 'mark' && text === '(') {
      const inside = whole()
      expect(')')
      return inside
    }
    if (kind === 'mark' && text === '[') return { kind: 'list', items: until(']', whole) }
    if (kind === 'mark' && text === '{') return { kind: 'record', entries: until('}', entry) }
    throw badExpression(`${shown(token)} stands where a value is needed`, at)
  }

  const named = (text: string, at: number): Node => {
    if (Object.hasOwn(LITERALS, text)) return { kind: 'literal', value: LITERALS[text]! }
    if (take('=>')) return { kind: 'lambda', name: allowed(text, at), body: whole(), at }
    if (!isMark('(')) return { kind: 'name', name: allowed(text, at), at }
    if (!Object.hasOwn(functions, text)) {
      const known = Object.keys(functions)
      throw badExpression(`There is no function ${text}.${suggestion(text, known)} There are: ${listed(known)}`, at)
    }
    next()
    return { kind: 'call', name: text, arguments: until(')', whole), at }
  }

  const entry = (): readonly [string, Node] => {
    const { kind, text, at } = next()
    if (kind !== 'name' && kind !== 'text') throw badExpression(`A key is a name or a text in quotes`, at)
    const key = allowed(text, at)
    expect(':')
    return [key, whole()]
  }

  const until = <T>(close: string, read: () => T): T[] => {
    const found: T[] = []
    while (!take(close)) {
      if (found.length > 0) {
        expect(',')
        if (take(close)) break
      }
      found.push(read())
    }
    return found
  }

  const tree = whole()
  if (peek().kind !== 'end') throw badExpression(`${shown(peek())} is more than an expression`, peek().at)
  return tree
}

/** A key or name that may be used. */
export function allowed(name: string, at?: number): string {
  if (FORBIDDEN.has(name)) throw badExpression(`"${name}" cannot be named: it leads from values to code`, at)
  return name
}

function shown({ kind, text }: Token): string {
  return kind === 'end' ? 'The end' : kind === 'text' ? JSON.stringify(text.slice(0, 40)) : text.slice(0, 40)
}

/** The names an expression asks its surroundings for. */
export function namesOf(node: Node, bound: readonly string[] = []): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (each: Node, own: readonly string[]): void => {
    if (each.kind === 'name' && !own.includes(each.name)) found.add(each.name)
    if (each.kind === 'lambda') visit(each.body, [...own, each.name])
    else for (const child of childrenOf(each)) visit(child, own)
  }
  visit(node, bound)
  return found
}

function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'part':
      return [node.of, node.key]
    case 'unary':
      return [node.of]
    case 'binary':
      return [node.left, node.right]
    case 'choice':
      return [node.test, node.yes, node.no]
    case 'list':
      return node.items
    case 'record':
      return node.entries.map(([, value]) => value)
    case 'call':
      return node.arguments
    default:
      return []
  }
}
