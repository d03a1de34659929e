/**
 * The events in one journal, by their place in it. The journal is read through once; after that only what is new is
 * read, and of what is old the page somebody asks for. An index of a few numbers for each page is all that stays.
 */
import { itemsGivenBy, setsValue } from '../../board/read-change.ts'
import type { Changes } from '../../board/change.ts'
import { readPage } from '../../store/fold.ts'
import type { JournalRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import type { Turns } from '../turns.ts'
import { readEvent } from './front-end-event.ts'
import type { KeptPages } from './kept-pages.ts'

const PAGE = 64
// in a village a single step may hold as many: a page that somebody needs again is read as a whole
const PAGE_EVENTS = 1_000

export interface JournalEvents {
  /** how many there are, as far as it was followed; those that front ends do not get count as well */
  readonly count: number
  /** the last entry that was looked at */
  readonly head: number
  /** looks for what is new */
  follow(): Promise<void>
  /** the one at a place as JSON; an empty text where front ends get nothing */
  read(place: number): Promise<string>
}

export interface JournalEventsOptions {
  readonly store: Store
  readonly run: string
  /** what comes after this step is not part of it */
  readonly until?: number
  /** how many there were on the board before this journal began */
  readonly before?: () => number
  readonly turns: Turns
  readonly kept: KeptPages
}

/** So many entries from one on, and the events that they gave. */
interface Page {
  readonly from: number
  readonly first: number
  entries: number
  events: number
}

export function createJournalEvents(options: JournalEventsOptions): JournalEvents {
  const { store, run, until = Infinity, before = () => 0, turns, kept } = options
  const pages: Page[] = []
  let [head, count] = [0, 0]
  const lastPage = (): Page => {
    const last = pages.at(-1)
    if (last !== undefined && last.entries < PAGE && last.events < PAGE_EVENTS) return last
    const page = { from: head + 1, first: count, entries: 0, events: 0 }
    pages.push(page)
    return page
  }
  /** The events of records that follow each other, the first of which comes after so many. */
  const eventsIn = (records: readonly JournalRecord[], first: number): unknown[] => {
    const events: unknown[] = []
    for (const record of records)
      for (const changes of changesIn(record))
        for (const event of newEvents(changes, before() + first + events.length)) events.push(event)
    return events
  }
  const add = (record: JournalRecord, fresh: Map<Page, string[]>) => {
    const page = lastPage()
    const texts = eventsIn([record], count).map(textOf)
    fresh.set(page, [...(fresh.get(page) ?? []), ...texts])
    head++
    count += texts.length
    page.entries++
    page.events += texts.length
  }
  /** The next entries; says whether there are more of them, up to one. */
  const take = async (there: number): Promise<boolean> => {
    const entries = await readPage(store, run, head + 1, PAGE)
    const after = entries.findIndex(({ record }) => record.step > until)
    const records = entries.slice(0, after < 0 ? entries.length : after).map(({ record }) => record)
    const fresh = new Map<Page, string[]>()
    for (const record of records) add(record, fresh)
    for (const [page, texts] of fresh) {
      const known = page.events === texts.length ? [] : kept.get(page)
      if (known?.length === page.events - texts.length) kept.put(page, [...known, ...texts])
    }
    return records.length > 0 && records.length === entries.length && head < there
  }
  const follow = async () => {
    // as far as it is now: a run that goes flat out would never let anybody go
    const there = await store.head(run)
    for (let isMore = head < there; isMore;) {
      isMore = await take(there)
      // a long journal is read in parts: runs and other readers have their turn in between
      if (isMore) await turns.next()
    }
  }
  const load = async ({ from, entries, first }: Page): Promise<readonly string[]> => {
    const records = (await readPage(store, run, from, entries)).map(({ record }) => record)
    return eventsIn(records, first).map(textOf)
  }
  let work: Promise<void> = Promise.resolve()
  return {
    get count() {
      return count
    },
    get head() {
      return head
    },
    // one at a time, and each looks anew: what is there when somebody asks is found
    follow: () => (work = work.then(follow, follow)),
    async read(place) {
      const page = pageWith(pages, place)
      if (page === undefined) return ''
      const known = kept.get(page)
      if (known !== undefined && place - page.first < known.length) return known[place - page.first]!
      const texts = await load(page)
      kept.put(page, texts)
      return texts[place - page.first] ?? ''
    },
  }
}

/** The last one that begins at the place or before it. */
function pageWith(pages: readonly Page[], place: number): Page | undefined {
  let [low, high] = [0, pages.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (pages[middle]!.first <= place) low = middle + 1
    else high = middle
  }
  return pages[low - 1]
}

function changesIn(record: JournalRecord): readonly Changes[] {
  if (record.kind === 'start') return [record.changes]
  return record.kind === 'step' ? record.did.flatMap(({ changes }) => (changes ? [changes] : [])) : []
}

/** What was told stays told: of a list that was set as a whole, only what is longer than the one before is new. */
function newEvents(changes: Changes, count: number): readonly unknown[] {
  const change = Object.hasOwn(changes, 'events') ? changes['events'] : undefined
  const given = itemsGivenBy(change) ?? []
  return change !== undefined && setsValue(change) ? given.slice(count) : given
}

/** Without the brace it begins with: the number comes before it. */
function textOf(given: unknown): string {
  const event = readEvent(given)
  return event === undefined ? '' : JSON.stringify(event).slice(1)
}
