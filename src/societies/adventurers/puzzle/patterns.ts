/**
 * Patterns of puzzles, recognised by what we see, and what usually helps. General sense, nothing from any one story.
 */
import { enemyIn } from '../knowledge/enemies.ts'
import { puzzleKindOf } from '../knowledge/model/puzzles.ts'
import type { PuzzleKnowledge } from '../views.ts'

const HELPS: Readonly<Record<string, readonly string[]>> = {
  locked_door: ['find key', 'try items', 'examine surroundings'],
  closed_container: ['open it', 'look inside'],
  dark_room: ['find light source', 'turn on lamp'],
  hostile_creature: ['fight with a weapon', 'flee', 'give something'],
  obstacle: ['try items', 'come back with new things'],
  overload: ['drop the least useful'],
}

export function patternsIn(knowledge: PuzzleKnowledge): Readonly<Record<string, readonly string[]>> {
  const { objects, here, reply, situation } = knowledge
  const found: Record<string, readonly string[]> = {}
  const see = (kind: string) => (found[kind] = HELPS[kind]!)
  if (reply.dark) see('dark_room')
  if (situation.kind === 'overload') see('overload')
  if (enemyIn(knowledge)) see('hostile_creature')
  for (const object of objects.values()) {
    const kind = object.location === here ? puzzleKindOf(object) : undefined
    if (kind !== undefined) see(kind)
  }
  return found
}
