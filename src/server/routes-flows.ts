/** Flows for the studio: listed, taken in, read, checked, saved, exported and run, over the shelf of served flows. */
import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { TroupeError } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { flowOfGraph } from '../flows/components/graph-flow.ts'
import { nodeNames } from '../flows/components/machine.ts'
import { checkLangflow } from '../flows/langflow/check.ts'
import type { LangflowFlow } from '../flows/langflow/format.ts'
import { answerFile, answerText } from './answers.ts'
import type { FlowCard, FlowCheck, FlowImport, FlowInfo, FlowStarted, FlowVersion } from './api-flows.ts'
import { badRequest, ServerFault } from './faults.ts'
import { checkMinds } from './catalogue.ts'
import { DetailFault } from './langflow/detail.ts'
import { beginFlow, flowBeginnings } from './langflow/flow-beginnings.ts'
import { societyName, thinkersIn } from './langflow/flow-societies.ts'
import { servedFlows, type ServedFlow } from './langflow/served-flow.ts'
import { readBody, readMinds, textOf } from './read.ts'
import type { Services } from './services.ts'

// as much as a file of the shelf may hold
const FLOW_BYTES = 4 * 1024 * 1024
const LONGEST_INPUT = 100_000
const LONGEST_SESSION = 200
const LONGEST_ID = 200

export function flowRoutes(services: Services): Hono {
  const { flows, flowRuns, catalogue } = services
  const app = new Hono()

  app.get('/flows', (c) => answer(c, flows.list().map(cardOf)))

  app.post('/flows', async (c) => {
    const { file } = await readBody(c, ['file'], FLOW_BYTES)
    if (file === undefined) throw badRequest('file is missing: an export of Langflow, as JSON.')
    const taken = inOurWords(() => flows.add(file))
    const told: FlowImport = { flows: taken.map((flow) => ({ ...cardOf(flow), report: flow.report })) }
    return answer(c, told, 201)
  })

  app.get('/flows/beginnings', async (c) => answer(c, await flowBeginnings()))

  app.post('/flows/new', async (c) => {
    const body = await readBody(c, ['from', 'preset'])
    const begun = await beginFlow(textOf(body, 'from', LONGEST_ID), textOf(body, 'preset', LONGEST_ID))
    const [flow] = inOurWords(() => flows.add({ ...begun, id: randomUUID() }))
    return answer(c, infoOf(flow!), 201)
  })

  app.post('/flows/check', async (c) => answer(c, checkFlow(readFlow(await readBody(c, ['flow'], FLOW_BYTES)))))

  app.get('/flows/:id', (c) => answer(c, infoOf(flowOf(c))))

  app.post('/flows/:id/save', async (c) => {
    const { id } = flowOf(c)
    const body = await readBody(c, ['flow', 'over'], FLOW_BYTES)
    const [flow, over] = [readFlow(body), textOf(body, 'over', LONGEST_ID)]
    // asked again: somebody may have saved while the body came
    const { version } = flowOf(c)
    if (over !== undefined && over !== version)
      throw new ServerFault(
        'SERVER_WRONG_STATE',
        'Somebody saved another version meanwhile. Open it again, or export yours and import it as a flow of its own.',
      )
    return answer(c, infoOf(inOurWords(() => flows.change(id, { ...flow }))))
  })

  app.get('/flows/:id/versions', (c) => {
    const { id, version } = flowOf(c)
    const told = flows.versions(id).map(({ flow, savedAt }): FlowVersion => ({
      version: flow.version,
      name: flow.name,
      savedAt,
      nodes: flow.graph.nodes.length,
      wires: flow.graph.wires.length,
      isCurrent: flow.version === version,
    }))
    return answer(c, told)
  })

  app.get('/flows/:id/versions/:version', (c) => {
    const flow = versionOf(flowOf(c), c.req.param('version'))
    return answer(c, infoOf(flow))
  })

  app.post('/flows/:id/restore', async (c) => {
    const { id } = flowOf(c)
    const version = textOf(await readBody(c, ['version']), 'version', LONGEST_ID) ?? ''
    versionOf(flowOf(c), version)
    return answer(c, infoOf(flows.restore(id, version)))
  })

  app.post('/flows/:id/delete', async (c) => {
    const { id } = flowOf(c)
    await readBody(c, [])
    flows.remove(id)
    return answer(c, { deleted: id })
  })

  app.get('/flows/:id/export', (c) => {
    const { raw, name, id } = flowOf(c)
    return answerFile(inOnePart(`${JSON.stringify(raw, null, 2)}\n`), 'application/json', `${name || id}.json`)
  })

  app.post('/flows/:id/run', async (c) => {
    const flow = flowOf(c)
    const body = await readBody(c, ['input', 'session', 'minds'])
    const input = textOf(body, 'input', LONGEST_INPUT) ?? ''
    const session = textOf(body, 'session', LONGEST_SESSION) || `studio-${randomUUID()}`
    const society = await catalogue.find(societyName(flow))
    const driving = { minds: checkMinds(society, readMinds(body).minds ?? {}, { input }), pace: 0 }
    const started: FlowStarted = {
      run: await flowRuns.start(flow, { input, session }, driving).catch(throwInOurWords),
      session,
      version: flow.version,
    }
    return answer(c, started, 201)
  })

  const flowOf = (c: Context): ServedFlow => {
    const id = c.req.param('id') ?? ''
    const flow = id.length > LONGEST_ID ? undefined : flows.list().find((each) => each.id === id)
    if (flow !== undefined) return flow
    throw new ServerFault('SERVER_NOT_FOUND', 'There is no such flow. GET /api/flows lists those there are.')
  }
  const versionOf = ({ id }: ServedFlow, version: string): ServedFlow => {
    const flow = flows.version(id, version)
    if (flow !== undefined) return flow
    throw new ServerFault(
      'SERVER_NOT_FOUND',
      `The flow has no such version. GET /api/flows/${id}/versions lists those there are.`,
    )
  }
  const cardOf = ({ id, name, version, graph }: ServedFlow): FlowCard => ({
    id,
    name,
    description: graph.description,
    version,
    nodes: graph.nodes.length,
    wires: graph.wires.length,
    updatedAt: flows.updatedAt(id),
  })
  const infoOf = (flow: ServedFlow): FlowInfo => ({
    ...cardOf(flow),
    flow: flow.raw,
    report: flow.report,
    names: Object.fromEntries(nodeNames(flow.graph)),
    thinkers: thinkersIn(flow.graph),
  })
  return app
}

function checkFlow(flow: LangflowFlow): FlowCheck {
  const problems = checkLangflow(flow)
  const stops = inOurWords(() => servedFlows(flow).flatMap(({ graph }) => flowOfGraph(graph).stops))
  return { problems, stops }
}

function readFlow(body: Readonly<Record<string, unknown>>): LangflowFlow {
  const { flow } = body
  if (!isRecord(flow) || !isRecord(flow['data']))
    throw badRequest('flow takes a flow of Langflow: an object with data.')
  return flow as unknown as LangflowFlow
}

/** What stands in a flow is the person's own: nothing of it is taken out, or it would be saved without it. */
const answer = (c: Context, value: unknown, status = 200): Promise<Response> =>
  answerText(c, JSON.stringify(value), 'application/json; charset=utf-8', status)

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text
}

function inOurWords<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    return throwInOurWords(error)
  }
}

/** The shelf refuses in the words of Langflow's clients; the studio has those of all other routes. */
function throwInOurWords(error: unknown): never {
  if (error instanceof DetailFault) throw badRequest(error.message)
  if (error instanceof TroupeError && error.code === 'FLOW_INVALID') throw badRequest(error.message)
  throw error
}
