/** Learns where things are, from what was seen and done: here, carried, or gone. */
import { find } from './holding.ts'
import type { Knowledge } from './knowledge.ts'
import { isAsked, learnInventory, learnPacking, loseAll } from './learn-inventory.ts'
import { learnContents, learnStates } from './learn-states.ts'
import { see } from './see.ts'

// somebody may have what was ours
const STOLEN =
  /\b(?:steals?|stole|stolen|robs?|robbed|snatch\w*|pilfer\w*|pickpocket\w*|relieves? you|relieved you|from your possession|your (?:possessions?|valuables|belongings)|(?:is|are) (?:now )?missing)\b/i

export function learnThings(knowledge: Knowledge): void {
  const { reply, situation } = knowledge
  if (situation.died) loseAll(knowledge)
  // another time, another inventory
  if (knowledge.last !== undefined && /^re(?:start|store)\b/.test(knowledge.last.text))
    knowledge.beliefs.set('unsure', String(knowledge.step))
  if (STOLEN.test(reply.before)) knowledge.beliefs.set('unsure', String(knowledge.step))
  if (reply.inventory && isAsked(knowledge)) learnInventory(knowledge)
  else if (reply.kind !== 'unknown-word' && reply.kind !== 'question') see(knowledge)
  if (reply.question?.asks === 'which') learnOptions(knowledge, reply.question.options)
  learnPacking(knowledge)
  learnStates(knowledge)
  learnContents(knowledge)
}

/** `Which do you mean, the red button or the blue button?` So there are two. */
function learnOptions({ objects, here, step, last, discovered }: Knowledge, options: readonly string[]): void {
  const asked = find(objects.values(), last?.nouns[0] ?? '', here)
  for (const name of options) {
    const id = `${name}@${here}`
    if (find(objects.values(), name, 'inventory') || objects.get(id)) continue
    objects.put({
      id,
      name,
      location: here,
      interactionsTried: [],
      properties: asked?.properties.filter((each) => each === 'portable') ?? [],
      lastSeen: step,
    })
    discovered.push(id)
  }
  // what they are called together is none of them
  if (asked && !options.includes(asked.name))
    objects.put({ ...asked, location: 'gone', properties: [...asked.properties, 'unreal'] })
}
