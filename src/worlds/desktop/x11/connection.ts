/** A connection to an X11 server: requests as words, replies as promises, events as calls. No dependencies. */
import { createConnection, type Socket } from 'node:net'
import { cookieFor } from './authority.ts'
import { XConnectionError, XError } from './errors.ts'

export interface Screen {
  readonly root: number
  readonly width: number
  readonly height: number
  readonly minKeycode: number
  readonly maxKeycode: number
  /** bytes between rows of a picture are a multiple of it; bits per pixel by depth */
  readonly bitsOf: ReadonlyMap<number, number>
}

/** A word of a request, or bytes that are padded to whole words. */
type Part = number | Uint8Array

export interface XConnection {
  readonly display: string
  readonly screen: Screen
  /** a fresh id for something of ours */
  newId(): number
  /** sends and does not wait; what goes wrong with it comes to `onError` */
  tell(opcode: number, byte: number, ...parts: Part[]): void
  /** sends, and gives the reply */
  ask(opcode: number, byte: number, ...parts: Part[]): Promise<Buffer>
  /** everything sent before has been done */
  settled(): Promise<void>
  onEvent(heard: (event: Buffer) => void): void
  onError(heard: (error: XError) => void): void
  onClose(heard: () => void): void
  readonly isOpen: boolean
  close(): void
}

const GET_INPUT_FOCUS = 43
const CONNECT_MS = 5_000

export async function connectX(display: string): Promise<XConnection> {
  const { host, number } = readDisplay(display)
  const socket = await openSocket(display, host, number)
  return await shakeHands(display, socket, number)
}

function readDisplay(display: string): { readonly host: string; readonly number: number } {
  const colon = display.lastIndexOf(':')
  const number = colon < 0 ? Number.NaN : Number.parseInt(display.slice(colon + 1), 10)
  if (!(number >= 0)) throw new XConnectionError(display, 'is no display. Name one as ":1" or "host:1".')
  return { host: display.slice(0, colon).replace(/^unix\/?/, ''), number }
}

function openSocket(display: string, host: string, number: number): Promise<Socket> {
  const socket =
    host === '' ? createConnection(`/tmp/.X11-unix/X${number}`) : createConnection({ host, port: 6000 + number })
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => socket.destroy(new Error('no answer in time')), CONNECT_MS)
    socket.once('connect', () => {
      clearTimeout(late)
      socket.removeAllListeners('error')
      resolve(socket)
    })
    socket.once('error', (error) => {
      clearTimeout(late)
      reject(new XConnectionError(display, `no server answers (${error.message}). Is it running?`))
    })
  })
}

async function shakeHands(display: string, socket: Socket, number: number): Promise<XConnection> {
  const { name, data } = cookieFor(number)
  const hello = Buffer.alloc(12)
  hello.write('l', 0)
  hello.writeUInt16LE(11, 2)
  hello.writeUInt16LE(name.length, 6)
  hello.writeUInt16LE(data.length, 8)
  socket.setNoDelay(true)
  socket.write(Buffer.concat([hello, padded(Buffer.from(name)), padded(data)]))
  return await new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0)
    const lost = () => reject(new XConnectionError(display, 'the server hung up before it said hello.'))
    const hear = (chunk: Buffer) => {
      got = Buffer.concat([got, chunk])
      if (got.length < 8) return
      const length = 8 + got.readUInt16LE(6) * 4
      if (got.length < length) return
      socket.off('data', hear).off('close', lost)
      if (got[0] === 1) return resolve(converse(display, socket, got.subarray(0, length), got.subarray(length)))
      socket.destroy()
      const why = got
        .subarray(8, 8 + got[1]!)
        .toString('latin1')
        .trim()
      return reject(new XConnectionError(display, `the server refuses us: ${why}`))
    }
    socket.on('data', hear).on('close', lost).on('error', lost)
  })
}

function readScreen(setup: Buffer): { readonly screen: Screen; readonly base: number; readonly mask: number } {
  const vendor = setup.readUInt16LE(24)
  const formats = setup[29]!
  const bitsOf = new Map<number, number>()
  const formatsAt = 40 + Math.ceil(vendor / 4) * 4
  for (let place = 0; place < formats; place++) {
    bitsOf.set(setup[formatsAt + place * 8]!, setup[formatsAt + place * 8 + 1]!)
  }
  const at = formatsAt + formats * 8
  return {
    base: setup.readUInt32LE(12),
    mask: setup.readUInt32LE(16),
    screen: {
      root: setup.readUInt32LE(at),
      width: setup.readUInt16LE(at + 20),
      height: setup.readUInt16LE(at + 22),
      minKeycode: setup[34]!,
      maxKeycode: setup[35]!,
      bitsOf,
    },
  }
}

interface Waiting {
  readonly sequence: number
  resolve(reply: Buffer): void
  reject(error: Error): void
}

function converse(display: string, socket: Socket, setup: Buffer, rest: Buffer): XConnection {
  const { screen, base, mask } = readScreen(setup)
  let [ids, sequence, isOpen] = [0, 0, true]
  const waiting: Waiting[] = []
  const heard = {
    event: [] as ((event: Buffer) => void)[],
    error: [] as ((error: XError) => void)[],
    close: [] as (() => void)[],
  }

  const take = createReader((packet) => {
    const kind = packet[0]!
    if (kind > 1) {
      // the highest bit only says that another client sent it
      for (const each of heard.event) each(packet)
      return
    }
    const next = waiting[0]
    const isFor = next !== undefined && (next.sequence & 0xffff) === packet.readUInt16LE(2)
    if (isFor) waiting.shift()
    if (kind === 1) return void (isFor && next.resolve(packet))
    const error = new XError(packet[1]!, packet[10]!, packet.readUInt16LE(8))
    if (isFor) next.reject(error)
    else for (const each of heard.error) each(error)
  })
  const lose = () => {
    if (!isOpen) return
    isOpen = false
    for (const asked of waiting.splice(0)) asked.reject(new XConnectionError(display, 'the server is gone.'))
    for (const each of heard.close) each()
  }
  socket.removeAllListeners('error').removeAllListeners('close')
  socket.on('data', take).on('error', lose).on('close', lose)
  if (rest.length > 0) take(rest)

  let isGathering = false
  const send = (opcode: number, byte: number, parts: readonly Part[]) => {
    sequence++
    if (!isOpen) return
    // what is asked in one go is sent in one go: the server wakes up once
    if (!isGathering) {
      isGathering = true
      socket.cork()
      process.nextTick(goOut)
    }
    socket.write(packRequest(opcode, byte, parts))
  }
  function goOut() {
    isGathering = false
    socket.uncork()
  }
  const ask = (opcode: number, byte: number, ...parts: Part[]) =>
    new Promise<Buffer>((resolve, reject) => {
      if (!isOpen) return reject(new XConnectionError(display, 'the server is gone.'))
      send(opcode, byte, parts)
      waiting.push({ sequence, resolve, reject })
    })
  return {
    display,
    screen,
    newId: () => (base | (++ids & mask)) >>> 0,
    tell: (opcode, byte, ...parts) => send(opcode, byte, parts),
    ask,
    settled: async () => void (await ask(GET_INPUT_FOCUS, 0)),
    onEvent: (each) => void heard.event.push(each),
    onError: (each) => void heard.error.push(each),
    onClose: (each) => void heard.close.push(each),
    get isOpen() {
      return isOpen
    },
    close() {
      goOut()
      lose()
      socket.destroy()
    },
  }
}

const HEADER = 32

/** Cuts what comes in into packets; a picture comes in dozens of chunks, which are joined once. */
function createReader(packet: (bytes: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let [length, needed] = [0, HEADER]
  return (chunk) => {
    chunks.push(chunk)
    length += chunk.length
    while (length >= needed) {
      const whole: Buffer = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length)
      chunks = [whole]
      const isLong = whole[0] === 1 || (whole[0]! & 0x7f) === 35
      const size = HEADER + (isLong ? whole.readUInt32LE(4) * 4 : 0)
      if (length < size) {
        needed = size
        return
      }
      packet(whole.subarray(0, size))
      const left = whole.subarray(size)
      chunks = left.length > 0 ? [left] : []
      length = left.length
      needed = HEADER
    }
  }
}

function packRequest(opcode: number, byte: number, parts: readonly Part[]): Buffer {
  const sizes = parts.map((part) => (typeof part === 'number' ? 4 : Math.ceil(part.length / 4) * 4))
  const bytes = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 4))
  bytes[0] = opcode
  bytes[1] = byte
  bytes.writeUInt16LE(bytes.length / 4, 2)
  let at = 4
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'number') bytes.writeUInt32LE(part >>> 0, at)
    else bytes.set(part, at)
    at += sizes[place]!
  }
  return bytes
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4)
}

/** Two numbers of sixteen bits as one word. */
export const pair = (low: number, high: number): number => ((low & 0xffff) | ((high & 0xffff) << 16)) >>> 0
