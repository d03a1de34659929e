/** Learns where an enemy is, and when it is gone. */
import { enemyIn } from './enemies.ts'
import type { Knowledge } from './knowledge.ts'
import { find } from './holding.ts'

const FALLS = /\b(?:dies|dead|killed|slain|vanish\w*|disappear\w*|flees|fled|defeated|collapses)\b/i

export function learnEnemy(knowledge: Knowledge): void {
  const { here, beliefs, objects, reply, last } = knowledge
  const key = `enemy ${here}`
  const before = beliefs.get(key) ?? ''
  const enemy = enemyIn(knowledge)
  const hasFallen = before !== '' && FALLS.test(reply.before) && last !== undefined
  if (hasFallen) {
    beliefs.set(key, '')
    beliefs.set(`freed ${here}`, String(knowledge.step))
    const place = knowledge.places.get(here)
    if (place) knowledge.places.put({ ...place, version: place.version + 1 })
    const object = find(objects.values(), before, here)
    if (object) objects.put({ ...object, location: 'gone' })
  } else if (enemy && enemy.name !== before) beliefs.set(key, enemy.name)
  else if (!enemy && before !== '' && reply.title !== undefined) beliefs.set(key, '')
}
