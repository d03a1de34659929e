/** Looking: societies, runs, journals, boards, and what becomes of them. Nothing here changes anything. */
import { Hono } from 'hono'
import { readEvaluation } from '../evaluate/read-report.ts'
import { EVALUATION_FLOW } from '../evaluate/trials/evaluation-name.ts'
import { openRun } from '../store/fold.ts'
import type { RunCard } from './api.ts'
import { answerJson, answerText } from './answers.ts'
import { answerEvents } from './event-answers.ts'
import { badRequest, ServerFault } from './faults.ts'
import { listInside } from './list-inside.ts'
import { journalPage } from './journal.ts'
import { mailOf } from './mail.ts'
import { createRecallOnDemand, memoriesOf } from './memories.ts'
import { queryNumber, queryText } from './read.ts'
import { runOf } from './run-of.ts'
import type { Services } from './services.ts'

const PAGE_OF_RUNS = 24
const MOST_RUNS = 500
const PAGE_OF_ENTRIES = 500
const MOST_ENTRIES = 5_000
const LAST = Number.MAX_SAFE_INTEGER

export function readingRoutes(services: Services): Hono {
  const { store, catalogue, describer, hub, streams, metrics, turns } = services
  const app = new Hono()
  const recallOnDemand = createRecallOnDemand(turns)
  app.get('/societies', async (c) => {
    const infos = await Promise.all(catalogue.names().map((name) => catalogue.info(name)))
    return answerJson(c, infos)
  })

  app.get('/runs', async (c) => {
    const [society, status, text] = [queryText(c, 'society'), queryText(c, 'status'), queryText(c, 'text')]
    const limit = queryNumber(c, 'limit', 1, MOST_RUNS) ?? PAGE_OF_RUNS
    const offset = queryNumber(c, 'offset', 0, LAST) ?? 0
    if (status !== undefined && !statuses.includes(status))
      throw badRequest(`There is no status ${JSON.stringify(status)}. There are: ${statuses.join(', ')}.`)
    const ids: string[] = []
    for (const [place, id] of (await store.runs()).toReversed().entries()) {
      if (await matches(id, { society, status, text })) ids.push(id)
      if (place % RUNS_PER_TURN === RUNS_PER_TURN - 1) await turns.next()
    }
    const runs: RunCard[] = []
    for (const id of ids.slice(offset, offset + limit)) runs.push(await describer.card(id))
    return answerJson(c, { runs, total: ids.length })
  })

  interface Filter {
    readonly society: string | undefined
    readonly status: string | undefined
    readonly text: string | undefined
  }
  async function matches(id: string, { society, status, text }: Filter): Promise<boolean> {
    const summary = await describer.summary(id)
    // societies inside a run are shown with it
    if (summary.within !== undefined) return false
    if (society !== undefined && summary.society !== society && summary.flow !== society) return false
    if (status !== undefined && !hasStatus(await describer.state(id), status)) return false
    if (text === undefined) return true
    const words = `${id} ${summary.flow} ${summary.society ?? ''} ${summary.reason ?? ''} ${await describer.title(id)}`
    return words.toLowerCase().includes(text.toLowerCase())
  }

  app.get('/runs/:id', async (c) => answerJson(c, await describer.detail(await runOf(c, store))))

  app.get('/runs/:id/journal', async (c) => {
    const run = await runOf(c, store)
    const from = queryNumber(c, 'from', 1, LAST) ?? 1
    const limit = queryNumber(c, 'limit', 1, MOST_ENTRIES) ?? PAGE_OF_ENTRIES
    return answerText(c, await journalPage(store, run, from, limit, turns), 'application/json; charset=utf-8')
  })

  app.get('/runs/:id/events', async (c) => {
    const run = await runOf(c, store)
    const last = c.req.header('last-event-id')
    if (last !== undefined && last !== '' && !/^\d{1,15}$/.test(last))
      throw badRequest('Last-Event-ID takes the number of the last entry that was seen.')
    const from = last ? Number(last) + 1 : (queryNumber(c, 'from', 1, LAST) ?? 1)
    const wantsTokens = (queryNumber(c, 'tokens', 0, 1) ?? 0) === 1
    const leave = streams.take(c)
    try {
      return answerEvents(c, await hub.watch(run, from, leave, wantsTokens))
    } catch (error) {
      leave()
      throw error
    }
  })

  app.get('/runs/:id/board', async (c) => {
    const run = await runOf(c, store)
    const { moment } = await openRun(store, run, queryNumber(c, 'step', 0, LAST))
    return answerJson(c, { step: moment.step, values: moment.values })
  })

  app.get('/runs/:id/inside', async (c) => answerJson(c, await listInside(services, await runOf(c, store))))

  app.get('/runs/:id/evaluation', async (c) => {
    const run = await runOf(c, store)
    const { flow } = await describer.summary(run)
    if (flow !== EVALUATION_FLOW)
      throw new ServerFault('SERVER_NOT_FOUND', 'This run is no evaluation. Look at it as at any other run.')
    return answerJson(c, { title: await describer.title(run), ...(await readEvaluation(store, run)) })
  })

  app.get('/runs/:id/metrics', async (c) => answerJson(c, await metrics.of(await runOf(c, store))))

  app.get('/runs/:id/memories', async (c) => {
    const run = await runOf(c, store)
    const limit = queryNumber(c, 'limit', 1, MOST_ENTRIES)
    const asked = { agent: queryText(c, 'agent'), query: queryText(c, 'query'), limit, signal: c.req.raw.signal }
    const { moment } = await openRun(store, run, queryNumber(c, 'step', 0, LAST))
    return answerJson(c, await memoriesOf(moment, asked, recallOnDemand))
  })

  app.get('/runs/:id/mail', async (c) => {
    const run = await runOf(c, store)
    const { moment } = await openRun(store, run, queryNumber(c, 'step', 0, LAST))
    return answerJson(c, mailOf(moment, queryText(c, 'agent')))
  })
  return app
}

const RUNS_PER_TURN = 100
const statuses = ['open', 'waiting', 'failed', 'ended', 'unreadable', 'live', 'paused']

function hasStatus(state: { status: string; isLive: boolean; isPaused: boolean }, wanted: string): boolean {
  if (wanted === 'live') return state.isLive
  if (wanted === 'paused') return state.isPaused
  return state.status === wanted
}
