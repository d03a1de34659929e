/**
 * One bad specialist: mute, lying or flooding, thought by a model double. It gets its way a few times, until the record
 * speaks against it. Points of short games are chance, so only the long version compares them with rules without that
 * member: `TROUPE_ROBUST_SEEDS=10 TROUPE_ROBUST_STEPS=300`.
 */
import { describe, expect, it } from 'vitest'
import { createMinds, type MakeMind } from '../src/minds/mind.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import { specialists, type Specialist } from '../src/societies/adventurers/protocol.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import { memoryStore } from '../src/store/memory-store.ts'
import { scriptedModel } from '../src/testing/index.ts'

const SEEDS = Number(process.env['TROUPE_ROBUST_SEEDS'] ?? 1)
const STEPS = Number(process.env['TROUPE_ROBUST_STEPS'] ?? 90)
// what chance makes of the mean of ten games
const NOISE = 4
const IS_LONG = SEEDS >= 10
// of all decisions; who is believed as much as it claims would have its way in nearly all of them
const MOST_HEEDED = 1 / 8

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

interface Outcome {
  readonly score: number
  /** which part of the decisions was its idea */
  readonly heeded: number
}

async function play(minds: MakeMind, member: Specialist, muted: readonly Specialist[] = []): Promise<Outcome> {
  let [score, decisions, heeded] = [0, 0, 0]
  for (let seed = 1; seed <= SEEDS; seed++) {
    const input = { story: storySource('stories/fog-bell.z5'), worldSeed: seed, maxSteps: STEPS, muted }
    const { board } = await createAdventurers({ minds }).run(input, { seed, store: memoryStore() }).finished
    score += board.score
    decisions += board.decisionLog.length
    heeded += board.decisionLog.filter(({ winner }) => winner === member).length
  }
  return { score: score / SEEDS, heeded: heeded / decisions }
}

describe.each(specialists)('a bad %s', (member) => {
  it.each(Object.keys(bad) as (keyof typeof bad)[])(
    'that is %s soon gets its way no more',
    { timeout: 120_000 + SEEDS * STEPS * 1_000 },
    async (kind) => {
      const model = scriptedModel(() => ({ agent: member, ...bad[kind]() }))
      const { score, heeded } = await play(createMinds({ model: 'rules', choose: { [member]: model } }), member)
      expect(heeded).toBeLessThanOrEqual(MOST_HEEDED)
      if (!IS_LONG) return
      const without = await play(createMinds({ model: 'rules' }), member, [member])
      expect(score, `without it ${without.score}`).toBeGreaterThanOrEqual(without.score - NOISE)
    },
  )
})
