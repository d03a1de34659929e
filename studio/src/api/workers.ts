/** Workers on many machines, as the server tells of them. */
import type { RunDetail } from '../../../src/server/api.ts'
import type { RunTakeovers, WorkerList } from '../../../src/server/api-workers.ts'
import { createAsk } from './ask.ts'

const { get, post } = createAsk()

export const workersApi = {
  list: () => get<WorkerList>('/workers'),
  takeovers: (run: string) => get<RunTakeovers>(`/runs/${encodeURIComponent(run)}/takeovers`),
  /** gives the run that goes on */
  move: (run: string) => post<RunDetail>(`/runs/${encodeURIComponent(run)}/move`),
}
