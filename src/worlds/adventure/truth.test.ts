import { describe, expect, it } from 'vitest'
import { adventZ5, fogBell, fogBellWalkthrough, openGame, zork1 } from '../../../test/zmachine/open-adventure.ts'
import { hasZork } from '../../../test/zmachine/places.ts'

const cases = [
  ['our own story', fogBell, ['north', 'north', 'south']],
  ['another story', adventZ5, ['enter building', 'take lamp', 'out']],
  ...(hasZork ? ([['Zork I', zork1, ['north', 'east', 'west']]] as const) : []),
] as const

describe.each(cases)('the truth about %s', (_, story, commands) => {
  it('names the room and finds the player in it, wherever it goes', () => {
    const game = openGame(story())
    for (const command of ['look', ...commands]) {
      game.play(command)
      const { location, locationName, player, objects } = game.truth()
      expect(locationName).toBe(game.stateOf('player').room)
      expect(objects[player - 1]).toMatchObject({ number: player, parent: location })
    }
  })

  it('is read without playing: nothing changes, and the next command falls as it would have', () => {
    const [game, other] = [openGame(story()), openGame(story())]
    for (const command of commands) {
      game.truth()
      expect(game.play(command).observe('player')).toEqual(other.play(command).observe('player'))
    }
  })
})

describe('the hash of a world', () => {
  it('is the same in the same world, and another when something was moved', () => {
    const game = openGame(fogBell())
    const start = game.truth().hash
    expect(game.play('inventory').truth().hash).toBe(start)
    const moved = game.play('drop letter').truth().hash
    expect(moved).not.toBe(start)
    expect(game.play('restore 1').truth().hash).toBe(start)
  })

  it('differs at nearly every step of the walkthrough', () => {
    const game = openGame(fogBell())
    const hashes = fogBellWalkthrough.map((command) => game.play(command).truth().hash)
    expect(new Set(hashes).size).toBeGreaterThan(fogBellWalkthrough.length * 0.7)
  })
})
