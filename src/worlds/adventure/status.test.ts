import { describe, expect, it } from 'vitest'
import { drawStatus, readStatus } from './status.ts'

describe('readStatus', () => {
  it.each([
    [' Sea Bank                    Score: 5     Moves: 12', { room: 'Sea Bank', score: 5, moves: 12 }],
    [' At End Of Road              Score: -36   Moves: 0', { room: 'At End Of Road', score: -36, moves: 0 }],
    ['Kitchen                                        10/42', { room: 'Kitchen', score: 10, moves: 42 }],
    ['In the Boat (on the lake)   Turns: 7', { room: 'In the Boat (on the lake)', moves: 7 }],
    ['Attic   Score: 3', { room: 'Attic', score: 3 }],
    ['Lobby                                        9:05 am', { room: 'Lobby' }],
    ['', {}],
    ['a very long sentence that is no room at all, '.repeat(3), {}],
  ])('reads %j', (upper, status) => {
    expect(readStatus({ upper })).toEqual(status)
  })

  it('takes what a story of version 3 keeps in its globals, with a score or a clock', () => {
    const status = { room: 'Attic', score: 3, moves: 9 }
    expect(readStatus({ upper: '', status })).toEqual(status)
    expect(readStatus({ upper: '', status: { room: 'Cell', hours: 9, minutes: 5 } })).toEqual({ room: 'Cell' })
  })
})

describe('drawStatus', () => {
  it('shows a score, or the time of day', () => {
    expect(drawStatus({ room: 'Attic', score: -3, moves: 9 })).toEqual({ left: 'Attic', right: 'Score: -3  Moves: 9' })
    const clock = (hours: number, minutes: number) => drawStatus({ room: 'Cell', hours, minutes }).right
    expect([clock(0, 5), clock(9, 30), clock(12, 0), clock(23, 59)]).toEqual([
      'Time: 12:05 am',
      'Time: 9:30 am',
      'Time: 12:00 pm',
      'Time: 11:59 pm',
    ])
  })
})
