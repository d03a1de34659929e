import { expect, it } from 'vitest'
import { startServer } from '../../test/studio-server.ts'
import type { WorkerList } from './api-workers.ts'

it('says that there are no workers where a server drives its runs itself', async () => {
  const studio = await startServer()
  expect(await studio.get<WorkerList>('/workers')).toMatchObject({ areUsed: false, workers: [], waiting: [] })
  await studio.remove()
})
