/** Learns the states of things: open or closed, locked or not, and what is in what. */
import type { ObjectSeen } from '../../board.ts'
import type { ThingsDraft } from '../draft.ts'
import { find, marked, unmarked } from '../holding.ts'
import { has, type Mark } from '../model/things.ts'
import { isSameName } from '../names.ts'

const OPPOSITES: Readonly<Partial<Record<Mark, Mark>>> = {
  open: 'closed',
  closed: 'open',
  locked: 'unlocked',
  unlocked: 'locked',
  on: 'off',
  off: 'on',
}

export function learnStates({ reply, objects, here, last }: ThingsDraft): void {
  for (const { thing, state } of reply.states) {
    const name = thing ?? last?.nouns[0]
    if (name === undefined) continue
    const noun = name.split(' ').at(-1)!
    const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
    for (const each of objects.values()) {
      // the story may call it by another name than the text of the room
      const isMeant = each === object || (each.location === here && isSameName(each.name, noun))
      if (isMeant && !has(each, state)) objects.put(inState(each, state))
    }
  }
}

/** What is in something goes where that goes, and can be taken out of it. */
export function learnContents({ reply, objects, here }: ThingsDraft): void {
  for (const { holder, things: inside } of reply.contents) {
    const into = find(objects.values(), holder, 'inventory') ?? find(objects.values(), holder, here)
    if (!into) continue
    for (const name of inside) {
      const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
      if (!object || object.id === into.id) continue
      if (object.inside !== into.name || object.location !== into.location)
        objects.put({ ...object, location: into.location, inside: into.name })
    }
  }
}

/** In this state, and not in the opposite one any more. */
export function inState(object: ObjectSeen, state: Mark): ObjectSeen {
  const opposite = OPPOSITES[state]
  return marked(unmarked(object, state, ...(opposite === undefined ? [] : [opposite])), state)
}
