import { describe, expect, it } from 'vitest'
import { createHistory } from './history.ts'
import type { GameMoment } from './moment.ts'

/** A game whose only state is what was typed; it counts how often it is played. */
function counted() {
  const played = { turns: 0 }
  const moment = (text: string): GameMoment =>
    ({
      turn: { text, stop: { kind: 'line', limit: 9 } },
      over: undefined,
      deaths: 0,
      restarts: 0,
    }) as unknown as GameMoment
  const history = createHistory(moment(''), ({ turn, deaths, restarts }, command) => {
    played.turns++
    return { ...moment(turn.text + command), deaths, restarts }
  })
  const now = () => history.last.turn.text
  const add = (...commands: readonly string[]) => commands.forEach((command) => history.add(command))
  return { history, played, now, add }
}

const letters = (count: number) => Array.from({ length: count }, (_, index) => String.fromCharCode(97 + (index % 26)))

describe('a history', () => {
  it('plays every command once while it only goes on', () => {
    const { history, played, now, add } = counted()
    add(...letters(500))
    expect(played.turns).toBe(500)
    expect(now()).toBe(letters(500).join(''))
    expect(history.length).toBe(500)
  })

  it('goes back to any step, and plays at most 15 commands for it', () => {
    const { played, now, add } = counted()
    add(...letters(500))
    for (const step of [1, 2, 17, 31, 100, 333, 436, 470, 500]) {
      const before = played.turns
      add(`restore ${step}`)
      expect(now()).toBe(letters(step - 1).join(''))
      expect(played.turns - before).toBeLessThan(16)
    }
  })

  it('stays quick when it goes back to where it had gone back, again and again', () => {
    const { played, add } = counted()
    add(...letters(16))
    for (let block = 1; block < 12; block++) add(...Array.from({ length: 16 }, () => `restore ${block * 16}`))
    add(...letters(70), 'restore 190', 'restore 180')
    expect(played.turns).toBeLessThan(1000)
  })

  it('begins anew, and can go back before that', () => {
    const { history, now, add } = counted()
    add('a', 'b', 'restart', 'c')
    expect([now(), history.last.restarts]).toEqual(['c', 1])
    add('restore 3')
    expect([now(), history.last.restarts]).toEqual(['ab', 1])
  })

  it('drops the last command', () => {
    const { history, now, add } = counted()
    add(...letters(100))
    history.drop()
    expect([now(), history.length]).toEqual([letters(99).join(''), 99])
  })

  it('becomes another game, and plays only what differs', () => {
    const { history, played, now, add } = counted()
    add(...letters(100))
    history.become([...letters(90), 'x', 'y'])
    expect(now()).toBe(`${letters(90).join('')}xy`)
    expect(played.turns).toBe(102)
    history.become([])
    expect([now(), history.length]).toEqual(['', 0])
  })
})
