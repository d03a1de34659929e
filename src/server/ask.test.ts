/** Members of a run that are asked over HTTP. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer, testSocieties, type TestServer } from '../../test/studio-server.ts'
import type { Asking } from '../societies/asking.ts'
import { societies } from '../societies/registry.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import type { JournalPage, MemberAnswer, MemberList, Metrics, RunList } from './api.ts'

/** Of a society of one's own. */
const asking: Asking = {
  members: ['tick'],
  ask: ({ n }, agent) => ({ agent, answer: `I have counted to ${String(n)}.`, confidence: 1, metadata: {} }),
}

let studio: TestServer
let models: ModelServer
let id = ''
beforeAll(async () => {
  vi.stubEnv('TROUPE_MODEL', '')
  vi.stubEnv('TROUPE_MODEL_SERVER', '')
  models = await startModelServer({ reply: () => ({ answer: 'The fog.', confidence: 0.5, sources: ['locations'] }) })
  const counter = async () => ({ ...(await testSocieties['counter']!()), asking: () => asking })
  studio = await startServer({ societies: { ...societies, counter }, modelServers: [models.url] })
  ;({ id } = await studio.post('/runs', { society: 'adventurers', input: { maxSteps: 6 }, seed: 1, pace: 0 }))
  await studio.until(id, (run) => run.status === 'ended')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await studio.remove()
  await models.close()
})

const path = (query: Readonly<Record<string, string>>, run = id) =>
  `/runs/${run}/ask?${new URLSearchParams(query).toString()}`
const ask = (query: Readonly<Record<string, string>>) => studio.get<MemberAnswer>(path(query))
const refusal = async (query: Readonly<Record<string, string>>) => {
  const answer = await studio.request(`/api${path(query)}`)
  return [answer.status, ((await answer.json()) as { error: { message: string } }).error.message]
}

describe('asking a member over HTTP', () => {
  it('gives the answer of the protocol, and the step it was asked at', async () => {
    const { step, ...response } = await ask({ member: 'navigator', question: 'How do I get to the landing?' })
    expect(step).toBeGreaterThan(6)
    expect(response).toMatchObject({ agent: 'navigator', metadata: { to: 'landing', path: expect.any(Array) as [] } })
    const { metadata } = await ask({ member: 'navigator', question: 'What places do you know?', step: '0' })
    expect(metadata['locations']).toEqual([])
    expect((await ask({ member: 'memory', reflect: 'true' })).metadata['learned']).toBeInstanceOf(Array)
  })

  it('answers what it does not understand with confidence 0', async () => {
    expect(await ask({ member: 'puzzle', question: 'Why?' })).toMatchObject({ confidence: 0 })
  })

  it('refuses what cannot be asked, and says what can', async () => {
    expect(await refusal({ member: 'navigater', question: 'Where?' })).toEqual([
      400,
      expect.stringContaining('Did you mean navigator?'),
    ])
    expect(await refusal({ question: 'Where?' })).toEqual([400, expect.stringContaining('member is missing')])
    expect(await refusal({ member: 'memory' })).toEqual([400, expect.stringContaining('question is missing')])
    expect(await refusal({ member: 'memory', question: 'a'.repeat(1_001) })).toEqual([400, expect.any(String)])
    expect(await refusal({ member: 'memory', question: 'Who?', reflect: 'true' })).toEqual([400, expect.any(String)])
    expect((await refusal({ member: 'memory', reflect: 'true', step: '99999' }))[0]).toBe(404)
  })

  it('asks the members of any society that has some', async () => {
    const { id: run } = await studio.post('/runs', { society: 'counter', pace: 0 })
    await studio.until(run, ({ status }) => status === 'ended')
    const query = { member: 'tick', question: 'How far?', step: '7' }
    expect(await studio.get(path(query, run))).toMatchObject({ agent: 'tick', answer: 'I have counted to 7.' })
  })

  it('says that nobody can be asked where a society answers no questions', async () => {
    const { id: other } = await studio.post('/runs', { society: 'explorers', maxSteps: 1, pace: 0 })
    const answer = await studio.request(`/api${path({ member: 'memory', reflect: 'true' }, other)}`)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Nobody can be asked')])
  })

  it('lists who can be asked, with questions that are understood as they stand at that step', async () => {
    const { members, takesModels } = await studio.get<MemberList>(`/runs/${id}/members`)
    expect([members.map(({ title }) => title), takesModels]).toEqual([
      ['Navigator', 'Puzzle Solver', 'Memory Tracker', 'Strategy'],
      true,
    ])
    expect(members.find(({ name }) => name === 'memory')!.fields).toContain('harmfulActions')
    for (const { name, questions } of members)
      for (const question of questions) expect((await ask({ member: name, question })).confidence).toBeGreaterThan(0)
  })

  it('lets a model that was allowed answer a free question, and pays it with the run', async () => {
    const question = { member: 'navigator', question: 'What do you fear?', mind: `${models.url}#m` }
    const answer = await studio.post<MemberAnswer>(`/runs/${id}/ask`, question)
    expect(answer).toMatchObject({ answer: 'The fog.', metadata: { by: `${models.url}#m`, sources: ['locations'] } })
    expect(await studio.post(`/runs/${id}/ask`, question)).toEqual(answer)
    expect(models.requests).toHaveLength(1)
    const { agents } = await studio.get<Metrics>(`/runs/${id}/metrics`)
    expect(Object.values(agents).reduce((sum, { calls }) => sum + calls, 0)).toBe(1)
    // what was asked stands with the run, not among the runs
    expect((await studio.get<RunList>('/runs')).runs.map((run) => run.id)).toContain(id)
    expect((await studio.get<RunList>('/runs')).runs.filter((run) => run.id.includes('asked'))).toEqual([])
  })

  it('tells a member something between two steps of a run that goes on, as a step of it', async () => {
    const input = { maxSteps: 200 }
    const { id: live } = await studio.post('/runs', { society: 'adventurers', input, seed: 1, pace: 20 })
    await studio.until(live, ({ step }) => step >= 8)
    const told = { member: 'memory', update: { harmfulActions: ['landing|sing'] } }
    const { isLive, step } = await studio.post(`/runs/${live}/tell`, told)
    expect(isLive).toBe(true)
    await studio.until(live, (run) => run.step > step + 4)
    await studio.post(`/runs/${live}/pause`)
    const { entries } = await studio.get<JournalPage>(`/runs/${live}/journal?limit=2000`)
    const steps = entries.flatMap(({ record }) => (record.kind === 'step' ? [record] : []))
    expect(steps.map((record) => record.step)).toEqual(steps.map((_, place) => place + 1))
    const place = steps.findIndex((record) => record.told)
    expect(steps[place]).toMatchObject({
      did: [{ agent: 'memory', changes: { harmfulActions: { set: ['landing|sing'] } } }],
      next: steps[place - 1]!.next,
    })
    expect(steps[place + 1]!.did.map(({ agent }) => agent)).toEqual(steps[place]!.next)
    const danger = { member: 'memory', question: 'What is dangerous?' }
    const { metadata } = await studio.get<MemberAnswer>(path(danger, live))
    expect(metadata['harmful_actions']).toContainEqual({ location: 'landing', action: 'sing' })
    const refused = await studio.request(`/api/runs/${id}/tell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
    })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('RUN_ENDED')])
  })

  it('asks no model at an address that nobody named', async () => {
    const body = { member: 'navigator', question: 'What do you fear?', mind: 'http://127.0.0.1:9/v1#m' }
    const headers = { 'content-type': 'application/json' }
    const answer = await studio.request(`/api/runs/${id}/ask`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('MODEL_SERVER_NOT_ALLOWED')])
  })
})
