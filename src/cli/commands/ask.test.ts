import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../../test/cli.ts'
import { startModelServer } from '../../testing/model-server.ts'
import type { MemberResponse } from '../../societies/asking.ts'

describe('troupe ask', () => {
  let desk: Desk
  let run = ''
  beforeAll(async () => {
    desk = createDesk()
    run = (await desk.json<{ run: string }>('adventure', 'fog-bell', '--steps', '6')).run
  })
  afterAll(() => desk[Symbol.dispose]())

  it('answers a question, at the end or at a step, and ends with the response for programs', async () => {
    const question = 'How do I get from here to the landing?'
    const { code, stdout } = await desk.troupe('ask', run, 'navigator', question)
    expect(code).toBe(0)
    expect(stdout).toMatch(/to Landing[^]*confidence 0\.\d/)
    expect(await desk.json<MemberResponse>('ask', 'last', 'navigator', question)).toMatchObject({
      agent: 'navigator',
      confidence: expect.any(Number) as number,
      metadata: { path: expect.any(Array) as string[], to: 'landing' },
    })
    const early = await desk.json<MemberResponse>('ask', run, 'navigator', question, '--step', '5')
    expect(early).toMatchObject({ answer: 'We are at Landing already.', step: 5 })
  })

  it('reflects', async () => {
    const { metadata } = await desk.json<MemberResponse>('ask', run, 'strategy', '--reflect')
    expect(metadata).toMatchObject({ learned: expect.any(Array) as string[], failed: expect.any(Array) as string[] })
  })

  it('fails when it is not understood, and says what can be asked', async () => {
    const { code, stdout } = await desk.troupe('ask', run, 'memory', 'What is the weather?')
    expect(code).toBe(1)
    expect(stdout).toContain('Have we tried this before?')
  })

  it('lets a model answer what rules do not understand, from what that member knows', async () => {
    const told = { answer: 'Getting lost.', confidence: 0.6, sources: ['connectionGraph'] }
    const models = await startModelServer({ reply: () => told })
    try {
      const words = ['ask', run, 'navigator', 'What worries you?', '--mind', `${models.url}#m`] as const
      const { code, stdout } = await desk.troupe(...words)
      expect([code, stdout]).toEqual([0, expect.stringMatching(/Getting lost\.[^]*confidence 0\.6[^]*connectionGraph/)])
      // answered before: nobody is asked, and nothing is paid
      expect(await desk.json<MemberResponse>(...words)).toMatchObject({ confidence: 0.6, metadata: { by: words[5] } })
      expect(models.requests).toHaveLength(1)
    } finally {
      await models.close()
    }
  })

  it.for([
    ['a limit without a model', ['navigator', 'Where?', '--max-cost', '1'], 'name one with --mind'],
    ['a member that is not there', ['navigater', 'Where?'], 'Did you mean navigator?'],
    ['two wishes at once', ['navigator', 'Where?', '--reflect'], 'not both'],
    ['no wish', ['navigator'], 'needs a QUESTION'],
    ['what somebody else writes', ['navigator', '--update', '{"currentGoal": "rest"}'], 'can be told only: locations'],
    ['what no field holds', ['strategy', '--update', '{"currentGoal": 7}'], 'currentGoal takes text'],
    ['what is no JSON', ['strategy', '--update', '{'], 'not valid JSON'],
  ] as const)('takes %s for a mistake', async ([, words, says]) => {
    const { code, stderr } = await desk.troupe('ask', run, ...words)
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)])
  })

  it('tells a member something in a step of the run itself, which goes on from there', async () => {
    const { run: open } = await desk.json<{ run: string }>('adventure', 'fog-bell', '--steps', '6')
    const { run: paused } = await desk.json<{ run: string }>('fork', open, '--at', '12', '--steps', '1')
    const goal = async () =>
      (await desk.json<MemberResponse>('ask', paused, 'strategy', 'What is our goal?')).metadata['current_goal']
    expect(await goal()).toBe('explore')
    const told = ['ask', paused, 'strategy', '--update', '{"currentGoal": "find the bell"}'] as const
    expect(await desk.json(...told)).toMatchObject({ run: paused, step: 14, member: 'strategy' })
    expect(await goal()).toBe('find the bell')
    const { status, step } = await desk.json<{ status: string; step: number }>('resume', paused)
    expect(status).toBe('ended')
    expect(step).toBeGreaterThan(14)
    // over: from here on only a fork can be told
    const { run: fork } = await desk.json<{ run: string }>(...told)
    expect(fork).not.toBe(paused)
  })

  it('tells a member something in a fork, and leaves the run as it was', async () => {
    const update = ['strategy', '--update', '{"currentGoal": "find the bell"}', '--step', '12']
    const { run: fork } = await desk.json<{ run: string }>('ask', run, ...update)
    const goalOf = async (id: string) =>
      (await desk.json<MemberResponse>('ask', id, 'strategy', 'What is our goal?', '--step', '12')).metadata[
        'current_goal'
      ]
    expect(await goalOf(fork)).toBe('find the bell')
    expect(await goalOf(run)).toBe('explore')
  })
})
