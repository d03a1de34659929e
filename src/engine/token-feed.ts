/** Tokens for whoever watches a run, shared with the societies inside it: models stream while somebody listens. */

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
  readonly text: string
}

export interface TokenFeed {
  /** does anybody listen? */
  readonly isHeard: () => boolean
  readonly push: (token: TokenEvent) => void
  readonly watch: () => TokenWatch
}

/** One watcher, with a queue of its own. */
export interface TokenWatch {
  /** what came since it was last asked */
  take(): readonly TokenEvent[]
  /** aborted by the next piece, or at once where one waits */
  woken(): AbortSignal
  close(): void
}

/** `isListening`: whether `onToken` is of use to anybody now. */
export function createTokenFeed(onToken?: (token: TokenEvent) => void, isListening = () => true): TokenFeed {
  const watchers = new Set<(token: TokenEvent) => void>()
  return {
    isHeard: () => watchers.size > 0 || (onToken !== undefined && isListening()),
    push: (token) => {
      onToken?.(token)
      for (const hear of watchers) hear(token)
    },
    watch: () => {
      let queue: TokenEvent[] = []
      let wake = new AbortController()
      const hear = (token: TokenEvent) => {
        queue.push(token)
        wake.abort()
      }
      watchers.add(hear)
      return {
        take: () => {
          const taken = queue
          queue = []
          return taken
        },
        woken: () => {
          if (queue.length === 0 && wake.signal.aborted) wake = new AbortController()
          return wake.signal
        },
        close: () => void watchers.delete(hear),
      }
    },
  }
}
