/**
 * The events of a household as an event stream, for all who watch it. Entries of a stream count from 1, events from 0:
 * entry 1 is event 0.
 */
import type { Store } from '../../store/store.ts'
import type { GameStatus } from '../api-house.ts'
import type { Broadcast } from '../broadcast.ts'
import type { Channel } from '../channel.ts'
import type { Household } from './households.ts'

export interface HouseChannelOptions {
  readonly store: Store
  /** asked again and again: it may not be kept while nobody asks */
  readonly household: () => Promise<Household>
  readonly statusOf: () => Promise<GameStatus>
  /** this process drives the run, and says so when that changes */
  readonly isOurs: (run: string) => boolean
  readonly broadcast: Broadcast
  readonly onNews: () => void
}

// what a viewer that does not read holds on to
const PIECE_CHARACTERS = 64 * 1024
const PIECE_EVENTS = 1_000

export function createHouseChannel(options: HouseChannelOptions): Channel {
  const { store, household, statusOf, isOurs, broadcast, onNews } = options
  let isClosed = false
  let waiting = new AbortController()
  // what happens with the household, besides its events, is to be told
  let isAsked = true
  let head = 0
  let state = { version: 0, key: '', bytes: new Uint8Array() }

  const look = async () => {
    const { log } = await household()
    const count = await log.refresh()
    if (count > head) {
      head = count
      onNews()
    }
    return log.current
  }
  const tellState = async () => {
    const status = await statusOf()
    const { run, status: word, reason = '' } = status
    // what moves with every turn is told by the events
    const key = JSON.stringify([run, word, reason])
    if (key === state.key) return
    state = {
      version: state.version + 1,
      key,
      bytes: Buffer.from(`event: status\ndata: ${JSON.stringify(status)}\n\n`),
    }
    onNews()
  }
  const lookAndTell = async () => {
    const place = await look()
    if (!isAsked && isOurs(place.run)) return place
    isAsked = false
    await tellState()
    return place
  }
  const close = () => {
    if (isClosed) return
    isClosed = true
    waiting.abort()
    onNews()
  }
  // one at a time, in order: what is told after a change is true after it
  let work: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const done = work.then(task)
    work = done.catch(() => {})
    return done
  }
  const follow = (place: { readonly run: string; readonly head: number }) => {
    if (isClosed) return
    if (isAsked) return broadcast.plan(lookAndFollow)
    waiting = new AbortController()
    void store.changed(place.run, place.head, waiting.signal).then(() => broadcast.plan(lookAndFollow), close)
  }
  const lookAndFollow = async () => {
    if (!isClosed) await inTurn(lookAndTell).then(follow, close)
  }
  return {
    opened: inTurn(lookAndTell).then(follow),
    get isClosed() {
      return isClosed
    },
    get head() {
      return head
    },
    get state() {
      return state
    },
    async read(from) {
      const { log } = await household()
      const { events, next } = await log.read(from - 1, PIECE_EVENTS, PIECE_CHARACTERS)
      const frames = events.map(({ number, text }) => `id: ${number}\ndata: ${text}\n\n`)
      return { bytes: Buffer.from(frames.join('')), until: next }
    },
    changed() {
      isAsked = true
      // it may be another run that goes on now: whoever waits for the old one would wait for ever
      waiting.abort()
    },
    close,
  }
}
