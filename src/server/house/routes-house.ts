/** The front end of a household over HTTP: polling for events, the state of the house, and the buttons of the game. */
import { Hono, type Context } from 'hono'
import type { Store } from '../../store/store.ts'
import { answerJson, answerText } from '../answers.ts'
import { answerEvents } from '../event-answers.ts'
import { badRequest, ServerFault } from '../faults.ts'
import { queryNumber, queryText, readBody } from '../read.ts'
import { knownRun } from '../run-of.ts'
import type { Services } from '../services.ts'
import { soon } from '../soon.ts'
import type { Game, Poll } from './game.ts'
import type { HousePayload } from './house-now.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const LONGEST_CLIENT = 100
const PAGE_OF_EVENTS = 500
const MOST_EVENTS = 5_000
const PAGE_CHARACTERS = 4 * 1024 * 1024
const LAST = Number.MAX_SAFE_INTEGER - 2

export const HOUSE_PREFIX = '/runs/:id/house'

/** One front end needs no name; two that give none are one. */
const UNNAMED = 'default'

/** `prefix`: where the paths begin; `runOf`: the run that a request is about. */
export function houseRoutes(
  { households, game, houseHub, streams }: Services,
  prefix: string,
  runOf: (c: Context) => Promise<string>,
): Hono {
  const app = new Hono()
  app.get(`${prefix}/agent_act/next`, async (c) => {
    const event = await game.next(await runOf(c), readPoll(c))
    if (event === undefined) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    return answerText(c, event.text, JSON_TYPE)
  })

  app.get(`${prefix}/game/events`, async (c) => {
    const { log } = await households.of(await runOf(c))
    const since = queryNumber(c, 'since', 0, LAST) ?? 0
    const limit = queryNumber(c, 'limit', 1, MOST_EVENTS) ?? PAGE_OF_EVENTS
    await log.refresh()
    const { events, next } = await log.read(since, limit, PAGE_CHARACTERS)
    return answerText(c, `{"events":[${events.map(({ text }) => text).join(',')}],"next":${next}}`, JSON_TYPE)
  })

  app.get(`${prefix}/events/stream`, async (c) => {
    const run = await runOf(c)
    const last = c.req.header('last-event-id')
    if (last !== undefined && last !== '' && !/^\d{1,15}$/.test(last))
      throw badRequest('Last-Event-ID takes the number of the last event that was seen.')
    const from = last ? Number(last) + 1 : (queryNumber(c, 'since', 0, LAST) ?? 0)
    // refuses a run that is no household
    const { root } = await households.of(run)
    const leave = streams.take(c)
    try {
      return answerEvents(c, await houseHub.watch(root, from + 1, leave))
    } catch (error) {
      leave()
      throw error
    }
  })

  const look = (path: string, name: HousePayload) =>
    app.get(`${prefix}/${path}`, async (c) => {
      const { now } = await households.of(await runOf(c))
      return answerText(c, await now.payload(name), JSON_TYPE)
    })
  look('agents/states', 'agents')
  look('objects', 'objects')
  look('world_state', 'world')
  app.get(`${prefix}/game/status`, async (c) => answerJson(c, await game.status(await runOf(c))))

  const act = (name: 'pause' | 'resume' | 'step' | 'reset', work: Game['pause']) =>
    app.post(`${prefix}/game/${name}`, async (c) => {
      const run = await runOf(c)
      await readBody(c, [])
      await work(run)
      return answerJson(c, await game.status(run))
    })
  act('pause', (run) => soon(game.pause(run)))
  act('resume', (run) => soon(game.resume(run)))
  act('step', (run) => soon(game.step(run)))
  // not before it is known what became of it
  act('reset', (run) => game.reset(run))
  return app
}

function readPoll(c: Context): Poll {
  const client = queryText(c, 'client')
  if (client !== undefined && client.length > LONGEST_CLIENT)
    throw badRequest(`client has at most ${LONGEST_CLIENT} characters.`)
  // -1: before the first one
  const after = c.req.query('after') === '-1' ? -1 : queryNumber(c, 'after', 0, LAST)
  const onlyLooks = c.req.method === 'HEAD'
  if (after === undefined) return { client: client ?? UNNAMED, onlyLooks }
  return { after, ...(client !== undefined && { client }), onlyLooks }
}

const HOUSE_PATH = /^\/(?:agent_act|agents|objects|world_state|game|events)(?:\/|$)/

/** A path of these routes where they begin at the root. */
export const isHousePath = (path: string): boolean => HOUSE_PATH.test(path)

/** The run that a server was started for: a program may know it only when it has started it. */
export async function runOfFace(household: string | (() => string | undefined), store: Store): Promise<string> {
  const run = typeof household === 'string' ? household : household()
  if (run !== undefined) return knownRun(run, store)
  throw new ServerFault('SERVER_WRONG_STATE', 'The household has not been started yet. Ask again in a moment.')
}
