/** One sentence against every frame there is. */
import type { SpeechAct } from '../fact.ts'
import { askFrames } from './ask-frames.ts'
import { favourFrames, favourSlot } from './favour-frames.ts'
import { type Frame, type Match, type Slot, couldBe, matchFrame, matchPieces } from './frame.ts'
import type { FrameSet, Reading } from './frame-set.ts'
import { gatheringFrames, newsFrames } from './gathering-frames.ts'
import type { Line } from './sentences.ts'
import { politeFrames } from './polite-frames.ts'
import { addCommonSigns, type Signs, signsOf, SIGNS, withSigns } from './signs.ts'
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

const byKind = new Map<SpeechAct['kind'], readonly FrameSet[]>(
  frameSets.map(({ says }) => [says, frameSets.filter((set) => set.says === says)]),
)

/** In which an act may be said, in their order. */
export const setsFor = ({ kind }: SpeechAct): readonly FrameSet[] => byKind.get(kind) ?? []

export const slotNamed = (name: string): Slot =>
  name === 'clause' ? clauseSlot : name === 'favour' ? favourSlot : plainSlot(name)

interface Tried {
  readonly set: FrameSet
  readonly frame: FrameSet['frames'][number]
  /** what the frame begins with, if that is a slot */
  readonly firstSlot: string | undefined
  /** the last letters it can have, if it ends with words: one look rules out nearly all that do */
  readonly lastLetters: string | undefined
  /** only these, and frames that are questions, are asked: `the key is in the hall?` tells nothing */
  readonly asks: boolean
}

const tried: readonly Tried[] = frameSets.flatMap((set) => {
  const asks = set.frames.some(({ ending }) => ending === '?')
  return [...set.frames, ...set.heard].map((frame): Tried => {
    const [first, last] = [frame.parts[0], frame.parts.at(-1)]
    const firstSlot = first !== undefined && 'slot' in first ? first.slot : undefined
    const endings = last !== undefined && 'lower' in last && !last.lower.includes('') ? last.lower : undefined
    const lastLetters = endings?.map((option) => option.at(-1)!).join('')
    return { set, frame, firstSlot, lastLetters, asks: asks || frame.ending === '?' }
  })
})

const placeOf = new Map<Frame, number>(tried.map(({ frame }, place) => [frame, place]))

/** What has to be in a line for each of them. */
const signsOfAll: Signs = Int32Array.from(tried.flatMap(({ frame }) => [...signsWantedBy(frame)]))

function signsWantedBy({ parts }: Frame): Signs {
  const signs = new Int32Array(SIGNS)
  for (const part of parts) if ('lower' in part) addCommonSigns(part.lower, signs)
  return signs
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
  return firstOf(line, reading, rememberingSlots(), tried.length)
}

/** A sentence as it was said: in which frame, and what was written for each of its parts. */
export interface Said {
  readonly set: FrameSet
  readonly frame: Frame
  readonly pieces: readonly string[]
}

/**
 * The same for a line that was said in a certain frame, which is why it takes much less: of all others only those
 * before it are tried, and what stands in its own slots is looked for where it was written.
 */
export function matchSaid({ set, frame, pieces }: Said, line: Line, reading: Reading): SpeechAct | undefined {
  if (line.text === '' || line.text.length > LETTERS_AT_MOST) return undefined
  const before = firstOf(line, reading, slotNamed, placeOf.get(frame)!)
  if (before !== undefined) return before
  const values = matchPieces(frame, pieces, line, slotNamed, reading)
  const act = values && set.act({ ...values, ending: line.ending }, reading)
  return act ?? matchLine(line, reading)
}

/** By the first frames, so many of them, that are a whole line. */
function firstOf(line: Line, reading: Reading, slots: (name: string) => Slot, end: number): SpeechAct | undefined {
  // what cannot stand at the beginning rules out all frames that begin with it
  const notFirst: string[] = []
  const inLine = signsOf(line.lower)
  for (let place = withSigns(signsOfAll, inLine, 0, end); place < end;) {
    const act = asOne(tried[place]!, line, reading, slots, notFirst)
    if (act !== undefined) return act
    place = withSigns(signsOfAll, inLine, place + 1, end)
  }
  return undefined
}

/** What a line means as one certain frame, if it is one. */
function asOne(
  { set, frame, firstSlot, lastLetters, asks }: Tried,
  line: Line,
  reading: Reading,
  slots: (name: string) => Slot,
  notFirst: string[],
): SpeechAct | undefined {
  if (line.ending === '?' && !asks) return undefined
  if (lastLetters !== undefined && !lastLetters.includes(line.lower.at(-1)!)) return undefined
  if (firstSlot !== undefined && notFirst.includes(firstSlot)) return undefined
  if (!couldBe(frame, line)) return undefined
  if (firstSlot !== undefined && !canBeFirst(slots(firstSlot), line, reading)) {
    notFirst.push(firstSlot)
    return undefined
  }
  for (const { end, values } of matchFrame(frame, line, 0, slots, reading)) {
    if (end !== line.text.length) continue
    const act = set.act({ ...values, ending: line.ending }, reading)
    if (act !== undefined) return act
  }
  return undefined
}

function canBeFirst(slot: Slot, line: Line, reading: Reading): boolean {
  for (const _ of slot.read(line, 0, reading, {})) return true
  return false
}
