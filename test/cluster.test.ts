/** `npm run cluster` as people call it: real processes that go on when others are killed, all gone at the end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Entry } from 'troupe'
import { findGaps } from '../scripts/cluster-check.ts'
import type { ClusterReport } from '../scripts/cluster-play.ts'
import { whyNoPostgres } from './postgres-server.ts'
import { root } from './repository.ts'

function startCluster(...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-cluster-test-'))
  // Postgres may have to be run by somebody else
  chmodSync(folder, 0o755)
  const args = ['--conditions=troupe-source', '--disable-warning=ExperimentalWarning', 'scripts/cluster.ts', ...words]
  // compiled code is kept for other tests, and is none of the folders that have to go
  const env = { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/troupe-test') }
  const child = spawn(process.execPath, args, { cwd: root, env })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const done = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await done
    rmSync(folder, { recursive: true, force: true })
  })
  const hasSaid = async (text: string) => {
    await expect.poll(() => stderr, { timeout: 60_000 }).toContain(text)
  }
  return { child, folder, done, hasSaid }
}

/** Processes whose environment names the folder: everything that a cluster starts. */
function processesOf(folder: string): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/environ`, 'utf8').includes(folder)
    } catch {
      return false
    }
  })
}

describe.skipIf(whyNoPostgres)(`npm run cluster${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('kills a worker, sees its runs go on, and leaves no process and no folder', async () => {
    // with this seed a worker is killed first
    const { done, folder } = startCluster('--seconds', '3', '--seed', '2', '--json')
    const { code, stdout, stderr } = await done
    const report = JSON.parse(stdout) as ClusterReport & { readonly ok: boolean }
    expect(report).toMatchObject({ ok: true, found: [] })
    // on a quick machine there is time for another one
    expect(report.faults[0]).toMatchObject({ kind: 'kill' })
    expect(report.runs.length).toBeGreaterThanOrEqual(4)
    expect(report.slowestTakeoverMs).toBeGreaterThan(0)
    expect(stderr).toMatch(/watch it at http:[^]*kill -9 of worker \S+: its .*went on at [\d.]+ s, after [\d.]+ s/)
    expect(code).toBe(0)
    expect(readdirSync(folder)).toEqual([])
    expect(processesOf(folder)).toEqual([])
  }, 180_000)

  it('stops everything at Ctrl-C', async () => {
    const { child, done, folder, hasSaid } = startCluster('--seconds', '600', '--json')
    await hasSaid('watch it at')
    if (process.platform === 'linux') expect(processesOf(folder).length).toBeGreaterThan(3)
    child.kill('SIGINT')
    const { code, stdout } = await done
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, faults: [] })
    expect(code).toBe(0)
    expect(readdirSync(folder)).toEqual([])
    expect(processesOf(folder)).toEqual([])
  }, 180_000)
})

describe('npm run cluster, called wrongly', () => {
  it.for([['--seconds', 'soon'], ['--fast'], ['now']])('says how it is called: %s', async (words) => {
    const { code, stdout, stderr } = await startCluster(...words).done
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^Usage: npm run cluster/)
  })
})

describe('a journal is whole', () => {
  const at = 0
  const start = { seq: 1, at, record: { kind: 'start' } }
  const step = (seq: number, number: number) => ({ seq, at, record: { kind: 'step', step: number } })
  const look = (...entries: object[]) => findGaps('r', entries as Entry[])

  it('when entries and steps count from 1 without a gap', () => {
    expect(look(start, step(2, 1), step(3, 2))).toEqual([])
  })

  it('and is not when a step is missing, doubled, or the start is', () => {
    expect(look(start, step(2, 1), step(3, 3))).toEqual(['r has step 3 where 2 should be'])
    expect(look(start, step(2, 1), step(3, 1))).toEqual(['r has step 1 twice'])
    expect(look(start, step(3, 1))).toEqual(['r has entry 3 where 2 should be'])
    expect(look()).toEqual(['r does not begin with its start'])
  })
})
