import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packaged } from '../../../../test/zmachine/places.ts'
import { createAdventure } from '../adventure.ts'
import { readStory } from '../story-file.ts'
import { createMachine, type Story } from '../../zmachine/index.ts'
import { readStatus } from '../status.ts'
import { createImagining, type Tried } from './imagining.ts'
import { shorten } from './shorten.ts'

const read = (file: string) => readStory(readFileSync(file), file)
const own = read('stories/fog-bell.z5')
const early = read(packaged('minizork.z3'))
const open = (story: Story) =>
  createAdventure({ story, seed: 1, handicaps: ['imagine', 'truth', 'vocabulary'], instructionsPerTurn: 200_000 })

function replay(story: Story, commands: readonly string[]): number | undefined {
  const machine = createMachine(story, { seed: 1 })
  let turn = machine.run()
  for (const command of commands) turn = machine.run(command)
  return readStatus(turn).score
}

const EXPANSIONS = 40
const world = open(early)
const progress = createImagining(world, { seed: 1 }).advance({ expansions: EXPANSIONS })

describe('imagining', () => {
  it('finds points in a story it has never seen, and a list that replays to them in a fresh machine', () => {
    expect(progress.expansions).toBe(EXPANSIONS)
    expect(progress.best.score).toBeGreaterThan(0)
    expect(replay(early, progress.best.commands)).toBe(progress.best.score)
  })

  it('reads the score of a story of a later version from its status line', () => {
    const { best } = createImagining(open(own), { seed: 1 }).advance({ expansions: 2 })
    expect(replay(own, best.commands)).toBe(best.score)
  })

  it('is the same for the same number of expansions, however they are asked for', () => {
    const once = createImagining(open(early), { seed: 1 }).advance({ expansions: 4 })
    const inParts = createImagining(open(early), { seed: 1 })
    for (let part = 0; part < 4; part++) inParts.advance({ expansions: 1 })
    expect(inParts.advance({ expansions: 0 })).toEqual(once)
  })

  it('tells of every act it tried', () => {
    const tried: Tried[] = []
    createImagining(open(early), { seed: 1, onTried: (note) => tried.push(note) }).advance({ expansions: 1 })
    expect(tried.length).toBeGreaterThan(100)
    expect(new Set(tried.map(({ outcome }) => outcome))).toContain('change')
  })

  it('shortens a list without losing a point', () => {
    const { best } = progress
    const short = shorten(world, { ...best, commands: [...best.commands, 'look', 'inventory'] })
    expect(short.commands.length).toBeLessThanOrEqual(best.commands.length)
    expect(replay(early, short.commands)).toBe(best.score)
  })

  it('does not throw on stories whose bytes are broken', () => {
    for (let broken = 1; broken <= 8; broken++) {
      const bytes = new Uint8Array(early.bytes)
      for (let at = 0x40 + broken * 97; at < bytes.length; at += 4001) bytes[at]! ^= 0x55
      expect(() => createImagining(open({ ...early, bytes }), { seed: 1 }).advance({ cpuSeconds: 0.5 })).not.toThrow()
    }
  })
})
