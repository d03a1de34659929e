/** Finds the object that is the player: the one that is most often in the room the story says we are in. */
import { pause } from '../../../base/pause.ts'
import { isIn, countOf, parentIn, type ObjectTable } from './object-table.ts'

export interface Where {
  readonly objects: ObjectTable
  /** as the story's first global tells it */
  readonly location: number
}

// with the moments of a long game, some ten milliseconds
const OBJECTS_AT_ONCE = 8

/** 0 when nothing goes with us. Scenery may be moved along, but not everywhere. */
export async function findPlayer(moments: readonly Where[]): Promise<number> {
  const [first] = moments
  if (first === undefined) return 0
  let best = { object: 0, there: 0, moves: -1 }
  for (let object = 1; object <= countOf(first.objects); object++) {
    if (object % OBJECTS_AT_ONCE === 0) await pause()
    let [there, moves, parent] = [0, 0, parentIn(first.objects, object)]
    for (const { objects, location } of moments) {
      if (location !== 0 && isIn(objects, object, location)) there++
      const next = parentIn(objects, object)
      if (next !== parent) moves++
      parent = next
    }
    // things in hand are everywhere too, but are moved less: their parent is the player
    if (there > best.there || (there === best.there && there > 0 && moves > best.moves)) best = { object, there, moves }
  }
  return best.object
}

/** In the dark Inform's first global names the darkness: then the room is what the player is in at last. */
export function roomOf({ objects, location }: Where, player: number): number {
  if (player === 0 || location === 0 || isIn(objects, player, location)) return location
  let room = location
  let at = player
  for (let climbed = 0; climbed < countOf(objects); climbed++) {
    at = parentIn(objects, at)
    if (at === 0) break
    room = at
  }
  return room
}
