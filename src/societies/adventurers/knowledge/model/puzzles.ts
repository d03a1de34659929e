/** Puzzles by how a thing looks: what has helped with one of a kind may help with the next. */
import { has, type ObjectSeen } from './things.ts'

export type PuzzleKind = 'locked_door' | 'closed_container' | 'obstacle'

export function puzzleKindOf(object: Pick<ObjectSeen, 'properties'>): PuzzleKind | undefined {
  if (has(object, 'locked')) return 'locked_door'
  if (has(object, 'closed')) return 'closed_container'
  return has(object, 'obstacle') ? 'obstacle' : undefined
}
