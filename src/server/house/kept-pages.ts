/** Pages of encoded events that are kept while they fit: what one poller had read, others find here. */
export interface KeptPages {
  get(page: object): readonly string[] | undefined
  put(page: object, texts: readonly string[]): void
}

// of all households together: several days each, or the last hours of a village
const MOST_CHARACTERS = 32 * 1024 * 1024
// a text takes space even when it is empty
const EACH = 16

/** The longest unused goes first. */
export function createKeptPages(most = MOST_CHARACTERS): KeptPages {
  const kept = new Map<object, readonly string[]>()
  let characters = 0
  const drop = (page: object) => {
    characters -= sizeOf(kept.get(page) ?? [])
    kept.delete(page)
  }
  return {
    get(page) {
      const texts = kept.get(page)
      if (texts === undefined) return undefined
      kept.delete(page)
      kept.set(page, texts)
      return texts
    },
    put(page, texts) {
      drop(page)
      kept.set(page, texts)
      characters += sizeOf(texts)
      for (const oldest of kept.keys()) {
        if (characters <= most || oldest === page) break
        drop(oldest)
      }
    },
  }
}

const sizeOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length + EACH, 0)
