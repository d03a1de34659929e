/** Approvals over HTTP: several at once, answered in any order, from inside a thought, and wrong answers explained. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { deskSocieties, written } from '../../test/tool-desk.ts'
import type { BoardAt, OpenQuestion, RunDetail } from './api.ts'

let studio: TestServer
beforeAll(async () => void (studio = await startServer({ societies: deskSocieties() })))
afterAll(() => studio.remove())
beforeEach(() => void (written.length = 0))

const asks = (count: number) => (detail: RunDetail) => detail.status === 'waiting' && detail.questions.length === count
const startDesk = async () => {
  const { id } = await studio.post('/runs', { society: 'desk' })
  return studio.until(id, asks(2))
}
const answer = (run: string, { key }: OpenQuestion, words: unknown) =>
  studio.post(`/runs/${encodeURIComponent(run)}/answer`, { key, answer: words })
const answersOf = async (run: string) => (await studio.get<BoardAt>(`/runs/${run}/board`)).values['answers']

describe('calls that wait for a yes', () => {
  it('are several questions, each answered by itself and in any order', async () => {
    const { id, questions } = await startDesk()
    expect(questions.map(({ agent, question }) => [agent, question])).toMatchObject([
      ['clerk', { approve: { tool: 'write', input: { line: 'Rome is clear', stars: 4 }, agent: 'clerk' } }],
      ['clerk', { approve: { tool: 'write', input: { line: 'Atlantis is gone' } } }],
    ])
    const [first, second] = questions
    await answer(id, second!, { deny: 'nobody knows' })
    const { questions: left } = await studio.until(id, asks(1))
    expect(left).toEqual([first])
    expect(written).toEqual([])
    await answer(id, first!, { input: { line: 'Roma è serena' } })
    await studio.until(id, ({ status }) => status === 'ended')
    expect(written).toEqual(['Roma è serena'])
    expect(await answersOf(id)).toEqual(['It is clear in Rome, and 1 lines are written.'])
  })

  it('are answered at the same time by two people, and nothing is lost or done twice', async () => {
    const { id, questions } = await startDesk()
    await Promise.all(questions.map((question) => answer(id, question, 'approve')))
    await studio.until(id, ({ status }) => status === 'ended')
    expect(written.toSorted()).toEqual(['Atlantis is gone', 'Rome is clear'])
  })

  it('are refused with what an answer looks like, and stay open', async () => {
    const { id, questions } = await startDesk()
    for (const wrong of ['perhaps', 7, [], {}, 'reuse'])
      await expect(answer(id, questions[0]!, wrong), JSON.stringify(wrong)).rejects.toMatchObject({
        code: 'SERVER_BAD_REQUEST',
        message: expect.stringContaining('Answer "approve", "deny"') as string,
      })
    await expect(studio.post(`/runs/${id}/answer`, { answer: 'approve' })).rejects.toMatchObject({
      code: 'RUN_NO_QUESTION',
      message: expect.stringContaining('Say which one you answer') as string,
    })
    expect((await studio.get<RunDetail>(`/runs/${id}`)).questions).toEqual(questions)
  })

  it('are asked again where an edited input does not fit, with what is wrong with it', async () => {
    const { id, questions } = await startDesk()
    await answer(id, questions[0]!, { input: { line: 5 } })
    const { questions: again } = await studio.until(id, ({ questions: now }) => now.some(({ fault }) => fault))
    expect(again.find(({ fault }) => fault)).toMatchObject({ fault: expect.stringContaining('line') as string })
    expect(written).toEqual([])
  })

  it('are answered where they are asked as well: in the run of the thought', async () => {
    const { id } = await startDesk()
    const inside = `${id}/1.clerk`
    const { questions } = await studio.get<RunDetail>(`/runs/${encodeURIComponent(inside)}`)
    expect(questions).toHaveLength(2)
    for (const question of questions.toReversed()) await answer(inside, question, 'approve')
    await studio.until(id, ({ status }) => status === 'ended')
    expect(written).toEqual(['Rome is clear', 'Atlantis is gone'])
  })

  it('in a fork can take the result from before it', async () => {
    const { id, questions } = await startDesk()
    for (const question of questions) await answer(id, question, 'approve')
    await studio.until(id, ({ status }) => status === 'ended')
    const fork = await studio.post(`/runs/${id}/fork`, { at: 0 })
    const asked = await studio.until(fork.id, asks(2))
    expect(asked.questions[0]).toMatchObject({
      question: { approve: { doneBefore: { outcome: 'done', output: 'written: Rome is clear' } } },
    })
    for (const question of asked.questions) await answer(fork.id, question, 'reuse')
    await studio.until(fork.id, ({ status }) => status === 'ended')
    expect(written).toHaveLength(2)
  })

  it('are not asked again in a fork that begins inside the thought, after they were answered', async () => {
    const { id, questions } = await startDesk()
    for (const question of questions) await answer(id, question, 'approve')
    await studio.until(id, ({ status }) => status === 'ended')
    const inside = `/runs/${encodeURIComponent(`${id}/1.clerk`)}`
    expect(await studio.get<RunDetail>(inside)).toMatchObject({ canGoOn: true, within: id })
    const fork = await studio.post(`${inside}/fork`, { at: 4 })
    expect(fork).toMatchObject({ society: 'desk', parent: { run: id, step: 0 } })
    const { values } = await studio
      .until(fork.id, ({ status }) => status === 'ended')
      .then(() => studio.get<{ values: { answers: string[] } }>(`/runs/${fork.id}/board`))
    expect(values.answers).toEqual(['It is clear in Rome, and 2 lines are written.'])
    expect(written).toHaveLength(2)
    const edited = await studio.post(`${inside}/fork`, { at: 4, edit: { messages: [{ role: 'user', text: 'Anew.' }] } })
    // told nothing of what was done, the model wants it all again: that is asked
    expect((await studio.until(edited.id, asks(2))).questions[0]).toMatchObject({ question: { approve: {} } })
  })

  it('are explained to machines', async () => {
    const api = await studio.get<{ paths: Record<string, { post: { summary: string } }> }>('/openapi.json')
    expect(api.paths['/api/runs/{id}/answer']!.post.summary).toContain('{"deny": "why"}')
  })
})
