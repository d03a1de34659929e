/**
 * Desired runs: those that should be running. A journal says how far a run is, but not who drives it or whether a
 * person paused it, so the server lists the runs it was told to keep running in a small file beside the store, before
 * it drives them. After a restart these continue, and no others: a run that somebody drives from a command line is left
 * to them.
 */
import { readNote, writeNote } from './note-file.ts'

export interface DesiredRuns {
  all(): readonly string[]
  has(run: string): boolean
  add(run: string): void
  remove(run: string): void
}

/** Without a file, only until the process ends. With a mark, a list that somebody else wrote counts for nothing. */
export function createDesiredRuns(file?: string, mark?: string): DesiredRuns {
  const runs = new Set(file === undefined ? [] : read(file, mark))
  const save = () => {
    if (file !== undefined) writeNote(file, `${JSON.stringify({ going: [...runs], mark })}\n`)
  }
  return {
    all: () => [...runs],
    has: (run) => runs.has(run),
    add(run) {
      if (runs.has(run)) return
      runs.add(run)
      save()
    },
    remove(run) {
      if (runs.delete(run)) save()
    },
  }
}

/** A file that cannot be read means that no run is resumed by itself; each can still be resumed by hand. */
function read(file: string, mark: string | undefined): string[] {
  try {
    const { going, mark: found } = JSON.parse(readNote(file) ?? '{}') as { going?: unknown; mark?: unknown }
    return Array.isArray(going) && (mark === undefined || found === mark)
      ? going.filter((run) => typeof run === 'string')
      : []
  } catch {
    return []
  }
}
