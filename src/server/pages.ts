/**
 * A journal as pages of encoded entries, the last of which grows: what one viewer had read for it, others find here.
 */
import { readPage } from '../store/fold.ts'
import type { Entry } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { encodeEntry } from './without-folders.ts'

// small pages: a run whose entries are a megabyte each must still fit
export const PAGE = 64
// what a viewer that does not read holds on to
const PIECE_BYTES = 64 * 1024
// viewers are up to date, or somewhere behind: few places at a time
const PIECES_KEPT = 4

export interface Piece {
  readonly bytes: Uint8Array
  readonly until: number
}

export interface Pages {
  /** entries that have just come, when they continue where a page ends */
  add(entries: readonly Entry[]): void
  /** encoded entries from one on, as many as make a piece; `head` is the last there is */
  read(from: number, head: number): Promise<Piece>
}

interface Page {
  readonly frames: Uint8Array[]
  bytes: number
}

/**
 * Whoever asks for a page that somebody is reading waits for the same reading. Pages that were read for somebody are
 * kept for those who come after, as far as they fit into `keeps` bytes.
 */
export function createPages(store: Store, run: string, keeps: () => number): Pages {
  const kept = new Map<number, Page>()
  const underWay = new Map<number, Promise<Page>>()
  let bytes = 0
  const pieces = new Map<number, Piece>()
  const put = (place: number, page: Page) => {
    kept.set(place, page)
    bytes += page.bytes
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= keeps() || oldest === place) break
      kept.delete(oldest)
      bytes -= freed
    }
  }
  const load = async (place: number): Promise<Page> => {
    const entries = await readPage(store, run, place * PAGE + 1, PAGE)
    const page = pageOf(entries)
    put(place, page)
    return page
  }
  const find = (place: number, needed: number): Promise<Page> | Page => {
    const page = kept.get(place)
    if (page !== undefined && page.frames.length >= needed) return page
    let loading = underWay.get(place)
    if (loading === undefined) {
      if (page !== undefined) {
        kept.delete(place)
        bytes -= page.bytes
      }
      loading = load(place).finally(() => underWay.delete(place))
      underWay.set(place, loading)
    }
    return loading
  }
  /** Those of a page from one on, and of the pages at hand after it. */
  function* framesFrom(place: number, frames: readonly Uint8Array[], first: number): Generator<Uint8Array> {
    yield* frames.slice(first)
    if (frames.length < PAGE) return
    const next = kept.get(place + 1)
    if (next !== undefined) yield* framesFrom(place + 1, next.frames, 0)
  }
  return {
    add(entries) {
      for (const entry of entries) {
        const place = Math.floor((entry.seq - 1) / PAGE)
        const within = (entry.seq - 1) % PAGE
        let page = kept.get(place)
        if (page === undefined && within === 0) put(place, (page = { frames: [], bytes: 0 }))
        if (page?.frames.length !== within) continue
        const frame = frameOf(entry)
        page.frames.push(frame)
        page.bytes += frame.length
        bytes += frame.length
      }
    },
    async read(from, head) {
      // viewers who are up to date all ask for the same
      const made = pieces.get(from)
      if (made !== undefined) return made
      const place = Math.floor((from - 1) / PAGE)
      const first = (from - 1) % PAGE
      const needed = Math.min(PAGE, head - place * PAGE)
      // a page whose reading was under way may end before what has come since
      let { frames } = await find(place, needed)
      while (frames.length <= first) ({ frames } = await find(place, needed))
      const piece = pieceOf(from, framesFrom(place, frames, first))
      pieces.set(from, piece)
      if (pieces.size > PIECES_KEPT) pieces.delete(pieces.keys().next().value!)
      return piece
    },
  }
}

function pieceOf(from: number, frames: Iterable<Uint8Array>): Piece {
  const taken: Uint8Array[] = []
  let size = 0
  for (const frame of frames) {
    taken.push(frame)
    size += frame.length
    if (size >= PIECE_BYTES) break
  }
  return { bytes: Buffer.concat(taken, size), until: from + taken.length - 1 }
}

function pageOf(entries: readonly Entry[]): Page {
  const frames = entries.map(frameOf)
  return { frames, bytes: frames.reduce((sum, { length }) => sum + length, 0) }
}

function frameOf(entry: Entry): Uint8Array {
  return Buffer.from(`id: ${entry.seq}\ndata: ${encodeEntry(entry)}\n\n`)
}
