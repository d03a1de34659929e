/**
 * A model's reply, read as people would: plain text where that is wanted; else JSON or YAML, whatever is said around
 * it.
 */
import { messageOf } from '../base/errors.ts'
import { parse, type Schema } from '../base/schema.ts'
import { wantsText } from './plain-text.ts'

// far above what a model writes; looking for the sense in a text takes time
const LONGEST_REPLY = 50_000

// brackets that are never closed, as in a text full of them, are each looked through to the end
const MOST_UNCLOSED = 50

// errors are not shown, and looking for keys that come twice takes the square of their number
const YAML_OPTIONS = { logLevel: 'error', prettyErrors: false, uniqueKeys: false } as const

export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string }

/** The first part of the text that fits the schema, or what is wrong with the one that comes closest. */
export async function readReply<T>(text: string, schema: Schema<T>): Promise<Reading<T>> {
  // reasoning models think aloud first
  const said = text.slice(endOf(text, '</think>')).trim()
  if (wantsText(schema)) return readText(said, schema)
  if (said.length > LONGEST_REPLY) return { ok: false, fault: `The reply is longer than ${LONGEST_REPLY} characters.` }
  let fault: string | undefined
  for await (const found of candidates(said)) {
    try {
      return { ok: true, value: parse(schema, found, 'The reply') }
    } catch (error) {
      // what is wrong with a text is of no use where an object was wanted
      if (typeof found === 'object' && found !== null) fault ??= messageOf(error)
    }
  }
  return { ok: false, fault: fault ?? 'The reply holds no JSON and no YAML that is whole.' }
}

/** A text is taken whole. Some models put it in quotes, as JSON has it. */
function readText<T>(said: string, schema: Schema<T>): Reading<T> {
  if (said === '') return { ok: false, fault: 'The reply is empty.' }
  let fault = ''
  for (const found of [...readJson(said)].filter((value) => typeof value === 'string').concat(said)) {
    try {
      return { ok: true, value: parse(schema, found, 'The reply') }
    } catch (error) {
      fault = messageOf(error)
    }
  }
  return { ok: false, fault }
}

function endOf(text: string, mark: string): number {
  const place = text.lastIndexOf(mark)
  return place < 0 ? 0 : place + mark.length
}

/** Everything in the text that can be read, the likeliest first. JSON costs nothing, so it is tried before YAML. */
async function* candidates(text: string): AsyncGenerator {
  const fenced = fencedIn(text)
  const spans = bracketed(text)
  for (const part of [...fenced, text, ...spans]) yield* readJson(part)
  const { parse: parseYaml } = await import('yaml')
  const opening = /^[\w"'-]+:(?:\s|$)/m.exec(text)
  const open = opening ? text.slice(opening.index) : undefined
  const parts = [...fenced, text, ...spans, ...(open === undefined ? [] : [open, paragraph(open)])]
  for (const part of new Set(parts)) {
    for (const wording of new Set([part, quoteColons(part)])) {
      try {
        yield parseYaml(wording, YAML_OPTIONS) as unknown
        break
      } catch {
        // not YAML either
      }
    }
  }
}

/** What stands between lines that begin with three backticks. */
function fencedIn(text: string): string[] {
  const found: string[] = []
  let inside: string[] | undefined
  for (const line of text.split('\n')) {
    if (!/^[ \t]*```/.test(line)) inside?.push(line)
    else if (inside === undefined) inside = []
    else {
      found.push(inside.map((each) => `${each}\n`).join(''))
      inside = undefined
    }
  }
  return found
}

function* readJson(text: string): Generator {
  try {
    yield JSON.parse(text) as unknown
  } catch {
    // not JSON; YAML is tried later
  }
}

/** The outermost {…} and […] that are closed, longest first: chatter holds small ones. */
function bracketed(text: string): string[] {
  const spans: string[] = []
  for (let start = 0, unclosed = 0; start < text.length && unclosed < MOST_UNCLOSED; start++) {
    if (text[start] !== '{' && text[start] !== '[') continue
    const end = closing(text, start)
    if (end === undefined) {
      unclosed++
      continue
    }
    spans.push(text.slice(start, end + 1))
    start = end
  }
  return spans.toSorted((a, b) => b.length - a.length)
}

function closing(text: string, start: number): number | undefined {
  let depth = 0
  for (let place = start, quoted = false; place < text.length; place++) {
    const sign = text[place]!
    if (sign === '\\' && quoted) place++
    else if (sign === '"') quoted = !quoted
    else if (quoted) continue
    else if (sign === '{' || sign === '[') depth++
    else if ((sign === '}' || sign === ']') && --depth === 0) return place
  }
  return undefined
}

/** Up to the first empty line that is followed by something that is not part of it. */
function paragraph(text: string): string {
  return text.split(/\n[ \t]*\n(?=[^\s\w"'-]|\w+ )/)[0]!
}

/**
 * Models write `reason: I saw it: a door`, which YAML refuses. Line by line: empty lines are many and not looked past.
 */
function quoteColons(text: string): string {
  return text.replaceAll(
    /^([ \t]*(?:- )?[\w-]+: +)([^\s"'|>[{&*!%@`].*(?:: |:$| #).*)$/gm,
    (_, key: string, value: string) => `${key}${JSON.stringify(value.trimEnd())}`,
  )
}
