/** What is said of a run, where its journal and whoever drives it tell different things. */
import { expect, it } from 'vitest'
import { board, cancelRun, end, flow, memoryStore, value } from '../index.ts'
import { createCatalogue } from './catalogue.ts'
import { createDescriber } from './describe.ts'
import { NO_FOREIGN_WRITERS } from './foreign-writers.ts'

it('says of a run that has ended why it ended, also while it is known as one that waits for a worker', async () => {
  const room = board({ name: value('') })
  const asker = room.agent({
    reads: [],
    writes: ['name'],
    think: async (_, { ask }) => ({ name: await ask<string>('your name?') }),
  })
  const asking = flow(room, { start: 'asker', agents: { asker }, routes: { asker: end('told') } })
  const store = memoryStore()
  await asking.run({}, { store, id: 'a' }).finished
  const describer = createDescriber({
    store,
    catalogue: createCatalogue({}),
    drivingState: () => ({ isLive: true, isPausing: false, waits: 'It waits for a worker that is free.' }),
    foreignWriters: NO_FOREIGN_WRITERS,
  })
  expect(await describer.standing('a')).toMatchObject({ status: 'open', reason: 'It waits for a worker that is free.' })
  await cancelRun(store, 'a', 'closing time')
  expect(await describer.standing('a')).toMatchObject({ status: 'ended', reason: 'closing time', isLive: false })
})
