/** Learns which things are telling: the story says something special about them and leaves it open. */
import { find } from './holding.ts'
import { isAlive } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'

const LOOKS = /^(?:examine|x|look at|search|look in|read)$/
const MORE_TO_IT =
  /\b(?:something|glint\w*|glitter\w*|gleam\w*|out of (?:your )?reach|(?:can'?t|cannot) (?:quite )?reach|stuck|jammed|loose|missing|broken off|half[- ]hidden)\b/i

export const TELLING = 'telling'

export function learnTelling({ last, reply, objects, here }: Knowledge): void {
  if (last === undefined || last.nouns.length !== 1 || !LOOKS.test(last.verb) || !MORE_TO_IT.test(reply.before)) return
  const object = find(objects.values(), last.nouns[0]!, here)
  if (!object || isAlive(object) || object.properties.includes(TELLING)) return
  objects.put({ ...object, properties: [...object.properties.filter((each) => each !== 'plain'), TELLING] })
}
