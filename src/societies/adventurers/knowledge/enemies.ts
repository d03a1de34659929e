/** Enemies here, and the weapons we have against them. */
import type { ObjectSeen } from '../board.ts'
import { find } from './holding.ts'
import { isAlive, isKind, likelihood } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'
import { heldIn } from './model/load.ts'

// what somebody does, not what stands there: an innkeeper leans on a bar
const HOSTILE =
  /\b(?:attack|block|swing|lung|slash|stab|strik|threaten|brandish|wield|growl|snarl|fend|prevent|charg|swip|thrust|parri|parry|claw|guard)(?:e?s|ing|ed)\b|\b(?:bars|barring) (?:your|the|our) \w+|\bhits? you\b|\b(?:bites?|biting|bared teeth|fierce|hostile|vicious|ferocious|murderous|bloodthirsty)\b/i

/** Somebody here the last reply shows as an enemy. */
export function enemyIn({
  reply,
  objects,
  here,
  view,
}: Pick<Knowledge, 'reply' | 'objects' | 'here' | 'view'>): ObjectSeen | undefined {
  const text = view.observation?.text ?? ''
  for (const { name, spoken } of reply.things) {
    if (spoken) continue
    const object = find(objects.values(), name, here)
    if (!object || !isAlive(object)) continue
    const noun = name.split(' ').at(-1)!
    const isHostile = text
      .split(/(?<=[.!?])\s/)
      .some((sentence) => sentence.toLowerCase().includes(noun) && HOSTILE.test(sentence))
    if (isHostile) return object
  }
  return undefined
}

/** A weapon that is no better than what we have is hardly worth carrying. */
export function isSecondWeapon(knowledge: Pick<Knowledge, 'objects'>, { name }: Pick<ObjectSeen, 'name'>): boolean {
  if (!isKind(name, 'weapon')) return false
  const ours = weaponOf(knowledge)
  return ours !== undefined && likelihood(ours.name, 'weapon') >= likelihood(name, 'weapon')
}

export function weaponOf(knowledge: Pick<Knowledge, 'objects'>): ObjectSeen | undefined {
  const [best] = heldIn(knowledge).toSorted((a, b) => likelihood(b.name, 'weapon') - likelihood(a.name, 'weapon'))
  return best && likelihood(best.name, 'weapon') >= 0.3 ? best : undefined
}
