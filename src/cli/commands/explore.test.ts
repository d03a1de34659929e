import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createDesk, lastObject, wordsOf } from '../../../test/cli.ts'
import { startModelServer } from '../../testing/model-server.ts'

interface JsonReport {
  readonly run: string
  readonly status: string
  readonly found: number
  readonly objects: number
  readonly coverage: number
  readonly messages: number
  readonly repeatedVisits: number
  readonly rounds: number
}

const small = ['explore', '--agents', '3', '--size', '14', '--steps', '80', '--seed', '2']

describe('troupe explore', () => {
  it('tells a line a round and in the end what came of it', async () => {
    using desk = createDesk()
    const { code, stdout } = await desk.troupe(...small)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^round 1 of 80 {2}found \d+ of 6 {2}seen \d+ % {2}mail 3$/m)
    expect(stdout).toMatch(
      /6 of 6 objects found in \d+ rounds\n\d+ % of the building seen, \d+ messages, \d+ repeated visits\n\nended at step \d+: every object is found/,
    )
    const told = await desk.json<JsonReport>(...small)
    expect(told).toMatchObject({ status: 'ended', found: 6, objects: 6 })
    expect(stdout).toContain(`${told.messages} messages, ${told.repeatedVisits} repeated visits`)
  })

  it('plays in a building from a file, and says what is wrong with one', async () => {
    using desk = createDesk()
    writeFileSync(desk.path('hall.json'), '{"levels": [["....."]], "objects": [{"name": "lamp", "at": [4, 0, 0]}]}')
    writeFileSync(desk.path('torn.json'), '{"levels": [[".....", "."]]}')
    expect(await desk.json<JsonReport>('explore', '--world', 'hall.json', '--agents', '1')).toMatchObject({ found: 1 })
    const torn = await desk.troupe('explore', '--world', 'torn.json')
    expect([torn.code, torn.stderr]).toEqual([1, expect.stringContaining('WORLD_BAD_MAP The map: row 1 of level 0')])
    expect((await desk.troupe('explore', '--world', 'none.json')).code).toBe(2)
    expect((await desk.troupe('explore', '--agents', '0')).stderr).toContain(
      '--agents takes 1 to 1,000 names with commas between them, or how many',
    )
  })

  it('lets a model decide, over HTTP, and says which agents there are to choose for', async () => {
    using desk = createDesk()
    const text = 'thinking: I turn\naction: look_left\nreason: to see\nmessage_to_others: I turned'
    const server = await startModelServer({ reply: () => text })
    try {
      const { done } = desk.start([
        'explore',
        '--agents',
        '2',
        '--steps',
        '2',
        '--json',
        '--mind',
        `decision=${server.url}#tiny`,
      ])
      const told = lastObject(await done) as JsonReport
      expect(told).toMatchObject({ status: 'ended', rounds: 2, messages: 4 })
      expect(server.requests).toHaveLength(4)
    } finally {
      await server.close()
    }
    const { code, stderr } = await desk.troupe('explore', '--mind', 'decisions=rules')
    expect([code, stderr]).toEqual([2, expect.stringContaining('decision')])
  })

  it('lets a model decide for one explorer, and for that one again when the run is resumed', async () => {
    using desk = createDesk()
    const server = await startModelServer({ reply: () => 'thinking: I turn\naction: look_left\nreason: to see' })
    try {
      const mind = ['--mind', `Ada=${server.url}#tiny`]
      const { run } = lastObject(
        await desk.start(['explore', '--agents', '2', '--steps', '3', '--json', ...mind]).done,
      ) as JsonReport
      expect(server.requests).toHaveLength(3)
      await desk.start(['fork', run, '--at', '1', ...mind]).done
      expect(server.requests).toHaveLength(6)
    } finally {
      await server.close()
    }
  })

  const long = ['explore', '--agents', '4', '--size', '30', '--steps', '40', '--seed', '3']

  it('pauses on Ctrl-C with the command that resumes it, and continues', async () => {
    using desk = createDesk()
    const playing = desk.start(long)
    await playing.until('round 3 of 40')
    playing.child.kill('SIGINT')
    const { code, stdout } = await playing.done
    expect(code).toBe(130)
    const [, command = ''] = /Continue: (.+)/.exec(stdout) ?? []
    const resumed = await desk.json<{ status: string; reason: string }>(...wordsOf(command))
    expect(resumed).toMatchObject({ status: 'ended', reason: '40 rounds are over' })
  })

  it('E5 killed and resumed comes to the same board', async () => {
    using desk = createDesk()
    const whole = await desk.json<JsonReport>(...long)
    const playing = desk.start([...long, '--store', 'killed.db'])
    await playing.until('round 5 of 40')
    playing.child.kill('SIGKILL')
    await playing.done
    const boardOf = async (...words: string[]) => (await desk.json<{ board: unknown }>('resume', ...words)).board
    expect(await boardOf('last', '--store', 'killed.db')).toEqual(await boardOf(whole.run))
  })
})
