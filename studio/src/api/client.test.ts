import { describe, expect, it } from 'vitest'
import { ApiFailure, createApi } from './client.ts'
import { isPassing } from './failure.ts'

/** An API whose questions are noted, and answered with this. */
function answering(status: number, body: unknown) {
  const asked: { path: string; init: RequestInit | undefined }[] = []
  const fetcher = async (path: unknown, init?: RequestInit) => {
    asked.push({ path: String(path), init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { api: createApi(fetcher), asked }
}

describe('the client of the server', () => {
  it('writes names of runs so that no part of them is taken for a path', async () => {
    const { api, asked } = answering(200, {})
    await api.run('a/b?c#d')
    await api.runs({ society: 'explorers', status: undefined, text: 'two words' })
    await api.memories('a', 'Ada', { step: 3 })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/runs/a%2Fb%3Fc%23d',
      '/api/runs?society=explorers&text=two+words',
      '/api/runs/a/memories?agent=Ada&step=3',
    ])
  })

  it('sends what is asked for as JSON', async () => {
    const { api, asked } = answering(200, {})
    await api.answer('a', 'k', { yes: true })
    expect(asked[0]).toMatchObject({
      path: '/api/runs/a/answer',
      init: { method: 'POST', body: '{"key":"k","answer":{"yes":true}}' },
    })
  })

  it('asks for events after the last one it has', async () => {
    const { api, asked } = answering(200, '')
    await api.events('a', 41, new AbortController().signal)
    expect(asked[0]?.init?.headers).toMatchObject({ 'last-event-id': '41' })
  })

  it('gives the code and the words of the server when it refuses', async () => {
    const { api } = answering(404, { error: { code: 'STORE_UNKNOWN_RUN', message: 'No run "x".' } })
    await expect(api.run('x')).rejects.toMatchObject({ code: 'STORE_UNKNOWN_RUN', message: 'No run "x".', status: 404 })
  })

  it('has words of its own for an answer that is none, and for none at all', async () => {
    await expect(answering(502, '<html>').api.run('x')).rejects.toMatchObject({
      code: 'STUDIO_BAD_ANSWER',
      status: 502,
    })
    const silent = createApi(() => Promise.reject(new TypeError('fetch failed')))
    await expect(silent.run('x')).rejects.toMatchObject({ code: 'STUDIO_UNREACHABLE', status: 0 })
  })

  it('tells what passes from what does not', () => {
    const of = (status: number) => isPassing(new ApiFailure('X', 'x', status))
    expect([of(0), of(429), of(502), of(404), of(409)]).toEqual([true, true, true, false, false])
  })
})
