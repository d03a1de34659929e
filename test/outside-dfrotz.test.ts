/** Zork I and The Fog Bell as somebody else's interpreter runs them: adventurers play from what it prints. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMinds } from '../src/minds/mind.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import { createAdventurerSession } from '../src/societies/adventurers/outside/session.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import { memoryStore } from '../src/store/memory-store.ts'
import { createDesk } from './cli.ts'
import { dfrotz, needsDfrotz, startDfrotz } from './dfrotz.ts'
import { startLines } from './outside-lines.ts'
import { root } from './repository.ts'

const zork = join(root, '../shared/stories/zork1.z3')
const fogBell = join(root, 'stories/fog-bell.z5')
const needsZork = existsSync(zork) ? '' : ' (skipped: needs zork1.z3 in ../shared/stories)'
const minds = createMinds({})
const STEPS = 200
// a game is thousands of turns of two processes, which takes long where others work as well
const test = { timeout: 240_000 }

type Decide = (text: string) => Promise<{ readonly action?: string; readonly ending?: string }>

/** To the end of the game or of the steps: what was typed, and the points the game itself says it gave. */
async function play(story: string, seed: number, steps: number, decide: Decide) {
  const game = startDfrotz(story, seed)
  const typed: string[] = []
  try {
    let text = await game.begin()
    for (let step = 0; step < steps; step++) {
      const { action = '', ending } = await decide(text)
      if (ending !== undefined) break
      typed.push(action)
      text = await game.type(action)
    }
    const told = await game.type('score')
    return { typed, score: Number(/score(?:d| is) (-?\d+)/.exec(told)?.[1] ?? 0) }
  } finally {
    game.close()
  }
}

async function playSession(story: string, seed: number, steps: number, isKnown = true) {
  const session = createAdventurerSession({ seed, minds, ...(isKnown && { story }) })
  const { score, typed } = await play(story, seed, steps, (text) => session.next(text))
  const { map_state: map } = await session.state()
  return { score, typed, places: Object.keys(map.locations).length }
}

const isZorkHere = dfrotz !== undefined && existsSync(zork)

describe('through dfrotz', () => {
  it.skipIf(!isZorkHere)(
    `Zork I is played about as well as on our own machine${needsDfrotz}${needsZork}`,
    test,
    async () => {
      const input = { story: storySource(zork), worldSeed: 2, maxSteps: STEPS }
      const { board } = await createAdventurers({ minds }).run(input, { seed: 2, store: memoryStore() }).finished
      const { score, places } = await playSession(zork, 2, STEPS)
      expect(places).toBeGreaterThan(20)
      expect(score).toBeGreaterThan(board.progress / 2)
    },
  )

  it.skipIf(!isZorkHere)(
    `Zork I is played in plain English, without its file${needsDfrotz}${needsZork}`,
    test,
    async () => {
      const { score, places } = await playSession(zork, 2, STEPS, false)
      expect(places).toBeGreaterThan(20)
      expect(score).toBeGreaterThan(15)
    },
  )

  it.skipIf(!isZorkHere)(
    `Zork I by lines is what a session in code plays${needsDfrotz}${needsZork}`,
    test,
    async () => {
      using desk = createDesk()
      const player = startLines(desk, ['--story', zork, '--seed', '2'])
      const { typed } = await play(zork, 2, 40, (text) => player.tell(text))
      expect((await player.end()).code).toBe(0)
      expect(typed).toEqual((await playSession(zork, 2, 40)).typed)
    },
  )

  it.skipIf(dfrotz === undefined)(
    `The Fog Bell is played without the titles dfrotz swallows${needsDfrotz}`,
    test,
    async () => {
      const games = await Promise.all([1, 2, 3].map((seed) => playSession(fogBell, seed, 120)))
      expect(Math.max(...games.map(({ places }) => places))).toBeGreaterThan(7)
      expect(Math.max(...games.map(({ score }) => score))).toBeGreaterThan(0)
    },
  )
})
