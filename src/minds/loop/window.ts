/** The window of a chat that is sent to a model: its newest messages, whole exchanges, within a bound. */
import type { ChatMessage } from '../../models/message.ts'
import { DEFAULT_LIMITS, type LoopLimits } from './limits.ts'

const sizes = new WeakMap<ChatMessage, number>()

function sizeOf(message: ChatMessage): number {
  let size = sizes.get(message)
  if (size === undefined) sizes.set(message, (size = JSON.stringify(message).length))
  return size
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
  const newest = tail(parts, total - skipped)
  let start = 0
  for (let place = newest.length - 1, size = 0; place >= 0; place--) {
    size += sizeOf(newest[place]!)
    if (size <= characters || place === newest.length - 1) continue
    start = place + 1
    break
  }
  while (start < newest.length && newest[start]!.role === 'tool') start++
  const left = skipped + start
  if (left === 0) return newest
  const first = parts.find((part) => part.length > 0)?.[0]
  const kept = newest.slice(start)
  if (first?.role !== 'user') return [{ role: 'user', text: leftOut(left) }, ...kept]
  return [{ ...first, text: `${first.text}\n\n${leftOut(left - 1)}` }, ...kept]
}

function tail(parts: readonly (readonly ChatMessage[])[], count: number): ChatMessage[] {
  const found: (readonly ChatMessage[])[] = []
  for (let place = parts.length - 1, missing = count; place >= 0 && missing > 0; place--) {
    const part = parts[place]!
    const taken = part.length <= missing ? part : part.slice(part.length - missing)
    found.unshift(taken)
    missing -= taken.length
  }
  return found.flat()
}

function leftOut(count: number): string {
  return `[${count} earlier ${count === 1 ? 'message is' : 'messages are'} left out here]`
}
