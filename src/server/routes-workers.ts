/** Workers over HTTP: who drives what. A server that drives its runs itself has none, and says so. */
import { Hono } from 'hono'
import { answerJson } from './answers.ts'
import type { WorkerList } from './api-workers.ts'
import type { Services } from './services.ts'

export function workerRoutes({ supervisor }: Pick<Services, 'supervisor'>): Hono {
  const none = (): WorkerList => ({
    areUsed: false,
    at: Date.now(),
    workers: [],
    waiting: [],
    waitingCount: 0,
    takeovers: [],
    rules: [],
  })
  return new Hono().get('/workers', async (c) => answerJson(c, (await supervisor.workers()) ?? none()))
}
