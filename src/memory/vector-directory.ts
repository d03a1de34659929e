/**
 * The directory of a vector file: on which page the vector of a text is. Texts are mostly wanted in the order they
 * were written, so the next text is looked for right behind the last one, and only otherwise by a Map of all.
 */
import type { Span } from './vector-numbers.ts'

/** The vectors of some texts, in the order of the texts. */
export interface Page extends Span {
  readonly number: number
  readonly texts: readonly string[]
}

/** Texts that are wanted one after the other, and lie one after the other on a page. */
export interface Run {
  readonly page: Page
  /** the place of the first on the page */
  readonly at: number
  /** the place of the first among the wanted texts */
  readonly index: number
  length: number
}

// 393 kB of 384 dimensions: few reads for many vectors, and not too much for one
export const FULL_PAGE = 256

export interface Directory {
  readonly pages: readonly Page[]
  add(page: Page): void
  /** what is there of the wanted texts, in their order */
  find(texts: readonly string[]): Run[]
}

export function createDirectory(): Directory {
  const pages: Page[] = []
  // by text, the place of the page times the most it can have, plus the place on it: less than an object each
  const places = new Map<string, number>()
  let listed = 0

  const placeOf = (text: string): number | undefined => {
    for (; listed < pages.length; listed++) {
      const { texts } = pages[listed]!
      for (let at = 0; at < texts.length; at++) places.set(texts[at]!, listed * FULL_PAGE + at)
    }
    return places.get(text)
  }

  return {
    pages,
    add: (page) => void pages.push(page),
    find(texts) {
      const runs: Run[] = []
      let run: Run | undefined
      // where the next is expected
      let here = 0
      let at = 0
      for (let index = 0; index < texts.length; index++) {
        const text = texts[index]!
        if (pages[here]?.texts[at] !== text) {
          run = undefined
          const place = placeOf(text)
          if (place === undefined) continue
          here = Math.floor(place / FULL_PAGE)
          at = place % FULL_PAGE
        }
        if (run) run.length++
        else runs.push((run = { page: pages[here]!, at, index, length: 1 }))
        if (++at < run.page.texts.length) continue
        run = undefined
        here++
        at = 0
      }
      return runs
    },
  }
}
