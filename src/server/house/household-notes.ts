/**
 * What a household's front ends need after a restart and no journal says: which run took the place of which, and where
 * each client was. A small file beside the store; without one it is known until the process ends.
 */
import { isCount, isRecord } from '../../base/json-kinds.ts'
import { readNote, writeNote } from '../note-file.ts'

/** A run that took the place of the one before: the number of its first event. */
export interface Reset {
  readonly run: string
  readonly first: number
}

export interface HouseholdNotes {
  /** by the first run of a household */
  readonly resets: Map<string, readonly Reset[]>
  /** the number of the next event, by household and client; the longest idle first */
  readonly cursors: Map<string, number>
  save(): void
  /** a crash may lose the last second of it */
  saveSoon(): void
  /** saves what was not yet */
  close(): void
}

const SOON_MS = 1_000

/** With a mark, what somebody else wrote there counts for nothing. */
export function createHouseholdNotes(
  file?: string,
  mark?: string,
  report: (error: unknown) => void = () => {},
): HouseholdNotes {
  const { resets, cursors } = read(file, mark)
  let timer: NodeJS.Timeout | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (file !== undefined) writeNote(file, `${JSON.stringify({ resets: [...resets], cursors: [...cursors], mark })}\n`)
  }
  const saveOrReport = () => {
    try {
      save()
    } catch (error) {
      report(error)
    }
  }
  return {
    resets,
    cursors,
    save,
    saveSoon: () => void (timer ??= setTimeout(saveOrReport, SOON_MS).unref()),
    close: () => void (timer !== undefined && saveOrReport()),
  }
}

function read(file: string | undefined, mark: string | undefined): Pick<HouseholdNotes, 'resets' | 'cursors'> {
  const [resets, cursors] = [new Map<string, Reset[]>(), new Map<string, number>()]
  try {
    const text = file === undefined ? undefined : readNote(file)
    const given: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(given) || (mark !== undefined && given['mark'] !== mark)) return { resets, cursors }
    for (const [root, all] of pairsIn(given['resets']))
      if (Array.isArray(all) && all.every(isReset)) resets.set(root, all)
    for (const [client, next] of pairsIn(given['cursors'])) if (isCount(next)) cursors.set(client, next)
  } catch {
    // a file that cannot be read is as good as none
  }
  return { resets, cursors }
}

function pairsIn(given: unknown): [string, unknown][] {
  const isPair = (each: unknown): each is [string, unknown] => Array.isArray(each) && typeof each[0] === 'string'
  return Array.isArray(given) ? given.filter(isPair) : []
}

const isReset = (given: unknown): given is Reset =>
  isRecord(given) && typeof given['run'] === 'string' && isCount(given['first'])
