/** Learns where an enemy is, and when it is gone. */
import type { ThingsDraft } from '../draft.ts'
import { enemyIn } from '../enemies.ts'
import { find } from '../holding.ts'
import { noteChange } from '../model/changes.ts'
import { enemyAt } from '../model/dangers.ts'

const FALLS = /\b(?:dies|dead|killed|slain|vanish\w*|disappear\w*|flees|fled|defeated|collapses)\b/i

export function learnEnemy(draft: ThingsDraft): void {
  const { here, enemies, objects, reply, last, step } = draft
  const before = enemyAt(draft, here)
  const enemy = enemyIn(draft)
  const hasFallen = before !== '' && FALLS.test(reply.before) && last !== undefined
  if (hasFallen) {
    enemies.set(here, '')
    noteChange(draft.changes, here, { changed: step, freed: step })
    const object = find(objects.values(), before, here)
    if (object) objects.put({ ...object, location: 'gone' })
  } else if (enemy && enemy.name !== before) enemies.set(here, enemy.name)
  else if (!enemy && before !== '' && reply.title !== undefined) enemies.set(here, '')
}
