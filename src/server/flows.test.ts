import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prompt, smallFlow, smallNode } from '../../test/small-langflow.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import type { BoardAt } from './api.ts'
import type { FlowCard, FlowCheck, FlowImport, FlowInfo, FlowStarted } from './api-flows.ts'
import { createFlowShelf } from './langflow/flow-shelf.ts'

describe('flows over HTTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-flows-'))
  let server!: TestServer
  beforeAll(async () => void (server = await startServer({ flowFolder: folder })))
  afterAll(async () => {
    await server?.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const take = async (file: unknown) => (await server.post<FlowImport>('/flows', { file })).flows[0]!

  it('takes in an export with its report, and gives back the same file', async () => {
    const { id, report, nodes, wires } = await take(smallFlow)
    expect({ nodes, wires }).toEqual({ nodes: 3, wires: 2 })
    expect(report.items.every(({ fate }) => fate === 'kept')).toBe(true)
    const file = await server.request(`/api/flows/${id}/export`)
    expect(file.headers.get('content-disposition')).toContain('Greeting.json')
    expect(await file.json()).toEqual(smallFlow)
    expect((await server.get<FlowInfo>(`/flows/${id}`)).flow).toEqual(smallFlow)
    expect((await server.get<FlowCard[]>('/flows')).map((each) => each.id)).toContain(id)
  })

  it('saves another version, and none over what somebody else saved meanwhile', async () => {
    const first = await take({ ...smallFlow, id: 'saved' })
    const flow = { ...smallFlow, data: { ...smallFlow.data, edges: [] } }
    const second = await server.post<FlowInfo>('/flows/saved/save', { flow, over: first.version })
    expect(second.version).not.toBe(first.version)
    expect(second.flow.data.edges).toEqual([])
    await expect(server.post('/flows/saved/save', { flow, over: first.version })).rejects.toMatchObject({
      status: 409,
      code: 'SERVER_WRONG_STATE',
    })
    expect(createFlowShelf(folder).get('saved').version).toBe(second.version)
  })

  it('runs a flow as a run that can be watched, with the names of its nodes', async () => {
    const { id, version } = await take({ ...smallFlow, id: 'run' })
    const { names } = await server.get<FlowInfo>(`/flows/${id}`)
    const started = await server.post<FlowStarted>(`/flows/${id}/run`, { input: 'Ada' })
    expect(started.version).toBe(version)
    const detail = await server.until(started.run, ({ status }) => status === 'ended')
    expect(detail.society).toBe(`flow:run@${version}`)
    const { values } = await server.get<BoardAt>(`/runs/${started.run}/board`)
    expect(values[names['Prompt-b']!]).toMatchObject({ status: 'done', outputs: { prompt: { text: 'Greet Ada.' } } })
  })

  it('runs the adventurers as the graph that is drawn', async () => {
    const { id, names } = await server.post<FlowInfo>('/flows/new', { from: 'adventurers' })
    const started = await server.post<FlowStarted>(`/flows/${id}/run`, { input: 'You are in a cave.' })
    const detail = await server.get<{ agents: string[] }>(`/runs/${started.run}`)
    expect(detail.agents).toEqual(expect.arrayContaining(Object.values(names).slice(0, 3)))
  })

  it('tells what Langflow would refuse, and what cannot run here', async () => {
    const odd = smallNode({ id: 'Odd-d', type: 'Oddity', fields: {} })
    const [first] = smallFlow.data.edges
    const flow = { ...smallFlow, data: { nodes: [prompt, odd], edges: [{ ...first, source: 'Odd-d' }] } }
    const { problems } = await server.post<FlowCheck>('/flows/check', { flow })
    expect(problems.map(({ fault }) => fault)).toContain('id-differs')
    const fine = await server.post<FlowCheck>('/flows/check', { flow: smallFlow })
    expect(fine).toEqual({ problems: [], stops: [] })
    const wired = { ...smallFlow, data: { ...smallFlow.data, nodes: smallFlow.data.nodes.map(asOddity) } }
    const { stops } = await server.post<FlowCheck>('/flows/check', { flow: wired })
    expect(stops.map(({ node }) => node)).toContain('Prompt-b')
  })

  it('says what is wrong with what is no flow', async () => {
    await expect(server.post('/flows', { file: { nodes: 1 } })).rejects.toMatchObject({ status: 400 })
    await expect(server.post('/flows/new', { from: 'toString' })).rejects.toMatchObject({
      message: 'from takes one of: empty, explorers, household, director, adventurers.',
    })
    await expect(server.get('/flows/nobody')).rejects.toMatchObject({ status: 404, code: 'SERVER_NOT_FOUND' })
    const { id } = await server.post<FlowInfo>('/flows/new', { from: 'empty' })
    await server.post(`/flows/${id}/delete`)
    await expect(server.get(`/flows/${id}`)).rejects.toMatchObject({ status: 404 })
  })
})

const asOddity = (node: (typeof smallFlow.data.nodes)[number]) =>
  node.id === 'Prompt-b' ? { ...node, data: { ...node.data, type: 'Oddity' } } : node
