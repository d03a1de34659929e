/** The window of a chat that is sent to a model: its newest messages, whole exchanges, within a bound. */
import type { ChatMessage } from '../../models/message.ts'
import { DEFAULT_LIMITS, type LoopLimits } from './limits.ts'

const sizes = new WeakMap<ChatMessage, number>()

function sizeOf(message: ChatMessage): number {
  let size = sizes.get(message)
  if (size === undefined) sizes.set(message, (size = JSON.stringify(message).length))
  return size
}

/** A list from a place on, as far as it was read, with the characters of all of that before each message. */
interface Read {
  readonly from: number
  readonly messages: ChatMessage[]
  readonly before: number[]
}

const reads = new WeakMap<readonly ChatMessage[], Read>()

/** A chat only grows: what was read of it is not read again, which behind a guard is dear. */
function readFrom(part: readonly ChatMessage[], from: number): Read {
  let read = reads.get(part)
  if (read === undefined || read.from > from) reads.set(part, (read = { from, messages: [], before: [0] }))
  const { messages, before } = read
  for (let place = messages.length; read.from + place < part.length; place++) {
    const message = part[read.from + place]!
    messages.push(message)
    before.push(before[place]! + sizeOf(message))
  }
  return read
}

/**
 * The newest messages of a chat that is given in parts. What a person said first is always among them, since it says
 * what all of it is about. It is cut in blocks, so that the beginning stays the same over many calls and a provider's
 * cache of it is of use; and never between a call and its results, which providers refuse.
 */
export function windowOf(
  parts: readonly (readonly ChatMessage[])[],
  limits: LoopLimits['history'] = {},
): readonly ChatMessage[] {
  const { messages: most, characters } = { ...DEFAULT_LIMITS.history, ...limits }
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  const block = Math.max(1, Math.floor(most / 2))
  const skipped = total <= most ? 0 : Math.ceil((total - most) / block) * block
  // only what is looked at is taken out: a long chat costs no more than a window of it
  const { newest, size } = tail(parts, total - skipped)
  let start = 0
  for (let left = size; left > characters && start < newest.length - 1; start++) {
    left -= sizeOf(newest[start]!)
  }
  while (start < newest.length && newest[start]!.role === 'tool') start++
  const left = skipped + start
  if (left === 0) return newest
  const first = parts.find((part) => part.length > 0)?.[0]
  const kept = newest.slice(start)
  if (first?.role !== 'user') return [{ role: 'user', text: leftOut(left) }, ...kept]
  return [{ ...first, text: `${first.text}\n\n${leftOut(left - 1)}` }, ...kept]
}

function tail(parts: readonly (readonly ChatMessage[])[], count: number) {
  let newest: ChatMessage[] = []
  let size = 0
  for (let place = parts.length - 1, missing = count; place >= 0 && missing > 0; place--) {
    const part = parts[place]!
    const first = Math.max(0, part.length - missing)
    const { from, messages, before } = readFrom(part, first)
    const taken = messages.slice(first - from)
    size += before.at(-1)! - before[first - from]!
    newest = newest.length === 0 ? taken : [...taken, ...newest]
    missing -= taken.length
  }
  return { newest, size }
}

function leftOut(count: number): string {
  return `[${count} earlier ${count === 1 ? 'message is' : 'messages are'} left out here]`
}
