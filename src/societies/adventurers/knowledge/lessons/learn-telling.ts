/** Learns which things are telling: the story says something special about them and leaves it open. */
import type { ThingsDraft } from '../draft.ts'
import { find, marked, unmarked } from '../holding.ts'
import { isAlive } from '../kinds.ts'
import { has } from '../model/things.ts'

const LOOKS = /^(?:examine|x|look at|search|look in|read)$/
const MORE_TO_IT =
  /\b(?:something|glint\w*|glitter\w*|gleam\w*|out of (?:your )?reach|(?:can'?t|cannot) (?:quite )?reach|stuck|jammed|loose|missing|broken off|half[- ]hidden)\b/i

export function learnTelling({ last, reply, objects, here }: ThingsDraft): void {
  if (last === undefined || last.nouns.length !== 1 || !LOOKS.test(last.verb) || !MORE_TO_IT.test(reply.before)) return
  const object = find(objects.values(), last.nouns[0]!, here)
  if (!object || isAlive(object) || has(object, 'telling')) return
  objects.put(marked(unmarked(object, 'plain'), 'telling'))
}
