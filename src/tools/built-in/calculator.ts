/** A calculator as a tool: arithmetic with brackets, powers and a few functions, parsed and never evaluated as code. */
import { schemaFromJson } from '../../base/json-schema.ts'
import { tool } from '../tool.ts'

// longer than any sum somebody writes down
const LONGEST = 1_000

export const calculator = tool({
  name: 'calculator',
  description:
    'Computes an arithmetic expression: + - * / % ^, brackets, pi, e, ' +
    'sqrt abs round floor ceil min max log ln exp sin cos tan. Example: "round(2 * (3 + 4.5) ^ 2)".',
  input: schemaFromJson<{ expression: string }>({
    type: 'object',
    properties: { expression: { type: 'string', description: 'Such as (12.5 - 3) * 4' } },
    required: ['expression'],
    additionalProperties: false,
  }),
  reads: true,
  does: ({ expression }) => calculate(expression),
})

/** The value of an expression; an error says where it could not be read. */
export function calculate(expression: string): number {
  if (expression.length > LONGEST) throw new Error(`An expression has at most ${LONGEST} characters.`)
  const reader = { tokens: tokensIn(expression), place: 0, depth: 0 }
  const result = readSum(reader)
  const rest = reader.tokens[reader.place]
  if (rest) throw new Error(`"${rest.text}" at ${rest.at + 1} is not expected there.`)
  if (!Number.isFinite(result)) throw new Error(`The result is ${result}: it has no finite value.`)
  return result
}

interface Token {
  readonly text: string
  readonly at: number
}

interface Reader {
  readonly tokens: readonly Token[]
  place: number
  depth: number
}

// brackets within brackets
const DEEPEST = 100

function tokensIn(text: string): Token[] {
  const pattern = /\s*(?:(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[a-zA-Z]+|\*\*|[-+*/%^(),]))/y
  const tokens: Token[] = []
  let at = 0
  while (at < text.length && text.slice(at).trim() !== '') {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) throw new Error(`"${text.slice(at).trim()[0]}" at ${at + 1} is no part of an expression.`)
    const [, word = ''] = found
    tokens.push({ text: word === '**' ? '^' : word.toLowerCase(), at: pattern.lastIndex - word.length })
    at = pattern.lastIndex
  }
  return tokens
}

function take(reader: Reader, ...wanted: readonly string[]): string | undefined {
  const text = reader.tokens[reader.place]?.text
  if (text === undefined || !wanted.includes(text)) return undefined
  reader.place++
  return text
}

function readSum(reader: Reader): number {
  if (++reader.depth > DEEPEST) throw new Error(`There are more than ${DEEPEST} brackets in each other.`)
  let left = readProduct(reader)
  for (let sign = take(reader, '+', '-'); sign; sign = take(reader, '+', '-')) {
    const right = readProduct(reader)
    left = sign === '+' ? left + right : left - right
  }
  reader.depth--
  return left
}

function readProduct(reader: Reader): number {
  let left = readSigned(reader)
  for (let sign = take(reader, '*', '/', '%'); sign; sign = take(reader, '*', '/', '%')) {
    const right = readSigned(reader)
    left = sign === '*' ? left * right : sign === '/' ? left / right : left % right
  }
  return left
}

/** A sign is weaker than a power: -2 ^ 2 is -4, as on paper. */
function readSigned(reader: Reader): number {
  let sign = 1
  for (let found = take(reader, '-', '+'); found; found = take(reader, '-', '+')) if (found === '-') sign = -sign
  return sign * readPower(reader)
}

function readPower(reader: Reader): number {
  const base = readPart(reader)
  return take(reader, '^') ? base ** readSigned(reader) : base
}

function readPart(reader: Reader): number {
  const token = reader.tokens[reader.place++]
  if (!token) throw new Error('The expression ends too early.')
  if (token.text === '(') {
    const inside = readSum(reader)
    if (!take(reader, ')')) throw new Error(`The bracket at ${token.at + 1} is not closed.`)
    return inside
  }
  if (/^\d/.test(token.text)) return Number(token.text)
  if (Object.hasOwn(CONSTANTS, token.text)) return CONSTANTS[token.text]!
  const works = Object.hasOwn(FUNCTIONS, token.text) ? FUNCTIONS[token.text] : undefined
  if (!works) throw new Error(`"${token.text}" at ${token.at + 1} is not known.`)
  if (!take(reader, '(')) throw new Error(`${token.text} needs brackets: ${token.text}(…).`)
  const given: number[] = []
  do given.push(readSum(reader))
  while (take(reader, ','))
  if (!take(reader, ')')) throw new Error(`The bracket of ${token.text} at ${token.at + 1} is not closed.`)
  return works(...given)
}

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E }

const FUNCTIONS: Readonly<Record<string, (...given: number[]) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  round: Math.round,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
  log: Math.log10,
  ln: Math.log,
  exp: Math.exp,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
}
