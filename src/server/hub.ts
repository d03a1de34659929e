/**
 * Watching runs: however many viewers a run has, its journal is read once and each entry is encoded once. Entries are
 * told by number: none is lost and none comes twice.
 */
import { isNamedInside } from '../base/inside-ids.ts'
import type { Store } from '../store/store.ts'
import { createChannel, type Channel, type ChannelOptions } from './channel.ts'
import { createBroadcast } from './broadcast.ts'
import type { Draft } from './drafts.ts'
import { createViewer, type HeldViewer, type Viewer } from './viewer.ts'

// proxies close what is silent for longer
const BEAT_MS = 10_000
// who reloads a page finds everything still there
const LINGER_MS = 5_000
// encoded entries kept for those who come later, of all runs together
const KEPT_BYTES = 32 * 1024 * 1024

export interface Hub {
  /** what comes from an entry on; `onLeave` is told when nobody listens there any more */
  watch(run: string, from: number, onLeave?: () => void, wantsTokens?: boolean): Promise<Viewer>
  /** somebody there wants to see what models are saying, in the run or in one inside it */
  isHeard(run: string): boolean
  /** what models are saying in a run, or in one inside it, is more now */
  said(run: string): void
  /** what happens with the run, besides its journal, is another now */
  changed(run: string): void
  close(): void
  /** runs that are being read */
  readonly size: number
}

export interface HubOptions {
  readonly store: Store
  /** what `event: status` says */
  readonly stateOf: (run: string) => Promise<unknown>
  /** this process drives the run: changes of it are told with `changed` */
  readonly isOurs?: (run: string) => boolean
  /** runs wait for their turn, so broadcasting must not take all the time */
  readonly isBusy?: () => boolean
  readonly beatMs?: number
  readonly lingerMs?: number
  /** what is told of a run: its journal unless something else is made of it */
  readonly openChannel?: (options: ChannelOptions) => Channel
  /** what models are saying in a run now */
  readonly draftsOf?: (run: string) => readonly Draft[]
}

interface Held {
  readonly channel: Channel
  readonly viewers: Set<HeldViewer>
  /** who is about to become a viewer counts, too */
  watching: number
  /** of them, those who want to see what models are saying */
  hearing: number
  leaving?: NodeJS.Timeout
}

export function createHub(options: HubOptions): Hub {
  const { store, stateOf, isOurs = () => true, isBusy = () => false, beatMs = BEAT_MS, lingerMs = LINGER_MS } = options
  const { openChannel = createChannel, draftsOf } = options
  const channels = new Map<string, Held>()
  const broadcast = createBroadcast({ isBusy })
  const keeps = () => KEPT_BYTES / channels.size
  const hold = (run: string): Held => {
    const viewers = new Set<HeldViewer>()
    const onNews = () => {
      for (const viewer of viewers) viewer.wake()
    }
    const channel = openChannel({
      store,
      run,
      stateOf: () => stateOf(run),
      isOurs: () => isOurs(run),
      broadcast,
      keeps,
      onNews,
      ...(draftsOf && { drafts: () => draftsOf(run) }),
    })
    const held = { channel, viewers, watching: 0, hearing: 0 }
    channels.set(run, held)
    return held
  }
  const leave = (run: string, held: Held) => {
    if (--held.watching > 0) return
    held.leaving = setTimeout(() => {
      if (channels.get(run) === held) channels.delete(run)
      held.channel.close()
    }, lingerMs).unref()
  }
  const beat = () => {
    for (const { viewers } of channels.values()) for (const viewer of viewers) viewer.beat()
  }
  const beating = setInterval(beat, beatMs).unref()
  return {
    get size() {
      return channels.size
    },
    async watch(run, from, onLeave = () => {}, wantsTokens = false) {
      const known = channels.get(run)
      const held = known?.channel.isClosed === false ? known : hold(run)
      held.watching++
      clearTimeout(held.leaving)
      try {
        await held.channel.opened
      } catch (error) {
        if (channels.get(run) === held) channels.delete(run)
        throw error
      }
      if (wantsTokens) held.hearing++
      const viewer = createViewer(held.channel, { from, wantsTokens }, broadcast, () => {
        held.viewers.delete(viewer)
        if (wantsTokens) held.hearing--
        leave(run, held)
        onLeave()
      })
      held.viewers.add(viewer)
      return viewer
    },
    isHeard: (run) =>
      channels.entries().some(([each, { hearing }]) => hearing > 0 && (each === run || isNamedInside(each, run))),
    said(run) {
      for (const [each, { viewers, hearing }] of channels)
        if (hearing > 0 && (each === run || isNamedInside(run, each))) for (const viewer of viewers) viewer.wake()
    },
    changed: (run) => channels.get(run)?.channel.changed(),
    close() {
      clearInterval(beating)
      broadcast.close()
      for (const { channel, leaving } of channels.values()) {
        clearTimeout(leaving)
        channel.close()
      }
      channels.clear()
    },
  }
}
