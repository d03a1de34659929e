/**
 * Long work in pieces: a generator that yields wherever somebody else may have a turn. The same work can be done at
 * once, where nobody waits, or in turns with everybody else, and comes to the same either way. Where the pieces end is
 * counted by work, never by a clock.
 */
import { pause } from './pause.ts'

export type Pieces<T> = Generator<void, T, void>

/** All pieces one after the other. */
export function atOnce<T>(work: Pieces<T>): T {
  for (;;) {
    const piece = work.next()
    if (piece.done === true) return piece.value
  }
}

/** With a pause after each piece; an aborted signal ends the work at the next one. */
export async function inTurns<T>(work: Pieces<T>, signal?: AbortSignal): Promise<T> {
  try {
    for (;;) {
      signal?.throwIfAborted()
      const piece = work.next()
      if (piece.done === true) return piece.value
      await pause()
    }
  } finally {
    // what it holds is let go, also where it did not come to its end
    work.return(undefined as never)
  }
}
