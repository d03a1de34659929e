/** Parsers and converters: data and tables to text by a template, text to data, one type to another. */
import { readJson } from '../read-json.ts'
import type { Call, Component } from '../component.ts'
import { data, dataOf, jsonIn, markdownOf, message, rowsOf, sayJson, shownText, table, textOf } from '../values.ts'
import type { Row, Value } from '../values.ts'
import { pathIn } from './json-path.ts'

const parser: Component = {
  says: 'Each row or Data by its template, or all of it as text.',
  run(call) {
    const given = call.values('input_data', 'data', 'df')
    if (call.text('mode') === 'Stringify') return message(given.map(shownText).join(separator(call)))
    const template = call.text('pattern', 'template') || '{text}'
    return message(
      rowsIn(given)
        .map((row) => fillRow(template, row))
        .join(separator(call)),
    )
  },
}

/** A Data is one thing to fill in, also where it holds a list. */
function rowsIn(given: readonly Value[]): readonly Row[] {
  return given.flatMap((value) => (value.kind === 'data' ? [value.data] : rowsOf(value)))
}

function separator(call: Call): string {
  const given = call.value('sep')
  return typeof given === 'string' && given !== '' ? given.replaceAll('\\n', '\n').replaceAll('\\t', '\t') : '\n'
}

/** `{name}`, `{name.part}` and `{name[part]}`; what the row does not have is left out, and `{{` is a brace. */
function fillRow(template: string, row: Row): string {
  return template.replaceAll(/\{\{|\}\}|\{([^{}]*)\}/g, (all, path?: string) => {
    if (path === undefined) return all[0]!
    if (path === 'data' && row['data'] === undefined) return JSON.stringify(row)
    if (!/^[\w .[\]'"-]+$/.test(path)) return all
    return sayJson(pathIn(row, path) ?? '')
  })
}

const parseData: Component = {
  says: 'Each Data by its template, joined.',
  run(call) {
    const template = call.text('template') || '{text}'
    const rows = rowsIn(call.values('data'))
    const lines = rows.map((row) => fillRow(template, row))
    const list = table(rows.map((row, place) => ({ ...row, text: lines[place]! })))
    return { outputs: byOutput(call, (name) => (name === 'data_list' ? list : message(lines.join(separator(call))))) }
  },
}

const jsonCleaner: Component = {
  says: 'JSON out of a text that holds it, mended where it can be.',
  async run(call) {
    const found = await readJson(call.text('json_str', 'input_value'))
    return found === undefined ? call.stop('The text holds no JSON.') : message(JSON.stringify(found))
  },
}

/** A jq expression as far as it is a path. */
const parseJson: Component = {
  says: 'A part of JSON by its path, such as `.items[0].name`; other jq is not read.',
  async run(call) {
    const path = call.text('query').trim() || '.'
    if (!/^\.?[\w.[\]"'-]*$/.test(path)) return call.stop(`Only paths are read, not the jq expression ${path}.`)
    const [given] = call.values('input_value')
    const whole = given === undefined ? {} : given.kind === 'data' ? given.data : await readJson(textOf(given))
    const found = path === '.' ? whole : pathIn(whole ?? {}, path.replace(/^\./, ''))
    return data({ result: found ?? null }, 'result')
  },
}

/** From any of them to any other, by what the output is called or typed. */
const converter: Component = {
  says: 'Message, Data and table, each from the others.',
  run(call) {
    const [value = message('')] = call.values('input_data', 'message', 'data', 'data_list', 'df', 'input_value')
    const all = call.values('data_list')
    const rows = all.length > 1 ? all.flatMap(rowsOf) : rowsOf(value)
    return {
      outputs: byOutput(call, (name, types) => {
        const wanted = types.join(' ') || name
        if (/Table|DataFrame|dataframe/.test(wanted)) return table(rows)
        if (/Data|JSON|data/.test(wanted)) return dataOf(value)
        return message(
          value.kind === 'table' ? markdownOf(value.rows) : value.kind === 'data' ? told(value) : textOf(value),
        )
      }),
    }
  },
}

/** Langflow tells a Data by its text where it has one, and by its JSON otherwise. */
function told(value: Extract<Value, { kind: 'data' }>): string {
  const text = value.data[value.textKey ?? 'text']
  return typeof text === 'string' ? text : JSON.stringify(value.data)
}

const messageToData: Component = {
  says: 'The text of a message as Data.',
  run: (call) => {
    const text = call.text('message')
    const found = jsonIn(text)
    return found !== undefined && typeof found === 'object' ? dataOf(message(text)) : data({ text })
  },
}

export function byOutput(
  { node, wanted }: Call,
  make: (name: string, types: readonly string[]) => Value,
): Record<string, Value> {
  const given = node.outputs.filter(({ name }) => name !== 'component_as_tool')
  const outputs = given.length > 0 ? given : wanted.map((name) => ({ name, types: [] }))
  return Object.fromEntries(outputs.map(({ name, types }) => [name, make(name, types)]))
}

export const parserComponents = {
  ParserComponent: parser,
  ParseData: parseData,
  ParseDataFrame: parser,
  JSONCleaner: jsonCleaner,
  ParseJSONData: parseJson,
  TypeConverterComponent: converter,
  MessagetoData: messageToData,
}
