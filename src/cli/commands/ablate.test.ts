import { describe, expect, it } from 'vitest'
import { createDesk, lastObject } from '../../../test/cli.ts'
import type { Ablation } from '../../societies/adventurers/metrics/ablation.ts'

describe('troupe ablate', () => {
  it('plays with everybody and without each on the same seeds, and says the differences and their spread', async () => {
    using desk = createDesk()
    const told = await desk.json<Ablation & { story: string }>('ablate', 'fog-bell', '--seeds', '2', '--steps', '30')
    expect(told).toMatchObject({ story: 'fog-bell', mode: 'plain', steps: 30, seed: 1, seeds: 2 })
    expect(told.all.scores).toHaveLength(2)
    expect(told.members.map(({ member }) => member)).toEqual(['navigator', 'puzzle', 'memory', 'strategy'])
    for (const { differences, scores, standardError, verdict } of told.members) {
      expect(differences).toEqual(scores.map((score, index) => told.all.scores[index]! - score))
      expect([typeof standardError, typeof verdict]).toEqual(['number', 'string'])
    }
  })

  it('keeps what was measured when somebody stops it', async () => {
    using desk = createDesk()
    const playing = desk.start(['ablate', 'fog-bell', '--seeds', '500', '--steps', '30', '--json'])
    await playing.until('seed 2 of 500, everybody')
    playing.child.kill('SIGINT')
    const outcome = await playing.done
    expect(outcome.code).toBe(130)
    const { all, members } = lastObject(outcome) as Ablation
    expect(all.scores.length).toBeGreaterThanOrEqual(2)
    expect(members.map(({ member }) => member)).toEqual(['navigator', 'puzzle', 'memory', 'strategy'])
  })

  it('says how it is called', async () => {
    using desk = createDesk()
    expect((await desk.troupe('ablate', 'fog-bell', '--mode', 'imagine')).code).toBe(2)
    expect((await desk.troupe('ablate', 'no-such-story')).stderr).toContain('STORY_UNKNOWN')
  })
})
