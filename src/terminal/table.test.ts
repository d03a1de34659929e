import { expect, it } from 'vitest'
import { createPaint } from './paint.ts'
import { shownLine } from './shown.ts'
import { drawTable } from './table.ts'

it('aligns the columns and cuts the last one to the room that is left', () => {
  const rows = [
    [{ text: 'a' }, { text: 'short' }],
    [{ text: 'longer' }, { text: 'a reason that goes on and on' }],
  ]
  expect(drawTable(['id', 'reason'], rows, createPaint(false), 24)).toEqual([
    'id      reason',
    'a       short',
    'longer  a reason that g…',
  ])
})

it('aligns what is shown: a cell that holds an escape sequence is as wide as the sequence written out', () => {
  const rows = [
    [{ text: '\u001b[8m\u202e' }, { text: 'first' }],
    [{ text: 'b\nc' }, { text: '\u009b31m and much more' }],
  ]
  expect(drawTable(['id', 'reason'], rows, createPaint(false), 30).map(shownLine)).toEqual([
    'id               reason',
    '\\u001b[8m\\u202e  first',
    'b ⏎ c            \\u009b31m an…',
  ])
})
