/** Text cut into pieces, searched and changed. */
import type { Call, Component } from '../component.ts'
import { data, message, rowsOf, sayJson, table, textOf, type Row } from '../values.ts'
import { compare } from './compare.ts'
import { byOutput } from './parsers.ts'
import { searchPattern } from './safe-pattern.ts'

const splitText: Component = {
  says: 'Pieces of at most so many characters, cut at the separator, with an overlap.',
  run(call) {
    const separator = unescaped(call.value('separator'), '\n')
    const key = call.text('text_key') || 'text'
    const size = Math.max(1, call.number('chunk_size', 1000))
    const overlap = Math.max(0, call.number('chunk_overlap', 200))
    const rows = call.values('data_inputs', 'data_input').flatMap(rowsOf)
    const pieces = rows.flatMap((row) => {
      const { [key]: text = '', ...rest } = row
      return pieceTexts(sayJson(text), separator, size, overlap).map((piece): Row => ({ ...rest, text: piece }))
    })
    return {
      outputs: byOutput(call, (_, types) =>
        types.includes('Data') ? { kind: 'list', items: pieces.map((row) => data(row)) } : table(pieces),
      ),
    }
  },
}

function unescaped(given: unknown, usual: string): string {
  return typeof given === 'string' && given !== '' ? given.replaceAll('\\n', '\n').replaceAll('\\t', '\t') : usual
}

/** Parts are joined as long as they fit; one that alone is too long is cut. */
function pieceTexts(text: string, separator: string, size: number, overlap: number): string[] {
  const parts = text.split(separator).flatMap((part) => cut(part, size))
  const pieces: string[] = []
  let open: string[] = []
  const length = (some: readonly string[]) => some.reduce((sum, part) => sum + part.length + separator.length, 0)
  for (const part of parts) {
    if (open.length > 0 && length(open) + part.length > size) {
      pieces.push(open.join(separator))
      while (open.length > 0 && (length(open) > overlap || length(open) + part.length > size)) open = open.slice(1)
    }
    open.push(part)
  }
  if (open.length > 0) pieces.push(open.join(separator))
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

function cut(part: string, size: number): string[] {
  if (part.length <= size) return [part]
  return Array.from({ length: Math.ceil(part.length / size) }, (_, place) =>
    part.slice(place * size, (place + 1) * size),
  )
}

const regexExtractor: Component = {
  says: 'What a pattern finds; patterns that could take for ever are refused.',
  toolInputs: ['input_text', 'pattern'],
  run(call) {
    const search = searchPattern(call.text('pattern'), call.text('input_text'))
    if ('why' in search) return call.stop(search.why)
    const rows = search.found.map(({ match, group = match }) => ({ match: group }))
    return {
      outputs: byOutput(call, (name) =>
        /text/.test(name) ? message(rows.map(({ match }) => match).join('\n')) : table(rows),
      ),
    }
  },
}

const operations: Component = {
  says: 'Case, trimming, length, words, replacing, taking the head or tail of a text.',
  toolInputs: ['text_input'],
  run(call) {
    const text = call.text('text_input', 'input_value', 'text')
    return message(operate(call, text, operationOf(call)))
  },
}

function operationOf(call: Call): string {
  const [first] = [call.value('operation')].flat() as readonly unknown[]
  const name = typeof first === 'object' && first !== null && 'name' in first ? first.name : first
  return typeof name === 'string' ? name.toLowerCase() : ''
}

function operate(call: Call, text: string, operation: string): string {
  if (/upper/.test(operation)) return text.toUpperCase()
  if (/lower/.test(operation)) return text.toLowerCase()
  if (/strip|trim/.test(operation)) return text.trim()
  if (/word count/.test(operation)) return String(text.split(/\s+/).filter(Boolean).length)
  if (/length/.test(operation)) return String(text.length)
  if (/replace/.test(operation)) {
    return text.replaceAll(call.text('search_pattern', 'old_text'), () => call.text('replacement_text', 'new_text'))
  }
  if (/head/.test(operation)) return text.slice(0, call.number('head_characters', 100))
  if (/tail/.test(operation)) return text.slice(-call.number('tail_characters', 100))
  if (/join/.test(operation)) return [text, call.text('text_input_2')].filter(Boolean).join('\n')
  return call.stop(`The operation "${operation}" on text is not known.`)
}

/** Refuses what does not fit, in place of a guardrail that asks a model. */
const outputParser: Component = {
  says: 'A comma-separated list, read into rows.',
  run(call) {
    const items = call.values('input_value').map(textOf).join(',').split(',')
    const rows = items.map((item) => ({ text: item.trim() })).filter(({ text }) => !compare(text, 'is empty', ''))
    return {
      outputs: byOutput(call, (name) =>
        /format/.test(name) ? message('Answer with values separated by commas.') : table(rows),
      ),
    }
  },
}

export const textComponents = {
  SplitText: splitText,
  RegexExtractor: regexExtractor,
  TextOperations: operations,
  OutputParser: outputParser,
}
