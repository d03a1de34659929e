/**
 * Follows a run: reads its journal, then stays at its end. Whatever happens to the connection, each entry comes to
 * the timeline once and in order; after a loss it asks again, a little later each time, from the last one it has.
 */
import type { DraftPiece, RunState } from '../../../src/server/api.ts'
import type { Entry } from '../../../src/store/record.ts'
import type { Api } from '../api/client.ts'
import { ApiFailure, asFailure, isPassing } from '../api/failure.ts'
import { createDraftBook } from './draft-book.ts'
import { restOf, type FollowedRun, type Follower } from './followed.ts'
import { listen } from './listen.ts'
import { readForebears, readPages } from './load.ts'
import { backoffMs, until, untilSeen, type Pace } from './pace.ts'
import { createTimeline } from './timeline.ts'

interface FollowerOptions {
  readonly api: Pick<Api, 'run' | 'journal' | 'events'>
  readonly pace: Pace
  /** also what models are saying */
  readonly hasTokens?: boolean
}

// a glance at another window is no reason to hang up
const HANG_UP_MS = 5_000

export function createFollower(id: string, { api, pace, hasTokens = false }: FollowerOptions): Follower {
  const timeline = createTimeline()
  const drafts = createDraftBook((work) => pace.soon(work))
  const listeners = new Set<() => void>()
  let current: FollowedRun = { id, timeline, detail: undefined, state: 'loading', read: { entries: 0, of: 0 }, drafts }
  let seq = 0
  let waiting: Entry[] = []
  let wake = () => {}
  let detailAsked: Promise<void> | undefined
  let lastOpened: Promise<void> = Promise.resolve()

  const change = (changed: Partial<FollowedRun>) => {
    current = { ...current, ...changed }
    for (const listener of listeners) listener()
  }
  const take = (entries: readonly Entry[], head = 0) => {
    const fresh = entries.filter((entry) => entry.seq > seq)
    if (fresh.length === 0) return
    if (fresh[0]!.seq !== seq + 1) throw new Gap()
    seq = fresh.at(-1)!.seq
    if (waiting.length === 0) pace.soon(flush)
    waiting.push(...fresh)
    current = { ...current, read: { entries: seq, of: Math.max(head, current.read.of, seq) } }
  }
  // many may come between two drawings: they are shown together
  const flush = () => {
    if (waiting.length === 0) return
    timeline.add(waiting)
    drafts.take(id, waiting)
    waiting = []
    change({})
  }
  const askDetail = () =>
    (detailAsked ??= (async () => {
      const detail = await api.run(id).finally(() => (detailAsked = undefined))
      const isSettled = current.state === 'live' || current.state === 'stopped' || current.state === 'ended'
      change({ detail, ...(isSettled && { state: restOf(detail) }) })
    })())
  const askDetailQuietly = () => void askDetail().catch(() => undefined)
  const hearState = ({ questions, ...said }: RunState) => {
    if (current.detail === undefined) return
    // a reason that is no longer said holds no longer
    const { reason: _, ...before } = current.detail
    const detail = { ...before, ...said }
    change({ detail, state: restOf(detail) })
    if (questions !== detail.questions.length) askDetailQuietly()
  }

  /** Everything up to the head; the entries of forebears come first of all. */
  const catchUp = async (signal: AbortSignal) => {
    await askDetail()
    for await (const { entries, head } of readPages(api, id, seq + 1)) {
      if (head < seq) throw new ApiFailure('STUDIO_OTHER_JOURNAL', 'The server has another journal of this run.', 409)
      if (signal.aborted) return
      const start = seq === 0 ? entries[0]?.record : undefined
      const forebears = start?.kind === 'start' && start.parent ? await readAll(readForebears(api, start.parent)) : []
      if (signal.aborted) return
      timeline.add(forebears)
      take(entries, head)
      flush()
    }
    change({ state: restOf(current.detail!), failure: undefined })
  }

  /** Stays at the end; gives whether anything came. */
  const stay = async (signal: AbortSignal): Promise<boolean> => {
    let cameAny = false
    const hear = (type: string, data: string) => {
      if (type === 'status') hearState(JSON.parse(data) as RunState)
      else if (type === 'token') drafts.hear(JSON.parse(data) as DraftPiece)
      else if (type === 'message' || type === 'entry') {
        take([JSON.parse(data) as Entry])
        cameAny = true
      }
    }
    await listen((hangUp) => api.events(id, seq, hangUp, hasTokens), hear, signal).finally(() => {
      flush()
      drafts.clear()
    })
    return cameAny
  }

  const follow = async (closed: AbortSignal) => {
    for (let tries = 0; !closed.aborted;) {
      // ends waiting and listening early: somebody asks for it, or nobody looks
      const turn = new AbortController()
      const end = () => turn.abort()
      wake = end
      closed.addEventListener('abort', end)
      const offTurn = pace.onTurn(() => {
        if (!pace.isSeen()) void pace.wait(HANG_UP_MS, turn.signal).then(() => !pace.isSeen() && end())
        else if (current.state === 'lost') end()
      })
      try {
        if (current.state !== 'loading') await untilSeen(pace, turn.signal)
        await catchUp(turn.signal)
        // also at the end: a run that ended at a limit may be taken up again, here or elsewhere
        if (pace.isSeen()) {
          if (await stay(turn.signal)) tries = 0
          else await pace.wait(backoffMs(++tries, pace.random()), turn.signal)
        }
      } catch (fault) {
        if (!turn.signal.aborted && !(fault instanceof Gap)) {
          const failure = asFailure(fault)
          const canPass = isPassing(failure)
          change({ state: canPass ? 'lost' : 'failed', failure })
          await (canPass ? pace.wait(backoffMs(++tries, pace.random()), turn.signal) : until(turn.signal))
        }
      } finally {
        offTurn()
        closed.removeEventListener('abort', end)
      }
    }
  }

  return {
    now: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: () => {
      if (current.state === 'lost' || current.state === 'failed') wake()
      else askDetailQuietly()
    },
    open: () => {
      const closed = new AbortController()
      // one at a time: what was closed may still be in the middle of a page
      lastOpened = lastOpened.then(() => follow(closed.signal))
      return () => closed.abort()
    },
  }
}

/** An entry is missing before this one: the journal is asked by page. */
class Gap extends Error {}

/** A parent may have been thrown away: the fork is shown from where it begins. */
async function readAll(pages: AsyncIterable<readonly Entry[]>): Promise<Entry[]> {
  const all: Entry[] = []
  try {
    for await (const page of pages) all.push(...page)
  } catch (fault) {
    if (asFailure(fault).status !== 404) throw fault
    return []
  }
  return all
}
