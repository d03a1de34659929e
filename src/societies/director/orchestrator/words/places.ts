/** Prepositions and what they say of where a thing is: `in front of`, `to the left of`, `surrounded by`. */
import type { ObjectRelationKind } from '../../../../worlds/scene/relation.ts'

/** Where: a kind of relation, or one that only what follows decides (against a wall, at a desk, in a corner). */
export type Where =
  | Exclude<ObjectRelationKind, 'centred_on'>
  | 'against'
  | 'along'
  | 'at'
  | 'in'
  | 'over'
  | 'centre'
  | 'corner'
  | 'side'
  | 'end'
  | 'from'
  | 'outside'
  | 'ends'
  | 'lighting'

export interface Place {
  readonly where: Where
  /** how many tokens it takes */
  readonly length: number
  /** the thing that follows is so to the one before: `a table surrounded by chairs` */
  readonly isReversed: boolean
  /** of a side or wall */
  readonly side?: 'left' | 'right' | 'back' | 'front'
  /** on both sides, in all corners */
  readonly isEach?: true
  /** nothing has to follow: `with a lamp on top` */
  readonly mayEnd: boolean
  /** said by a verb, which is about all of its subjects: `a sofa and a table occupy` */
  readonly isVerb?: true
  /** on the left side of a desk a cup is on it */
  readonly isOn?: true
  /** the target is what `its` means: `to its left` */
  readonly isOwn?: true
}

const forward = `
  on: spans, span, spanning, occupies, occupy, occupying, fills, fill, filling, lines, line, lining, adorns, adorn,
      adorning, decorates, decorate,
    decorating, covers, cover, covering, graces, grace, gracing, crowns, crowning, tops, topping, dominates,
    dominate, dominating,
    takes up, taking up, on, upon, onto, on top of, atop, on the surface of, stacked on, draped on, spread on
  over: over, draped over, spread over, across the top of
  inside: inside, inside of, within, into, tucked into, tucked inside, stored in, nestled in, housed in
  in: in
  under: under, underneath, beneath, below, tucked under, at the bottom of
  above: above, overhead, high above
  beside: beside, next to, alongside, adjacent to, adjoining, at the side of, right next to, directly next to,
      right beside,
    by, by the side of, immediately beside, abutting, bordering, hugging, attached to
  near: accompanies, accompany, accompanying, anchors, anchoring, near, near to, close to, close by, nearby,
      around the area of, not far from, in the vicinity of, within reach of
  left_of: left of, to the left of, on the left of, at the left of, on the left side of, to the left side of
  right_of: right of, to the right of, on the right of, at the right of, on the right side of, to the right side of
  in_front_of: in front of, in the front of, before, at the front of, ahead of, directly in front of
  behind: behind, at the back of, in back of, directly behind, at the rear of
  facing: to face, facing, facing toward, facing towards, faces, face, oriented toward, oriented towards,
      looking at, looking toward,
    looking towards, turned toward, turned towards, pointing at, pointing toward, pointed at, directed at,
    angled toward,
    angled towards, overlooking, overlooks, toward, towards
  around: around, surrounding, surrounds, surround, all around, encircling, encircles, encircle, circling,
      gathered around
  across_from: across from, opposite, opposite to, opposite of, across, directly across from, directly opposite,
      on the opposite side of,
    on the other side of
  far_from: far from, away from, far away from
  between: between, in between, sandwiched between, in the space between
  at_the_foot_of: at the foot of, at the end of the bed, at the foot end of
  long_side_of: on the long side of, along the long side of, on the longer side of, at the long side of,
      on the long sides of,
    along the long sides of, on one long side of, on each long side of
  short_side_of: on the short side of, at the head of, on the shorter side of, at the short side of, at one end of,
      on the short sides of,
    on one short side of
  leaning_on: leaning against, leaning on, leans against, leans on, lean against, propped against,
      propped up against, leaned against
  against: against, flush against, up against, pushed against, backed against, set against, flush with
  along: along
  at: at
  centre: in the middle of, in the center of, in the centre of, at the center of, at the centre of,
      at the middle of, in the very center of,
    in the very middle of, in the heart of, centered in, centred in, centered on, centred on, centered within,
    centered at, in the midst of,
    on the center of, on the middle of, on the centre of, at the heart of
  corner: in the corner of, in a corner of, in one corner of, at the corner of, in the far corner of, on the corner of
  from: from
  outside: outside, outside of
  side: flanks, flank, flanking
  lighting: illuminates, illuminate, illuminating, lights, lighting`

const reversed = `
  around: surrounded by, encircled by, ringed by, surrounded with
  side: flanked by, bordered by, flanked with
  on: topped with, topped by, supporting, supports, holding, holds, hold, carrying, carries, carry, displaying,
      displays, display,
    decorated with, adorned with, laden with, set with, scattered with, stacked with, piled with, holding up,
    draped with, dressed with, covered with, covered by, covered in, layered with, bearing,
    bears, support
  inside: full of, packed with, brimming with, overflowing with, filled with, stocked with, containing, lined with,
      loaded with, stuffed with
  near: paired with, accompanied by, accompanied with, complemented by, combined with
  facing: faced by
  above: lit by, illuminated by
  beside: joined by
  centre: centered around, centred around, centers around, centres around, centers on, centres on, centered by,
      centred by`

/** Ends by itself: what it is related to was named before. */
const alone = `
  on: on top, atop
  in_front_of: in front
  beside: beside, alongside, at the side, on the side, to the side, to one side, on one side, at its side
  near: nearby, close by
  above: above, overhead
  under: underneath, below, beneath
  inside: inside
  behind: behind, at the back
  around: around, all around
  between: in between
  across_from: opposite, across
  left_of: on the left, to the left, at left, on left, on the left side, on the left-hand side, to the left side
  right_of: on the right, to the right, at right, on right, on the right side, on the right-hand side, to the right side
  long_side_of: on the long side, on the long sides, on the longer side, on each long side, along the long side,
    along the long sides
  short_side_of: on the short side, on the short sides, on a short side, at the head
  centre: in the middle, in the center, in the centre, at the center, at the centre, in its center, in its middle,
      centered, centred,
    centrally, center stage, centre stage, taking center stage, takes center stage, taking centre stage
  at_the_foot_of: at the foot
  outside: outside`

const own = `
  on: on its top, on its surface, on top of it
  in_front_of: in its front, at its front
  left_of: to its left, on its left, at its left, on its left side, to its left side
  right_of: to its right, on its right, at its right, on its right side, to its right side
  beside: by its side, at its side, to its side, at its sides
  centre: at its center, at its centre, in its center, in its centre, in its middle
  at_the_foot_of: at its foot
  long_side_of: along its long side, along its long sides, on its long side, on its long sides, along its longer side
  behind: at its back`

const both = `
  side: on each side of, on either side of, on both sides of, at each side of, at either side of, to each side of,
      to either side of,
    at both sides of, on two sides of, on opposite sides of
  ends: at each end of, at either end of, at both ends of, at the ends of, on either end of, on each end of,
      on both ends of`
const bothAlone = `
  side: on each side, on either side, on both sides, at each side, at either side, on opposite sides, to each side,
      to either side, at both sides
  ends: at each end, at either end, at both ends, on each end, on either end, on both ends`

const VERB =
  /^(?:occup(?:ies|y)|fills?|lines?|adorns?|decorates?|covers?|graces?|crowns|tops|dominates?|takes|spans?|faces?|surrounds?|encircles?|flanks?|holds?|supports?|carr(?:ies|y)|displays?|illuminates?|lights|accompan(?:ies|y)|anchors|overlooks|leans?|bears)$/

interface Entry extends Omit<Place, 'length'> {
  readonly words: readonly string[]
}

function entries(text: string, rest: Omit<Entry, 'words' | 'where'>): Entry[] {
  // an entry goes on in the next line when that has no name of its own
  const lines = text.trim().split(/\n\s*(?=[a-z_]+:)/)
  return lines.flatMap((line) => {
    const colon = line.indexOf(':')
    const where = line.slice(0, colon).trim() as Where
    return line
      .slice(colon + 1)
      .split(',')
      .map((phrase) => {
        const words = phrase.trim().split(/\s+/)
        const isVerb = VERB.test(words[0]!) ? { isVerb: true as const } : {}
        const isOn = words[0] === 'on' || words[0] === 'at' ? { isOn: true as const } : {}
        return { where, ...rest, ...isVerb, ...isOn, words }
      })
  })
}

const all: readonly Entry[] = [
  ...entries(forward, { isReversed: false, mayEnd: false }),
  ...entries(reversed, { isReversed: true, mayEnd: false }),
  ...entries(alone, { isReversed: false, mayEnd: true }),
  ...entries(own, { isReversed: false, mayEnd: true, isOwn: true }),
  ...entries(both, { isReversed: false, mayEnd: false, isEach: true }),
  ...entries(bothAlone, { isReversed: false, mayEnd: true, isEach: true }),
]

/** By their first word, the longest first; a phrase that may end comes after the same one that goes on. */
const byFirst = new Map<string, Entry[]>()
for (const entry of all) {
  const first = entry.words[0]!
  byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
}
for (const found of byFirst.values()) found.sort((a, b) => b.words.length - a.words.length)

/** The longest phrase of place that begins here, or null. */
export function placeAt(words: readonly string[], at: number, canGoOn: (next: number) => boolean): Place | null {
  for (const { words: phrase, ...place } of byFirst.get(words[at] ?? '') ?? []) {
    if (!phrase.every((word, offset) => words[at + offset] === word)) continue
    // `above` alone, or `above the bed`: what follows decides
    if (place.mayEnd === canGoOn(at + phrase.length) && place.isOwn !== true) continue
    // centered in front of it: not in its front
    const last = phrase.length - 1
    if (place.where === 'centre' && last > 0 && words[at + last] === 'in' && words[at + last + 1] === 'front') continue
    // centered beneath the window: what follows says where
    if (place.mayEnd && phrase.length === 1 && place.where === 'centre' && byFirst.has(words[at + 1] ?? '')) continue
    return { ...place, length: phrase.length }
  }
  return null
}
