/** Flows themselves over HTTP, as Langflow has them: list, create, read, change, delete, upload and download. */
import { Hono, type Context } from 'hono'
import { bodyOf } from '../limits.ts'
import { DetailFault, unfit } from './detail.ts'
import type { FlowShelf } from './flow-shelf.ts'
import { FLOW_BYTES, readJson } from './read-call.ts'
import type { ServedFlow } from './served-flow.ts'

export function flowFileRoutes(shelf: FlowShelf): Hono {
  const app = new Hono()
  const told = (flow: ServedFlow) => flowRead(flow, shelf.updatedAt(flow.id))

  app.get('/flows/', (c) => {
    const flows = shelf.list()
    if (c.req.query('header_flows') === 'true')
      return c.json(flows.map(({ id, name, raw }) => ({ id, name, description: raw.description ?? null })))
    return c.json(flows.map(told))
  })
  app.post('/flows/', async (c) => {
    const body = await readJson(c, FLOW_BYTES)
    if (typeof body['name'] !== 'string' || body['name'] === '') throw unfit('name', 'Field required')
    const [flow] = shelf.add({ data: { nodes: [], edges: [] }, ...body })
    return c.json(told(flow!), 201)
  })
  app.post('/flows/upload/', async (c) => c.json(shelf.add(await readUpload(c)).map(told), 201))
  app.post('/flows/download/', async (c) => {
    const ids = (await readJson(c))['flows']
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
      throw unfit('body', 'Input should be a list of flow ids')
    const flows = ids.map((id) => shelf.get(id).raw)
    return c.json(flows.length === 1 ? flows[0] : { flows })
  })
  app.get('/flows/:flow', (c) => c.json(told(shelf.get(c.req.param('flow')))))
  app.patch('/flows/:flow', async (c) => c.json(told(shelf.change(c.req.param('flow'), await readJson(c, FLOW_BYTES)))))
  app.delete('/flows/:flow', (c) => {
    shelf.remove(c.req.param('flow'))
    return c.json({ message: 'Flow deleted successfully' })
  })
  return app
}

/** A file in a form, as the page of Langflow sends it; or the JSON itself. */
async function readUpload(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return readJson(c, FLOW_BYTES)
  const bytes = Buffer.concat(await Array.fromAsync(bodyOf(c, FLOW_BYTES)))
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) throw unfit('file', 'Field required')
  try {
    return JSON.parse(await file.text()) as unknown
  } catch {
    throw new DetailFault(400, `${file.name} is not JSON.`)
  }
}

function flowRead({ raw, graph, id, name, report }: ServedFlow, updatedAt: string) {
  const lost = report.items.filter(({ fate }) => fate !== 'kept')
  return {
    ...raw,
    id,
    name,
    description: raw.description ?? null,
    endpoint_name: raw.endpoint_name ?? null,
    is_component: raw.is_component ?? false,
    tags: raw.tags ?? [],
    updated_at: updatedAt,
    folder_id: null,
    user_id: null,
    webhook: graph.nodes.some(({ component }) => component === 'Webhook'),
    // ours: what became of the file when it was read
    import_report: lost,
  }
}
