/** Narrow ways, which do not let us pass with all we carry: what must be put down, and that we may come back for it. */
import { sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import type { Location, ObjectSeen } from '../board.ts'
import type { Indexed } from './lookup.ts'
import type { Narrow } from './model/places.ts'
import { heldIn } from './model/load.ts'

// as many things one gets through with, until told otherwise
export const FIT_THROUGH = 2

const LADEN = /\b(?:carry|carrying|holding|load|burden|baggage|luggage|encumbered)\b/i
const OURS = /\byou(?:r|'re|'ve)?\b/i

/** We were told that what we carry is in the way; not that somebody else carries something. */
export const tellsNarrow = (text: string): boolean =>
  sentencesOf(text.replaceAll('\n', ' ')).some((sentence) => LADEN.test(sentence) && OURS.test(sentence))

interface Map {
  readonly places: Indexed<Location>
}
type Laden = Map & { readonly objects: Indexed<ObjectSeen> }

/** How many things fit through, as it is told that what we carry is in the way. */
export function narrowed(laden: Laden, from: string, way: string): Narrow {
  const known = widthOf(laden, from, way)
  const carried = heldIn(laden).length
  // we know how many fit through, and have no more: it is more likely that we carry something we do not know of
  if (known !== undefined && carried <= known && laden.places.get(from)?.narrow?.isDoubted !== true)
    return { way, width: known, isDoubted: true }
  return { way, width: Math.max(1, Math.min(known ?? FIT_THROUGH, carried - 1)) }
}

/** How many things fit through; undefined where nobody said that it is narrow. */
export function widthOf({ places }: Map, from: string, way: string): number | undefined {
  const narrow = places.get(from)?.narrow
  return narrow?.way === way ? narrow.width : undefined
}

/** How many things are in the way of going there. */
export function tooManyFor(laden: Laden, from: string, way: string): number {
  const width = widthOf(laden, from, way)
  return width === undefined ? 0 : Math.max(0, heldIn(laden).length - width)
}

export const isNarrowAt = ({ places }: Map, place: string): boolean => places.get(place)?.narrow !== undefined
