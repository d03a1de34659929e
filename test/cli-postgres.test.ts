/** The command with a Postgres as its store: the same commands, and the password nowhere. */
import { afterAll, describe, expect, it } from 'vitest'
import { postgresStore } from '../src/postgres/index.ts'
import { createDesk } from './cli.ts'
import { temporarySchemas, whyNoPostgres } from './postgres.ts'

const newSchema = temporarySchemas()
const desk = createDesk()
afterAll(() => desk[Symbol.dispose]())
const SECRET = 'secret-of-the-test'

describe.skipIf(whyNoPostgres)(`TROUPE_STORE=postgres://…${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('is examined, run in, listed, shown, exported and imported, and its password is never printed', async () => {
    const url = await newSchema()
    const said: string[] = []
    const troupe = async (...words: string[]) => {
      const { code, stdout, stderr } = await desk.start(words, { TROUPE_STORE: url }).done
      said.push(stdout, stderr)
      expect(`${code}${stderr}`).toMatch(/^0/)
      return JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as Record<string, unknown>
    }
    const before = await troupe('doctor', '--json')
    expect(before['store']).toMatchObject({ state: 'none yet', postgres: expect.stringMatching(/^\d+\./) })
    const { run } = (await troupe('demo', '--json')) as { run: string }
    const { runs, store } = (await troupe('runs', '--json')) as { runs: { id: string }[]; store: string }
    expect(runs.map(({ id }) => id)).toEqual([run])
    expect(store).toMatch(/^postgres:\/\/troupe@127\.0\.0\.1/)
    await troupe('show', run, '--json')
    const file = desk.path('run.jsonl')
    await troupe('export', run, '--out', file, '--json')
    const { stdout } = await desk.troupe('import', file, '--store', desk.path('other.db'), '--json')
    expect(JSON.parse(stdout.trimEnd().split('\n').at(-1)!)).toMatchObject({ run })
    const set = await troupe('rules', '--budget', 'tenant:acme=5/day', '--rate', 'openai=60/minute', '--json')
    expect(set['rules']).toEqual([
      { kind: 'budget', name: 'tenant:acme', amount: 5, unit: 'dollars', period: 'day', spent: 0 },
      { kind: 'rate', name: 'openai', amount: 60, period: 'minute', queued: 0 },
    ])
    expect((await troupe('rules', '--rate', 'openai=none', '--json'))['rules']).toHaveLength(1)
    const workers = { alive: 0, silent: 0, driven: 0, waiting: 0, rules: 1, why: [] }
    expect(await troupe('doctor', '--json')).toMatchObject({ store: { state: 'ok', runs: 1, workers } })
    // the commands to paste name the store without it, also where it was given as an option
    const pasted = await desk.troupe('demo', '--store', url)
    said.push(pasted.stdout, pasted.stderr)
    expect(pasted.stdout + pasted.stderr).toContain(`--store 'postgres://troupe@127.0.0.1`)
    const kept = postgresStore(url)
    for (const id of await kept.runs()) said.push(JSON.stringify(await kept.read(id, 1, 1_000)))
    await kept.close()
    expect(said.join('\n')).not.toContain(SECRET)
    // a dozen processes, one after the other
  }, 120_000)

  it('is where rules for workers are kept, and without one that is said', async () => {
    const { code, stderr } = await desk.troupe('rules')
    expect(`${code} ${stderr}`).toMatch(/^2 .*Rules are for workers on a Postgres: set TROUPE_STORE/s)
  })

  it('says that nobody answers there, in one line and without the password', async () => {
    const url = `postgres://me:${SECRET}@127.0.0.1:1/db`
    const { code, stdout, stderr } = await desk.start(['doctor', '--json'], { TROUPE_STORE: url }).done
    expect(code).toBe(1)
    expect(stdout).toContain('STORE_UNREACHABLE')
    expect(stdout + stderr).not.toContain(SECRET)
  })
})
