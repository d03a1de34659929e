import { expect, it } from 'vitest'
import { createPaint } from './paint.ts'
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
