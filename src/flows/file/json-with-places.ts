/**
 * JSON with comments, read with places: where in the text each value stands, so that what is wrong with it can be shown
 * there. Comments and commas before a closing bracket are allowed; keys that come twice are not.
 */
import { listed } from '../../base/errors.ts'

export interface Place {
  /** from 1 */
  readonly line: number
  readonly column: number
}

export interface PlacedJson {
  readonly value: unknown
  /** of a value by its keys; of one that is not there, that of what it would be in */
  readonly placeOf: (path: readonly PropertyKey[]) => Place
}

export type JsonFault = Place & { readonly message: string }

// a file that is larger holds data, which belongs elsewhere
const MOST_CHARACTERS = 5_000_000
// reading calls itself
const DEEPEST = 200

/** The values of an object or list by key, each with its place. */
interface Placed {
  readonly at: number
  readonly parts?: ReadonlyMap<string, Placed>
}

class Unreadable extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

export function readPlacedJson(text: string): PlacedJson | { readonly fault: JsonFault } {
  const lines = lineStarts(text)
  const placeAt = (at: number): Place => {
    let [low, high] = [0, lines.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (lines[middle]! <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - lines[low]! + 1 }
  }
  try {
    if (text.length > MOST_CHARACTERS)
      throw new Unreadable(`The file has more than ${MOST_CHARACTERS} characters`, MOST_CHARACTERS)
    const { value, placed } = readWhole(text)
    return {
      value,
      placeOf(path) {
        let found = placed
        for (const key of path) found = found.parts?.get(String(key)) ?? found
        return placeAt(found.at)
      },
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { fault: { ...placeAt(error.at), message: error.message } }
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

interface ReadValue {
  readonly value: unknown
  readonly placed: Placed
}

const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

function readWhole(text: string): ReadValue {
  let at = text.startsWith('\uFEFF') ? 1 : 0

  const skip = (): void => {
    for (;;) {
      while (/\s/.test(text[at] ?? '')) at++
      if (text.startsWith('//', at)) at = endOf('\n', at)
      else if (text.startsWith('/*', at)) {
        const end = text.indexOf('*/', at + 2)
        if (end < 0) throw new Unreadable('This comment is not closed: its end needs */', at)
        at = end + 2
      } else return
    }
  }
  const endOf = (mark: string, from: number): number => {
    const end = text.indexOf(mark, from)
    return end < 0 ? text.length : end
  }
  const fail = (needed: string): never => {
    const found = at >= text.length ? 'The file ends' : `${JSON.stringify(text[at])} stands`
    throw new Unreadable(`${found} where ${needed} is needed`, at)
  }

  const readValue = (depth: number): ReadValue => {
    skip()
    if (depth > DEEPEST) throw new Unreadable(`This is nested more than ${DEEPEST} times`, at)
    const start = at
    const letter = text[at] ?? ''
    if (letter === '{') return readObject(depth)
    if (letter === '[') return readList(depth)
    if (letter === '"') return { value: readText(), placed: { at: start } }
    const word = /[\w.+-]*/y
    word.lastIndex = at
    const [written = ''] = word.exec(text) ?? []
    if (Object.hasOwn(WORDS, written)) {
      at += written.length
      return { value: WORDS[written], placed: { at: start } }
    }
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written) && Number.isFinite(Number(written))) {
      at += written.length
      return { value: Number(written), placed: { at: start } }
    }
    if (letter === "'") throw new Unreadable('A text has double quotes, "like this"', at)
    if (written !== '') throw new Unreadable(`${written.slice(0, 40)} is no value. A text needs "quotes"`, at)
    return fail('a value')
  }

  const readText = (): string => {
    const start = at
    for (at++; at < text.length; at++) {
      if (text[at] === '\\') at++
      else if (text[at] === '\n') break
      else if (text[at] === '"') {
        at++
        return parsedText(text.slice(start, at), start)
      }
    }
    throw new Unreadable('This text is not closed on its line: its end needs ", and a line break is written \\n', start)
  }

  const readObject = (depth: number): ReadValue => {
    const start = at++
    const entries: [string, unknown][] = []
    const parts = new Map<string, Placed>()
    for (skip(); text[at] !== '}'; skip()) {
      const keyAt = at
      if (text[at] !== '"') fail('a key in double quotes')
      const key = readText()
      if (key === '__proto__') throw new Unreadable('A key cannot be "__proto__"', keyAt)
      if (parts.has(key)) throw new Unreadable(`The key ${JSON.stringify(key.slice(0, 40))} is here twice`, keyAt)
      skip()
      if (text[at] !== ':') fail(':')
      at++
      const { value, placed } = readValue(depth + 1)
      entries.push([key, value])
      parts.set(key, placed)
      skip()
      if (text[at] === ',') at++
      else if (text[at] !== '}') fail(', or }')
    }
    at++
    return { value: Object.fromEntries(entries), placed: { at: start, parts } }
  }

  const readList = (depth: number): ReadValue => {
    const start = at++
    const items: unknown[] = []
    const parts = new Map<string, Placed>()
    for (skip(); text[at] !== ']'; skip()) {
      const { value, placed } = readValue(depth + 1)
      parts.set(String(items.length), placed)
      items.push(value)
      skip()
      if (text[at] === ',') at++
      else if (text[at] !== ']') fail(', or ]')
    }
    at++
    return { value: items, placed: { at: start, parts } }
  }

  const whole = readValue(0)
  skip()
  if (at < text.length) throw new Unreadable(`${JSON.stringify(text[at])} is more than one value`, at)
  return whole
}

function parsedText(quoted: string, at: number): string {
  try {
    return JSON.parse(quoted) as string
  } catch {
    const known = listed(['\\n', '\\t', '\\"', '\\\\', '\\u0041'])
    throw new Unreadable(`This text has a sign in it that JSON does not take. Signs are written like ${known}`, at)
  }
}
