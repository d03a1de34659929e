/**
 * One bad specialist: mute, lying or flooding, thought by a model double. The society must not do worse than rules
 * without that member. A short version; `TROUPE_ROBUST_SEEDS=10 TROUPE_ROBUST_STEPS=300` makes it a long one.
 */
import { describe, expect, it } from 'vitest'
import { createMinds, type MakeMind } from '../src/minds/mind.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import { specialists, type Specialist } from '../src/societies/adventurers/protocol.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import { memoryStore } from '../src/store/memory-store.ts'
import { scriptedModel } from '../src/testing/index.ts'

const SEEDS = Number(process.env['TROUPE_ROBUST_SEEDS'] ?? 2)
const STEPS = Number(process.env['TROUPE_ROBUST_STEPS'] ?? 90)
// chance in a few short games
const NOISE = 4

const NOWHERE = ['xyzzy', 'jump', 'wait', 'sing', 'north', 'south', 'east', 'west', 'up', 'down', 'drop all', 'sleep']

/** What a bad specialist answers, whatever it is asked. */
const bad = {
  mute: () => ({ answer: '', confidence: 0, metadata: {} }),
  lying: () => ({
    answer: 'This is it.',
    confidence: 1,
    metadata: { suggested_action: 'drop all', vetoed_actions: ['north', 'take all', 'open door'] },
  }),
  flooding: () => ({
    answer: 'Everything!',
    confidence: 1,
    metadata: { suggested_actions: NOWHERE, vetoed_actions: NOWHERE },
    proposals: NOWHERE.map((command) => ({ command, gain: 1e9, probability: 1, urgent: true, reason: 'now!' })),
  }),
} as const

async function meanScore(minds: MakeMind, muted: readonly Specialist[] = []): Promise<number> {
  let sum = 0
  for (let seed = 1; seed <= SEEDS; seed++) {
    const input = { story: storySource('stories/fog-bell.z5'), worldSeed: seed, maxSteps: STEPS, muted }
    const { board } = await createAdventurers({ minds }).run(input, { seed, store: memoryStore() }).finished
    sum += board.score
  }
  return sum / SEEDS
}

const rules = createMinds({ model: 'rules' })

describe.each(specialists)('a bad %s', (member) => {
  it('does not bring the society below rules without it', { timeout: 60_000 + SEEDS * STEPS * 1_000 }, async () => {
    const without = await meanScore(rules, [member])
    for (const [kind, answer] of Object.entries(bad)) {
      const model = scriptedModel(() => ({ agent: member, ...answer() }))
      const score = await meanScore(createMinds({ model: 'rules', choose: { [member]: model } }))
      expect(score, `${kind} ${member}, without it ${without}`).toBeGreaterThanOrEqual(without - NOISE)
    }
  })
})
