/** Mistakes in the description of a society that the compiler must refuse. */
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { choice, count } from './option.ts'
import { society } from './define-society.ts'

const lamp = board({ light: value(0), mood: value('calm') })
const shine = flow(lamp, {
  start: 'lamp',
  agents: { lamp: lamp.agent({ reads: [], writes: ['light'], think: () => ({ light: 1 }) }) },
  routes: { lamp: end('lit') },
})

society({
  name: 'lamps',
  flow: shine,
  input: { light: 3 },
  options: [count({ path: 'light', label: 'Light', default: 1, min: 0, max: 9, flag: '--light' })],
  nameOf: ({ mood }) => `A ${mood?.toUpperCase()} lamp`,
})

// @ts-expect-error a society has a name
society({ flow: shine })
// @ts-expect-error and a flow
society({ name: 'lamps' })
// @ts-expect-error an option belongs to a field of the board
society({ name: 'lamps', flow: shine, options: [count({ path: 'size', label: 'Size' })] })
// @ts-expect-error there is no such field to start with
society({ name: 'lamps', flow: shine, input: { size: 3 } })
// @ts-expect-error a board has only its own fields
society({ name: 'lamps', flow: shine, nameOf: ({ size }) => String(size) })
// @ts-expect-error a flag begins with two dashes
count({ path: 'light', label: 'Light', flag: 'light' })
// @ts-expect-error a default is of the kind of its option
count({ path: 'light', label: 'Light', default: 'bright' })
// @ts-expect-error one chooses among something
choice({ path: 'mood', label: 'Mood' })
// @ts-expect-error there is no such part of a description
society({ name: 'lamps', flow: shine, colour: 'red' })
