/** The cases every store plays, so that others can write a store and know that it is one. */
import assert from 'node:assert/strict'
import type { Awaitable } from '../base/awaitable.ts'
import type { Store } from '../store/store.ts'
import { durableCases } from './durable-cases.ts'
import { listingCases } from './listing-cases.ts'
import { readingCases } from './reading-cases.ts'
import type { StoreCase } from './store-case.ts'
import { waitingCases } from './waiting-cases.ts'
import { writingCases } from './writing-cases.ts'

export interface StoreOptions {
  /** opens a store with nothing in it, at a place of its own */
  readonly open: () => Awaitable<Store>
  /** for a store that outlives its process: opens the place of the last `open` once more */
  readonly reopen?: () => Awaitable<Store>
}

/**
 * Declares the cases with the `it` of any test runner:
 * `describe('memoryStore', () => describeStore(it, { open: () => memoryStore() }))`
 */
export function describeStore(
  it: (title: string, play: () => Promise<void>) => unknown,
  { open, reopen }: StoreOptions,
): void {
  const cases: readonly StoreCase[] = [
    ...writingCases,
    ...readingCases,
    ...waitingCases,
    ...listingCases,
    ...(reopen ? durableCases : []),
  ]
  for (const { title, play } of cases) {
    it(title, async () => {
      const opened: Store[] = []
      const keep = async (opening: Awaitable<Store>) => {
        const store = await opening
        opened.push(store)
        return store
      }
      try {
        const store = await keep(open())
        await play(store, async () => {
          assert(reopen, 'a case of durable stores needs reopen')
          return keep(reopen())
        })
      } finally {
        for (const store of opened) await store.close()
      }
    })
  }
}
