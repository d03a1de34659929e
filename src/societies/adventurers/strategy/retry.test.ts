import { describe, expect, it } from 'vitest'
import type { ActionRecord } from '../board.ts'
import type { StrategyKnowledge } from '../views.ts'
import { wayBack } from './retry.ts'

const waits = (count: number) => Array.from({ length: count }, (_, place) => `wait ${place}`)

/** What is done after a game that ended like this; `at`: where each command was given. */
function after(commands: readonly string[], at: (place: number) => string = () => 'cave', mode = 'retry') {
  const history = commands.map((action, place): ActionRecord => ({
    step: place + 1,
    action,
    location: at(place),
    result: '',
    progressChange: 0,
    scoreChange: 0,
    outcome: 'neutral',
  }))
  const knowledge = { situation: { died: true }, view: { mode, commands }, places: new Map() }
  return wayBack(knowledge as unknown as StrategyKnowledge, history)?.action
}

describe('after an ending', () => {
  it('we go back by one turn, and further each time we end soon again', () => {
    const game = [...waits(40), 'jump']
    const told: (string | undefined)[] = []
    for (let times = 0; times < 7; times++) {
      const back = after(game)
      told.push(back)
      game.push(back!, 'jump')
    }
    expect(told).toEqual([
      'restore 41',
      // each is counted along what really led to the end
      'restore 43',
      'restore 40',
      'restore 37',
      'restore 30',
      'restore 15',
      'restart',
    ])
  })

  it('by one turn again when a life was long', () => {
    const game = [...waits(40), 'jump', 'restore 41', ...waits(30), 'fall']
    expect(after(game)).toBe(`restore ${game.length}`)
  })

  it('to the beginning when there is nothing before', () => {
    expect(after(['jump', 'restore 1', 'jump', 'restore 3', 'jump'])).toBe('restart')
  })

  it('to the beginning when it was the clock: another end after as many turns in another place', () => {
    const game = [...waits(20), 'restore 20', 'sing']
    expect(after(game, (place) => (place === 21 ? 'hall' : 'cave'))).toBe('restart')
    expect(after(game)).toBe('restore 22')
  })

  it('nobody goes back in another mode', () => {
    expect(after(['jump'], undefined, 'plain')).toBeUndefined()
  })
})
