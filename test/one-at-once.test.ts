import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './one-at-once.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a lock', () => {
  it('is taken by one alone, however long that one needs', () => {
    expect(takeLock(lock)).toBe(true)
    utimesSync(lock, 0, 0)
    expect([takeLock(lock), existsSync(lock)]).toEqual([false, true])
    rmSync(lock, { recursive: true })
    expect(takeLock(lock)).toBe(true)
  })

  it('is free again after whoever had it was killed', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    mkdirSync(lock)
    writeFileSync(join(lock, 'owner'), String(pid))
    expect([takeLock(lock), takeLock(lock)]).toEqual([false, true])
  })

  it('is free again after whoever had it was killed before saying so', () => {
    mkdirSync(lock)
    expect([takeLock(lock), existsSync(lock)]).toEqual([false, true])
    utimesSync(lock, 0, 0)
    expect([takeLock(lock), takeLock(lock)]).toEqual([false, true])
  })
})
