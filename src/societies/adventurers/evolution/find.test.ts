import { describe, expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { openRun } from '../../../store/fold.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createAdventurers } from '../adventurers.ts'
import { storySource } from '../story-source.ts'
import { testDeath } from './death-test.ts'
import { findInGame, journalStep } from './find.ts'

const STORY = new URL('../../../../stories/fog-bell.z5', import.meta.url).pathname

describe('what is found in a game', () => {
  it('is told with the steps of the journal that show it', async () => {
    const store = memoryStore()
    const flow = createAdventurers({ minds: createMinds({ model: 'rules' }) })
    const { id, board } = await flow.run({ story: storySource(STORY), maxSteps: 140 }, { seed: 2, store }).finished
    const findings = findInGame(store, id, board)
    expect(findings.length).toBeGreaterThan(0)
    for (const { runs, cost, count } of findings) {
      expect(runs).toEqual([id])
      expect(cost).toBeGreaterThanOrEqual(0)
      expect(count).toBeGreaterThan(0)
    }
    for (const turn of [1, 7, 30]) {
      const { moment } = await openRun(store, id, journalStep(turn))
      expect(moment.values['step']).toBe(turn)
    }
    const quoted = findings.flatMap(({ steps }) => steps)[0]!
    expect(board.actionHistory.some(({ action }) => quoted.says.startsWith(action))).toBe(true)
  })

  it('blames nobody for a death that it cannot see again', () => {
    expect(testDeath(storySource(STORY), 1, ['look'])).toEqual({ cause: 'unknown' })
  })

  it('is nothing where there was no game', () => {
    expect(findInGame(memoryStore(), 'run', {})).toEqual([])
  })
})
