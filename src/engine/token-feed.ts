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

/**
 * A part of what a tool, or another effect, has come to so far. Never journaled either: the step that holds its result
 * replaces all of them.
 */
export interface PartEvent {
  readonly kind: 'part'
  readonly run: string
  readonly step: number
  readonly slot: number
  readonly agent: string
  /** what it is a part of: the id of a tool call, as the model gave it */
  readonly of: string
  /** how many parts of it came before */
  readonly at: number
  readonly part: unknown
}

export type LiveEvent = TokenEvent | PartEvent

/** An entry of a society inside the run that is watched, in its own journal. */
export interface InsideEntry {
  readonly kind: 'inside'
  readonly run: string
  readonly entry: Entry
}

export interface TokenFeed {
  /** does anybody listen? */
  readonly isHeard: () => boolean
  readonly push: (event: LiveEvent) => void
  /** a society inside has begun, or was taken up again */
  readonly began: (run: string) => void
  /** it stands still: whoever comes later reads its journal */
  readonly rested: (run: string) => void
  readonly watch: () => TokenWatch
}

/** One watcher, with a queue of its own. */
export interface TokenWatch {
  /** what came since it was last asked */
  take(): readonly LiveEvent[]
  /** societies inside that began since it was last asked */
  takeBegun(): readonly string[]
  /** aborted by the next piece, or at once where one waits */
  woken(): AbortSignal
  close(): void
}

/** `isListening`: whether `onToken` is of use to anybody now. */
export function createTokenFeed(onToken?: (token: TokenEvent) => void, isListening = () => true): TokenFeed {
  const watchers = new Set<(event: LiveEvent) => void>()
  const starters = new Set<(run: string) => void>()
  // whoever watches from now on is told of those that are there
  const begun = new Set<string>()
  return {
    isHeard: () => watchers.size > 0 || (onToken !== undefined && isListening()),
    push: (event) => {
      if (event.kind === 'token') onToken?.(event)
      for (const hear of watchers) hear(event)
    },
    began: (run) => {
      begun.add(run)
      for (const start of starters) start(run)
    },
    rested: (run) => void begun.delete(run),
    watch: () => {
      let queue: LiveEvent[] = []
      let started = [...begun]
      let wake = new AbortController()
      const hear = (event: LiveEvent) => {
        queue.push(event)
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

/** Passes on the parts of one thing that is being done. */
export function tellParts(
  feed: TokenFeed,
  place: Pick<PartEvent, 'run' | 'step' | 'slot' | 'agent'>,
): ((of: string, part: unknown) => void) | undefined {
  if (!feed.isHeard()) return undefined
  const counts = new Map<string, number>()
  return (of, part) => {
    const at = counts.get(of) ?? 0
    counts.set(of, at + 1)
    feed.push({ kind: 'part', ...place, of, at, part })
  }
}
