/** Who is against us, and what we have against them. */
import type { ObjectSeen } from '../board.ts'
import { find } from './holding.ts'
import { isAlive, likelihood } from './kinds.ts'
import { heldIn, type Knowledge } from './knowledge.ts'

const HOSTILE =
  /\b(?:attack|block|bar|swing|lunge|hit|slash|stab|strike|threaten|brandish|wield|guard|growl|snarl|fend|prevent|charge|swipe|thrust|parr|bite|claw|fierce|hostile|vicious|angr)\w*\b/i

/** Somebody here the last reply shows as an enemy. */
export function enemyIn({ reply, objects, here, view }: Knowledge): ObjectSeen | undefined {
  const text = view.observation?.text ?? ''
  for (const { name, spoken } of reply.things) {
    if (spoken) continue
    const object = find(objects.values(), name, here)
    if (!object || !isAlive(object)) continue
    const noun = name.split(' ').at(-1)!
    const isHostile = text.split(/(?<=[.!?])\s/).some((sentence) => sentence.toLowerCase().includes(noun) && HOSTILE.test(sentence)) // prettier-ignore
    if (isHostile) return object
  }
  return undefined
}

export function weaponOf(knowledge: Knowledge): ObjectSeen | undefined {
  const [best] = heldIn(knowledge).toSorted((a, b) => likelihood(b.name, 'weapon') - likelihood(a.name, 'weapon'))
  return best && likelihood(best.name, 'weapon') >= 0.3 ? best : undefined
}

/** Somewhere somebody is still against us. */
export function hasEnemies({ beliefs }: Pick<Knowledge, 'beliefs'>): boolean {
  for (const [key, name] of beliefs.entries()) if (name !== '' && key.startsWith('enemy ')) return true
  return false
}
