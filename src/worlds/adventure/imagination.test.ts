import { describe, expect, it } from 'vitest'
import { fogBell, fogBellDeath, fogBellWalkthrough, openGame, zork1 } from '../../../test/zmachine/open-adventure.ts'
import { hasZork } from '../../../test/zmachine/places.ts'
import { worldHash } from './truth.ts'

const open = () => openGame(fogBell(), { handicaps: ['imagine'] })

describe('an imagination', () => {
  it('goes on from here, and the world does not change', () => {
    const game = open().play('north')
    const before = [game.observe('player'), game.snapshot(), game.truth()]
    const imagined = game.imagine()
    expect(imagined.try('east').status.room).toBe('The Hard')
    expect(imagined.try('east').status.room).toBe('Among the Withies')
    expect([game.observe('player'), game.snapshot(), game.truth()]).toEqual(before)
    expect(game.play('north').stateOf('player').room).toBe('Cottage Yard')
  })

  it('tells what the world then does', () => {
    const game = open()
    const imagined = game.imagine()
    for (const command of fogBellWalkthrough.slice(0, 25)) {
      const { turn, status } = imagined.try(command)
      const { text, room, score, moves } = game.play(command).observe('player')
      expect({ text: turn.text, ...status }).toEqual({ text, room, score, moves })
    }
  })

  it('goes to any moment it has been at, also back from a death', () => {
    const imagined = open().imagine()
    const moments = [imagined.now, ...fogBellDeath.map((command) => imagined.try(command))]
    expect(imagined.now.over).toBe('died')
    imagined.goTo(moments[3]!)
    expect(imagined.try('look').turn.text).toContain('Among the Withies')
    imagined.goTo(moments[0]!)
    expect(imagined.try('look').turn.text).toContain('Landing')
  })

  it('finds commands that change something, one for each change', () => {
    const game = open()
    const imagined = game.imagine()
    const valid = imagined.validActions(game.grammar)
    expect(valid).toContain('north')
    expect(valid.some((command) => /letter/.test(command))).toBe(true)
    const hashes = valid.map((command) => {
      imagined.machine.restore(imagined.now.snapshot)
      imagined.machine.run(command)
      return worldHash(imagined.machine)
    })
    expect(new Set(hashes).size).toBe(valid.length)
    expect(hashes).not.toContain(game.truth().hash)
  })

  it('finds none where the game is over', () => {
    const game = open().play(...fogBellDeath)
    expect(game.imagine().validActions(game.grammar)).toEqual([])
  })

  it.skipIf(!hasZork)('finds the mailbox of Zork I', () => {
    const game = openGame(zork1(), { handicaps: ['imagine'] })
    const valid = game.imagine().validActions(game.grammar)
    expect(valid).toEqual(expect.arrayContaining(['north', 'south', 'west', 'open small mailbox']))
  })
})
