import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { TroupeError } from '../base/errors.ts'
import { answerRefusal, fileName } from './answers.ts'

describe('the name of a file that is offered', () => {
  it.for([
    ['1k2m3n4.jsonl', '1k2m3n4.jsonl'],
    ['a/1.agent-transcript.txt', 'a-1.agent-transcript.txt'],
    ['x"\r\nset-cookie: a=b\u001b]52;c;\u202egnp.jsonl', 'x-set-cookie-a-b-52-c-gnp.jsonl'],
    ['\u001b[2J.jsonl', '2J.jsonl'],
    ['-rf.jsonl', 'rf.jsonl'],
    ['../../.bashrc', 'bashrc'],
    ['…', 'file'],
  ] as const)('of %j is %s', ([name, offered]) => {
    expect(fileName(name)).toBe(offered)
  })

  it('is short enough for a file system, and keeps its ending', () => {
    expect(fileName(`${'x'.repeat(10_000)}.jsonl`)).toMatch(/^x{194}\.jsonl$/)
  })
})

it('quotes what it refuses so that it can be read in a terminal', async () => {
  const app = new Hono().onError((error, c) => answerRefusal(c, error))
  const evil = 'x\u001b]52;c;\u0007\u009b2J\u202e'
  app.get('*', () => {
    throw new TroupeError('STORE_UNKNOWN_RUN', `There is no run "${evil}".`)
  })
  const shown = 'There is no run "x\\u001b]52;c;\\u0007\\u009b2J\\u202e".'
  const { error } = (await (await app.request('/api/x')).json()) as { error: { message: string } }
  expect(error.message).toBe(shown)
  const page = await (await app.request('/x', { headers: { accept: 'text/html' } })).text()
  expect(page).toContain(shown.replaceAll('"', '&quot;'))
})
