/**
 * The directory of a vector file: on which page the vector of a text is. Texts are mostly wanted in the order they
 * were written, so a whole page of them is compared at once, as JSON; then the next text is looked for behind the last
 * one; and only then among all.
 */
import type { Span } from './vector-numbers.ts'

/** The vectors of some texts, in the order of the texts. */
export interface Page extends Span {
  readonly number: number
  readonly count: number
  /** the texts, as a list in JSON */
  readonly json: string
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

export interface Directory {
  readonly pages: readonly Page[]
  add(page: Page): void
  textsOf(page: Page): readonly string[]
  /** what is there of the wanted texts, in their order */
  find(texts: readonly string[]): Run[]
}

// 393 kB of 384 dimensions: few reads for many vectors, and not too much for one
export const FULL_PAGE = 256
// a question is looked for alone, and mostly not there: to look through the pages takes less than a Map of all texts
const SEARCHES_WITHOUT_MAP = 16

export function createDirectory(): Directory {
  const pages: Page[] = []
  const parsed = new Map<Page, readonly string[]>()
  // by text, the place of the page times the most it can have, plus the place on it: less than an object each
  const places = new Map<string, number>()
  let mapped = 0
  let searches = 0

  const textsOf = (page: Page): readonly string[] => {
    let texts = parsed.get(page)
    if (texts === undefined) parsed.set(page, (texts = parse(page)))
    return texts
  }

  const search = (text: string): number | undefined => {
    // the quote before it is left out: the search would stop at each of them
    const quoted = JSON.stringify(text).slice(1)
    for (let here = pages.length - 1; here >= 0; here--) {
      const at = pages[here]!.json.includes(quoted) ? textsOf(pages[here]!).lastIndexOf(text) : -1
      if (at >= 0) return here * FULL_PAGE + at
    }
    return undefined
  }

  const placeOf = (text: string): number | undefined => {
    if (searches++ < SEARCHES_WITHOUT_MAP) return search(text)
    for (; mapped < pages.length; mapped++)
      for (const [at, each] of textsOf(pages[mapped]!).entries()) places.set(each, mapped * FULL_PAGE + at)
    return places.get(text)
  }

  return {
    pages,
    add: (page) => void pages.push(page),
    textsOf,
    find(texts) {
      const runs: Run[] = []
      let run: Run | undefined
      // where the next is expected
      let here = 0
      let at = 0
      for (let index = 0; index < texts.length;) {
        let page = pages[here]
        if (page && at === 0 && isWanted(page, texts, index)) {
          runs.push({ page, at, index, length: page.count })
          here++
          index += page.count
          continue
        }
        if (!page || textsOf(page)[at] !== texts[index]) {
          run = undefined
          const place = placeOf(texts[index]!)
          if (place === undefined) {
            index++
            continue
          }
          here = Math.floor(place / FULL_PAGE)
          at = place % FULL_PAGE
          page = pages[here]!
        }
        if (run) run.length++
        else runs.push((run = { page, at, index, length: 1 }))
        index++
        if (++at < page.count) continue
        run = undefined
        here++
        at = 0
      }
      return runs
    },
  }
}

/** Whether the texts from `index` on are those of the page, all of them. */
function isWanted({ json, count }: Page, texts: readonly string[], index: number): boolean {
  return json.startsWith(JSON.stringify(texts[index]), 1) && json === JSON.stringify(texts.slice(index, index + count))
}

/** What is no list of so many texts has none. */
function parse({ json, count }: Page): readonly string[] {
  try {
    const list = JSON.parse(json) as unknown
    return Array.isArray(list) && list.length === count && count <= FULL_PAGE ? (list as string[]) : []
  } catch {
    return []
  }
}
