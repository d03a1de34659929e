/** Random chats with tools, random deaths: resumed, they come to the same end, and nothing is done or paid twice. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkToolStory } from './tools-play.ts'
import { callKinds, toolStory } from './tools-spec.ts'
import { firstSeed } from '../same-chance.ts'

const STORIES = 60

describe('random chats with tools', () => {
  it(
    'E5 end as if nothing had been: one result a call, no effect and no model call twice',
    { timeout: 180_000 },
    async () => {
      const kinds = new Set<string>()
      const property = fc.asyncProperty(toolStory, async (story) => {
        for (const { kind } of [...story.replies, ...story.helper].flat()) kinds.add(kind)
        await checkToolStory(story)
      })
      await fc.assert(property, { seed: firstSeed(), numRuns: STORIES })
      expect(kinds).toEqual(new Set(callKinds))
    },
  )
})
