/** Takes the pulse of a program: by the question that window managers ask, by its paints, and by its process. */
import { createPulse, type Pulse } from '../pulse.ts'
import { pair, type XConnection } from './connection.ts'
import { processState } from './process.ts'
import { listenTo } from './windows.ts'

const [INTERN_ATOM, GET_PROPERTY, SEND_EVENT, CLIENT_MESSAGE] = [16, 20, 25, 33]
const SUBSTRUCTURE_CHANGES = 0x8_0000
const LONGEST_LIST = 64
const BEAT_MS = 100
// programs are not to be kept from sleeping
const ASK_EVERY_MS = 1_000

export interface Watched {
  readonly window: number
  readonly pid: number | undefined
  readonly paints: () => number
  readonly patienceMs: number
}

export interface PulseWatch extends Pick<Pulse, 'pressed' | 'silentMs'> {
  stop(): void
}

export async function watchPulse(x: XConnection, watched: Watched): Promise<PulseWatch> {
  const { window, pid, paints, patienceMs } = watched
  const pulse = createPulse(patienceMs, () => performance.now())
  const ask = await askingOf(x, window, () => pulse.answered())
  let beats = 0
  const timer = setInterval(() => {
    const isBusy = pid !== undefined && processState(pid).isBusy === true
    pulse.beat({ paints: paints(), isBusy })
    if (ask && x.isOpen && ++beats % (ASK_EVERY_MS / BEAT_MS) === 0) {
      pulse.asked()
      ask()
    }
  }, BEAT_MS)
  timer.unref()
  return {
    pressed: () => pulse.pressed(),
    get silentMs() {
      return pulse.silentMs
    },
    stop: () => clearInterval(timer),
  }
}

/** `_NET_WM_PING`: the program sends the question back, if its window says that it does. */
async function askingOf(x: XConnection, window: number, answered: () => void): Promise<(() => void) | undefined> {
  const intern = async (name: string) =>
    (await x.ask(INTERN_ATOM, 0, pair(name.length, 0), Buffer.from(name))).readUInt32LE(8)
  const [protocols, ping] = (await Promise.all(['WM_PROTOCOLS', '_NET_WM_PING'].map(intern))) as [number, number]
  const reply = await x.ask(GET_PROPERTY, 0, window, protocols, 0, 0, LONGEST_LIST)
  const known = Array.from({ length: reply.readUInt32LE(16) }, (_, place) => reply.readUInt32LE(32 + place * 4))
  if (!known.includes(ping)) return undefined
  listenTo(x, x.screen.root, SUBSTRUCTURE_CHANGES)
  x.onEvent((event) => {
    const isAnswer =
      (event[0]! & 0x7f) === CLIENT_MESSAGE &&
      event.readUInt32LE(8) === protocols &&
      event.readUInt32LE(12) === ping &&
      event.readUInt32LE(20) === window
    if (isAnswer) answered()
  })
  let questions = 0
  return () => {
    const event = Buffer.alloc(32)
    event[0] = CLIENT_MESSAGE
    event[1] = 32
    event.writeUInt32LE(window, 4)
    event.writeUInt32LE(protocols, 8)
    event.writeUInt32LE(ping, 12)
    event.writeUInt32LE(++questions, 16)
    event.writeUInt32LE(window, 20)
    x.tell(SEND_EVENT, 0, window, 0, event)
  }
}
