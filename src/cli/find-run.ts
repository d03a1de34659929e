/** Finds the run a person means: by its id, the beginning of its id, or `last`. */
import { listed } from '../base/errors.ts'
import { depthOf } from '../base/inside-ids.ts'
import { unknownRun } from '../store/faults.ts'
import { readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { misuse } from './command.ts'

const SHOWN = 5

export async function findRun(store: Store, name: string): Promise<string> {
  if ((await store.head(name)) > 0) return name
  const ids = await store.runs()
  const found = name === 'last' ? await lastRun(store, ids) : oneOf(ids, name)
  if (found === undefined)
    throw unknownRun(
      name,
      ids.filter((id) => depthOf(id) === 1),
    )
  return found
}

/** The latest run that is not inside another one. */
async function lastRun(store: Store, ids: readonly string[]): Promise<string | undefined> {
  for (const id of ids.toReversed()) if ((await readStart(store, id)).within === undefined) return id
  return undefined
}

function oneOf(ids: readonly string[], beginning: string): string | undefined {
  // the societies inside a run begin with its id: they are meant only when the beginning goes that far
  const depth = depthOf(beginning)
  const found = ids.filter((id) => id.startsWith(beginning) && depthOf(id) === depth)
  if (found.length > 1) {
    const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : ''
    throw misuse(
      `${JSON.stringify(beginning)} is the beginning of ${found.length} runs: ` +
        `${listed(found.slice(0, SHOWN))}${more}. Give more of the id.`,
    )
  }
  return found[0]
}
