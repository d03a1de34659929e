/** An evolution that is killed with kill -9, again and again, comes to the same tree as one that is not. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const CHILD = new URL('evolution-child.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'troupe-evolution-'))

/** What it printed; nothing when it was killed before. */
function run(file: string, killAfterMs?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const words = ['--conditions=troupe-source', '--disable-warning=ExperimentalWarning', CHILD, file]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    let printed = ''
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()))
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    child.on('error', reject).on('close', () => {
      clearTimeout(timer)
      resolve(printed)
    })
  })
}

describe('an evolution that is killed', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('with kill -9 at several moments comes to the same tree', { timeout: 180_000 }, async () => {
    const whole = await run(join(folder, 'whole.db'))
    expect(JSON.parse(whole)).toHaveProperty('verdicts')
    let printed = ''
    let kills = 0
    for (let after = 400; printed === ''; after += 250) {
      printed = await run(join(folder, 'killed.db'), after)
      if (printed === '') kills++
    }
    expect(kills).toBeGreaterThan(0)
    expect(JSON.parse(printed)).toEqual(JSON.parse(whole))
  })
})
