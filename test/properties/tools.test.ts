/** Random chats with tools, random deaths: resumed, they come to the same end, and nothing is done or paid twice. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkToolStory } from './tools-play.ts'
import { callKinds, toolStory } from './tools-spec.ts'
import { propertySeed } from '../same-chance.ts'

const TIME_LIMIT_MS = 8_000

describe('random chats with tools', () => {
  it(
    'E5 end as if nothing had been: one result a call, no effect and no model call twice',
    { timeout: 60_000 },
    async () => {
      const seed = Number(process.env['TROUPE_SEED'] ?? propertySeed ?? Date.now() | 0)
      let played = 0
      const kinds = new Set<string>()
      const property = fc.asyncProperty(toolStory, async (story) => {
        played++
        for (const { kind } of [...story.replies, ...story.helper].flat()) kinds.add(kind)
        await checkToolStory(story)
      })
      await fc.assert(property, {
        seed,
        numRuns: 100_000,
        interruptAfterTimeLimit: TIME_LIMIT_MS,
        markInterruptAsFailure: false,
      })
      process.stdout.write(`random chats with tools: ${played}, seed ${seed}\n`)
      expect(played).toBeGreaterThan(20)
      expect(kinds).toEqual(new Set(callKinds))
    },
  )
})
