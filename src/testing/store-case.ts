/** One case of the stores' suite, and the records it writes. */
import assert from 'node:assert/strict'
import type { ErrorCode } from '../base/errors.ts'
import type { Entry, JournalRecord, StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'

export interface StoreCase {
  readonly title: string
  /** `another` opens a further handle on the same place */
  readonly play: (store: Store, another: () => Promise<Store>) => Promise<void>
}

export function start(flow = 'flow'): StartRecord {
  return { v: 1, kind: 'start', flow, seed: 0, step: 0, changes: {}, next: ['ana'], shape: {} }
}

export function step(number: number, text?: string): JournalRecord {
  const changes = text === undefined ? {} : { text: { set: text } }
  return { v: 1, kind: 'step', step: number, did: [{ agent: 'ana', changes }], next: ['ana'] }
}

/** Steps from one number to another, both included. */
export function steps(from: number, to: number): JournalRecord[] {
  return Array.from({ length: to - from + 1 }, (_, index) => step(from + index))
}

export async function readAll(store: Store, run: string): Promise<readonly Entry[]> {
  return store.read(run, 1, Number.MAX_SAFE_INTEGER)
}

/** A store may refuse by throwing or by rejecting. */
export async function refuses(code: ErrorCode, work: () => unknown): Promise<void> {
  await assert.rejects(
    async () => work(),
    (error: { code?: unknown }) => {
      assert.equal(error.code, code, `refused with ${String(error.code)} and not with ${code}`)
      return true
    },
  )
}

/** Fails instead of hanging when a store does not wake who waits. */
export async function soon<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new assert.AssertionError({ message: `${what} did not happen in time` })), 5_000)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
