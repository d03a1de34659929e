/** Traps that people who tried the command line fell into, with the real command. */
import { existsSync, writeFileSync } from 'node:fs'
import { sqliteStore } from 'troupe/sqlite'
import { describe, it } from 'vitest'
import { asking } from './cli-societies.ts'
import { createDesk, lastObject, wordsOf } from './cli.ts'

const STRICT = `
import { board, end, flow, value } from 'troupe'
const refused = { issues: [{ message: 'say yes or no' }] }
const isYesOrNo = (answer) => (answer === 'yes' || answer === 'no' ? { value: answer } : refused)
const schema = { '~standard': { version: 1, vendor: 'here', validate: isYesOrNo } }
const vote = board({
  score: value(1),
  title: value('one'),
  done: value(false),
  winner: value(null),
  verdict: value(schema, 'no'),
})
export const strict = flow(vote, {
  name: 'strict',
  start: 'voter',
  agents: {
    voter: vote.agent({
      reads: ['score'],
      writes: ['verdict', 'score'],
      think: async ({ score }, { ask }) => ({ verdict: await ask('Yes or no?', { schema }), score: score + 1 }),
    }),
  },
  routes: { voter: end('voted') },
})
`

describe.concurrent('an empty folder', () => {
  it('has no runs, which is no failure, and gets a command to begin with', async ({ expect }) => {
    using desk = createDesk()
    const { code, stdout, stderr } = await desk.troupe('runs')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^No runs yet: there is no store at \.troupe\/troupe\.db\..*\nTry: (npx )?troupe demo\n$/)
    expect(await desk.json('runs')).toMatchObject({ store: '.troupe/troupe.db', total: 0, runs: [] })
    expect(existsSync(desk.path('.troupe'))).toBe(false)
  })

  it('has no last run to show, and says so', async ({ expect }) => {
    using desk = createDesk()
    const { code, stdout, stderr } = await desk.troupe('show', 'last')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^STORE_UNREADABLE There is no store at \.troupe\/troupe\.db\. Start a run first.*\n$/)
  })
})

describe.concurrent('a run that a program started', () => {
  it('is shown with the way to answer it there, and with a file in place of FILE', async ({ expect }) => {
    using desk = createDesk()
    const store = sqliteStore(desk.path('.troupe/troupe.db'))
    await asking.run({ to: 'Bo' }, { store, id: 'coded' }).finished
    await store.close()
    const { stdout } = await desk.troupe('show', 'last')
    expect(stdout).toContain('A program started this run')
    expect(stdout).toContain('flow.resume("coded", { store, answer })')
    expect(stdout).toContain('the file that exports flow "asking" in place of FILE:')
    const line = /^Answer: (.*)$/m.exec(stdout)![1]!
    const words = wordsOf(line.replace('FILE', 'societies.ts#asking'))
    expect(await desk.json(...words)).toMatchObject({ status: 'ended', board: { answers: ['TEXT or JSON'] } })
  })
})

describe.concurrent('an answer that does not fit', () => {
  it('is refused with why, and the exit code says so; one that fits goes on', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('strict.ts'), STRICT)
    expect((await desk.troupe('run', 'strict.ts')).code).toBe(0)
    const refused = await desk.troupe('resume', 'last', '--answer', 'perhaps')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(/^The answer was refused: .*say yes or no/)
    expect(refused.stdout).toContain('Answer: ')
    const asJson = await desk.troupe('resume', 'last', '--answer', 'perhaps', '--json')
    expect(asJson.code).toBe(1)
    expect(lastObject(asJson)).toMatchObject({ status: 'waiting', refused: expect.stringContaining('yes or no') })
    // looking on without an answer is no refusal, although the fault is still there
    expect((await desk.troupe('resume', 'last')).code).toBe(0)
    expect(await desk.json('resume', 'last', '--answer', 'yes')).toMatchObject({ status: 'ended' })
  })
})

describe.concurrent('fork --edit', () => {
  it('takes what fits the field, and says what it takes otherwise, before anything is forked', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('strict.ts'), STRICT)
    await desk.troupe('run', 'strict.ts')
    const edit = (...edits: string[]) =>
      desk.troupe('fork', 'last', '--at', '0', '--steps', '0', ...edits.flatMap((each) => ['--edit', each]))
    const refusals = [
      ['score=abc', '--edit score takes a number, not the text "abc". It holds 1 now.'],
      ['score=null', '--edit score takes a number, not null.'],
      ['title=5', `--edit title takes text, not 5. It holds "one" now. For text that looks like JSON, add quotes: `],
      ['done=yes', '--edit done takes true or false, not the text "yes".'],
      ['verdict=maybe', '--edit verdict does not fit: '],
    ] as const
    for (const [given, says] of refusals) {
      const { code, stderr } = await edit(given)
      expect({ given, code, stderr }).toEqual({ given, code: 2, stderr: expect.stringContaining(says) as string })
    }
    expect(await desk.json('runs')).toMatchObject({ total: 1 })
    expect(await edit('score=2', 'title="5"', 'done=true', 'winner=ana', 'verdict=yes')).toMatchObject({ code: 0 })
    const { board } = await desk.json<{ board: object }>('show', 'last')
    expect(board).toMatchObject({ score: 2, title: '5', done: true, winner: 'ana', verdict: 'yes' })
  })
})

describe.concurrent('fork inside', () => {
  it('goes on with a society inside from one of its steps, in a fork of the run around it', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('council.ts'), COUNCIL)
    const { run } = await desk.json<{ run: string }>('run', 'council.ts')
    const inside = `${run}/1.judge`
    const fork = await desk.json('fork', inside, '--at', '2', '--edit', 'count=5')
    expect(fork).toMatchObject({ status: 'ended', board: { counts: [6] } })
    expect(await desk.json('fork', inside, '--at', '2')).toMatchObject({ board: { counts: [3] } })
    expect(await desk.json('show', run)).toMatchObject({ board: { counts: [3] } })
    for (const [words, says] of [
      [['--at', '2', '--edit', 'count=five'], '--edit count takes a number, not the text "five".'],
      [['--at', '2', '--say', 'look'], 'it has no turns'],
      [['--at', '3'], 'nothing follows there'],
    ] as const) {
      const { code, stderr } = await desk.troupe('fork', inside, ...words)
      expect(code).not.toBe(0)
      expect(stderr).toContain(says)
    }
  })
})

const COUNCIL = `import { append, board, end, flow, sum } from 'troupe'
const table = board({ count: sum() })
const voter = table.agent({ reads: [], writes: ['count'], think: () => ({ count: 1 }) })
const jury = flow(table, { name: 'jury', start: 'voter', agents: { voter },
  routes: { voter: ({ count }) => (count < 3 ? 'voter' : end('voted')) } })
const town = board({ counts: append<number>() })
const judge = town.nest({ reads: [], writes: ['counts'], flow: jury, input: () => ({}),
  output: ({ count }) => ({ counts: [count] }) })
export default flow(town, { name: 'council', start: 'judge', agents: { judge }, routes: { judge: end('judged') } })
`

describe.concurrent('--mind', () => {
  it('with a model that cannot be named is refused before the first step, with the providers', async ({ expect }) => {
    using desk = createDesk()
    for (const words of [
      ['run', 'societies.ts#scouting', '--mind', 'scout=foo/bar'],
      ['explore', '--mind', 'decision=foo/bar'],
    ]) {
      const { code, stderr } = await desk.troupe(...words)
      expect(code).toBe(2)
      expect(stderr).toMatch(
        /^MODEL_UNKNOWN --mind \w+=foo\/bar: .*providers: anthropic, openai, google.* rules.* person/,
      )
    }
    expect(await desk.json('runs')).toMatchObject({ total: 0 })
  })
})

describe.concurrent('doctor', () => {
  it('says which settings of Troupe are set, and never to what', async ({ expect }) => {
    using desk = createDesk()
    const env = {
      TROUPE_API_KEY: 'secret-one',
      TROUPE_API_KEY_GPU_8000: 'secret-two',
      TROUPE_MODEL_SERVER: 'http://secret.example/v1',
      TROUPE_STORIES: '',
    }
    const { stdout } = await desk.start(['doctor'], env).done
    for (const line of [
      'TROUPE_API_KEY: set',
      'TROUPE_API_KEY_GPU_8000: set',
      'TROUPE_MODEL_SERVER: set',
      'TROUPE_STORIES: not set',
      'TROUPE_HOME: set',
    ])
      expect(stdout).toContain(line)
    const asJson = await desk.start(['doctor', '--json'], env).done
    expect(lastObject(asJson)).toMatchObject({ settings: { TROUPE_API_KEY_GPU_8000: true, TROUPE_STORIES: false } })
    expect(stdout + asJson.stdout + asJson.stderr).not.toContain('secret')
  })

  it('lists the keys of the providers there are, and of no others', async ({ expect }) => {
    using desk = createDesk()
    const none = { ANTHROPIC_API_KEY: '', OPENAI_API_KEY: '', GOOGLE_GENERATIVE_AI_API_KEY: '', GEMINI_API_KEY: '' }
    const { stdout } = await desk.start(['doctor'], { ...none, MISTRAL_API_KEY: 'secret' }).done
    expect(stdout).toContain(`none of ${Object.keys(none).join(', ')}\n`)
    const asJson = await desk.start(['doctor', '--json'], { ...none, MISTRAL_API_KEY: 'x', GEMINI_API_KEY: 'x' }).done
    expect(lastObject(asJson)).toMatchObject({ keys: ['GEMINI_API_KEY'] })
  })
})

describe.concurrent('a file of another kind', () => {
  it.for([
    ['household', '--house', 'rooms'],
    ['explore', '--world', 'levels'],
  ] as const)(
    'is not taken for one that troupe %s can play, whose usual place it would get',
    async (given, { expect }) => {
      const [command, flag, list] = given
      using desk = createDesk()
      writeFileSync(desk.path('other.json'), '{}')
      const { code, stdout, stderr } = await desk.troupe(command, flag, 'other.json')
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toBe(`CLI_USAGE ${flag} names a file without a list "${list}": "other.json".\n`)
    },
  )
})
