/** Operations on Data: made, selected, filtered, renamed, merged, with metadata. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { data, dataOf, message, rowsOf, sayJson, table, type Row, type Value } from '../values.ts'
import { compare } from './compare.ts'
import { pathIn } from './json-path.ts'
import { byOutput } from './parsers.ts'

/** Fields of its own, one setting each. */
const createData: Component = {
  says: 'A Data of the fields in the file.',
  run(call) {
    const own: Record<string, Json> = {}
    for (const name of call.node.order.length > 0 ? call.node.order : Object.keys(call.node.settings)) {
      const field = /^field_\d+_key$/.test(name) ? call.value(name) : undefined
      const row = field === undefined ? undefined : fieldOf(call, name)
      if (row) Object.assign(own, row)
    }
    for (const [name, part] of Object.entries(call.node.settings)) {
      if (KNOWN.has(name) || /^field_\d+_(?:key|value)$/.test(name) || part.type === 'code') continue
      const value = call.wired(name).length > 0 ? call.text(name) : call.value(name)
      if (isRecord(value)) Object.assign(own, value)
      else if (!(value === '' || typeof value === 'boolean')) own[name.replace(/^dynamic_/, '')] = value
    }
    return data(own, call.text('text_key') || undefined)
  },
}

const KNOWN: ReadonlySet<string> = new Set([
  'number_of_fields',
  'text_key',
  'text_key_validator',
  'form_fields',
  'old_data',
  '_type',
])

/** `field_1_key` is `{ name: value }`, or a name beside `field_1_value`. */
function fieldOf(call: Call, name: string): Row | undefined {
  const given = call.value(name)
  if (isRecord(given)) return given
  if (typeof given !== 'string' || given === '') return undefined
  return { [given]: call.text(name.replace('_key', '_value')) }
}

const updateData: Component = {
  says: 'A Data with more fields, or others.',
  run(call) {
    const before = call.values('old_data', 'data').map(dataOf)
    const { data: added } = dataOf(createData.run(call) as Value)
    const made = before.map((each) => data({ ...each.data, ...added }, call.text('text_key') || each.textKey))
    return made.length === 1 ? made[0]! : { kind: 'list', items: made }
  },
}

const operations: Component = {
  says: 'Selects, filters, appends, renames, removes keys, combines, evaluates literals, reads a path.',
  run(call) {
    const given = call.values('data')
    const rows = given.map((value) => dataOf(value).data)
    const merged: Row = Object.assign({}, ...rows)
    const made = operate(call, chosenOperation(call), merged, rows)
    return {
      outputs: byOutput(call, (name) => (/message|text/.test(name) ? message(JSON.stringify(made)) : data(made))),
    }
  },
}

export function chosenOperation(call: Call, setting = 'operations'): string {
  const given = call.value(setting)
  const [first] = Array.isArray(given) ? given : [given]
  const name = isRecord(first) ? first['name'] : first
  return typeof name === 'string' ? name.toLowerCase() : ''
}

function operate(call: Call, operation: string, merged: Row, rows: readonly Row[]): Row {
  const words = (name: string) => call.values(name).map((value) => (value.kind === 'message' ? value.text : ''))
  switch (operation) {
    case 'select keys':
      return pick(merged, words('select_keys_input'))
    case 'remove keys':
      return omit(merged, words('remove_keys_input'))
    case 'rename keys':
      return rename(merged, recordOf(call.value('rename_keys_input')))
    case 'append or update':
      return { ...merged, ...recordOf(call.value('append_update_data')) }
    case 'combine':
      return combine(rows)
    case 'filter values':
      return filterValues(call, merged, words('filter_key')[0] ?? '')
    case 'path selection':
    case 'select path':
      return { result: pathIn(merged, call.text('selected_key', 'mapped_json_display').replace(/^\./, '')) ?? null }
    case 'literal eval':
      return Object.fromEntries(Object.entries(merged).map(([name, part]) => [name, literal(part)]))
    case 'jq expression':
      return call.stop('jq expressions are not read. Use "Select Keys" or a path.')
    default:
      return merged
  }
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]!]))
}

function omit(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

function rename(row: Row, names: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, part]) => [sayJson(names[name] ?? name), part]))
}

/** Values of the same name become a list. */
function combine(rows: readonly Row[]): Row {
  const made: Record<string, Json> = {}
  for (const row of rows) {
    for (const [name, part] of Object.entries(row)) {
      if (!Object.hasOwn(made, name)) made[name] = part
      else made[name] = [...[made[name]!].flat(), part] as Json[]
    }
  }
  return made
}

function filterValues(call: Call, row: Row, key: string): Row {
  const list = row[key]
  if (!Array.isArray(list)) return row
  const operator = call.text('operator') || 'equals'
  const wanted = Object.entries(recordOf(call.value('filter_values')))
  const fits = (item: Json) =>
    wanted.every(([name, value]) =>
      compare(sayJson((isRecord(item) ? (item[name] as Json) : item) ?? ''), operator, sayJson(value)),
    )
  return { [key]: list.filter(fits) }
}

/** A list of pairs in old files, a record in new ones. */
function recordOf(given: Json): Row {
  if (isRecord(given)) return given
  if (!Array.isArray(given)) return {}
  const parts = given.filter(isRecord)
  const pairs = parts.every((part) => typeof part['key'] === 'string')
  return pairs
    ? Object.fromEntries(parts.map(({ key, value }) => [key as string, (value ?? '') as Json]))
    : (Object.assign({}, ...parts) as Row)
}

function literal(part: Json): Json {
  if (typeof part !== 'string') return part
  try {
    return JSON.parse(
      part
        .replaceAll("'", '"')
        .replaceAll(/\bTrue\b/g, 'true')
        .replaceAll(/\bFalse\b/g, 'false'),
    ) as Json
  } catch {
    return part
  }
}

const filterData: Component = {
  says: 'The keys of a Data that are named.',
  run(call) {
    const names = call.values('filter_criteria', 'keys').map((value) => (value.kind === 'message' ? value.text : ''))
    return data(pick(dataOf(call.values('data')[0] ?? message('')).data, names))
  },
}

const filterRows: Component = {
  says: 'The rows whose value fits.',
  run(call) {
    const key = call.text('filter_key')
    const fits = (row: Row) =>
      compare(sayJson(row[key] ?? ''), call.text('operator') || 'equals', call.text('filter_value'))
    const found = call.values('input_data', 'data').flatMap(rowsOf).filter(fits)
    return { kind: 'list', items: found.map((row) => data(row)) }
  },
}

const selectData: Component = {
  says: 'One of a list of Data, by its place.',
  run(call) {
    const rows = call.values('data_list', 'data').flatMap(rowsOf)
    return data(rows[call.number('data_index', 0)] ?? call.stop('There is no Data at that place.'))
  },
}

const extractKey: Component = {
  says: 'One key of a Data.',
  run(call) {
    const key = call.text('key')
    const rows = call
      .values('data_input', 'data')
      .flatMap((value) => (value.kind === 'data' ? [value.data] : rowsOf(value)))
    const parts = rows.map((row) => pathIn(row, key) ?? null)
    return data({ [key]: parts.length === 1 ? parts[0]! : parts }, key)
  },
}

const mergeData: Component = {
  says: 'Several Data as one, or one after the other.',
  run(call) {
    const rows = call.values('data_inputs', 'data_input', 'data').flatMap(rowsOf)
    const operation = chosenOperation(call, 'operation')
    if (operation === 'merge' || operation === 'join') return data(Object.assign({}, ...rows) as Row)
    return operation === 'append' || operation === 'concatenate' ? table(rows) : data(combine(rows))
  },
}

const alterMetadata: Component = {
  says: 'Data with fields added to or taken from its metadata.',
  run(call) {
    const removed = call.values('remove_fields').map((value) => (value.kind === 'message' ? value.text : ''))
    const text = call.text('text_in')
    const rows = [...(text === '' ? [] : [{ text }]), ...call.values('input_value').flatMap(rowsOf)]
    const made = rows.map((row) => omit({ ...row, ...recordOf(call.value('metadata')) }, removed))
    return {
      outputs: byOutput(call, (name) =>
        name.includes('frame') ? table(made) : { kind: 'list', items: made.map((row) => data(row)) },
      ),
    }
  },
}

const createList: Component = {
  says: 'A list of the texts in the file.',
  run(call) {
    const texts = call.values('texts').map((value) => (value.kind === 'message' ? value.text : ''))
    return { outputs: byOutput(call, () => table(texts.map((text) => ({ text })))) }
  },
}

export const dataComponents = {
  CreateData: createData,
  UpdateData: updateData,
  DataOperations: operations,
  FilterData: filterData,
  FilterDataValues: filterRows,
  SelectData: selectData,
  ExtractaKey: extractKey,
  MergeDataComponent: mergeData,
  AlterMetadata: alterMetadata,
  CreateList: createList,
}
