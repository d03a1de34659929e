import { describe, expect, it } from 'vitest'
import { openRun } from '../../store/fold.ts'
import { memoryStore } from '../../store/memory-store.ts'
import type { Store } from '../../store/store.ts'
import { createAdventurers } from '../../societies/adventurers/adventurers.ts'
import { findStory } from '../../societies/adventurers/find-story.ts'
import { answerCore } from '../../societies/adventurers/questions/core-answers.ts'
import { storySource } from '../../societies/adventurers/story-source.ts'
import { createMinds } from '../../minds/mind.ts'
import { evaluation } from './society.ts'

const chosen = { story: 'fog-bell', seeds: 1, firstSeed: 1_001, steps: 12 }
const GAMES = 12
const ABLATED = 5

async function evaluate(store: Store, signal: AbortSignal, onProgress: (line: string) => void = () => {}) {
  let found = 0
  const going = { signal, progress: onProgress, openStore: () => store, resume: 'interrupted' as const }
  const { json } = await evaluation.run(chosen, { ...going, found: (count) => void (found += count) })
  return { json, found }
}

describe('the evaluation of the society', () => {
  it('goes on with what is missing, and ends with readers, ablation, questions and criteria', async () => {
    const store = memoryStore()
    const stopping = new AbortController()
    let played = 0
    const half = await evaluate(store, stopping.signal, () => void (++played === 3 && stopping.abort()))
    expect(half.json).toMatchObject({ status: 'interrupted', ablation: {} })

    const lines: string[] = []
    const { json, found } = await evaluate(store, new AbortController().signal, (line) => void lines.push(line))
    // the last of them was over before its end was written down
    expect(found).toBeGreaterThanOrEqual(2)
    expect(found + lines.length).toBe(GAMES + ABLATED)
    expect(json).toMatchObject({
      status: 'complete',
      readers: { mean: expect.any(Number) as number, random: 0, rules: expect.any(Number) as number },
      questionsAnswered: expect.any(Number) as number,
    })
    const { ablation, criteria, robustness } = json as Record<string, object>
    expect(Object.keys(ablation!)).toEqual(['navigator', 'puzzle', 'memory', 'strategy'])
    expect(Object.keys(criteria!)).toContain('mapCompleteness')
    expect(robustness).toHaveLength(9)
  }, 180_000)

  it('counts a core question only where the answer holds something of the game', async () => {
    const minds = createMinds({ model: 'rules' })
    const store = memoryStore()
    const input = { story: storySource(findStory('fog-bell')), maxSteps: 80 }
    const { id } = await createAdventurers({ minds }).run(input, { store, seed: 1 }).finished
    const full = answerCore((await openRun(store, id)).moment.values)
    expect(full).toHaveLength(20)
    expect(full.filter(({ hasContent }) => !hasContent).map(({ asks }) => asks)).toEqual([])
    const empty = answerCore((await openRun(store, id, 0)).moment.values)
    expect(empty.filter(({ hasContent }) => hasContent)).toEqual([])
  })
})
