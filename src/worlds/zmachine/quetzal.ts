/** Quetzal 1.4: saved games as files that every interpreter reads. */
import { SaveFileError } from './faults.ts'
import type { Memory } from './memory.ts'
import { DISCARD, FRAME_WORDS, type Stack } from './stack.ts'
import type { Story } from './story.ts'

const DISCARDS = 0x10

export function writeQuetzal(story: Story, memory: Memory, stack: Stack, pc: number): Uint8Array {
  const chunks = [
    chunk('IFhd', identify(story, pc)),
    chunk('CMem', compress(story, memory)),
    chunk('Stks', writeStack(stack)),
  ]
  const body = [...latin('IFZS'), ...chunks.flat()]
  return Uint8Array.from([...latin('FORM'), ...quad(body.length), ...body])
}

/** Release, serial and checksum say whose game it is. */
function identify(story: Story, pc: number): number[] {
  return [...pair(story.release), ...latin(story.serial), ...pair(story.checksum), ...quad(pc).slice(1)]
}

/** What differs from the story, zeros counted. */
function compress(story: Story, memory: Memory): number[] {
  const packed: number[] = []
  let zeros = 0
  for (let at = 0; at < memory.dynamicSize; at++) {
    const difference = memory.bytes[at]! ^ story.bytes[at]!
    if (difference === 0) {
      zeros++
      continue
    }
    for (; zeros > 0; zeros -= Math.min(zeros, 256)) packed.push(0, Math.min(zeros, 256) - 1)
    packed.push(difference)
  }
  return packed
}

function writeStack(stack: Stack): number[] {
  const frames: number[] = []
  for (let frame = stack.frame, end = stack.top; ; end = frame, frame = stack.words[frame]!) {
    const [, high, low, store, counts] = stack.words.subarray(frame, frame + FRAME_WORDS) as unknown as number[]
    const locals = counts! & 0xff
    const first = frame + FRAME_WORDS
    const values = [...stack.words.subarray(first, end)]
    const isDiscarded = store === DISCARD && frame !== 0
    frames.unshift(
      ...quad((high! << 16) | low!).slice(1),
      locals | (isDiscarded ? DISCARDS : 0),
      store === DISCARD ? 0 : store!,
      (1 << (counts! >> 8)) - 1,
      ...pair(values.length - locals),
      ...values.flatMap(pair),
    )
    if (frame === 0) return frames
  }
}

/** Reads everything before it changes the stack, so that a broken file changes nothing. */
export function readQuetzal(file: Uint8Array, story: Story, stack: Stack): { dynamic: Uint8Array; pc: number } {
  const chunks = readChunks(file)
  const head = chunks.get('IFhd')
  if (head === undefined || head.length < 13) throw new SaveFileError('The saved game has no header.')
  const expected = identify(story, 0).slice(0, 10)
  if (!expected.every((byte, index) => head[index] === byte)) {
    throw new SaveFileError('The saved game belongs to another story, or to another release of it.')
  }
  const pc = (head[10]! << 16) | (head[11]! << 8) | head[12]!
  if (pc >= story.bytes.length) throw new SaveFileError('The saved game goes on outside of the story.')
  const dynamic = readMemory(chunks, story)
  readStack(chunks.get('Stks'), stack, story)
  return { dynamic, pc }
}

function readChunks(file: Uint8Array): Map<string, Uint8Array> {
  const word = (from: number) => String.fromCharCode(...file.subarray(from, from + 4))
  if (word(0) !== 'FORM' || word(8) !== 'IFZS') throw new SaveFileError('The file is no saved game (Quetzal).')
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 12; at + 8 <= file.length;) {
    const length = view.getUint32(at + 4)
    if (at + 8 + length > file.length) throw new SaveFileError('The saved game is cut short.')
    if (!chunks.has(word(at))) chunks.set(word(at), file.subarray(at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return chunks
}

function readMemory(chunks: ReadonlyMap<string, Uint8Array>, story: Story): Uint8Array {
  const whole = chunks.get('UMem')
  if (whole?.length === story.dynamicSize) return whole
  const packed = chunks.get('CMem')
  if (packed === undefined) throw new SaveFileError('The saved game holds no memory.')
  const dynamic = story.bytes.slice(0, story.dynamicSize)
  let at = 0
  for (let index = 0; index < packed.length; index++) {
    if (packed[index] === 0) {
      if (index + 1 >= packed.length) throw new SaveFileError('The memory of the saved game is cut short.')
      at += packed[++index]! + 1
    } else {
      if (at >= dynamic.length) throw new SaveFileError('The saved game holds more memory than the story has.')
      dynamic[at++]! ^= packed[index]!
    }
  }
  return dynamic
}

interface Frame {
  readonly returnTo: number
  readonly store: number
  readonly argumentCount: number
  readonly locals: readonly number[]
  readonly values: readonly number[]
}

function readStack(data: Uint8Array | undefined, stack: Stack, story: Story): void {
  if (data === undefined) throw new SaveFileError('The saved game holds no stack.')
  const frames: Frame[] = []
  const word = (at: number) => (data[at]! << 8) | data[at + 1]!
  for (let at = 0; at < data.length;) {
    if (at + 8 > data.length) throw new SaveFileError('The stack of the saved game is cut short.')
    const flags = data[at + 3]!
    const [localCount, valueCount] = [flags & 15, word(at + 6)]
    const end = at + 8 + 2 * (localCount + valueCount)
    if (end > data.length) throw new SaveFileError('The stack of the saved game is cut short.')
    const words = Array.from({ length: localCount + valueCount }, (_, index) => word(at + 8 + 2 * index))
    const returnTo = (data[at]! << 16) | word(at + 1)
    if (returnTo >= story.bytes.length) throw new SaveFileError('The stack of the saved game leads out of the story.')
    frames.push({
      returnTo,
      store: (flags & DISCARDS) !== 0 || frames.length === 0 ? DISCARD : data[at + 4]!,
      argumentCount: 32 - Math.clz32(data[at + 5]! & 0x7f),
      locals: words.slice(0, localCount),
      values: words.slice(localCount),
    })
    at = end
  }
  const length = frames.reduce((sum, { locals, values }) => sum + FRAME_WORDS + locals.length + values.length, 0)
  if (frames.length === 0 || frames[0]!.locals.length > 0 || length > stack.words.length) {
    throw new SaveFileError('The stack of the saved game cannot be read.')
  }
  stack.top = 0
  stack.depth = 0
  for (const { returnTo, store, argumentCount, locals, values } of frames) {
    stack.enter(returnTo, store, locals.length, argumentCount)
    stack.words.set(locals, stack.locals)
    for (const value of values) stack.push(value)
  }
}

function chunk(kind: string, data: readonly number[]): number[] {
  return [...latin(kind), ...quad(data.length), ...data, ...(data.length % 2 === 0 ? [] : [0])]
}

const latin = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const pair = (word: number) => [(word >> 8) & 0xff, word & 0xff]
const quad = (value: number) => [...pair(value >>> 16), ...pair(value & 0xffff)]
