/** Directions and their opposites. */
import { COMPASS } from '../../../worlds/adventure/english.ts'

/** Every way there may be, in the order in which they are tried. */
export const WAYS: readonly string[] = [...COMPASS, 'up', 'down', 'in', 'out']

export const OPPOSITE: Readonly<Record<string, string>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
  northeast: 'southwest',
  southwest: 'northeast',
  northwest: 'southeast',
  southeast: 'northwest',
  up: 'down',
  down: 'up',
  in: 'out',
  out: 'in',
}
