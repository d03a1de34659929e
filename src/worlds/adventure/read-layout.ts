/** Reads the layout of a reply: what happened, then the title of a room, its description, and what else is there. */
import { FUNCTION_WORDS } from './english.ts'
import { linesOf } from './text-parts.ts'

export interface ReplyLayout {
  /** all of it, one string a line */
  readonly lines: readonly string[]
  /** what stands before the title; all of it without one */
  readonly before: readonly string[]
  readonly title?: string
  /** `the boat`, in a title like `Lake (in the boat)` */
  readonly aboard?: string
  readonly description: string
  /** further lines, with their indentation, without blank ones */
  readonly listing: readonly string[]
}

/** `room` is the name in the status line, where there is one: a line that says so is a title for certain. */
export function layOut(text: string, room?: string, wasRoom?: string): ReplyLayout {
  const lines = linesOf(text)
  const at = titleIndex(lines, room, wasRoom)
  if (at < 0 && room !== undefined && wasRoom !== undefined && room !== wasRoom) return untitled(lines, room)
  if (at < 0) return { lines, before: lines.filter(isFilled), description: '', listing: [] }
  const rest = lines.slice(at + 1)
  const [first = ''] = rest
  const isDescribed = first !== '' && first[0] !== ' ' && !ONLY_A_THING.test(first)
  return {
    lines,
    before: lines.slice(0, at).filter(isFilled),
    ...partsOfTitle(lines[at]!),
    description: isDescribed ? first : '',
    listing: rest.slice(isDescribed ? 1 : 0).filter(isFilled),
  }
}

const isFilled = (line: string) => line !== ''

/** Another room in the status line, and no title in the text: the story does without. */
function untitled(lines: readonly string[], room: string): ReplyLayout {
  const [description = '', ...listing] = lines.filter(isFilled)
  return { lines, before: [], ...partsOfTitle(room), description, listing }
}

// seen again, a room may show its things only
const ONLY_A_THING =
  /^(?:There (?:is|are)|(?:On|In|Under|Behind|Near|Beside) the [^.,]{2,30} (?:is|are|lies?|sits?)) (?:an?|some|two|three) [^.]{1,120}\.$|^(?:An?|Some) [^.]{2,60} (?:is|are|lies?|sits?)\b[^.]{0,60}\.$/

const ABOARD = /^(.{2,50}?)(?:,\s+|\s+\()((?:in|on|inside|aboard|upon|at|under|behind)\s+[^()]{2,40})\)?$/

function partsOfTitle(line: string): { title: string; aboard?: string } {
  const match = ABOARD.exec(line)
  return match ? { title: match[1]!, aboard: match[2]!.replace(/^\w+\s+/, '') } : { title: line }
}

// the last one counts: banners and what happened on the way stand before
function titleIndex(lines: readonly string[], room: string | undefined, wasRoom: string | undefined): number {
  let likely = -1
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]!
    if (line === '' || line.length > LONGEST_TITLE) continue
    if (room !== undefined && isNamed(line, room)) return index
    const startsParagraph = index === 0 || lines[index - 1] === ''
    if (likely < 0 && startsParagraph && isTitle(line, lines[index + 1] ?? '')) likely = index
    if (likely >= 0 && room === undefined) break
  }
  // the status line stands as it did: what looks like a title is none
  return room !== undefined && room === wasRoom ? -1 : likely
}

const LONGEST_TITLE = 70

const isNamed = (line: string, room: string) =>
  room.length > 1 && line.startsWith(room) && (line.length === room.length || /^[,\s(]/.test(line.slice(room.length)))

const LOOKS_SO = /^[\p{Lu}\p{N}"'][^!?:;]*[\p{L}\p{N})'"]$/u
const ACKNOWLEDGED =
  /^(?:ok|okay|taken|dropped|done|opened|closed|locked|unlocked|yes|no|nothing|thanks|sure|hello|goodbye)$/i
// names of files, dates, releases: what a banner holds
const BANNER =
  /\b(?:copyright|release|serial|inform|version|reserved|trademark|interactive|written|by|library)\b|[/\\©=_]\s|\d{4}/i
const IS_SENTENCE = /[.!?]["')]?$/
const SENTENCE_WORDS = /\b(?:is|are|was|were|am|be|been|you|your|i|it|has|have|had|do|does|did|can|will|would|there)\b/i

function isTitle(line: string, next: string): boolean {
  if (!LOOKS_SO.test(line) || ACKNOWLEDGED.test(line) || BANNER.test(line)) return false
  const { title } = partsOfTitle(line)
  const words = title.split(' ')
  if (words.length > 9) return false
  const isBeforeText = next.length >= 20 && IS_SENTENCE.test(next)
  // headlines and signs shout; a room seldom does
  if (/\p{Lu}{3}/u.test(title) && title === title.toUpperCase()) return isBeforeText
  if (words.every((word) => isCapital(word) || FUNCTION_WORDS.has(word))) return !SENTENCE_WORDS.test(title)
  return words.length <= 5 && isBeforeText && !SENTENCE_WORDS.test(title)
}

const isCapital = (word: string) => /^[("'#-]*[\p{Lu}\p{N}]/u.test(word)
