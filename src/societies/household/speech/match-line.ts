/** One sentence against every frame there is. */
import type { SpeechAct } from '../fact.ts'
import { askFrames } from './ask-frames.ts'
import { favourFrames, favourSlot } from './favour-frames.ts'
import { type Frame, type Match, type Slot, canBeSameWords, couldBe, matchFrame, matchPieces } from './frame.ts'
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

const withSlotFirst = tried.filter(({ frame: { parts } }) => parts[0] === undefined || 'slot' in parts[0])

/** How frames begin that begin with words: whole first words, and what is shorter than one. */
const firstWords = new Set<string>()
const shorter: string[] = []
for (const { frame } of tried) {
  const [first] = frame.parts
  for (const option of first !== undefined && 'lower' in first ? first.lower : []) {
    const space = option.indexOf(' ')
    if (space < 0) shorter.push(option)
    else firstWords.add(option.slice(0, space + 1))
  }
}

/** Most lines begin with a name, and then only frames that do can be meant. */
const isFirstWord = (word: string) => firstWords.has(word) || shorter.some((option) => word.startsWith(option))

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
  byHead.set(head, found)
  return found
}

// fewer are tried sooner than told apart
const MANY = 60

/** By the first word, and where that says little by the first two. */
function triedFor({ lower }: Line): readonly Tried[] {
  const first = lower.indexOf(' ')
  if (first < 0) return beginningWith(lower, tried)
  const word = lower.slice(0, first + 1)
  if (!isFirstWord(word)) return withSlotFirst
  const byWord = beginningWith(word, tried)
  if (byWord.length < MANY) return byWord
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
  return firstOf(triedFor(line), line, reading, rememberingSlots())
}

/** A sentence as it was said: in which frame, and what was written for each of its parts. */
export interface Said {
  readonly set: FrameSet
  readonly frame: Frame
  readonly pieces: readonly string[]
}

/**
 * The same for a line that was said in a certain frame, which is why it takes much less: of all others only those
 * before it are tried that can begin and end as it does, and what stands in its own slots is looked for where it was
 * written.
 */
export function matchSaid({ set, frame, pieces }: Said, line: Line, reading: Reading): SpeechAct | undefined {
  if (line.text === '' || line.text.length > LETTERS_AT_MOST) return undefined
  const before = firstOf(rivalsOf(frame) ?? triedFor(line), line, reading, slotNamed, frame)
  if (before !== undefined) return before
  const values = matchPieces(frame, pieces, line, slotNamed, reading)
  const act = values && set.act({ ...values, ending: line.ending }, reading)
  return act ?? matchLine(line, reading)
}

function firstOf(
  among: readonly Tried[],
  line: Line,
  reading: Reading,
  slots: (name: string) => Slot,
  until?: Frame,
): SpeechAct | undefined {
  // what cannot stand at the beginning rules out all frames that begin with it
  const notFirst: string[] = []
  const last = line.lower.at(-1)!
  for (const { set, frame, firstSlot, lastLetters, asks } of among) {
    if (frame === until) return undefined
    if (line.ending === '?' && !asks) continue
    if (lastLetters !== undefined && !lastLetters.includes(last)) continue
    if (firstSlot !== undefined && notFirst.includes(firstSlot)) continue
    if (!couldBe(frame, line)) continue
    if (firstSlot !== undefined && !canBeFirst(slots(firstSlot), line, reading)) {
      notFirst.push(firstSlot)
      continue
    }
    for (const { end, values } of matchFrame(frame, line, 0, slots, reading)) {
      if (end !== line.text.length) continue
      const act = set.act({ ...values, ending: line.ending }, reading)
      if (act !== undefined) return act
    }
  }
  return undefined
}

/** For each frame that can be said, what is tried before it and may be the same words. */
const rivals = new Map<Frame, readonly Tried[]>()

/** Nothing where it begins with a name or a time: then what stands there says more than the frame. */
function rivalsOf(said: Frame): readonly Tried[] | undefined {
  if (said.parts[0] === undefined || 'slot' in said.parts[0]) return undefined
  const known = rivals.get(said)
  if (known !== undefined) return known
  const place = tried.findIndex(({ frame }) => frame === said)
  const found = tried.slice(0, place).filter(({ frame }) => canBeSameWords(frame, said))
  rivals.set(said, found)
  return found
}

function canBeFirst(slot: Slot, line: Line, reading: Reading): boolean {
  for (const _ of slot.read(line, 0, reading, {})) return true
  return false
}
