/** Where something is to go: a place of the room, a place beside a thing, or so far to one side. */
import type { ObjectRelationKind } from '../../../../worlds/scene/relation.ts'
import type { Whereto } from '../../edit.ts'
import { numberOf } from '../numbers.ts'
import type { Token } from '../tokens.ts'
import { sideIn } from '../relate-to-part.ts'
import type { RoomPart } from '../words/parts.ts'
import type { Where } from '../words/places.ts'

/** Next to a part of the room; null where no relation says that. */
export function toPart(where: Where, part: RoomPart, words: readonly string[], isOnWall: boolean): Whereto | null {
  const side = sideIn(words)
  const sided = side === undefined ? {} : { side }
  const isAway = where === 'far_from'
  switch (part) {
    case 'wall':
      return { kind: isOnWall ? 'on_wall' : 'against_wall', ...sided }
    case 'corner':
      return { kind: 'in_corner', ...sided }
    case 'centre':
      return { kind: 'in_centre' }
    case 'ceiling':
      return { kind: 'hanging_from_ceiling' }
    case 'window':
      return {
        kind:
          where === 'under' ? 'under_window' : isAway || where === 'across_from' ? 'across_from_window' : 'near_window',
      }
    case 'door':
      return { kind: isAway ? 'far_from_door' : where === 'across_from' ? 'across_from_door' : 'near_door' }
    case 'side':
      return { kind: 'near_wall', ...sided }
    case 'end':
      return { kind: 'far_from_door' }
    case 'floor':
      return { kind: 'on_floor' }
  }
}

const KINDS: Readonly<Partial<Record<Where, ObjectRelationKind>>> = {
  against: 'beside',
  along: 'beside',
  at: 'near',
  in: 'inside',
  over: 'above',
  centre: 'centred_on',
  corner: 'on',
  side: 'beside',
  end: 'short_side_of',
  ends: 'short_side_of',
  from: 'far_from',
  outside: 'near',
  lighting: 'near',
}

export const toThing = (where: Where, target: string): Whereto => ({
  kind: KINDS[where] ?? (where as ObjectRelationKind),
  target,
})

const DIRECTIONS: ReadonlyMap<string, 'left' | 'right' | 'forward' | 'back'> = new Map([
  ['left', 'left'],
  ['right', 'right'],
  ['forward', 'forward'],
  ['forwards', 'forward'],
  ['back', 'back'],
  ['backward', 'back'],
  ['backwards', 'back'],
])
const METRES: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['metre', 1],
  ['metres', 1],
  ['meter', 1],
  ['meters', 1],
  ['cm', 0.01],
  ['centimetres', 0.01],
  ['centimeters', 0.01],
  ['foot', 0.3048],
  ['feet', 0.3048],
  ['ft', 0.3048],
  ['inch', 0.0254],
  ['inches', 0.0254],
])
const USUAL_METRES = 0.5
const A_BIT_METRES = 0.25
const MOST_METRES = 20

/** `half a metre to the left`, `a bit forward`: so far to one side, where no thing is named that it is left of. */
export function readBy(tokens: readonly Token[]): Whereto | null {
  const words = tokens.map(({ word }) => word)
  const place = words.findIndex(
    (word, at) => DIRECTIONS.has(word) && words[at + 1] !== 'of' && !/^(?:side|wall|corner)$/.test(words[at + 1] ?? ''),
  )
  if (place < 0) return null
  const before = words[place - 1] ?? ''
  const direction = DIRECTIONS.get(words[place]!)!
  const isDirection =
    before === 'the' ||
    before === 'to' ||
    /^(?:forwards?|backwards?|back)$/.test(words[place]!) ||
    place === words.length - 1
  if (!isDirection || (before === 'the' && !['to', 'towards', 'toward'].includes(words[place - 2] ?? ''))) {
    if (!/^(?:forwards?|backwards?|back|left|right)$/.test(words[place]!) || before === 'the') return null
  }
  return { kind: 'by', direction, metres: metresIn(words) }
}

function metresIn(words: readonly string[]): number {
  const place = words.findIndex((word) => METRES.has(word))
  if (place < 0)
    return words.includes('bit') || words.includes('little') || words.includes('slightly') ? A_BIT_METRES : USUAL_METRES
  const unit = METRES.get(words[place]!)!
  const said = words[place - 1] ?? ''
  const isHalf = words.slice(Math.max(0, place - 3), place).includes('half')
  const number = isHalf
    ? 0.5
    : /^\d{1,4}(?:[.,]\d{1,3})?$/.test(said)
      ? Number(said.replace(',', '.'))
      : (numberOf(said) ?? 1)
  return Math.min(MOST_METRES, Math.round(number * unit * 1000) / 1000)
}
