/** A change of words is found and proven with models that answer from the words of their prompts alone. */
import { expect, it } from 'vitest'
import { storySource } from '../../societies/adventurers/story-source.ts'
import { templateOf } from '../../societies/adventurers/prompts/templates.ts'
import type { Evolution } from '../../societies/evolution.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { evolveReaders, readersOf } from './readers.ts'

const STORY = new URL('../../../stories/fog-bell.z5', import.meta.url).pathname

/** How much of what is typed handles things: nobody can know of any who is not told of them. */
const handling: Partial<Evolution> = {
  score: ({ commands }) => {
    const typed = commands as readonly string[]
    const handled = typed.filter((command) => /^(?:take|examine|open|read|search|push|pull|turn|get) /.test(command))
    return { score: handled.length / Math.max(1, typed.length) }
  },
}

it('certifies that the Puzzle Solver is told of things, because its reader then handles them', async () => {
  const story = storySource(STORY)
  const input = (seed: number) => ({ story, worldSeed: seed, maxSteps: 3, mode: 'plain' })
  const store = memoryStore()
  const evolution = readersOf([{ name: 'fog-bell', input }], handling)
  const { board } = await evolveReaders({
    evolution,
    store,
    readers: ['puzzle'],
    settings: { pairs: 60, races: 1, entrants: 4 },
  })
  const [verdict] = board.verdicts
  expect(verdict).toMatchObject({ standing: 'accepted' })
  const { by, variant } = board.members[verdict!.child]!
  expect(by).toBe('model')
  expect(variant.prompts?.['puzzle']).toBe(templateOf('puzzle'))
  const first = board.members[verdict!.parent]!
  expect(first.variant).toEqual({})
})
