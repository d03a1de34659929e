import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { createAdventurers } from './adventurers.ts'
import type { Member } from './protocol.ts'
import { storySource } from './story-source.ts'

const FOG_BELL = new URL('../../../stories/fog-bell.z5', import.meta.url).pathname
const ADVENT = new URL('../../../node_modules/glkote-term/tests/advent.z5', import.meta.url).pathname

const CURSES = new URL('../../../node_modules/glkote-term/tests/curses.z3', import.meta.url).pathname

const society = createAdventurers({ minds: createMinds() })

interface Game {
  readonly file?: string
  readonly maxSteps?: number
  readonly mode?: 'plain' | 'retry'
  readonly seed?: number
  readonly muted?: readonly Member[]
}

async function play({ file = FOG_BELL, maxSteps = 60, mode = 'plain', seed = 1, muted = [] }: Game = {}) {
  const input = { story: storySource(file), worldSeed: seed, maxSteps, mode, muted }
  const { board, reason } = await society.run(input, { seed, store: memoryStore() }).finished
  return { board, reason }
}

describe('adventurers', () => {
  it('explore, take things and score in a story they do not know', async () => {
    const { board, reason } = await play({ maxSteps: 300 })
    expect(reason).toBe('out of steps')
    expect(board.step).toBe(300)
    expect(board.locations.length).toBeGreaterThan(10)
    expect(board.inventory.length).toBeGreaterThan(0)
    expect(board.progress).toBeGreaterThan(0)
  })

  it('write down who proposed what, who won and why, for every step', async () => {
    const { board } = await play()
    expect(board.decisionLog).toHaveLength(board.commands.length)
    board.decisionLog.forEach(({ finalDecision, step, winner, reasoning, confidence }, index) => {
      expect(finalDecision).toBe(board.commands[index])
      expect(step).toBe(index)
      expect(['navigator', 'puzzle', 'memory', 'strategy']).toContain(winner)
      expect(reasoning).not.toBe('')
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
    })
    expect(board.decisionLog.some(({ agentVotes }) => agentVotes.navigator !== undefined)).toBe(true)
  })

  it('never do again what did them harm at the same place', async () => {
    for (const seed of [1, 2]) {
      const { board } = await play({ seed, maxSteps: 100 })
      const harmed = new Map<string, number>()
      for (const { location, action, outcome } of board.actionHistory) {
        const key = `${location}|${action}`
        expect(harmed.get(key), key).toBeUndefined()
        if (outcome === 'harm') harmed.set(key, 1)
      }
    }
  })

  it('play the same game with the same seed, and another one with another', async () => {
    const [one, again, other] = [await play(), await play(), await play({ seed: 2 })]
    expect(one.board.commands).toEqual(again.board.commands)
    expect(one.board.commands).not.toEqual(other.board.commands)
  })

  it.each(['navigator', 'puzzle', 'memory', 'strategy'] as const)('go on when %s is muted', async (member) => {
    const { board, reason } = await play({ maxSteps: 40, muted: [member] })
    // a society without one of them may come to harm
    expect(reason === 'died' ? 40 : board.step).toBe(40)
    if (member !== 'strategy') expect(board.responses[member]).toMatchObject({ confidence: 0, proposals: [] })
  })

  it('find the way underground in a story with hardly any exits told', async () => {
    if (!existsSync(ADVENT)) return
    const { board } = await play({ file: ADVENT, maxSteps: 150 })
    expect(board.locations.length).toBeGreaterThan(6)
    expect(board.actionHistory.filter(({ outcome }) => outcome === 'success').length).toBeGreaterThan(30)
  })
})

describe('in mode retry', () => {
  it('an ending is taken back, and what led to it is not done again', async () => {
    if (!existsSync(CURSES)) return
    const { board: plain } = await play({ file: CURSES, maxSteps: 60 })
    const { board } = await play({ file: CURSES, maxSteps: 60, mode: 'retry' })
    expect(plain.step).toBeLessThan(60)
    expect(board.step).toBe(60)
    expect(board.commands[plain.step]).toMatch(/^restore \d+$/)
    expect(board.harmfulActions.length).toBeGreaterThan(0)
  })
})

describe('the random player', () => {
  it('plays anything the story might take', async () => {
    const random = createAdventurers({ player: 'random' })
    const input = { story: storySource(FOG_BELL), maxSteps: 50 }
    const { board } = await random.run(input, { seed: 3, store: memoryStore() }).finished
    expect(board.commands.length).toBeGreaterThan(20)
    expect(new Set(board.commands).size).toBeGreaterThan(10)
  })
})
