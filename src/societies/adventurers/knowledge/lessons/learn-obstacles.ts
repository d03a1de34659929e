/** Learns obstacles: what stands in our way, and what got us past. */
import type { ThingsDraft } from '../draft.ts'
import { find, freshThing, marked, unmarked } from '../holding.ts'
import { has, type Mark } from '../model/things.ts'

const HINDERS = /^(?:open|unlock|turn|pull|push|move|enter|climb|go|lift|raise|tie|cut|break|dig|attack)$/

/** Refused for a reason of its own: here something is to be solved. */
export function learnObstacle(draft: ThingsDraft): void {
  const { last, objects, here, reply } = draft
  if (!HINDERS.test(last!.verb)) return
  if (last!.way !== undefined) learnBarrier(draft)
  const marks: readonly Mark[] = last!.way === undefined ? ['obstacle'] : ['obstacle', 'barrier']
  const names = [...last!.nouns, ...(last!.way === undefined ? [] : reply.things.map(({ name }) => name))]
  for (const name of names) {
    const object = find(objects.values(), name, here)
    if (object && !has(object, 'obstacle')) objects.put(marked(unmarked(object, 'mentioned'), ...marks))
  }
}

/** `The road is boarded up`: then there are boards, if the story knows the word. */
function learnBarrier({ reply, vocabulary, objects, here, step }: ThingsDraft): void {
  for (const [, stem = ''] of reply.before.toLowerCase().matchAll(/\b([a-z]{3,})ed\b/g)) {
    const name = [`${stem}s`, stem, `${stem}e`, `${stem}es`].find((noun) => vocabulary.partsOf(noun)?.noun === true)
    if (name === undefined || find(objects.values(), name, here)) continue
    objects.put(marked(freshThing(name, here, step), 'obstacle', 'barrier'))
  }
}

/** What we opened has led us on; it need not be entered once more. */
export function learnPassage({ objects }: ThingsDraft, from: string): void {
  for (const object of objects.values())
    if (object.location === from && has(object, 'opened') && !has(object, 'passed'))
      objects.put(marked(object, 'passed'))
}
