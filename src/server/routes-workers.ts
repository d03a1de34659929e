/** Workers over HTTP: who drives what. A server that drives its runs itself has none, and says so. */
import { Hono } from 'hono'
import { answerJson } from './answers.ts'
import { readPage } from '../store/fold.ts'
import { tryReading } from '../store/unreadable.ts'
import type { RunTakeovers, WorkerList } from './api-workers.ts'
import { runOf } from './run-of.ts'
import type { Services } from './services.ts'

export function workerRoutes({ supervisor, store }: Pick<Services, 'supervisor' | 'store'>): Hono {
  const none = (): WorkerList => ({
    areUsed: false,
    at: Date.now(),
    workers: [],
    waiting: [],
    waitingCount: 0,
    takeovers: [],
    rules: [],
  })
  const takeoversOf = async (run: string): Promise<RunTakeovers> => {
    const found = await supervisor.takeovers(run)
    if (found === undefined) return { areUsed: false, takeovers: [] }
    const takeovers: RunTakeovers['takeovers'][number][] = []
    for (const each of found) {
      const entry = (await tryReading(() => readPage(store, run, each.head, 1)))?.[0]
      if (entry !== undefined) takeovers.push({ ...each, step: entry.record.step })
    }
    return { areUsed: true, takeovers }
  }
  return new Hono()
    .get('/workers', async (c) => answerJson(c, (await supervisor.workers()) ?? none()))
    .get('/runs/:id/takeovers', async (c) => answerJson(c, await takeoversOf(await runOf(c, store))))
}
