/**
 * A society from a file of one's own gets everything that those of Troupe get, in the command line and in the server.
 */
import { copyFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, lastObject, type Desk } from '../../test/cli.ts'
import { root } from '../../test/repository.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import type { Artefact, Metrics, RunDetail, SocietyInfo } from '../server/api.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { loadSociety } from './society.ts'

interface JsonReport {
  readonly run: string
  readonly words: number
  readonly board: { readonly said: readonly string[]; readonly topic: string; readonly luck: number }
}

describe('a society of one’s own', () => {
  let desk: Desk
  let models: ModelServer
  beforeAll(async () => {
    desk = createDesk()
    copyFileSync(join(root, 'test/own-society.ts'), desk.path('talkers.ts'))
    copyFileSync(join(root, 'test/own-flow.ts'), desk.path('loose.ts'))
    symlinkSync(join(root, 'node_modules'), desk.path('node_modules'), 'junction')
    models = await startModelServer({ reply: () => ({ text: 'waves' }) })
  })
  afterAll(async () => {
    desk[Symbol.dispose]()
    await models.close()
  })

  it('has its options as flags of troupe run, with help, defaults and limits', async () => {
    const help = (await desk.troupe('run', 'talkers.ts', '--help')).stdout
    expect(help).toMatch(/--rounds N +rounds \(default: 3, 1 to 9\)/)
    const told = await desk.json<JsonReport>('run', 'talkers.ts', 'the moon', '--rounds', '2', '--seed', '7')
    expect(told).toMatchObject({ board: { topic: 'the moon', luck: 7 }, words: 10 })
    expect(told.board.said).toHaveLength(2)
    const refused = await desk.troupe('run', 'talkers.ts', '--rounds', '10')
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('--rounds takes a whole number from 1 to 9'),
    ])
    expect((await desk.troupe('run', 'talkers.ts', 'it')).stderr).toContain('A topic has three letters or more')
    const short = await desk.json<JsonReport>('run', 'talkers.ts', '--input', '{"rounds": 1}')
    expect(short.board).toMatchObject({ topic: 'the sea', said: ['something about the sea (rules)'] })
  })

  it('is shown its own way, measured, exported and evaluated', async () => {
    const { stdout } = await desk.troupe('run', 'talkers.ts', '--rounds', '2')
    expect(stdout).toMatch(
      /^> something about the sea \(rules\)\n> something.+\nsaid: 2\n\nended at step 2: all is said\n/,
    )
    const mind = ['--mind', `speaker=${models.url}#tiny`]
    const asked = lastObject(await desk.start(['run', 'talkers.ts', '--json', ...mind]).done) as JsonReport
    expect(asked.board.said).toEqual(['waves (tiny)', 'waves (tiny)', 'waves (tiny)'])
    expect((await desk.troupe('export', asked.run, '--as', 'text')).stdout).toBe('waves (tiny)\n'.repeat(3))
    expect((await desk.troupe('export', asked.run, '--as', 'html')).stderr).toContain('as journal, text, not as "html"')
    expect(await desk.json('evaluate', 'talkers.ts', '--talks', '4')).toMatchObject({ talks: 4, silence: 0 })
    expect((await desk.troupe('evaluate', 'loose.ts')).stderr).toContain('does not say how it is evaluated')
  })

  it('that is only a flow has flags for the simple values of its input', async () => {
    const told = await desk.json<{ step: number }>('run', 'loose.ts', '--goal', '2', '--is-loud')
    expect(told).toMatchObject({ step: 2, board: { isLoud: true } })
  })

  describe('in the server', () => {
    let studio: TestServer
    beforeAll(async () => {
      const talkers = await loadSociety(join(root, 'test/own-society.ts'))
      const counting = await loadSociety(join(root, 'test/own-flow.ts'))
      studio = await startServer({
        societies: { talkers: async () => talkers, counting: async () => counting },
        modelServers: [models.url],
      })
    })
    afterAll(async () => studio.remove())

    it('has its view, options, minds, limits, measures, files and example', async () => {
      const infos = await studio.get<SocietyInfo[]>('/societies')
      expect(infos).toMatchObject([
        { name: 'talkers', title: 'Talkers', view: 'adventure', canChooseMinds: true, agents: ['speaker'] },
        { name: 'counting', view: 'grid', canChooseMinds: false },
      ])
      expect(infos[0]!.options.map(({ path }) => path)).toEqual(['topic', 'rounds', 'luck'])
      const minds = { speaker: `${models.url}#tiny` }
      const { id } = await studio.post('/runs', { society: 'talkers', minds, maxCost: 1, seed: 3, pace: 0 })
      const ended = await studio.until(id, ({ status, score }: RunDetail) => status === 'ended' && score === 3)
      expect(ended).toMatchObject({ title: 'A talk about the sea', score: 3, view: 'adventure' })
      expect((await studio.get<Metrics>(`/runs/${id}/metrics`)).society).toEqual({ words: 6 })
      expect(await studio.get<Artefact[]>(`/runs/${id}/artefacts`)).toMatchObject([{ name: 'talk.txt' }])
      expect(await (await studio.request(`/api/runs/${id}/artefacts/talk.txt`)).text()).toBe('waves (tiny)\n'.repeat(3))
      expect(await studio.server.startExamples()).toHaveLength(0)
      await expect(studio.post('/runs', { society: 'talkers', input: { rounds: 99 } })).rejects.toThrow('from 1 to 9')
      await expect(studio.post('/runs', { society: 'talkers', input: { topic: '' } })).rejects.toThrow('three letters')
    })

    it('that cannot be given minds refuses them, and a limit of their cost that nobody would keep', async () => {
      const start = (more: object) => studio.post('/runs', { society: 'counting', pace: 0, ...more })
      await expect(start({ minds: { counter: 'rules' } })).rejects.toThrow('minds of this society cannot be chosen')
      await expect(start({ maxCost: 1 })).rejects.toThrow('cannot be limited in this society')
      const { id } = await start({ input: { goal: 2 } })
      expect(await studio.until(id, ({ status }) => status === 'ended')).toMatchObject({
        title: 'Up to 2',
        view: 'grid',
      })
      expect((await studio.get<Metrics>(`/runs/${id}/metrics`)).society).toEqual({ counted: 2 })
    })
  })
})
