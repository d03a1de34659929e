import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { societies } from '../societies/registry.ts'
import type { BoardAt, MailList, MemoryList, Metrics, RunDetail, RunList, SocietyInfo } from './api.ts'

let studio: TestServer
beforeAll(async () => void (studio = await startServer({ societies })))
afterAll(async () => studio.remove())

const boardOf = async (run: string, step: number) =>
  (await studio.get<BoardAt>(`/runs/${run}/board?step=${step}`)).values

describe('the societies that come with Troupe', () => {
  it('say how they are drawn, what may be chosen, and who thinks', async () => {
    const infos = await studio.get<SocietyInfo[]>('/societies')
    expect(infos.map(({ name, view, canSay, command }) => [name, view, canSay, command])).toEqual([
      ['explorers', 'grid', false, 'explore'],
      ['household', 'house', false, 'household'],
      ['director', 'scene', false, 'direct'],
      ['adventurers', 'adventure', true, 'adventure'],
    ])
    for (const { name, input } of infos) {
      const { id } = await studio.post('/runs', { society: name, input, pace: 10_000 })
      await studio.post(`/runs/${id}/cancel`)
    }
  })

  it('begin with an example of each, once', async () => {
    const fresh = await startServer({ societies })
    try {
      expect(await fresh.server.startExamples()).toHaveLength(4)
      expect(await fresh.server.startExamples()).toHaveLength(0)
      const { runs } = await fresh.get<RunList>('/runs?status=live')
      expect(runs.map(({ title }) => title)).toEqual([
        'The Fog Bell, seed 1',
        expect.stringContaining('A bright living room with a grey sofa'),
        '5 people in The house by the garden',
        '5 explorers in 40 × 40, building 1',
      ])
    } finally {
      await fresh.remove()
    }
  })

  it('refuse what cannot be run before anything is started', async () => {
    const { total } = await studio.get<RunList>('/runs')
    const start = (society: string, input: object) => studio.post('/runs', { society, input })
    await expect(start('explorers', { world: { size: 3 } })).rejects.toMatchObject({
      code: 'BOARD_INVALID_VALUE',
      status: 400,
    })
    await expect(start('explorers', { world: { size: 1_000 } })).rejects.toThrow(
      'world.size takes a whole number from 5 to 256',
    )
    await expect(start('explorers', { explorers: ['Ada', 'Ada'] })).rejects.toThrow('different names')
    await expect(start('explorers', { explorers: 3.5 })).rejects.toThrow('explorers takes 1 to 1,000 names')
    await expect(start('adventurers', { mode: 'cheat' })).rejects.toThrow('mode takes one of: plain, retry, imagine')
    await expect(start('director', { userPrompt: ' ' })).rejects.toMatchObject({
      code: 'DIRECTOR_NO_PROMPT',
      status: 400,
    })
    // files are chosen from the shelf, and no others are opened
    for (const story of ['/etc/passwd', '../x.z5', { name: 'x', file: '/etc/passwd', sha256: '' }, 7]) {
      await expect(start('adventurers', { story })).rejects.toMatchObject({ code: 'STORY_UNKNOWN', status: 400 })
    }
    expect((await studio.get<RunList>('/runs')).total).toBe(total)
  })
})

describe('explorers', () => {
  it('ask a person in place of one of them, and go on with what the person decides', async () => {
    const input = { world: { size: 24 }, explorers: ['Ada', '🦊 <b>Bo</b>'], maxSteps: 2 }
    const { id, title, agents } = await studio.post('/runs', {
      society: 'explorers',
      input,
      seed: 7,
      pace: 0,
      minds: { '🦊 <b>Bo</b>': 'person' },
    })
    expect(title).toBe('2 explorers in 24 × 24, building 7')
    expect(agents).toContain('🦊 <b>Bo</b>')
    for (let round = 0; round < 2; round++) {
      const { questions } = await studio.until(id, (run) => run.status === 'waiting')
      expect(questions).toHaveLength(1)
      const answer = { thinking: 'I look around.', action: 'look_left', reason: 'Why not.' }
      await studio.post(`/runs/${id}/answer`, { key: questions[0]!.key, answer })
      await studio.until(id, (run) => run.status !== 'waiting' || run.questions[0]?.key !== questions[0]!.key)
    }
    const { step } = await studio.until(id, (run) => run.status === 'ended')
    expect((await boardOf(id, step))['action']).toMatchObject({ '🦊 <b>Bo</b>': 'look_left' })
    const { agents: counted, society } = await studio.get<Metrics>(`/runs/${id}/metrics`)
    expect(counted['decision']?.minds.toSorted()).toEqual(['person', 'rules'])
    expect(society).toMatchObject({ rounds: 2 })
  })

  it('remember and write to each other', async () => {
    const { id } = await studio.post('/runs', {
      society: 'explorers',
      input: { world: { size: 16 }, maxSteps: 12 },
      seed: 1,
      pace: 0,
    })
    await studio.until(id, (run) => run.status === 'ended')
    const memories = await studio.get<MemoryList>(`/runs/${id}/memories?agent=Ada&limit=3`)
    expect(memories.memories).toHaveLength(3)
    expect(memories.memories.every(({ agent }) => agent === 'Ada')).toBe(true)
    const { recalled } = await studio.get<MemoryList>(`/runs/${id}/memories?agent=Ada&query=where+is+a+door&limit=2`)
    expect(recalled).toHaveLength(2)
    expect(recalled![0]!.distance).toBeLessThanOrEqual(recalled![1]!.distance)
    const all = await studio.get<MailList>(`/runs/${id}/mail`)
    const hers = await studio.get<MailList>(`/runs/${id}/mail?agent=Ada`)
    expect(hers.mail.length).toBeLessThanOrEqual(all.mail.length)
    expect(hers.unread).toBeDefined()
    expect((await studio.get<MailList>(`/runs/${id}/mail?step=0`)).mail).toEqual([])
  })
})

describe('adventurers', () => {
  it('play a command a person says in a fork, at the turn that was shown', async () => {
    const { id } = await studio.post('/runs', { society: 'adventurers', input: { maxSteps: 12 }, seed: 1, pace: 0 })
    const { step } = await studio.until(id, (run) => run.status === 'ended')
    const fork = await studio.post(`/runs/${id}/fork`, { at: step - 6, say: 'examine the sky', maxSteps: step + 40 })
    const { at } = { at: fork.parent!.step }
    expect(at).toBeLessThanOrEqual(step - 6)
    const before = (await boardOf(id, at))['commands'] as string[]
    await studio.until(fork.id, (run: RunDetail) => run.step > at)
    expect((await boardOf(fork.id, at + 1))['commands']).toEqual([...before, 'examine the sky'])
    await expect(studio.post(`/runs/${id}/fork`, { at: 0, say: 'look' })).rejects.toThrow('Fork at another step')
  })
})
