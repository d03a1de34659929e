/** Files and folders below the folder of the run: read as text, tables or JSON, and written as effects. */
import { readdir } from 'node:fs/promises'
import { messageOf } from '../../../base/errors.ts'
import { within } from '../../../tools/built-in/files.ts'
import type { Call, Component } from '../component.ts'
import { readFileText, type SaveEffect } from '../file-effects.ts'
import {
  data,
  dataOf,
  jsonIn,
  markdownOf,
  message,
  rowsOf,
  sayJson,
  shownText,
  table,
  type Row,
  type Value,
} from '../values.ts'
import { readCsv, writeCsv } from './csv.ts'
import { byOutput } from './parsers.ts'

const file: Component = {
  says: 'Text, CSV and JSON files below the folder given; PDF and office files are not read.',
  toolInputs: ['file_path_str'],
  async run(call) {
    const paths = pathsOf(call)
    if (paths.length === 0) return call.stop('No file is chosen. Choose one, or give its path in a tweak of "path".')
    const texts = await Promise.all(
      paths.map((path) => call.once(`file ${path}`, () => readFileText(call.surroundings, path))),
    )
    const separator = call.text('separator') || '\n\n'
    const rows = () => texts.flatMap((text, place) => rowsOfFile(paths[place]!, text))
    return {
      outputs: byOutput(call, (name, types) => {
        if (name === 'path') return message(paths.join('\n'))
        if (types.includes('Message') || types.length === 0) return message(texts.join(separator))
        return types.includes('Data') || types.includes('JSON') ? listed(rows()) : table(rows())
      }),
    }
  },
}

function listed(rows: readonly Row[]): Value {
  return rows.length === 1 ? data(rows[0]!) : { kind: 'list', items: rows.map((row) => data(row)) }
}

/** Of a wire, of the model, or of the file. A path that a server gave begins with the id of its flow. */
function pathsOf(call: Call): string[] {
  const given = [...call.wired('file_path'), ...call.values('file_path_str', 'path', 'csv_file', 'json_file')]
  const texts = given.map((value) =>
    value.kind === 'data' ? sayJson(value.data['file_path'] ?? value.data['text'] ?? '') : shownText(value),
  )
  return [...new Set(texts.flatMap((text) => text.split('\n')).map((text) => text.trim()))].filter(Boolean)
}

function rowsOfFile(path: string, text: string): readonly Row[] {
  if (/\.csv$/i.test(path)) return readCsv(text)
  const found = /\.json$/i.test(path) ? jsonIn(text) : undefined
  if (found !== undefined) return rowsOf(Array.isArray(found) ? table(found as Row[]) : data(found as Row))
  return [{ file_path: path, text }]
}

const directory: Component = {
  says: 'The text files of a folder below the folder given.',
  async run(call) {
    const path = call.text('path') || '.'
    const { folder } = call.surroundings
    if (folder === undefined) return call.stop('It reads a folder, and none was given that files may be read from.')
    const found = await call.once(`folder ${path}`, async () => {
      try {
        const entries = await readdir(await within(folder, path), { withFileTypes: true })
        const names = entries.filter((entry) => entry.isFile()).map(({ name }) => `${path}/${name}`)
        return await Promise.all(
          names
            .toSorted()
            .slice(0, MOST_FILES)
            .map(async (name) => ({ file_path: name, text: await textOrNothing(call, name) })),
        )
      } catch (error) {
        return messageOf(error)
      }
    })
    return typeof found === 'string' ? call.stop(`The folder "${path}" cannot be read. ${found}`) : table(found)
  },
}

const MOST_FILES = 200

function textOrNothing({ surroundings }: Call, name: string): Promise<string> {
  return readFileText(surroundings, name).catch(() => '')
}

const saveFile: Component = {
  says: 'Writes below the folder given, where that may be written to: an effect, announced and never done twice.',
  hasEffect: true,
  toolInputs: ['file_name', 'input'],
  run(call) {
    const { folder, mayWrite } = call.surroundings
    if (folder === undefined || mayWrite !== true) {
      return call.stop(
        'It writes a file, and writing is switched off here: no folder was given that may be written to.',
      )
    }
    const [value = message('')] = call.values('input', 'data', 'df', 'message')
    const format = call.text('file_format', 'local_format', 'data_format', 'message_format') || usualFormat(value)
    const name = call.text('file_name', 'file_path', 'path') || 'output'
    const path = name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`
    const effect: SaveEffect = {
      type: 'save-file',
      path,
      text: fileText(value, format),
      append: call.flag('append_mode'),
    }
    const said = message(`Saved as '${path}'.`)
    return { outputs: byOutput(call, () => said), effects: [effect] }
  },
}

function usualFormat(value: Value): string {
  return value.kind === 'message' ? 'txt' : value.kind === 'table' ? 'csv' : 'json'
}

function fileText(value: Value, format: string): string {
  if (format === 'csv') return writeCsv(rowsOf(value))
  if (format === 'json') return `${JSON.stringify(jsonOf(value), null, 2)}\n`
  return format === 'markdown' && value.kind === 'table' ? markdownOf(value.rows) : shownText(value)
}

function jsonOf(value: Value): unknown {
  if (value.kind === 'table') return value.rows
  return value.kind === 'message' ? { message: value.text } : dataOf(value).data
}

export const fileComponents = { File: file, Directory: directory, SaveToFile: saveFile }
