/** Random societies, random failures, random deaths: resumed, forked and replayed, they always come to the same end. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStory } from './play.ts'
import { story, type StorySpec } from './spec.ts'
import { firstSeed } from '../same-chance.ts'

const STORIES = 120

describe('random societies', () => {
  it(
    'E1 E5 E8 E9 come to the board of an undisturbed run, and no outside effect is done twice',
    { timeout: 180_000 },
    async () => {
      const kinds = new Set<string>()
      const property = fc.asyncProperty(story, async (each: StorySpec) => {
        for (const { kind } of each.society.stages) kinds.add(kind)
        for (const { how } of each.deaths) kinds.add(how)
        await checkStory(each)
      })
      await fc.assert(property, { seed: firstSeed(), numRuns: STORIES })
      expect(kinds).toEqual(
        new Set(['agent', 'choice', 'group', 'fan', 'nest', 'hang', 'throw', 'stop', 'pause', 'takeover']),
      )
    },
  )
})
