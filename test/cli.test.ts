/** Whole stories with the real command: what a person types, and what they find. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteStore } from 'troupe/sqlite'
import { describe, expect, it } from 'vitest'
import { counting } from './cli-societies.ts'
import { createDesk, lastObject, wordsOf } from './cli.ts'

interface RunReport {
  run: string
  status: string
  step: number
  reason?: string
  board: Record<string, unknown>
  questions: { id: string; question: unknown }[]
  resume?: string
}

describe.concurrent('troupe', () => {
  it('runs, lists, shows, forks, resumes and replays, and another store replays the export to the same board', async ({
    expect,
  }) => {
    using desk = createDesk()
    const run = await desk.json<RunReport>('run', 'societies.ts#counting', '--input', '{"goal": 6}', '--seed', '7')
    expect(run).toMatchObject({ status: 'ended', step: 6, reason: 'goal reached', board: { count: 6 } })

    const { runs } = await desk.json<{ runs: { id: string; society: string }[] }>('runs')
    expect(runs).toMatchObject([{ id: run.run, society: 'societies.ts#counting' }])
    expect(await desk.json('show', 'last')).toMatchObject({ run: run.run, seed: 7, next: [], board: run.board })
    expect(await desk.json('show', run.run.slice(0, -2), '--step', '2')).toMatchObject({
      shown: 2,
      next: ['counter'],
      board: { count: 2 },
    })

    const fork = await desk.json<RunReport>('fork', run.run, '--at', '3', '--edit', 'goal=9', '--steps', '2')
    expect(fork).toMatchObject({ status: 'paused', step: 5, board: { goal: 9, count: 5 } })
    const resumed = await desk.json<RunReport>(...wordsOf(fork.resume!))
    expect(resumed).toMatchObject({ run: fork.run, status: 'ended', step: 9 })
    const replayed = await desk.json<RunReport>('replay', fork.run)
    expect(replayed).toMatchObject({ board: resumed.board, steps: 6 })
    expect(await desk.json('show', run.run)).toMatchObject({ board: run.board, forks: [fork.run] })

    const file = desk.path('fork.jsonl')
    expect(await desk.json('export', fork.run, '--out', file)).toMatchObject({ run: fork.run, entries: 4 + 8 })
    expect((await desk.troupe('export', fork.run)).stdout).toBe(readFileSync(file, 'utf8'))
    expect(readFileSync(file, 'utf8')).not.toContain(desk.folder)
    expect(await desk.json('import', file, '--store', 'other.db')).toMatchObject({ run: fork.run, added: 12 })
    expect(await desk.json('replay', 'last', '--store', 'other.db')).toEqual(replayed)
    expect(await desk.json('import', file, '--store', 'other.db')).toMatchObject({ added: 0 })
    const [here, there] = await Promise.all([
      desk.json<{ startedAt: number }>('show', fork.run),
      desk.json<{ startedAt: number }>('show', fork.run, '--store', 'other.db'),
    ])
    expect(there.startedAt).toBe(here.startedAt)
  })

  it('waits when an agent asks, and continues with the answer in another process', async ({ expect }) => {
    using desk = createDesk()
    const { code, stdout } = await desk.troupe('run', 'societies.ts#nested')
    expect(code).toBe(0)
    expect(stdout).toContain('office asks: Send "Dear Bo"?')
    const answer = /^Answer: (.*)$/m.exec(stdout)![1]!
    expect((await desk.troupe('show', 'last')).stdout).toContain(answer)
    const before = await desk.json<{ runs: object[] }>('runs')
    expect(before.runs).toMatchObject([
      { status: 'waiting', flow: 'asking' },
      { status: 'waiting', flow: 'nested' },
    ])
    // pasted as it was printed
    const { stdout: rest } = await desk.troupe(...wordsOf(answer))
    expect(rest).toContain('ended at step 1: sent')
    expect(await desk.json('show', 'last')).toMatchObject({ board: { names: ['TEXT or JSON'] }, questions: [] })
    expect((await desk.troupe('replay', 'last')).stdout).toMatch(/│ +2 {2}reader .*\n.*│ +ended.*\n +1 {2}office/)
    const { stdout: list } = await desk.troupe('runs')
    expect(list).toMatch(/└ \/1\.office +asking +ended/)
  })

  it('pauses on Ctrl-C after the current step, and the printed command goes on', async ({ expect }) => {
    using desk = createDesk()
    const playing = desk.start(['run', 'societies.ts#slow', '--input', '{"goal": 99}'], { SLOW_MS: '150' })
    await playing.until('    1  counter')
    playing.child.kill('SIGINT')
    const { code, stdout } = await playing.done
    expect(code).toBe(130)
    const [, step, resume] = /paused after step (\d+)\. .* Continue: (.*)$/m.exec(stdout)!
    expect(await desk.json('show', 'last')).toMatchObject({ status: 'open', board: { count: Number(step) } })
    const rest = await desk.start([...wordsOf(resume!), '--json'], { SLOW_MS: '0' }).done
    expect(lastObject(rest)).toMatchObject({ status: 'ended', step: 99, board: { count: 99 } })
  })

  it('stops at once on the second Ctrl-C, whatever an agent does, and commits nothing half', async ({ expect }) => {
    using desk = createDesk()
    const playing = desk.start(['run', 'societies.ts#deaf', '--json'])
    await playing.until('run ')
    await sleep(150)
    playing.child.kill('SIGINT')
    await playing.until('Ctrl-C again')
    await sleep(150)
    playing.child.kill('SIGINT')
    const outcome = await playing.done
    expect(outcome.code).toBe(130)
    expect(lastObject(outcome)).toMatchObject({ status: 'paused', step: 0 })
    expect(await desk.json('tail', 'last', '--past')).toMatchObject({ records: 1 })
  })

  it('ends with 143 on SIGTERM', async ({ expect }) => {
    using desk = createDesk()
    const playing = desk.start(['run', 'societies.ts#slow', '--input', '{"goal": 99}'])
    await playing.until('    1  counter')
    playing.child.kill('SIGTERM')
    expect((await playing.done).code).toBe(143)
  })

  it('is looked at after kill -9, and goes on', async ({ expect }) => {
    using desk = createDesk()
    const playing = desk.start(['run', 'societies.ts#slow', '--input', '{"goal": 99}'])
    await playing.until('    2  counter')
    // somebody looks while it is written
    expect(await desk.json('runs')).toMatchObject({ total: 1, runs: [{ status: 'open' }] })
    playing.child.kill('SIGKILL')
    await playing.done
    const { step } = await desk.json<RunReport>('show', 'last')
    expect(step).toBeGreaterThanOrEqual(2)
    const rest = await desk.start(['resume', 'last', '--json'], { SLOW_MS: '0' }).done
    expect(lastObject(rest)).toMatchObject({ status: 'ended', step: 99, board: { count: 99 } })
  })

  it('tails a run that another process writes, until it ends', async ({ expect }) => {
    using desk = createDesk()
    await desk.troupe('run', 'societies.ts#counting', '--steps', '2')
    const tail = desk.start(['tail', 'last'])
    await tail.until('Waiting for more')
    await desk.troupe('resume', 'last')
    const { code, stdout } = await tail.done
    expect(code).toBe(0)
    expect(stdout.match(/^ +\d+ {2}counter/gm)).toHaveLength(5)
    expect(stdout).toContain('ended: goal reached')
  })

  it('ends a tail on Ctrl-C and leaves the run alone', async ({ expect }) => {
    using desk = createDesk()
    await desk.troupe('run', 'societies.ts#counting', '--steps', '2')
    const tail = desk.start(['tail', 'last', '--json'])
    await tail.until('Waiting for more')
    tail.child.kill('SIGINT')
    const outcome = await tail.done
    expect(outcome.code).toBe(130)
    expect(lastObject(outcome)).toMatchObject({ status: 'open', step: 2, records: 3 })
  })

  it('explains a failed run without a stack, and tries that step again', async ({ expect }) => {
    using desk = createDesk()
    const failed = await desk.start(['run', 'societies.ts#acting'], { FAIL: '1' }).done
    expect(failed.code).toBe(1)
    expect(failed.stderr).toContain('RUN_AGENT_FAILED')
    expect(failed.stderr).toContain('out of luck')
    expect(failed.stderr).not.toMatch(/\n\s+at /)
    const resume = /Try again: (.*)$/m.exec(failed.stderr)![1]!
    const debugged = await desk.start(wordsOf(resume), { FAIL: '1', TROUPE_DEBUG: '1' }).done
    expect(debugged.stderr).toMatch(/\n\s+at .*societies\.ts/)
    const asJson = await desk.start([...wordsOf(resume), '--json'], { FAIL: '1' }).done
    expect(lastObject(asJson)).toMatchObject({ status: 'failed', step: 2, error: { code: 'RUN_AGENT_FAILED' } })
    expect(await desk.json(...wordsOf(resume))).toMatchObject({ status: 'ended', step: 5, board: { count: 5 } })
  })

  it('goes on with a run that ended at its step limit', async ({ expect }) => {
    using desk = createDesk()
    const limited = await desk.json<RunReport>('run', 'societies.ts#counting', '--step-limit', '3')
    expect(limited).toMatchObject({ status: 'ended', step: 3, reason: 'step limit of 3' })
    expect(await desk.json('resume', 'last', '--step-limit', '9')).toMatchObject({ step: 5, reason: 'goal reached' })
  })

  it('plays the same run for the same seed', async ({ expect }) => {
    using desk = createDesk()
    const boards: unknown[] = []
    for (const seed of ['a', 'a', 'b'])
      boards.push((await desk.json<RunReport>('run', 'societies.ts#counting', '--seed', seed)).board)
    expect(boards[0]).toEqual(boards[1])
    expect(boards[0]).not.toEqual(boards[2])
  })

  it('plays the demo, and every command it prints works when pasted', async ({ expect }) => {
    using desk = createDesk()
    const { code, stdout } = await desk.troupe('demo')
    expect(code).toBe(0)
    expect(stdout).toContain('┌───')
    expect(existsSync(desk.path('.troupe/troupe.db'))).toBe(true)
    const commands = [...stdout.matchAll(/^ {2}((?:npx )?troupe .*)$/gm)].map(([, command]) => command!)
    expect(commands.map((command) => wordsOf(command)[0])).toEqual(['resume', 'fork', 'show', 'replay', 'help'])
    for (const command of commands)
      expect(await desk.troupe(...wordsOf(command))).toMatchObject({ code: 0, stderr: '' })
    expect(await desk.json('resume', 'last', '--answer', 'keep')).toMatchObject({ reason: 'the client keeps it' })
  })
})

describe.concurrent('misuse', () => {
  const cases: [words: string[], code: string, says: string][] = [
    [['rnus'], 'CLI_USAGE', 'Did you mean runs?'],
    [['runs', '--limt', '3'], 'CLI_USAGE', 'Did you mean --limit?'],
    [['show'], 'CLI_USAGE', 'show needs RUN'],
    [['show', 'last', 'more'], 'CLI_USAGE', 'got "more" besides'],
    [['run', 'societies.ts#counting', '--input', '{"goal"'], 'CLI_USAGE', 'not valid JSON'],
    [['run', 'societies.ts#counting', '--input', '@nowhere.json'], 'CLI_USAGE', 'cannot be read'],
    [['run', 'societies.ts#counting', '--steps', 'two'], 'CLI_USAGE', 'whole number'],
    [['resume', 'last', '--question', '1.0.0'], 'CLI_USAGE', '--question needs --answer'],
    [['export', 'last', '--json'], 'CLI_USAGE', 'needs --out FILE'],
    [['import', 'nowhere.jsonl'], 'CLI_USAGE', 'cannot be read'],
    [['help', 'forks'], 'CLI_USAGE', 'Did you mean fork?'],
    [['show', 'last'], 'STORE_UNREADABLE', 'There is no store'],
    [['resume', 'last'], 'STORE_UNREADABLE', 'There is no store'],
    [['run', 'nowhere.ts'], 'CLI_BAD_SOCIETY', 'There is no file nowhere.ts'],
    [['run', 'societies.ts'], 'CLI_BAD_SOCIETY', 'exports several flows'],
    [['run', 'societies.ts#countng'], 'CLI_BAD_SOCIETY', 'Did you mean counting?'],
    [['run', 'broken.ts'], 'CLI_BAD_SOCIETY', 'broken.ts cannot be loaded: not today'],
    [['contract', 'empty.ts'], 'CLI_BAD_SOCIETY', 'exports no flow. Its exports: handlers'],
    [['run', 'societies.ts#asking'], 'BOARD_MISSING_INPUT', '--input'],
    [['run', 'societies.ts#counting', '--input', '{"gaol": 3}'], 'BOARD_UNKNOWN_FIELD', 'gaol'],
  ]

  it.for(cases)('%j gets %s and one line that helps', async ([words, errorCode, says], { expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('broken.ts'), `throw new Error('not today')`)
    writeFileSync(desk.path('empty.ts'), `export const handlers = {}`)
    const { code, stdout, stderr } = await desk.troupe(...words)
    // a store that is not there yet and a module that throws are no mistakes of the command
    expect(code).toBe(errorCode === 'STORE_UNREADABLE' || words[1] === 'broken.ts' ? 1 : 2)
    expect(stderr).toMatch(new RegExp(`^${errorCode} .*\\n$`))
    expect(stderr).toContain(says)
    if (words.includes('--json')) expect(JSON.parse(stdout)).toMatchObject({ error: { code: errorCode } })
    else expect(stdout).toBe('')
    // a mistake leaves nothing behind
    if (errorCode !== 'BOARD_MISSING_INPUT' && errorCode !== 'BOARD_UNKNOWN_FIELD')
      expect(existsSync(desk.path('.troupe'))).toBe(false)
  })

  it('of a run is explained with what is known', async ({ expect }) => {
    using desk = createDesk()
    const { run } = await desk.json<RunReport>('run', 'societies.ts#counting')
    const about = async (...words: string[]) => {
      const { code, stderr } = await desk.troupe(...words)
      return `${code} ${stderr}`
    }
    expect(await about('show', 'zzz')).toMatch(new RegExp(`^1 STORE_UNKNOWN_RUN .*${run}`))
    expect(await about('show', run, '--step', '99')).toMatch(/^1 RUN_NO_STEP .*its last is 5/)
    expect(await about('fork', run)).toMatch(/^2 CLI_USAGE fork needs --at N.* up to 5/)
    expect(await about('fork', run, '--at', '5')).toMatch(/^1 RUN_ENDED/)
    expect(await about('fork', run, '--at', '1', '--edit', 'x=1')).toMatch(/^2 BOARD_UNKNOWN_FIELD/)
    expect(await about('resume', run, '--answer', 'yes')).toMatch(/^1 RUN_NO_QUESTION/)
    expect(await about('resume', run, '--society', 'societies.ts#slow')).toMatch(/^1 RUN_SHAPE_CHANGED/)
  })

  it('of the code of a run is explained: moved, never told, or inside another run', async ({ expect }) => {
    using desk = createDesk()
    await desk.troupe('run', 'societies.ts#nested')
    const { run } = await desk.json<RunReport>('show', 'last')
    expect((await desk.troupe('resume', `${run}/1.office`)).stderr).toMatch(/CLI_BAD_SOCIETY .*inside run/)
    const store = sqliteStore(desk.path('.troupe/troupe.db'))
    await counting.run({}, { store, id: 'silent', steps: 1 }).finished
    await store.close()
    expect((await desk.troupe('resume', 'silent')).stderr).toMatch(/CLI_BAD_SOCIETY .*does not say where its code is/)
    expect(await desk.json('resume', 'silent', '--society', 'societies.ts#counting')).toMatchObject({ step: 5 })
    renameSync(desk.path('societies.ts'), desk.path('moved.ts'))
    expect((await desk.troupe('resume', run)).stderr).toMatch(
      /CLI_BAD_SOCIETY .*from societies\.ts#nested, which is not/,
    )
    await desk.troupe('fork', run, '--at', '0', '--society', 'moved.ts#nested')
    expect(await desk.json('resume', 'last', '--answer', 'no')).toMatchObject({ board: { names: ['no'] } })
    expect(await desk.json('resume', run, '--answer', 'ok', '--society', 'moved.ts#nested')).toMatchObject({
      status: 'ended',
    })
  })
})

describe.concurrent('a store', () => {
  it('that is damaged is refused by every command, and never changed', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('bad.db'), 'this is not a store '.repeat(500))
    const before = readFileSync(desk.path('bad.db'))
    for (const words of [['runs'], ['resume', 'last'], ['run', 'societies.ts#counting'], ['doctor']]) {
      const { code, stdout, stderr } = await desk.troupe(...words, '--store', 'bad.db')
      expect(code).toBe(1)
      expect(stdout + stderr).toContain('STORE_UNREADABLE')
      expect(stderr).not.toMatch(/\n\s+at /)
    }
    expect(readFileSync(desk.path('bad.db')).equals(before)).toBe(true)
  })

  it('that belongs to another program is left alone', async ({ expect }) => {
    using desk = createDesk()
    const foreign = new DatabaseSync(desk.path('foreign.db'))
    foreign.exec('CREATE TABLE songs (title TEXT)')
    foreign.close()
    const before = readFileSync(desk.path('foreign.db'))
    for (const words of [['runs'], ['run', 'societies.ts#counting'], ['import', 'societies.ts']]) {
      const { code, stderr } = await desk.troupe(...words, '--store', 'foreign.db')
      expect(code).toBe(1)
      expect(stderr).toMatch(/^STORE_FOREIGN /)
    }
    expect(readFileSync(desk.path('foreign.db')).equals(before)).toBe(true)
  })

  it('is named by TROUPE_STORE, and by --store before that', async ({ expect }) => {
    using desk = createDesk()
    const env = { TROUPE_STORE: 'mine.db' }
    await desk.start(['run', 'societies.ts#counting'], env).done
    const named = await desk.start(['run', 'societies.ts#counting', '--store', 'named.db'], env).done
    expect(named.stdout).toContain('--store named.db')
    for (const file of ['mine.db', 'named.db'])
      expect(await desk.json('runs', '--store', file)).toMatchObject({ store: file, total: 1 })
    expect(existsSync(desk.path('.troupe'))).toBe(false)
  })

  it('refuses a damaged export with its line, and is left as it was', async ({ expect }) => {
    using desk = createDesk()
    await desk.troupe('run', 'societies.ts#counting')
    await desk.troupe('export', 'last', '--out', 'run.jsonl')
    const lines = readFileSync(desk.path('run.jsonl'), 'utf8').split('\n')
    writeFileSync(desk.path('cut.jsonl'), lines.slice(0, 4).join('\n'))
    const { code, stderr } = await desk.troupe('import', 'cut.jsonl', '--store', 'other.db')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^STORE_BAD_EXPORT Line 5 of the export: .*cut off/)
    expect(await desk.json('runs', '--store', 'other.db')).toMatchObject({ total: 0 })
  })
})

describe.concurrent('every command', () => {
  it('is explained by help as by --help, and no command at all by the overview', async ({ expect }) => {
    using desk = createDesk()
    expect((await desk.troupe()).stdout).toBe((await desk.troupe('help')).stdout)
    expect((await desk.troupe('help', 'fork')).stdout).toBe((await desk.troupe('fork', '--help')).stdout)
  })

  it('ends stdout with one JSON object under --json, and has nothing else there', async ({ expect }) => {
    using desk = createDesk()
    const shapes: [words: string[], keys: string[]][] = [
      [
        ['run', 'societies.ts#asking', '--input', '{"to": "Bo"}'],
        ['run', 'flow', 'status', 'step', 'board', 'questions', 'resume'],
      ],
      [['runs'], ['store', 'total', 'counts', 'runs']],
      [
        ['show', 'last'],
        [
          'id',
          'flow',
          'status',
          'step',
          'startedAt',
          'updatedAt',
          'society',
          'run',
          'seed',
          'shown',
          'board',
          'next',
          'questions',
          'inside',
          'forks',
        ],
      ],
      [
        ['tail', 'last', '--past'],
        ['run', 'flow', 'status', 'step', 'records'],
      ],
      [
        ['fork', 'last', '--at', '1', '--steps', '0'],
        ['run', 'flow', 'status', 'step', 'board', 'questions', 'resume'],
      ],
      [
        ['resume', 'last'],
        ['run', 'flow', 'status', 'step', 'board', 'questions', 'resume'],
      ],
      [
        ['resume', 'last', '--answer', 'ok'],
        ['run', 'flow', 'status', 'reason', 'step', 'board', 'questions'],
      ],
      [
        ['replay', 'last'],
        ['run', 'flow', 'status', 'step', 'steps', 'reason', 'board'],
      ],
      [
        ['export', 'last', '--out', 'run.jsonl'],
        ['run', 'file', 'entries'],
      ],
      [
        ['import', 'run.jsonl'],
        ['run', 'added', 'runs'],
      ],
      [
        ['contract', 'societies.ts#asking'],
        ['society', 'contract', 'diagram'],
      ],
      [['doctor'], ['node', 'troupe', 'sqlite', 'store', 'tools', 'keys', 'servers', 'settings']],
      [['demo'], ['run', 'flow', 'status', 'step', 'board', 'questions', 'resume']],
      [['help'], ['commands']],
      [['--version'], ['version']],
    ]
    for (const [words, keys] of shapes) {
      const { code, stdout } = await desk.troupe(...words, '--json')
      expect({ words, code, lines: stdout.split('\n').length }).toEqual({ words, code: 0, lines: 2 })
      expect(Object.keys(JSON.parse(stdout) as object)).toEqual(keys)
    }
  })

  it('is coloured when that is forced, and plain otherwise', async ({ expect }) => {
    using desk = createDesk()
    await desk.troupe('run', 'societies.ts#counting')
    expect((await desk.start(['runs'], { FORCE_COLOR: '1' }).done).stdout).toContain('\u001b[32mended')
    expect((await desk.troupe('runs')).stdout).not.toContain('\u001b')
  })

  it('says nothing when its reader goes away', async ({ expect }) => {
    using desk = createDesk()
    await desk.troupe('run', 'societies.ts#counting', '--input', '{"goal": 3000}', '--step-limit', '3000')
    const playing = desk.start(['tail', 'last', '--past'])
    playing.child.stdout!.destroy()
    const { code, stderr } = await playing.done
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('keeps keys to itself', async ({ expect }) => {
    using desk = createDesk()
    const env = { ANTHROPIC_API_KEY: 'sk-very-secret', OPENAI_BASE_URL: 'http://user:hidden@models.example/v1' }
    for (const words of [['doctor'], ['doctor', '--json']]) {
      const { code, stdout, stderr } = await desk.start(words, env).done
      expect(code).toBe(0)
      expect(stdout).toContain('ANTHROPIC_API_KEY')
      expect(stdout + stderr).not.toMatch(/very-secret|hidden|models\.example/)
    }
  })
})

it('the contract of a society is a table and a drawing', async () => {
  using desk = createDesk()
  const { stdout } = await desk.troupe('contract', 'societies.ts#nested')
  expect(stdout).toMatch(/^office +- +names +end$/m)
  expect(stdout).toMatch(/^to +value, needed +- +writer$/m)
  expect(stdout).toContain('flowchart TD')
})
