/** Learns the effect of a deed that worked: what is in our hands now, what is not any more, what is open or dead. */
import type { ThingsDraft } from '../draft.ts'
import { hold } from '../hold.ts'
import { marked } from '../holding.ts'
import { isValuable } from '../kinds.ts'
import type { Deed } from './learn-deed.ts'
import { inState } from './learn-states.ts'
import { noteChange } from '../model/changes.ts'
import { has, type Mark } from '../model/things.ts'

export function didTake(draft: ThingsDraft, { noun, takes }: Deed): boolean {
  if (!takes) return false
  hold(draft, noun)
  const { scoreChange } = draft.situation
  if (scoreChange > 0) draft.worth.set(noun, scoreChange)
  return true
}

const LOSES = new Set(['put', 'give', 'throw', 'eat', 'drink', 'insert', 'feed', 'hang'])

export function didLose(draft: ThingsDraft, { last, noun, held }: Deed): boolean {
  if (!held) return false
  const { objects, here, step, situation, worth } = draft
  if (last.verb === 'drop') {
    objects.put({ ...marked(held, 'dropped'), location: here, lastSeen: step })
    return true
  }
  if (!LOSES.has(last.verb)) return false
  const into = last.nouns[1]
  const isPut = last.verb === 'put' && into !== undefined
  // points for a treasure are for keeping it; for anything else they are for what it did there
  const isTreasure = isValuable(held) || (worth.get(held.name) ?? 0) > 0
  if (isPut && situation.scoreChange > 0 && isTreasure) {
    objects.put({ ...held, location: 'gone', lastSeen: step })
    draft.deposit = { holder: into, at: here }
    draft.kept.add(noun)
    worth.set(noun, (worth.get(noun) ?? 0) + situation.scoreChange)
    return true
  }
  // what we put somewhere is meant to be there
  const placed = { ...marked(held, 'dropped'), inside: into ?? '' }
  objects.put({ ...placed, location: isPut ? here : 'gone', lastSeen: step })
  return true
}

const STATE_AFTER: Readonly<Record<string, Mark>> = {
  open: 'open',
  unlock: 'unlocked',
  close: 'closed',
  lock: 'locked',
}
const SHUT: readonly Mark[] = ['closed', 'locked', 'unlocked']

export function didClose({ objects, changes, here, step }: ThingsDraft, { last, held, there }: Deed): boolean {
  const object = held ?? there
  const state = Object.hasOwn(STATE_AFTER, last.verb) ? STATE_AFTER[last.verb] : undefined
  if (!object || state === undefined) return false
  if (state === 'open') noteChange(changes, here, { unbarred: step })
  const now = inState(object, state)
  objects.put(state === 'open' ? marked(now, 'opened') : now)
  // one thing may go by two names
  const same = object.name.split(' ').at(-1)!
  for (const each of objects.values())
    if (
      each.id !== object.id &&
      each.location === here &&
      SHUT.some((shut) => has(each, shut)) &&
      each.name.endsWith(same)
    )
      objects.put(inState(each, state))
  return true
}

const DIES = /\b(?:dies|dead|killed|slain|vanish|disappear)/i

export function hasDied({ objects, reply }: ThingsDraft, { there }: Deed): void {
  if (there && reply.kind === 'change' && DIES.test(reply.before)) objects.put({ ...there, location: 'gone' })
}
