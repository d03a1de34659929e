/** Tokens of an expression: numbers, texts, names and marks, each with its place. */
import { TroupeError } from '../../base/errors.ts'

export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'mark' | 'end'
  /** of a text, what it says; of everything else, as it is written */
  readonly text: string
  readonly at: number
}

// nobody writes a longer one by hand, and reading takes time that grows with it
const LONGEST = 10_000

// what is longer comes first
const MARKS = ['?.', '??', '=>', '==', '!=', '<=', '>=', '&&', '||', ...'()[]{}.,:?!<>+-*/%'.split('')]

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\', '"': '"', "'": "'" }

export function tokensOf(source: string): readonly Token[] {
  if (source.length > LONGEST)
    throw badExpression(`An expression of ${source.length} characters is too long: ${LONGEST} at most.`)
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const letter = source[at]!
    if (/\s/.test(letter)) at++
    else {
      const token = tokenAt(source, at)
      tokens.push(token.token)
      at = token.end
    }
  }
  return [...tokens, { kind: 'end', text: '', at }]
}

interface Read {
  readonly token: Token
  readonly end: number
}

function tokenAt(source: string, at: number): Read {
  const letter = source[at]!
  if (letter === '"' || letter === "'") return textAt(source, at, letter)
  if (/\d/.test(letter)) return run('number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y, source, at)
  if (/[A-Za-z_$]/.test(letter)) return run('name', /[\w$]+/y, source, at)
  const mark = MARKS.find((each) => source.startsWith(each, at))
  if (mark !== undefined) return { token: { kind: 'mark', text: mark, at }, end: at + mark.length }
  throw badExpression(`${JSON.stringify(letter)} means nothing in an expression`, at)
}

function run(kind: Token['kind'], pattern: RegExp, source: string, at: number): Read {
  pattern.lastIndex = at
  const text = pattern.exec(source)![0]
  return { token: { kind, text, at }, end: at + text.length }
}

function textAt(source: string, at: number, quote: string): Read {
  let text = ''
  for (let place = at + 1; place < source.length; place++) {
    const letter = source[place]!
    if (letter === quote) return { token: { kind: 'text', text, at }, end: place + 1 }
    if (letter !== '\\') text += letter
    else {
      const meant = ESCAPES[source[++place] ?? '']
      if (meant === undefined) throw badExpression(`\\${source[place] ?? ''} means nothing in a text`, place - 1)
      text += meant
    }
  }
  throw badExpression(`The text is not closed: its end needs ${quote}`, at)
}

/** `at`: where in the expression, from 0. */
export function badExpression(message: string, at?: number): TroupeError {
  const place = at === undefined ? '' : ` (character ${at + 1} of the expression)`
  return new TroupeError('FLOW_BAD_EXPRESSION', `${message}${place}.`)
}
