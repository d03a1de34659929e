/** Workers on many machines, as the server tells of them. */
import type { WorkerList } from '../../../src/server/api-workers.ts'
import { createAsk } from './ask.ts'

const { get } = createAsk()

export const workersApi = { list: () => get<WorkerList>('/workers') }
