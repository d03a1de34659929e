/** One sentence against every frame there is. */
import type { SpeechAct } from '../fact.ts'
import { askFrames } from './ask-frames.ts'
import { favourFrames, favourSlot } from './favour-frames.ts'
import { type Match, type Slot, matchFrame } from './frame.ts'
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

/** By the letter a line begins with, the frames that can begin so, in the order they are tried. */
const byLetter = new Map<string, readonly Tried[]>()

function triedFor(letter: string): readonly Tried[] {
  const known = byLetter.get(letter)
  if (known !== undefined) return known
  const found = tried.filter(({ frame: { parts } }) => {
    const [first] = parts
    return first === undefined || 'slot' in first || first.lower.some((option) => (option[0] ?? letter) === letter)
  })
  // there are many letters in the world, and frames begin with few of them
  if (byLetter.size < LETTERS_KEPT) byLetter.set(letter, found)
  return found
}

const LETTERS_KEPT = 100

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
  for (const { set, frame, asks } of triedFor(line.lower[0]!)) {
    if (line.ending === '?' && !asks) continue
    for (const { end, values } of matchFrame(frame, line, 0, slots, reading)) {
      if (end !== line.text.length) continue
      const act = set.act({ ...values, ending: line.ending }, reading)
      if (act !== undefined) return act
    }
  }
  return undefined
}
