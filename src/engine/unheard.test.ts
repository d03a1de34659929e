/** A failed run that nobody awaits, in a process of its own: what it prints, and how it ends. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const door = fileURLToPath(new URL('../index.ts', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-unheard-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program says that starts a run which fails. */
function tell(program: string) {
  const file = join(folder, 'program.mjs')
  writeFileSync(
    file,
    `import { board, end, flow } from ${JSON.stringify(door)}
    const page = board({})
    const poet = page.agent({ reads: [], writes: [], think: () => { throw new Error('no ink') } })
    const poem = flow(page, { start: 'poet', agents: { poet }, routes: { poet: end('written') } })
    const run = poem.run({}, { id: 'poem' })
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    ${program}`,
  )
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    encoding: 'utf8',
  })
  return { status, stderr: stderr.trim() }
}

const line = 'troupe: run poem failed: Agent "poet" failed at step 1: no ink'

it('is said in one line when the process ends, and does not bring it down', () => {
  expect(tell('')).toEqual({ status: 0, stderr: line })
})

it('is said in a process that goes on, and only once', () => {
  expect(tell('await sleep(1500); console.error("still here")')).toEqual({ status: 0, stderr: `${line}\nstill here` })
})

it('is not said to whoever awaits, catches, watches or cancels it', () => {
  for (const listening of [
    'await run.finished.catch(() => {})',
    'await sleep(100); await Promise.allSettled([run.finished])',
    'run.finished.then(undefined, () => {})',
    'try { for await (const _ of run); } catch {}',
    'await run.cancel().catch(() => {})',
  ]) {
    expect([listening, tell(listening)]).toEqual([listening, { status: 0, stderr: '' }])
  }
})
