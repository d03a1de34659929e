/**
 * A viewer: a place in the journal that moves on as its socket takes what is there. It holds no entries, so one that
 * does not read costs nothing, and catches up by pages when it does.
 */
import type { Channel } from './channel.ts'
import type { Broadcast } from './broadcast.ts'
import { createDraftListener } from './draft-listener.ts'

/** Where a viewer is told. */
export interface Sink {
  /** false: no more before `Viewer.drained` */
  write(bytes: Uint8Array): boolean
  /** there is no more to come */
  end(): void
}

export interface Viewer {
  /** from now on, and there */
  tell(sink: Sink): void
  /** the sink takes more */
  drained(): void
  close(): void
}

export interface HeldViewer extends Viewer {
  /** there may be more to be told */
  wake(): void
  /** so that nobody between takes silence for death */
  beat(): void
}

const HELLO = Buffer.from('retry: 1000\n\n')
const BEAT = Buffer.from(': beat\n\n')
// A minute at the usual ten seconds: whoever has read nothing for so long comes back, if it is still there at all,
// and continues where it was.
const DEAF_BEATS = 6

export interface Viewing {
  /** the first entry to be told */
  readonly from: number
  readonly wantsTokens?: boolean
}

export function createViewer(
  channel: Channel,
  { from, wantsTokens = false }: Viewing,
  broadcast: Broadcast,
  leave: () => void,
): HeldViewer {
  const drafts = wantsTokens ? channel.drafts : undefined
  const listener = drafts && createDraftListener(drafts, channel)
  let seq = Math.max(1, from)
  let version = 0
  let sink: Sink | undefined
  let isFull = false
  let deafBeats = 0
  const write = (bytes: Uint8Array) => {
    isFull = sink?.write(bytes) === false
    if (!isFull) wake()
  }
  const tellState = (before: Uint8Array[] = []) => {
    version = channel.state.version
    write(before.length === 0 ? channel.state.bytes : Buffer.concat([...before, channel.state.bytes]))
  }
  /** One piece; the next in its turn. */
  const goOn = async () => {
    if (sink === undefined || isFull) return
    // first thing what is happening now, before the entries of a long run
    if (version === 0) return tellState([HELLO])
    if (seq <= channel.head) {
      try {
        const { bytes, until } = await channel.read(seq)
        seq = until + 1
        return write(bytes)
      } catch {
        return end()
      }
    }
    // after the entries: what it says is true of everything told so far
    if (version !== channel.state.version) return tellState()
    // last, and only to those who read: nothing is kept for the others, who see the whole call later
    const said = await listener?.news()
    if (said !== undefined && sink !== undefined) write(said)
  }
  const wake = () => {
    if (channel.isClosed) return end()
    const isBehind = seq <= channel.head || version !== channel.state.version || listener?.hasNews() === true
    if (sink !== undefined && !isFull && isBehind) broadcast.plan(goOn)
  }
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    sink = undefined
    leave()
  }
  const end = () => {
    sink?.end()
    close()
  }
  return {
    tell(to) {
      if (isClosed) return to.end()
      sink = to
      wake()
    },
    drained() {
      isFull = false
      wake()
    },
    wake,
    beat() {
      deafBeats = isFull ? deafBeats + 1 : 0
      if (deafBeats >= DEAF_BEATS) end()
      else if (version > 0 && !isFull) write(BEAT)
    },
    close,
  }
}
