import { expect, it } from 'vitest'
import { drawBoard } from './draw-board.ts'
import { createPaint } from '../terminal/paint.ts'

const stage = { paint: createPaint(false), columns: 40 }

it('puts short values on their line and the first parts of long ones below each other', () => {
  const things = Array.from({ length: 10 }, (_, index) => ({ id: `thing-${index}`, x: index }))
  expect(drawBoard({ prompt: 'a room', things, note: 'w'.repeat(60) }, stage)).toEqual([
    '  prompt  "a room"',
    ...things.slice(0, 8).map(({ id, x }, index) => `  ${index === 0 ? 'things' : '      '}  {id: "${id}", x: ${x}}`),
    '          … 2 more in the list (--full shows all)',
    `  note    "${'w'.repeat(28)}…`,
  ])
})

it('gives a record by its keys', () => {
  expect(drawBoard({ map: { one: 'a'.repeat(20), two: 'b'.repeat(20) } }, stage)).toEqual([
    `  map  one: "${'a'.repeat(20)}"`,
    `       two: "${'b'.repeat(20)}"`,
  ])
})

it('gives everything when asked', () => {
  expect(drawBoard({ list: ['a'.repeat(50)] }, stage, { full: true })).toEqual([
    '  list  [',
    `          "${'a'.repeat(50)}"`,
    '        ]',
  ])
})
