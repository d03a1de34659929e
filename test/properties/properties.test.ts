/** Random societies, random failures, random deaths: resumed, forked and replayed, they always come to the same end. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStory } from './play.ts'
import { story, type StorySpec } from './spec.ts'
import { propertySeed } from '../same-chance.ts'

const TIME_LIMIT_MS = 12_000

describe('random societies', () => {
  it(
    'E1 E5 E8 E9 come to the board of an undisturbed run, and no outside effect is done twice',
    { timeout: 60_000 },
    async () => {
      const seed = Number(process.env['TROUPE_SEED'] ?? propertySeed ?? Date.now() | 0)
      let played = 0
      const kinds = new Set<string>()
      const property = fc.asyncProperty(story, async (each: StorySpec) => {
        played++
        for (const { kind } of each.society.stages) kinds.add(kind)
        for (const { how } of each.deaths) kinds.add(how)
        await checkStory(each)
      })
      await fc.assert(property, {
        seed,
        numRuns: 100_000,
        interruptAfterTimeLimit: TIME_LIMIT_MS,
        markInterruptAsFailure: false,
      })
      process.stdout.write(`random societies: ${played}, seed ${seed}\n`)
      // a shared machine plays fewer, but never none of a kind
      expect(played).toBeGreaterThan(20)
      expect(kinds).toEqual(
        new Set(['agent', 'choice', 'group', 'fan', 'nest', 'hang', 'throw', 'stop', 'pause', 'takeover']),
      )
    },
  )
})
