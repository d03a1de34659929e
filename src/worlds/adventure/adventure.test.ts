import { describe, expect, it } from 'vitest'
import { describeWorld } from 'troupe/testing'
import {
  adventZ5,
  fogBell,
  fogBellDeath,
  fogBellWalkthrough,
  openGame,
  zork1,
} from '../../../test/zmachine/open-adventure.ts'
import { hasZork, zork } from '../../../test/zmachine/places.ts'
import { readScript } from '../../../test/zmachine/script.ts'
import { at, code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { createAdventure } from './adventure.ts'
import { handicaps, type Handicap } from './handicaps.ts'
import { readStory } from './story-file.ts'

// valid actions take thousands of tries, and these cases look hundreds of times
const quick = (Object.keys(handicaps) as Handicap[]).filter((name) => name !== 'valid-actions')

describe('an adventure in our own story', () => {
  const actions = [
    'north',
    'south',
    'east',
    'west',
    'take all',
    'drop all',
    'xyzzy',
    'inventory',
    'quit',
    'restore 2',
    'restart',
    'undo',
    'look',
  ]
  describeWorld(it, { open: () => createAdventure({ story: fogBell() }), actions, refused: 'save' })
})

describe('an adventure in a story of another author, with handicaps', () => {
  const actions = ['enter building', 'take lamp', 'out', 'south', 'down', 'save', 'restore 3', 'wait', 'read leaflet']
  describeWorld(it, {
    open: () => createAdventure({ story: adventZ5(), handicaps: quick, seed: 4 }),
    actions,
    refused: 'script',
  })
})

describe('an adventure', () => {
  it('tells room, score and moves apart from the text, in version 5', () => {
    const game = openGame(fogBell()).play(...fogBellWalkthrough.slice(0, 30))
    const { room, score, moves, steps, wants, text, upper } = game.observe('player')
    expect({ steps, wants }).toEqual({ steps: 30, wants: 'line' })
    expect(upper).toContain(room)
    expect(upper).toMatch(new RegExp(`Score: ${score} +Moves: ${moves}$`))
    expect(score).toBeGreaterThan(0)
    expect(text).not.toContain('Score:')
  })

  it.skipIf(!hasZork)('tells room, score and moves in version 3 (Zork I)', () => {
    const game = openGame(zork1()).play('n', 'n', 'up', 'take egg')
    expect(game.stateOf('player')).toEqual({ room: 'Up a Tree', score: 5, moves: 4, steps: 4, deaths: 0, restarts: 0 })
    expect(game.info()).toMatchObject({ version: 3, maxScore: 350 })
  })

  it('is won by the walkthrough, and over', () => {
    const game = openGame(fogBell()).play(...fogBellWalkthrough)
    expect(game.stateOf('player')).toMatchObject({ over: 'won', deaths: 0 })
    expect(game.observe('player').wants).toBe('nothing')
    expect(game.ending()).toBe('the game is won')
    expect(game.perform('player', 'look')).toMatchObject({ ok: false, reason: 'The game is over (won).' })
  })

  it('counts a death, which is an end that can be taken back', () => {
    const game = openGame(fogBell()).play(...fogBellDeath)
    expect(game.stateOf('player')).toMatchObject({ over: 'died', deaths: 1, steps: 5 })
    expect(game.ending()).toBe('the player has died')
    game.play('restore 5')
    expect(game.ending()).toBeUndefined()
    expect(game.stateOf('player')).toMatchObject({ room: 'Among the Withies', deaths: 1, steps: 6 })
    expect(game.play('west').stateOf('player')).toMatchObject({ room: 'The Hard' })
  })

  it.skipIf(!hasZork)('wins Zork I with 350 points', { timeout: 180_000 }, () => {
    const { seed, commands } = readScript(zork.script)
    const game = openGame(zork1(), { seed }).play(...commands)
    expect(game.stateOf('player')).toMatchObject({ over: 'won', score: 350, steps: commands.length, deaths: 0 })
  })

  it.skipIf(!hasZork)('goes on after a death that is none in Zork I, and counts it', () => {
    const game = openGame(zork1()).play('n', 'e', 'open window', 'in', 'w', 'move rug', 'open trap door', 'down')
    for (let turns = 0; turns < 40 && game.stateOf('player').deaths === 0; turns++) game.play('north', 'south')
    expect(game.stateOf('player').deaths).toBe(1)
    expect(game.stateOf('player').over).toBeUndefined()
    expect(game.play('look').observe('player').wants).toBe('line')
  })

  it('goes back to the state before step N, counted from 1, and on from there', () => {
    const game = openGame(fogBell()).play('north', 'north', 'south')
    game.play('restore 2')
    expect(game.stateOf('player')).toMatchObject({ room: 'Sea Bank', moves: 1, steps: 4 })
    game.play('restore 4', 'restore 1')
    expect(game.stateOf('player')).toMatchObject({ room: 'Landing', moves: 0, steps: 6 })
    for (const step of ['0', '8', '99'])
      expect(game.perform('player', `restore ${step}`)).toMatchObject({
        ok: false,
        reason: `There is no step ${step} to go back to; steps so far: 6.`,
      })
  })

  it('begins again, and counts how often', () => {
    const game = openGame(fogBell()).play(...fogBellDeath, 'restart')
    expect(game.stateOf('player')).toEqual({ room: 'Landing', score: 0, moves: 0, steps: 6, deaths: 1, restarts: 1 })
    expect(game.play('north', 'restart').stateOf('player')).toMatchObject({ restarts: 2, deaths: 1, room: 'Landing' })
  })

  it.skipIf(!hasZork)('takes a command back that never ends, and can go on from before (Zork I)', () => {
    const game = openGame(zork1(), { instructionsPerTurn: 1_000_000 })
    game.play(
      'n',
      'e',
      'open window',
      'in',
      'w',
      'take sword',
      'e',
      'e',
      'n',
      'n',
      'up',
      'take egg',
      'open egg with sword',
      'take canary',
      'take nest',
      'put nest in egg',
      'put egg in nest',
    )
    const before = game.snapshot()
    expect(game.perform('player', 'look')).toMatchObject({
      ok: false,
      reason: 'The story did not come to an end of its turn. The command was taken back.',
      state: { room: 'Up a Tree', steps: 17 },
    })
    expect(game.snapshot()).toEqual(before)
    expect(game.play('restore 17', 'look').observe('player').text).toContain('Up a Tree')
  })

  it('takes a command back at which the story fails, and says what it did', () => {
    const story = readStory(tinyStory(5, [...code.readLine(5), ...code.storeByte(at.static, 1)]), 'tiny.z5')
    const game = openGame(story)
    expect(game.perform('player', 'look')).toEqual({
      ok: false,
      reason: 'The story failed there: it wrote at 0x600, outside of its dynamic memory. The command was taken back.',
      state: { steps: 0, deaths: 0, restarts: 0 },
    })
    expect(game.observe('player').wants).toBe('line')
  })

  it('is opened without handicaps, and refuses by name what it was not given', () => {
    const game = openGame(fogBell())
    expect(game.info().handicaps).toEqual([])
    expect(() => game.imagine()).toThrow(expect.objectContaining({ code: 'WORLD_NO_HANDICAP' }) as Error)
    expect(() => game.imagine()).toThrow('without the handicap "imagine"')
    const seen = game.observe('player')
    expect([seen.truth, seen.validActions, seen.inventory]).toEqual([undefined, undefined, undefined])
  })

  it('gives what a handicap gives, and names those that were on', () => {
    const game = openGame(fogBell(), { handicaps: ['truth', 'inventory', 'valid-actions'] })
    const { truth, inventory, validActions, moves } = game.observe('player')
    expect(truth?.locationName).toBe('Landing')
    expect(inventory?.map(({ name }) => name)).toEqual(['letter'])
    expect(validActions).toContain('north')
    expect(moves).toBe(0)
    expect(game.info().handicaps).toEqual(['truth', 'inventory', 'valid-actions'])
  })

  it('shows nobody what is taken out of the text, nor in forks', () => {
    const edit = (text: string) => text.replaceAll(/fog/gi, '')
    const world = openGame(fogBell(), { edit, handicaps: ['imagine'] })
    expect(openGame(fogBell()).observe('player').text).toMatch(/fog/i)
    expect(world.observe('player').text).not.toMatch(/fog/i)
    expect(world.imagine().try('look').turn.text).not.toMatch(/fog/i)
  })

  it('follows its seed', () => {
    const wander = (seed: number) => {
      const game = openGame(fogBell(), { seed })
      return Array.from({ length: 40 }, () => game.play('north', 'wait', 'south').observe('player').text)
    }
    expect(wander(5)).toEqual(wander(5))
    expect(wander(5)).not.toEqual(wander(6))
  })
})
