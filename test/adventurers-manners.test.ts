/**
 * Manners at a game: none ends because we left it, in a menu, or with the same command over and over. A short version;
 * `TROUPE_MANNERS_STEPS=500` makes it a long one. The three Zorks are played where they are.
 */
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMinds } from '../src/minds/mind.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import { memoryStore } from '../src/store/memory-store.ts'

const STEPS = Number(process.env['TROUPE_MANNERS_STEPS'] ?? 60)
const TOO_OFTEN = 10

const gym = 'stories/gym/development'
const ours = readdirSync(gym).map((name) => {
  const file = readdirSync(`${gym}/${name}`).find((each) => /\.z\d$/.test(each))!
  return `${gym}/${name}/${file}`
})
const theirs = ['zork1', 'zork2', 'zork3'].map((name) => `../shared/stories/${name}.z3`).filter(existsSync)

const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })

describe.each([...ours, ...theirs])('%s', (file) => {
  it('is not left, and nothing is typed ten times in a row', { timeout: 60_000 + STEPS * 1_000 }, async () => {
    const input = { story: storySource(file), worldSeed: 7, maxSteps: STEPS }
    const { board, reason } = await society.run(input, { seed: 7, store: memoryStore() }).finished
    expect(board.observation?.wants).not.toBe('key')
    expect(board.commands.filter((command) => /^(?:quit|q|bye)$/.test(command))).toEqual([])
    let same = 0
    for (const [place, command] of board.commands.entries()) {
      same = command === board.commands[place - 1] ? same + 1 : 1
      expect(same, `"${command}" at step ${place + 1}`).toBeLessThan(TOO_OFTEN)
    }
    // what ended before its time ended by what happened in it
    if (reason !== 'out of steps') expect(board.observation?.over !== undefined || board.deaths > 0).toBe(true)
  })
})
