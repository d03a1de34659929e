/** Who thinks for whom, said on the command line, with a model behind real HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModelServer, type ModelServer } from 'troupe/testing'
import { createDesk, type Desk } from './cli.ts'

interface JsonReport {
  readonly run: string
  readonly status: string
  readonly board: { readonly moves: readonly string[] }
}

describe('minds on the command line', () => {
  let server: ModelServer
  let desk: Desk
  const tell = async (...words: string[]) => {
    const { stdout, code } = await desk.troupe(...words, '--json')
    return { ...(JSON.parse(stdout.trim().split('\n').at(-1)!) as JsonReport), code }
  }
  beforeAll(async () => {
    server = await startModelServer({ reply: (_, place) => ({ move: `go ${place}` }) })
    desk = createDesk()
  })
  afterAll(async () => {
    desk[Symbol.dispose]()
    await server.close()
  })

  it('are rules when nothing is said', async () => {
    const { board } = await tell('run', 'societies.ts#scouting')
    expect(board.moves).toEqual(['wait by rules', 'wait by rules', 'wait by rules'])
    expect(server.requests).toHaveLength(0)
  })

  it('are the model that is named for an agent', async () => {
    const { board } = await tell('run', 'societies.ts#scouting', '--mind', `scout=${server.url}#tiny`)
    expect(board.moves).toEqual(['go 0 by tiny', 'go 1 by tiny', 'go 2 by tiny'])
  })

  it('stop at --max-tokens, and go on when it is raised, without paying twice', async () => {
    const before = server.requests.length
    const mind = ['--mind', `scout=${server.url}#tiny`]
    const stopped = await tell('run', 'societies.ts#scouting', ...mind, '--max-tokens', '1')
    expect(stopped).toMatchObject({ status: 'ended', limit: 'spending', code: 0 })
    const ended = await tell('resume', stopped.run, ...mind, '--max-tokens', '100000')
    expect(ended).toMatchObject({ status: 'ended', code: 0 })
    expect(ended.board.moves).toHaveLength(3)
    expect(server.requests.length - before).toBe(3)
  })

  it('are refused for an agent that is not there, with the one that was meant', async () => {
    const { code, stderr } = await desk.troupe('run', 'societies.ts#scouting', '--mind', 'scot=rules')
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean scout?')
    expect((await desk.troupe('run', 'societies.ts#scouting', '--mind', 'scout')).code).toBe(2)
    expect((await desk.troupe('run', 'societies.ts#scouting', '--max-cost', 'much')).code).toBe(2)
  })

  it('that nobody knows are refused before the first step, and leave no run', async () => {
    using empty = createDesk()
    const { code, stderr } = await empty.troupe('explore', '--mind', 'decision=foo/bar', '--steps', '3')
    expect([code === 0, stderr.includes('There is no model "foo/bar"')]).toEqual([false, true])
    expect(stderr).toContain('--mind decision=foo/bar')
    expect((await empty.troupe('runs')).stdout).toContain('No runs')
  })
})
