/** Societies that say how they evolve: what they say is so, and a change of theirs makes another run. */
import { expect, it } from 'vitest'
import { createMinds } from '../minds/mind.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Evolution } from './evolution.ts'
import { evolution as director } from './director/evolution/evolution.ts'
import { evolution as household } from './household/evolution/evolution.ts'
import type { Board } from './paths.ts'
import { inputOfVariant } from './with-variant.ts'
import type { Variant } from './variant.ts'

const minds = createMinds({ model: 'rules' })

async function play(evolution: Evolution, input: Board, variant: Variant): Promise<Board> {
  const flow = evolution.create(minds, variant)
  const { board } = await flow.run(
    { ...input, ...inputOfVariant(evolution, variant) },
    { seed: 1, store: memoryStore() },
  ).finished
  return board
}

const each: readonly [string, Evolution, Variant][] = [
  ['household', household, { params: { 'talk-worth': 5, 'leaving-costs': 0, 'content-level': 40 } }],
  ['director', director, { params: { 'taken-cost': 0, 'outside-cost': 0, orders: 1 } }],
]

it.each(each)('%s: games end with a score, findings name steps, and a variant plays otherwise', async (...given) => {
  const [name, evolution, variant] = given
  const [task] = await evolution.tasks()
  const input = task!.smoke!(1)
  const [base, other] = [await play(evolution, input, {}), await play(evolution, input, variant)]
  for (const board of [base, other]) {
    const { score } = evolution.score(board, task!.name)
    expect(score).toBeGreaterThan(0)
    expect(score).toBeLessThanOrEqual(1)
    for (const { society, count, cost, steps } of await evolution.find(memoryStore(), 'run', board)) {
      expect(society).toBe(name)
      expect(count).toBeGreaterThan(0)
      expect(cost).toBeGreaterThanOrEqual(0)
      expect(steps.length).toBeGreaterThan(0)
    }
  }
  expect(other['variant']).toEqual(variant)
  const { variant: _, ...played } = other
  const { variant: __, ...usual } = base
  expect(played).not.toEqual(usual)
})
