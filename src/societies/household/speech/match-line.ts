/** One sentence against every frame there is. */
import type { SpeechAct } from '../fact.ts'
import { askFrames } from './ask-frames.ts'
import { favourFrames, favourSlot } from './favour-frames.ts'
import { type Match, type Slot, couldBe, matchFrame } from './frame.ts'
import type { FrameSet, Reading } from './frame-set.ts'
import { gatheringFrames, newsFrames } from './gathering-frames.ts'
import type { Line } from './sentences.ts'
import { politeFrames } from './polite-frames.ts'
import { plainSlot } from './slots.ts'
import { tellFrames } from './tell-frames.ts'
import { clauseSlot } from './topic-kinds.ts'

/** In the order they are tried. */
export const frameSets: readonly FrameSet[] = [
  ...gatheringFrames,
  ...favourFrames,
  ...politeFrames,
  ...askFrames,
  ...newsFrames,
  ...tellFrames,
]

export const slotNamed = (name: string): Slot =>
  name === 'clause' ? clauseSlot : name === 'favour' ? favourSlot : plainSlot(name)

interface Tried {
  readonly set: FrameSet
  readonly frame: FrameSet['frames'][number]
  /** only these, and frames that are questions, are asked: `the key is in the hall?` tells nothing */
  readonly asks: boolean
}

const tried: readonly Tried[] = frameSets.flatMap((set) => {
  const asks = set.frames.some(({ ending }) => ending === '?')
  return [...set.frames, ...set.heard].map((frame) => ({ set, frame, asks: asks || frame.ending === '?' }))
})

/** By how a line begins, the frames that can begin so, in the order they are tried. */
const byHead = new Map<string, readonly Tried[]>()
// what people write begins in more ways than rules do; it may be forgotten at any time
const HEADS_AT_MOST = 2_000

function beginningWith(head: string, among: readonly Tried[]): readonly Tried[] {
  const known = byHead.get(head)
  if (known !== undefined) return known
  const found = among.filter(({ frame: { parts } }) => {
    const [first] = parts
    if (first === undefined || 'slot' in first) return true
    return first.lower.some((option) => head.startsWith(option) || option.startsWith(head))
  })
  if (byHead.size >= HEADS_AT_MOST) byHead.clear()
  byHead.set(head, found.length === withSlotFirst.length ? withSlotFirst : found)
  return found
}

const withSlotFirst = tried.filter(({ frame: { parts } }) => parts[0] === undefined || 'slot' in parts[0])

/** By the first word, and where that says little by the first two. */
function triedFor({ lower }: Line): readonly Tried[] {
  const first = lower.indexOf(' ')
  if (first < 0) return beginningWith(lower, tried)
  const byWord = beginningWith(lower.slice(0, first + 1), tried)
  if (byWord.length === withSlotFirst.length) return byWord
  const second = lower.indexOf(' ', first + 1)
  return beginningWith(second < 0 ? lower : lower.slice(0, second), byWord)
}

/** Many frames have the same slot at the same place; what can be read there is found once. */
function rememberingSlots(): (name: string) => Slot {
  const slots = new Map<string, Slot>()
  return (name) => {
    const known = slots.get(name)
    if (known !== undefined) return known
    const { write, read } = slotNamed(name)
    const found = new Map<number, readonly Match[]>()
    const remembering: Slot = {
      write,
      read: (line, at, hearing, values) => {
        // what state a thing is in depends on which thing it is
        if (name === 'state') return read(line, at, hearing, values)
        const matches = found.get(at) ?? [...read(line, at, hearing, values)]
        found.set(at, matches)
        return matches
      },
    }
    slots.set(name, remembering)
    return remembering
  }
}

/** Longer sentences are somebody's story, and would only take time. */
const LETTERS_AT_MOST = 400

export function matchLine(line: Line, reading: Reading): SpeechAct | undefined {
  if (line.text === '' || line.text.length > LETTERS_AT_MOST) return undefined
  const slots = rememberingSlots()
  for (const { set, frame, asks } of triedFor(line)) {
    if (line.ending === '?' && !asks) continue
    if (!couldBe(frame, line)) continue
    for (const { end, values } of matchFrame(frame, line, 0, slots, reading)) {
      if (end !== line.text.length) continue
      const act = set.act({ ...values, ending: line.ending }, reading)
      if (act !== undefined) return act
    }
  }
  return undefined
}
