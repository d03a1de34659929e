/** Tokens for whoever watches a run, shared with the societies inside it: models stream while somebody listens. */
import type { Entry } from '../store/record.ts'

/**
 * A piece of a model's reply on its way. Never journaled: the call or step that is journaled for the same place
 * replaces all of them, so whoever comes later sees the same and nothing twice.
 */
export interface TokenEvent {
  readonly kind: 'token'
  readonly run: string
  readonly step: number
  readonly slot: number
  readonly agent: string
  readonly attempt: number
  /** the place of the call among those of this attempt, as in its journaled call */
  readonly call: number
  /** how many characters of this call came before: whoever comes in the middle can tell */
  readonly at: number
  readonly text: string
}

/** An entry of a society inside the run that is watched, in its own journal. */
export interface InsideEntry {
  readonly kind: 'inside'
  readonly run: string
  readonly entry: Entry
}

export interface TokenFeed {
  /** does anybody listen? */
  readonly isHeard: () => boolean
  readonly push: (token: TokenEvent) => void
  /** a society inside has begun, or was taken up again */
  readonly began: (run: string) => void
  /** it stands still: whoever comes later reads its journal */
  readonly rested: (run: string) => void
  readonly watch: () => TokenWatch
}

/** One watcher, with a queue of its own. */
export interface TokenWatch {
  /** what came since it was last asked */
  take(): readonly TokenEvent[]
  /** societies inside that began since it was last asked */
  takeBegun(): readonly string[]
  /** aborted by the next piece, or at once where one waits */
  woken(): AbortSignal
  close(): void
}

/** `isListening`: whether `onToken` is of use to anybody now. */
export function createTokenFeed(onToken?: (token: TokenEvent) => void, isListening = () => true): TokenFeed {
  const watchers = new Set<(token: TokenEvent) => void>()
  const starters = new Set<(run: string) => void>()
  // whoever watches from now on is told of those that are there
  const begun = new Set<string>()
  return {
    isHeard: () => watchers.size > 0 || (onToken !== undefined && isListening()),
    push: (token) => {
      onToken?.(token)
      for (const hear of watchers) hear(token)
    },
    began: (run) => {
      begun.add(run)
      for (const start of starters) start(run)
    },
    rested: (run) => void begun.delete(run),
    watch: () => {
      let queue: TokenEvent[] = []
      let started = [...begun]
      let wake = new AbortController()
      const hear = (token: TokenEvent) => {
        queue.push(token)
        wake.abort()
      }
      const start = (run: string) => {
        started.push(run)
        wake.abort()
      }
      watchers.add(hear)
      starters.add(start)
      return {
        take: () => {
          const taken = queue
          queue = []
          return taken
        },
        takeBegun: () => {
          const taken = started
          started = []
          return taken
        },
        woken: () => {
          if (queue.length === 0 && started.length === 0 && wake.signal.aborted) wake = new AbortController()
          return wake.signal
        },
        close: () => {
          watchers.delete(hear)
          starters.delete(start)
        },
      }
    },
  }
}
