/**
 * `--remember FILE|STORE`: a run begins with what earlier ones have taught. A file is added to when the run is over;
 * in a store the journals of its runs are the memory, so that there is nothing to add.
 */
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { messageOf } from '../base/errors.ts'
import type { Board } from '../societies/paths.ts'
import type { Society } from '../societies/society.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { Arguments } from './arguments.ts'
import { misuse, type Options } from './command.ts'
import { storeFile } from './open-store.ts'
import type { Screen } from './screen.ts'

export interface RunMemory {
  /** the input with what is remembered */
  readonly input: Board
  /** Adds a run that is over. */
  readonly keep: (store: Store, run: string) => Promise<void>
}

export const rememberOption = ({ remembering }: Pick<Society, 'remembering'>): Options =>
  remembering === undefined
    ? {}
    : {
        remember: {
          type: 'string',
          value: 'FILE|STORE',
          about: 'begin with what earlier runs learned: a file of lessons, which is added to, or a store of runs',
        },
      }

export async function rememberRuns(
  { remembering }: Society,
  given: Arguments,
  screen: Screen,
  input: Board,
): Promise<RunMemory> {
  const named = remembering === undefined ? undefined : given.text('remember')
  if (remembering === undefined || named === undefined) return { input, keep: async () => undefined }
  const { read, ofStore, recall, add } = await remembering()
  if (isStore(named)) {
    if (resolve(named) !== resolve(storeFile(given)))
      screen.warn(`What this run learns stays in its own store; ${named} is only read. To add to it: --store ${named}`)
    const store = existsSync(named) ? sqliteStore(named, { readOnly: true }) : undefined
    try {
      const lessons = store && (await ofStore(store))
      return { input: { ...input, ...(lessons !== undefined && recall(lessons, input)) }, keep: async () => undefined }
    } finally {
      await store?.close()
    }
  }
  const lessons = read(existsSync(named) ? textOf(named) : '')
  return {
    input: { ...input, ...recall(lessons, input) },
    keep: async (store, run) => {
      // another run may have added to it meanwhile
      const text = await add(read(existsSync(named) ? textOf(named) : ''), store, run)
      if (text !== undefined) replace(named, text)
    },
  }
}

const SQLITE = 'SQLite format 3'
const STORE_NAME = /\.(?:db|sqlite3?)$/i

/** By what is in it; one that is not there yet by its name. */
function isStore(file: string): boolean {
  if (!existsSync(file)) return STORE_NAME.test(file)
  const head = Buffer.alloc(SQLITE.length)
  try {
    const open = openSync(file, 'r')
    try {
      readSync(open, head)
    } finally {
      closeSync(open)
    }
  } catch (error) {
    throw misuse(`--remember names a file that cannot be read: ${messageOf(error)}.`)
  }
  return head.toString('latin1') === SQLITE
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw misuse(`--remember names a file that cannot be read: ${messageOf(error)}.`)
  }
}

/** Whole or not at all: a process may be killed in between. */
function replace(file: string, text: string): void {
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, text)
  renameSync(part, file)
}
