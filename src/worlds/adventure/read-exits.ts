/** Reads the exits a text speaks of: compass directions always, up, down, in and out where something leads there. */
import { COMPASS, DIRECTION_OF } from './english.ts'
import { sentencesOf, type TextWord, wordsOf } from './text-parts.ts'
import { wording } from './wording.ts'

export interface Exit {
  /** `north` … `northwest`, `up`, `down`, `in`, `out`, and what ships have */
  readonly direction: string
  readonly kind: 'compass' | 'vertical' | 'portal' | 'aboard'
  /** what leads there, where the sentence says so: path, stairs, door */
  readonly via?: string
  /** the sentence says that something is in the way */
  readonly barred: boolean
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const WAYS = words(`
  path paths trail track road street lane alley avenue highway bridge passage passages passageway passageways
  corridor corridors hall hallway tunnel tunnels crawl crawlway canyon shaft chimney slope ramp ladder ladders stair
  stairs staircase stairway stairwell steps step exit exits entrance entrances opening openings door doors doorway
  doorways gate gates gateway archway arch arches hatch hatchway trapdoor window windows hole holes gap crack
  crevice fissure cave cavern tree cliff rope way ways route stream river`)
const PORTALS = words(`
  door doorway gate gateway archway entrance opening hole window trapdoor hatch hatchway cave building house hut
  cabin cottage shed tent tower castle church temple inn shop store barn elevator lift booth closet boat raft ship
  car carriage coach`)
const LEADING = words(`
  lead leads leading led go goes going run runs running wind winds winding head heads heading continue continues
  extend extends extending climb climbs climbing descend descends descending ascend ascends ascending disappear
  disappears open opens opening enter enters exit exits rise rises rising drop drops slope slopes sloping stretch
  stretches branch branches return returns come comes fall falls plunge plunges vanish vanishes pass passes lie lies`)
// the north wall, the western end of the room: a part of this place, no way out of it
const PARTS = words('wall walls side end corner corners half edge face part bank shore of coast pole wing')
const BARRED = wording(String.raw`
  \b(?:blocked|blocks|barred|bars|impassable|impossible|unclimbable|collapsed)\b
  \b(?:boarded|nailed|locked|sealed|bricked|choked|plugged|closed|shut)\b
  \btoo (?:narrow|steep|small|high|low)\b
  \bno (?:way|exit|door|path|passage|entrance)\b
  \bthere(?: is| are| was| were|'s) (?:only|nothing|nowhere)\b`)
const EVERYWHERE =
  /\b(?:in|from|to) (?:all|every|any|most|several|many) directions?\b|\bevery which way\b|\b(?:exits?|ways|passages|doors|doorways|openings|corridors|paths|tunnels)\b[^.]{0,30}\b(?:all|each|every|other|both|two|three|four|several|most)(?: (?:two|three|four))? (?:sides?|walls?|directions?)\b/i
const COMPASS_NAMES: ReadonlySet<string> = new Set(COMPASS)
// how far what leads may stand from where it leads
const NEAR = 7

export function exitsIn(lines: readonly string[]): Exit[] {
  const exits = new Map<string, Exit>()
  for (const line of lines) {
    for (const sentence of sentencesOf(line)) {
      for (const exit of exitsOfSentence(sentence)) {
        const known = exits.get(exit.direction)
        if (!known || (known.via === undefined && exit.via !== undefined)) exits.set(exit.direction, exit)
      }
    }
  }
  return [...exits.values()]
}

/** `paths lead in all directions` */
export function leadsEverywhere(lines: readonly string[]): boolean {
  return lines.some((line) => EVERYWHERE.test(line))
}

function* exitsOfSentence(sentence: string): Generator<Exit> {
  const tokens = wordsOf(sentence)
  const found: { index: number; direction: string; via: string | undefined }[] = []
  let portal: string | undefined
  for (const [index, { lower, isQuoted }] of tokens.entries()) {
    if (isQuoted) continue
    if (portal === undefined && PORTALS.has(lower) && isOutside(tokens, index)) portal = lower
    for (const direction of directionsSaid(lower)) {
      const via = wayNear(tokens, index)
      const isWay = COMPASS_NAMES.has(direction) ? !isPart(tokens, index) : isLedTo(tokens, index, via)
      if (isWay) found.push({ index, direction, via })
    }
  }
  if (found.length === 0 && portal !== undefined)
    yield { direction: 'in', kind: 'portal', via: portal, barred: BARRED.test(sentence) }
  const ends = found.length > 0 ? clauseEnds(sentence) : []
  for (const { index, direction, via } of found) {
    const { start } = tokens[index]!
    const from = ends.findLast((end) => end <= start) ?? 0
    // `north and south there is only moss`: what is said of the last is said of all
    const to = ends.find((end) => end > start && !isBare(sentence.slice(from, end)))
    const exit = { direction, kind: kindOf(direction), barred: BARRED.test(sentence.slice(from, to)) }
    yield via === undefined ? exit : { ...exit, via }
  }
}

// `…, which is locked` belongs to what stands before it
const CLAUSE_END = /,\s(?!which|that|but|now)|;|\s(?:and|while)\s/g

/** Nothing but directions. */
const isBare = (clause: string) =>
  wordsOf(clause).every(({ lower }) => lower === 'and' || lower === 'to' || lower === 'the' || DIRECTION_OF.has(lower))

const clauseEnds = (sentence: string) => Array.from(sentence.matchAll(CLAUSE_END), ({ index }) => index)

/** Also both of `north-south`. Single letters are no English, and `exit` is a noun in a text. */
function directionsSaid(word: string): readonly string[] {
  if (word.length < 2 || word === 'exit') return []
  const direction = DIRECTION_OF.get(word)
  if (direction !== undefined) return [direction]
  if (!word.includes('-')) return []
  const parts = word.split('-').map((part) => DIRECTION_OF.get(part))
  return parts.every((part) => part !== undefined && COMPASS_NAMES.has(part)) ? (parts as string[]) : []
}

/** Not what we are in already, and not one that is missing. */
function isOutside(tokens: readonly TextWord[], index: number): boolean {
  for (let at = index - 1; at >= 0 && at >= index - 4; at--) {
    const { lower } = tokens[at]!
    if (lower === 'no' || lower === 'of' || lower === 'in' || lower === 'inside') return false
  }
  return true
}

function kindOf(direction: string): Exit['kind'] {
  if (COMPASS_NAMES.has(direction)) return 'compass'
  if (direction === 'up' || direction === 'down') return 'vertical'
  return direction === 'in' || direction === 'out' ? 'portal' : 'aboard'
}

/** What leads there, usually said before the direction. */
function wayNear(tokens: readonly TextWord[], index: number): string | undefined {
  const look = (step: 1 | -1) => {
    for (let distance = 1; distance <= NEAR; distance++) {
      const lower = tokens[index + step * distance]?.lower
      if (lower !== undefined && WAYS.has(lower)) return lower
    }
    return undefined
  }
  // `to the east is a window`
  return IS.has(tokens[index + 1]?.lower ?? '') ? (look(1) ?? look(-1)) : (look(-1) ?? look(1))
}

const IS = words('is are lies there stands you a an')

const isPart = (tokens: readonly TextWord[], index: number) => {
  const next = tokens[index + 1]
  return next !== undefined && next.follows && PARTS.has(next.lower)
}

const PLAINLY_A_WAY = words('upward upwards downward downwards inward inwards outward outwards upstairs downstairs')
// `there are two ways from here: up, or south`
const EXITS = words('exit exits ways')
const GOES_WITH = words(`
  leads lead leading led goes go going climbs climb runs heads disappears winds winding extends continues and or
  further way back`)

/** `boarded up`, `in the room`: small words lead somewhere only beside a word for leading, or a stair. */
function isLedTo(tokens: readonly TextWord[], index: number, via: string | undefined): boolean {
  const { lower } = tokens[index]!
  if (PLAINLY_A_WAY.has(lower)) return true
  if (EXITS.has(via ?? '') && (lower === 'up' || lower === 'down')) return true
  const before = tokens[index - 1]?.lower ?? ''
  const isSmall = lower === 'in' || lower === 'out' || lower === 'inside' || lower === 'outside'
  if (isSmall) return LEADING.has(before) && (via !== undefined || lower !== 'in')
  return GOES_WITH.has(before)
    ? via !== undefined || leadsNear(tokens, index)
    : via !== undefined && leadsNear(tokens, index)
}

function leadsNear(tokens: readonly TextWord[], index: number): boolean {
  for (let at = Math.max(0, index - 4); at < index + 3; at++) if (LEADING.has(tokens[at]?.lower ?? '')) return true
  return false
}
