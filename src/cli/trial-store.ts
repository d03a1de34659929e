/**
 * The store of an evaluation's trials: the project's where they are kept; otherwise a file that is there only until the
 * evaluation is finished, so that it can go on after Ctrl-C and leaves nothing behind.
 */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TroupeError } from '../base/errors.ts'
import { memoryStore } from '../store/memory-store.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { Arguments } from './arguments.ts'
import { openStore, storeFile } from './open-store.ts'

export interface TrialStore {
  open(): Store
  /** `isOver`: nobody will go on with it */
  close(isOver: boolean): Promise<void>
}

interface Kept {
  readonly spec: string
  /** what was chosen: another choice is another evaluation */
  readonly chosen: unknown
  readonly isKept: boolean
  readonly warn: (line: string) => void
}

export function trialStore(given: Arguments, { spec, chosen, isKept, warn }: Kept): TrialStore {
  const stays = isKept || given.text('store') !== undefined
  const file = stays ? storeFile(given) : join(dirname(storeFile(given)), `evaluate-${nameOf(spec, chosen)}.db`)
  let store: Store | undefined
  const open = () => {
    try {
      return stays ? openStore(given) : sqliteStore(file)
    } catch (error) {
      if (stays || !(error instanceof TroupeError && error.code === 'STORE_UNWRITABLE')) throw error
      warn(`${file} cannot be written, so this evaluation cannot go on after Ctrl-C.`)
      return memoryStore()
    }
  }
  return {
    open: () => (store ??= open()),
    async close(isOver) {
      await store?.close()
      if (store === undefined || stays || !isOver) return
      for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
    },
  }
}

function nameOf(spec: string, chosen: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([spec, chosen]))
  return `${spec.replaceAll(/[^a-z0-9]+/gi, '-')}-${hash.digest('hex').slice(0, 8)}`
}
