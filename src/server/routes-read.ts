/** Looking: societies, runs, journals, boards, and what becomes of them. Nothing here changes a run. */
import { Hono } from 'hono'
import { readEvaluation } from '../evaluate/read-report.ts'
import { EVALUATION_FLOW } from '../evaluate/trials/evaluation-name.ts'
import { openRun, readStart } from '../store/fold.ts'
import { answerJson, answerText } from './answers.ts'
import { answerOf, membersOf, speakerOf } from './ask.ts'
import { answerEvents } from './event-answers.ts'
import { badRequest, ServerFault } from './faults.ts'
import { listInside } from './list-inside.ts'
import { journalPage } from './journal.ts'
import { mailOf } from './mail.ts'
import { createRecallOnDemand, memoriesOf } from './memories.ts'
import { queryFlag, queryNumber, queryText, readAskRequest } from './read.ts'
import { listOfRuns } from './run-lists.ts'
import { runOf } from './run-of.ts'
import type { Services } from './services.ts'

const PAGE_OF_RUNS = 24
const MOST_RUNS = 500
// further back a list is asked for by the last run of the page before
const MOST_SKIPPED = 1_000
const PAGE_OF_ENTRIES = 500
const MOST_ENTRIES = 5_000
const LAST = Number.MAX_SAFE_INTEGER

export function readingRoutes(services: Services): Hono {
  const { store, catalogue, supervisor, describer, hub, streams, metrics, modelServers, turns } = services
  const app = new Hono()
  const recallOnDemand = createRecallOnDemand(turns)
  app.get('/societies', async (c) => {
    const infos = await Promise.all(catalogue.names().map((name) => catalogue.info(name)))
    return answerJson(c, infos)
  })

  const lists = { store, describer, turns, touched: () => supervisor.touched() }
  app.get('/runs', async (c) => {
    const [society, status, text] = [queryText(c, 'society'), queryText(c, 'status'), queryText(c, 'text')]
    const limit = queryNumber(c, 'limit', 1, MOST_RUNS) ?? PAGE_OF_RUNS
    const offset = queryNumber(c, 'offset', 0, MOST_SKIPPED) ?? 0
    const [before, isCounted] = [queryText(c, 'before'), queryFlag(c, 'counts')]
    return answerJson(c, await listOfRuns(lists, { society, status, text, limit, offset, before, isCounted }))
  })

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

  // one that a program started is known by its flow
  const societyOf = async (run: string) => {
    const start = await readStart(store, run)
    return { start, society: await catalogue.of({ society: start.society ?? start.flow }) }
  }

  app.get('/runs/:id/members', async (c) => {
    const run = await runOf(c, store)
    const { start, society } = await societyOf(run)
    const step = queryNumber(c, 'step', 0, LAST)
    return answerJson(c, await membersOf({ store, start, modelServers }, { run, step }, society))
  })

  app.get('/runs/:id/ask', async (c) => {
    const run = await runOf(c, store)
    const asked = { member: queryText(c, 'member'), question: queryText(c, 'question') }
    const [isReflection, step] = [queryFlag(c, 'reflect'), queryNumber(c, 'step', 0, LAST)]
    const { society } = await societyOf(run)
    return answerJson(c, await answerOf(store, run, { ...asked, isReflection, step }, society))
  })

  // a model that answers is paid for, and what it said is kept with the run
  app.post('/runs/:id/ask', async (c) => {
    const run = await runOf(c, store)
    const { member, question, reflect: isReflection = false, step, mind, maxCost } = await readAskRequest(c)
    const { start, society } = await societyOf(run)
    const speaking = { store, start, modelServers }
    const asked = { member, question, isReflection, step }
    if (mind === undefined) return answerJson(c, await answerOf(store, run, asked, society))
    const speaker = speakerOf({ mind, ...(maxCost !== undefined && { maxCost }) }, speaking, c.req.raw.signal)
    return answerJson(c, await answerOf(store, run, { ...asked, speaker }, society))
  })

  app.get('/runs/:id/mail', async (c) => {
    const run = await runOf(c, store)
    const { moment } = await openRun(store, run, queryNumber(c, 'step', 0, LAST))
    return answerJson(c, mailOf(moment, queryText(c, 'agent')))
  })
  return app
}
