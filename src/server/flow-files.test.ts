/** A society that is a flow file, over HTTP: its form, a run with another mind, and a fork. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../test/repository.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { flowFileOf } from '../flows/file/read-flow-file.ts'
import { societyOfFile } from '../flows/file/society-of-file.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import type { BoardAt, RunDetail, SocietyInfo } from './api.ts'

// a shared machine may be busy
const PATIENCE = { timeout: 60_000 }

let studio: TestServer
let models: ModelServer

beforeAll(async () => {
  const text = readFileSync(`${root}/examples/27-draft-and-critique.json`, 'utf8')
  const society = await societyOfFile(flowFileOf(text, { name: 'example' }))
  models = await startModelServer({ reply: () => 'Waves, and waves again' })
  studio = await startServer({ societies: { [society.name]: async () => society }, modelServers: [models.url] })
})
afterAll(async () => {
  await studio.remove()
  await models.close()
})

it('is offered with its parameters, started with a mind of the run, and forked', async () => {
  const [info] = await studio.get<SocietyInfo[]>('/societies')
  expect(info?.options.map(({ path, kind }) => [path, kind])).toEqual([
    ['topic', 'text'],
    ['rounds', 'count'],
  ])
  await expect(studio.post('/runs', { society: 'draft-and-critique', input: { rounds: 11 } })).rejects.toThrow(
    'rounds takes a whole number from 1 to 10',
  )
  const minds = { writer: `${models.url}#tiny` }
  const { id } = await studio.post<{ id: string }>('/runs', {
    society: 'draft-and-critique',
    input: { topic: 'the sea' },
    minds,
  })
  await expect.poll(async () => (await studio.get<RunDetail>(`/runs/${id}`)).status, PATIENCE).toBe('ended')
  const { values } = await studio.get<BoardAt>(`/runs/${id}/board`)
  expect(values).toMatchObject({ draft: 'Waves, and waves again', round: 2 })
  const fork = await studio.post<{ id: string }>(`/runs/${id}/fork`, { at: 1, edit: { rounds: 1 } })
  await expect
    .poll(async () => (await studio.get<RunDetail>(`/runs/${fork.id}`)).reason, PATIENCE)
    .toBe('out of rounds')
})
