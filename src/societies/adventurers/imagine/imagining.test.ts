import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createAdventure } from '../../../worlds/adventure/adventure.ts'
import { readStory } from '../../../worlds/adventure/story-file.ts'
import { createMachine, type Story } from '../../../worlds/zmachine/index.ts'
import { readStatus } from '../../../worlds/adventure/status.ts'
import { createImagining, type Tried } from './imagining.ts'
import { shorten } from './shorten.ts'

const own = readStory(readFileSync('stories/fog-bell.z5'), 'fog-bell.z5')
const open = (story: Story = own) =>
  createAdventure({ story, seed: 1, handicaps: ['imagine', 'truth', 'vocabulary'], instructionsPerTurn: 200_000 })

function replay(commands: readonly string[]): number | undefined {
  const machine = createMachine(own, { seed: 1 })
  let turn = machine.run()
  for (const command of commands) turn = machine.run(command)
  return readStatus(turn).score
}

const EXPANSIONS = 100
const world = open()
const progress = createImagining(world, { seed: 1 }).advance({ expansions: EXPANSIONS })

describe('imagining', () => {
  it('finds points in a story it has never seen, and a list that replays to them in a fresh machine', () => {
    expect(progress.expansions).toBe(EXPANSIONS)
    expect(progress.best.score).toBeGreaterThan(0)
    expect(replay(progress.best.commands)).toBe(progress.best.score)
  })

  it('is the same for the same number of expansions, however they are asked for', () => {
    const once = createImagining(open(), { seed: 1 }).advance({ expansions: 4 })
    const inParts = createImagining(open(), { seed: 1 })
    for (let part = 0; part < 4; part++) inParts.advance({ expansions: 1 })
    expect(inParts.advance({ expansions: 0 })).toEqual(once)
  })

  it('tells of every act it tried', () => {
    const tried: Tried[] = []
    createImagining(open(), { seed: 1, onTried: (note) => tried.push(note) }).advance({ expansions: 1 })
    expect(tried.length).toBeGreaterThan(100)
    expect(new Set(tried.map(({ outcome }) => outcome))).toContain('change')
  })

  it('shortens a list without losing a point', () => {
    const { best } = progress
    const short = shorten(world, { ...best, commands: ['look', 'wait', ...best.commands, 'look'] })
    expect(short.commands.length).toBeLessThanOrEqual(best.commands.length)
    expect(replay(short.commands)).toBe(best.score)
  })

  it('does not throw on stories whose bytes are broken', () => {
    for (let broken = 1; broken <= 4; broken++) {
      const bytes = new Uint8Array(own.bytes)
      for (let at = 0x40 + broken * 97; at < bytes.length; at += 4001) bytes[at]! ^= 0x55
      expect(() => createImagining(open({ ...own, bytes }), { seed: 1 }).advance({ cpuSeconds: 0.5 })).not.toThrow()
    }
  })
})
