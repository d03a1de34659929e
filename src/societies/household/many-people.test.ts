import { expect, it } from 'vitest'
import { prepareInput } from '../prepare-input.ts'
import { castNames } from './cast/cast.ts'
import { description } from './society.ts'

it.for([6, 626, 1_000])('%i people have a village without anybody saying how large', async (count) => {
  const { house, people } = await prepareInput(description, { people: castNames(count) }, { seed: 1 })
  expect(people).toHaveLength(count)
  expect((house as { rooms: unknown[] }).rooms.length).toBeLessThanOrEqual(1_000)
})
