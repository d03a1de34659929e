/** Learns where things are, from what was seen and done: here, carried, or gone. */
import { isOn } from '../../../variant.ts'
import { doubtHands, knowHands, type ThingsDraft } from '../draft.ts'
import { find, freshThing, marked } from '../holding.ts'
import { isAsked, learnInventory, learnPacking, loseAll } from './learn-inventory.ts'
import { learnContents, learnStates } from './learn-states.ts'
import { isSameName } from '../names.ts'
import { has } from '../model/things.ts'
import { see } from '../see.ts'

// somebody may have what was ours
const STOLEN =
  /\b(?:steals?|stole|stolen|robs?|robbed|snatch\w*|pilfer\w*|pickpocket\w*|relieves? you|relieved you|from your possession|your (?:possessions?|valuables|belongings)|(?:is|are) (?:now )?missing)\b/i

export function learnThings(draft: ThingsDraft): void {
  const { reply, situation, last } = draft
  if (situation.died) loseAll(draft)
  // another time, another inventory
  if (last !== undefined && /^re(?:start|store)\b/.test(last.text)) doubtHands(draft)
  if (STOLEN.test(reply.before)) doubtHands(draft)
  if (reply.inventory && isAsked(draft)) learnInventory(draft)
  else if (reply.kind !== 'unknown-word' && reply.kind !== 'question') {
    if (last?.verb === 'inventory' && isOn(draft.view.variant, 'hands-known')) knowHands(draft)
    see(draft)
  }
  if (reply.question?.asks === 'which') learnOptions(draft, reply.question.options)
  learnPacking(draft)
  learnStates(draft)
  learnContents(draft)
}

/** `Which do you mean, the red button or the blue button?` So there are two. */
function learnOptions(draft: ThingsDraft, options: readonly string[]): void {
  const { objects, here, step, last, discovered } = draft
  const common = last?.nouns.find((noun) => options.every((each) => each !== noun && isSameName(each, noun)))
  const asked = find(objects.values(), common ?? last?.nouns[0] ?? '', here)
  const held = asked || common === undefined ? undefined : find(objects.values(), common, 'inventory')
  if (held) {
    // we have two of them, and took them for one
    objects.put({ ...marked(held, 'unreal'), location: 'gone' })
    doubtHands(draft)
    return
  }
  for (const name of options) {
    const option = freshThing(name, here, step)
    if (find(objects.values(), name, 'inventory') || objects.get(option.id)) continue
    objects.put(asked && has(asked, 'portable') ? marked(option, 'portable') : option)
    discovered.push(option.id)
  }
  // what they are called together is none of them
  if (asked && !options.includes(asked.name)) objects.put({ ...marked(asked, 'unreal'), location: 'gone' })
}
