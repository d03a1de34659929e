/** Learns the states of things: open or closed, locked or not, and what is in what. */
import { find } from './holding.ts'
import type { Knowledge } from './knowledge.ts'
import { isSameName } from './names.ts'

const OPPOSITES: Readonly<Record<string, string>> = {
  open: 'closed',
  closed: 'open',
  locked: 'unlocked',
  unlocked: 'locked',
  on: 'off',
  off: 'on',
}

export function learnStates({ reply, objects, here, last }: Knowledge): void {
  for (const { thing, state } of reply.states) {
    const name = thing ?? last?.nouns[0]
    if (name === undefined) continue
    const noun = name.split(' ').at(-1)!
    const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
    for (const each of objects.values()) {
      // the story may call it by another name than the text of the room
      const isMeant = each === object || (each.location === here && isSameName(each.name, noun))
      if (isMeant && !each.properties.includes(state))
        objects.put({ ...each, properties: withState(each.properties, state) })
    }
  }
}

/** What is in something goes where that goes, and can be taken out of it. */
export function learnContents({ reply, objects, here }: Knowledge): void {
  for (const { holder, things: inside } of reply.contents) {
    const into = find(objects.values(), holder, 'inventory') ?? find(objects.values(), holder, here)
    if (!into) continue
    for (const name of inside) {
      const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
      if (!object || object.id === into.id) continue
      const mark = `inside ${into.name}`
      if (!object.properties.includes(mark) || object.location !== into.location)
        objects.put({
          ...object,
          location: into.location,
          properties: [...object.properties.filter((each) => !each.startsWith('inside ')), mark],
        })
    }
  }
}

export function withState(properties: readonly string[], state: string): readonly string[] {
  const rest = properties.filter((property) => property !== state && property !== OPPOSITES[state])
  return [...rest, state]
}
