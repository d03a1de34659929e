/** Learns which things are telling: the story says something special about them and leaves it open. */
import { mentionsIn } from '../../../../worlds/adventure/read-things.ts'
import type { ThingsDraft } from '../draft.ts'
import { find, marked, unmarked } from '../holding.ts'
import { isAlive } from '../kinds.ts'
import { has } from '../model/things.ts'

const LOOKS = /^(?:examine|x|look at|search|look in|read)$/
const MORE_TO_IT =
  /\b(?:something|glint\w*|glitter\w*|gleam\w*|out of (?:your )?reach|(?:can'?t|cannot) (?:quite )?reach|stuck|jammed|loose|missing|broken off|half[- ]hidden)\b/i

// what keeps us from seeing it
const COVERED =
  /\b(?:covered|hidden|overgrown|choked|obscured|concealed|caked|smothered|buried|made out|seen|read) (?:in|with|by|for|under|beneath|behind|through) (?:the |an? |all (?:the |that )?|thick |its |some )?([\w' -]{3,30})/i

function learnCovering({ last, reply, objects, here, vocabulary }: ThingsDraft): void {
  if (last === undefined || !LOOKS.test(last.verb)) return
  const [, cover] = COVERED.exec(reply.before) ?? []
  const name = cover === undefined ? undefined : mentionsIn(cover, vocabulary)[0]?.name
  const object = name === undefined || last.nouns[0]?.includes(name) ? undefined : find(objects.values(), name, here)
  if (object && !isAlive(object) && !has(object, 'covering'))
    objects.put(marked(unmarked(object, 'mentioned', 'plain'), 'covering'))
}

export function learnTelling(draft: ThingsDraft): void {
  learnCovering(draft)
  const { last, reply, objects, here } = draft
  if (last === undefined || last.nouns.length !== 1 || !LOOKS.test(last.verb) || !MORE_TO_IT.test(reply.before)) return
  const object = find(objects.values(), last.nouns[0]!, here)
  if (!object || isAlive(object) || has(object, 'telling')) return
  objects.put(marked(unmarked(object, 'plain'), 'telling'))
}
