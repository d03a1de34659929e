/** The server of the studio: a store, the societies that can be run, and who may ask. */
import { createServer as createHttpServer, type Server } from 'node:http'
import { Hono, type Context } from 'hono'
import { getPath } from 'hono/utils/url'
import { getRequestListener } from '@hono/node-server'
import { createModelServers } from '../models/model-servers.ts'
import type { Surroundings } from '../flows/components/component.ts'
import type { Store } from '../store/store.ts'
import { A2A_PATH, createA2aRoute, isA2aPath } from './a2a/routes-a2a.ts'
import { answerRefusal } from './answers.ts'
import { createCatalogue, type Societies } from './catalogue.ts'
import { createDrafts } from './drafts.ts'
import { createDescriber } from './describe.ts'
import { createForeignWriters, NO_FOREIGN_WRITERS } from './foreign-writers.ts'
import { startExamples } from './examples.ts'
import { faultCodes, refusalOf, ServerFault } from './faults.ts'
import { createHub } from './hub.ts'
import { createHouseFace } from './house/house-face.ts'
import { createHouseholdNotes } from './house/household-notes.ts'
import { HOUSE_PREFIX, houseRoutes, isHousePath, runOfFace } from './house/routes-house.ts'
import { DEFAULT_RATE, limitPlaces, limitRate, STREAMS_PER_CLIENT, type Rate } from './limits.ts'
import type { AskApi } from './mcp/api-port.ts'
import { createFlowCalls, type Adventure } from './langflow/calls.ts'
import { createFlowShelf } from './langflow/flow-shelf.ts'
import { createFlowSocieties } from './langflow/flow-societies.ts'
import { LANGFLOW_PREFIX, langflowRoutes } from './langflow/routes-langflow.ts'
import type { McpServerOptions } from './mcp/mcp-server.ts'
import { createMcpRoute, MCP_PATH } from './mcp/routes-mcp.ts'
import { createMeasuring } from './metrics.ts'
import { createFlowRuns } from './langflow/flow-runs.ts'
import { actingRoutes } from './routes-act.ts'
import { docsRoutes, styleRoutes } from './routes-docs.ts'
import { flowRoutes } from './routes-flows.ts'
import { lessonRoutes } from './routes-lessons.ts'
import { evolutionRoutes } from './routes-evolution.ts'
import { workerRoutes } from './routes-workers.ts'
import { readingRoutes } from './routes-read.ts'
import { transferRoutes } from './routes-transfer.ts'
import { windowRoutes } from './routes-windows.ts'
import { readPublicUrl, withoutBase, type PublicAddress } from './public-url.ts'
import { checkOrigin, createDoor, createGuesses, isLocal, securityHeaders } from './security.ts'
import { runOf } from './run-of.ts'
import type { Services } from './services.ts'
import { createAssets } from './static.ts'
import { createSupervisor, type Supervisor, type SupervisorOptions } from './supervisor.ts'
import { createTurns } from './turns.ts'
import { answerUnreadable } from './unreadable.ts'
import { createDesiredRuns } from './desired-runs.ts'

const LETTING_GO_MS = 300
// harnesses play a hundred games at once
const FLOW_RATE: Rate = { burst: 2_000, perSecond: 500 }

export interface ServerOptions {
  readonly store: Store
  readonly societies: Societies
  /** the folder the studio was built into */
  readonly assets: string
  /** whoever asks must have it; needed whenever others than this machine can ask */
  readonly token?: string
  /** where others reach it through a proxy, such as `https://lab.example/troupe`; needs a token unless it is local */
  readonly publicUrl?: string
  /** where the server notes which runs are meant to be running; without it a restart resumes none */
  readonly wishesFile?: string
  /** a secret that file must hold: what lies there otherwise was written by somebody else */
  readonly wishesMark?: string
  /** the run whose front end is answered at the root as well (`/agent_act/next`), once it is known */
  readonly household?: string | (() => string | undefined)
  /** where the server notes how far clients of households are, and resets; with the mark of the file above */
  readonly householdFile?: string
  /** addresses of model servers that requests and journals may name, besides those of the environment */
  readonly modelServers?: readonly string[]
  /** flows to serve at the addresses of Langflow's API: exports of it, as JSON */
  readonly flows?: readonly unknown[]
  /** where flows are kept that clients put there; without it they are gone with the process */
  readonly flowFolder?: string
  /** folders of pictures that eyes are taught with: they can be looked at and labelled, and no others */
  readonly lessons?: readonly string[]
  /** what served flows may reach outside themselves; nothing unless told */
  readonly flowSurroundings?: Surroundings
  /** of the adventurers as a served flow: the file of the story they are to play, for its words, and a seed */
  readonly adventure?: Adventure
  readonly version?: string
  readonly openImportStore?: Services['openImportStore']
  readonly rate?: Rate
  readonly beatMs?: number
  /** how long after a start or an answer models stream before anybody has come to watch; 10 s */
  readonly expectMs?: number
  /** drives runs elsewhere; this process does unless it is given */
  readonly createFleet?: SupervisorOptions['createFleet']
  /** what went wrong that is no fault of whoever asked */
  readonly report?: (error: unknown) => void
  /** adds tools, resources and prompts of your own to `/mcp`; called for each request with a server of the package */
  readonly mcp?: McpServerOptions['add']
}

export interface StudioServer {
  readonly fetch: (request: Request) => Response | Promise<Response>
  /** the API as this process asks it: no token, no rate */
  readonly ask: AskApi
  readonly supervisor: Supervisor
  readonly describer: Services['describer']
  /** resumes what was running when the server was stopped, and listens; 0 is any free port */
  listen(port: number, host?: string): Promise<{ readonly port: number }>
  /** a path that lets whoever opens it in, once; without a secret when no token is needed */
  createLink(): string
  readonly needsToken: boolean
  /** everything that is answered, such as `GET /api/runs/:id`; `ALL` where the path alone decides */
  readonly routes: readonly string[]
  /** an example of each society that has no run yet */
  startExamples(): Promise<readonly string[]>
  /** every run is paused, every viewer is let go; the store stays open */
  close(): Promise<void>
  /** does not wait for the current steps any longer */
  hurry(): void
}

export function createServer(options: ServerOptions): StudioServer {
  const { store, token, version = '', report = () => {}, rate = DEFAULT_RATE } = options
  const turns = createTurns()
  const place = placeOf(options)
  const base = place?.base ?? ''
  const assets = createAssets(options.assets, base)
  const flows = createFlowShelf(options.flowFolder)
  for (const flow of options.flows ?? []) flows.set(flow)
  const flowSocieties = createFlowSocieties(flows, {
    ...(options.modelServers && { modelServers: options.modelServers }),
    ...options.flowSurroundings,
  })
  const catalogue = createCatalogue(options.societies, (name) => flowSocieties.find(name))
  const changed = (run: string) => {
    hub.changed(run)
    house.changed(run)
  }
  // where workers drive, others write all the time, and whoever holds a run is known
  const foreignWriters = options.createFleet ? NO_FOREIGN_WRITERS : createForeignWriters(store, changed)
  const drafts = createDrafts((run) => hub.said(run))
  const modelServers = createModelServers(options.modelServers)
  const supervisor = createSupervisor({
    store,
    catalogue,
    desiredRuns: createDesiredRuns(options.wishesFile, options.wishesMark),
    turns,
    foreignWriters,
    modelServers,
    onChange: changed,
    report,
    drafts,
    isHeard: (run) => hub.isHeard(run),
    ...(options.expectMs !== undefined && { expectMs: options.expectMs }),
    ...(options.createFleet && { createFleet: options.createFleet }),
  })
  const describer = createDescriber({
    store,
    catalogue,
    drivingState: (run) => supervisor.stateOf(run),
    foreignWriters,
  })
  const { beatMs, openImportStore } = options
  const hub = createHub({
    store,
    stateOf: (run) => describer.state(run),
    isOurs: (run) => supervisor.stateOf(run).isLive,
    isBusy: () => turns.isBusy,
    draftsOf: drafts.of,
    ...(beatMs !== undefined && { beatMs }),
  })
  const house = createHouseFace({
    store,
    supervisor,
    describer,
    turns,
    notes: createHouseholdNotes(options.householdFile, options.wishesMark, report),
    ...(beatMs !== undefined && { beatMs }),
  })
  const minds = options.flowSurroundings?.minds
  const flowCalls = createFlowCalls({
    store,
    societies: flowSocieties,
    atRest: (run) => supervisor.atRest(run),
    ...(minds && { minds }),
    ...(options.adventure && { adventure: options.adventure }),
  })
  const services: Services = {
    store,
    catalogue,
    supervisor,
    describer,
    foreignWriters,
    hub,
    households: house.households,
    game: house.game,
    houseHub: house.hub,
    flows,
    flowRuns: createFlowRuns(flowCalls, supervisor),
    streams: limitPlaces(STREAMS_PER_CLIENT),
    metrics: createMeasuring(store, catalogue, turns),
    modelServers,
    assets,
    turns,
    version,
    ...(openImportStore && { openImportStore }),
  }
  const guesses = createGuesses()
  const isSecure = place?.origin.startsWith('https:') === true
  const door = token === undefined ? undefined : createDoor(token, { base, isSecure, guesses })

  const refuse = (error: unknown, c: Context) => {
    if (refusalOf(error).status === faultCodes.SERVER_FAILED) report(error)
    return answerRefusal(c, error, base)
  }
  const { household } = options
  const api = new Hono()
  api.onError(refuse)
  api.route('/', readingRoutes(services))
  api.route('/', actingRoutes(services))
  api.route('/', transferRoutes(services))
  api.route('/', windowRoutes(services))
  api.route('/', flowRoutes(services))
  api.route('/', lessonRoutes(options.lessons ?? []))
  api.route('/', workerRoutes(services))
  api.route('/', evolutionRoutes(services))
  api.route(
    '/',
    houseRoutes(services, HOUSE_PREFIX, (c) => runOf(c, store)),
  )
  api.route('/', docsRoutes(version, catalogue, household !== undefined))
  api.all('*', answerNothing)
  const ask: AskApi = (path, init) => api.request(path, init)
  let address: string | undefined
  const asked = { ask, version, studio: () => address, report, ...(options.mcp && { add: options.mcp }) }
  const mcp = createMcpRoute(asked, services.streams)

  const a2a = createA2aRoute({
    services,
    ask,
    version,
    needsToken: token !== undefined,
    base,
    origin: place?.origin,
  })

  const app = new Hono({ getPath: (request) => withoutBase(getPath(request), base) })
  app.onError(refuse)
  app.use(securityHeaders)
  const isFace = (path: string) => household !== undefined && isHousePath(path)
  const isApi = (path: string) => path.startsWith('/api/') || path === MCP_PATH || isA2aPath(path) || isFace(path)
  app.use(checkOrigin(token !== undefined, place?.origin, isApi))
  app.route('/api', styleRoutes())
  app.get('/health', (c) => c.json({ status: 'ok' }))
  // its clients send a key of their own, and know nothing of our cookies
  app.use(`${LANGFLOW_PREFIX}/*`, limitRate(options.rate ?? FLOW_RATE))
  app.route(
    LANGFLOW_PREFIX,
    langflowRoutes({
      shelf: flows,
      calls: flowCalls,
      streams: services.streams,
      report,
      now: Date.now,
      token,
      guesses,
    }),
  )
  if (door !== undefined) app.use(door.guard)
  const limit = limitRate(rate)
  app.use('/api/*', limit)
  app.route('/api', api)
  app.use(MCP_PATH, limit)
  app.all(MCP_PATH, (c) => mcp.answer(c))
  for (const path of [A2A_PATH, `${A2A_PATH}/*`]) {
    app.use(path, limit)
    app.all(path, (c) => a2a.answer(c))
  }
  if (household !== undefined) {
    app.use((c, next) => (isFace(c.req.path) ? limit(c, next) : next()))
    app.route(
      '/',
      houseRoutes(services, '', () => runOfFace(household, store)),
    )
    app.all('*', (c, next) => (isFace(c.req.path) ? answerNothing(c) : next()))
  }
  app.all('*', (c) => assets.answer(c))

  let http: Server | undefined
  let closing: Promise<void> | undefined
  return {
    fetch: (request) => app.fetch(request),
    ask,
    supervisor,
    describer,
    async listen(port, host = '127.0.0.1') {
      http = createHttpServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
      answerUnreadable(http)
      const taken = await listen(http, port, host)
      address = place ? `${place.origin}${base}` : isLocal(host) ? `http://${host}:${taken}` : undefined
      await supervisor.restore()
      return { port: taken }
    },
    createLink: () => `${base}/${door === undefined ? '' : `?token=${door.createLink()}`}`,
    needsToken: token !== undefined,
    routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))],
    startExamples: () => startExamples(store, catalogue, supervisor),
    close: () => (closing ??= close()),
    hurry: () => supervisor.letGo(),
  }

  async function close(): Promise<void> {
    foreignWriters.close()
    await mcp.close()
    a2a.close()
    await supervisor.close()
    await flowCalls.close()
    hub.close()
    house.close()
    const closed = http && new Promise<void>((resolve) => http!.close(() => resolve()))
    http?.closeIdleConnections()
    // streams end by themselves now; whoever does not read to the end is let go
    const timer = setTimeout(() => http?.closeAllConnections(), LETTING_GO_MS)
    await closed
    clearTimeout(timer)
  }
}

function answerNothing(c: Context): never {
  throw new ServerFault(
    'SERVER_NOT_FOUND',
    `There is no ${c.req.method} ${c.req.path} here. GET /api/docs lists what there is.`,
  )
}

function placeOf({ publicUrl, token }: ServerOptions): PublicAddress | undefined {
  if (publicUrl === undefined) return undefined
  const place = readPublicUrl(publicUrl)
  if (place === undefined)
    throw new Error(`${publicUrl} cannot be the public address of a server. It looks like https://lab.example/troupe`)
  if (token === undefined && !isLocal(place.hostname))
    throw new Error(`Others can reach ${publicUrl}: give the server a token.`)
  return place
}

function listen(http: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, () => {
      http.off('error', reject)
      const address = http.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
