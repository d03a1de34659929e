/** Operations on tables: columns and rows added, dropped, renamed, filtered, sorted, counted. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { message, rowsOf, sayJson, table, type Row } from '../values.ts'
import { compare } from './compare.ts'
import { chosenOperation } from './data.ts'

const operations: Component = {
  says: 'Add, drop, rename and select columns, filter, sort, head, tail, replace, drop duplicates, concatenate, merge.',
  run(call) {
    const tables = call.values('df').map(rowsOf)
    return table(operate(call, chosenOperation(call, 'operation'), tables))
  },
}

function operate(call: Call, operation: string, tables: readonly (readonly Row[])[]): readonly Row[] {
  const rows = tables[0] ?? []
  const column = call.text('column_name')
  switch (operation) {
    case 'add column':
      return rows.map((row) => ({ ...row, [call.text('new_column_name')]: call.text('new_column_value') }))
    case 'drop column':
      return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== column)))
    case 'rename column':
      return rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, part]) => [name === column ? call.text('new_column_name') : name, part]),
        ),
      )
    case 'select columns': {
      const names = call.values('columns_to_select').map((value) => (value.kind === 'message' ? value.text : ''))
      return rows.map((row) =>
        Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]!])),
      )
    }
    case 'filter':
      return rows.filter((row) =>
        compare(sayJson(row[column] ?? ''), call.text('filter_operator') || 'equals', call.text('filter_value')),
      )
    case 'sort':
      return sorted(rows, column, call.flag('ascending', true))
    case 'head':
      return rows.slice(0, call.number('num_rows', 5))
    case 'tail':
      return rows.slice(-call.number('num_rows', 5))
    case 'replace value':
      return rows.map((row) =>
        sayJson(row[column] ?? '') === call.text('replace_value')
          ? { ...row, [column]: call.text('replacement_value') }
          : row,
      )
    case 'drop duplicates':
      return [
        ...new Map(rows.map((row) => [sayJson(row[column] ?? ''), row] as const).toReversed()).values(),
      ].toReversed()
    case 'concatenate':
      return tables.flat()
    case 'merge':
      return merged(tables[0] ?? [], tables[1] ?? [], call.text('merge_on_column'), call.text('merge_how') || 'inner')
    default:
      return rows
  }
}

function sorted(rows: readonly Row[], column: string, isUp: boolean): readonly Row[] {
  const order = (one: Json | undefined, other: Json | undefined) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : sayJson(one ?? '') < sayJson(other ?? '')
        ? -1
        : 1
  return rows.toSorted((one, other) => {
    if (sayJson(one[column] ?? '') === sayJson(other[column] ?? '')) return 0
    return isUp ? order(one[column], other[column]) : order(other[column], one[column])
  })
}

function merged(left: readonly Row[], right: readonly Row[], on: string, how: string): readonly Row[] {
  const found = Map.groupBy(right, (row) => sayJson(row[on] ?? ''))
  const keys = new Set(left.map((row) => sayJson(row[on] ?? '')))
  const both = left.flatMap((row) => (found.get(sayJson(row[on] ?? '')) ?? []).map((other) => ({ ...other, ...row })))
  const alone = (rows: readonly Row[], isKnown: (key: string) => boolean) =>
    rows.filter((row) => !isKnown(sayJson(row[on] ?? '')))
  const onlyLeft = how === 'left' || how === 'outer' ? alone(left, (key) => found.has(key)) : []
  const onlyRight = how === 'right' || how === 'outer' ? alone(right, (key) => keys.has(key)) : []
  return [...both, ...onlyLeft, ...onlyRight]
}

const combineText: Component = {
  says: 'Two texts with a delimiter between them.',
  run: (call) => message([call.text('text1'), call.text('text2')].join(delimiter(call, ' '))),
}

function delimiter(call: Call, usual: string): string {
  const given = call.value('delimiter')
  return typeof given === 'string' && given !== '' ? given.replaceAll('\\n', '\n').replaceAll('\\t', '\t') : usual
}

/** Rows of columns in the file. */
const createTable: Component = {
  says: 'The table in the file.',
  run(call) {
    const given = call.value('table_data') || call.value('data')
    return table((Array.isArray(given) ? given : []).filter(isRecord) as Row[])
  },
}

export const tableComponents = {
  DataFrameOperations: operations,
  CombineText: combineText,
  CreateTable: createTable,
}
