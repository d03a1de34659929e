/** Learns obstacles: what stands in our way, what warned us, and what got us past. */
import { exitsIn } from '../../../worlds/adventure/read-exits.ts'
import { sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import { find } from './holding.ts'
import type { Knowledge } from './knowledge.ts'

const HINDERS = /^(?:open|unlock|turn|pull|push|move|enter|climb|go|lift|raise|tie|cut|break|dig|attack)$/

// it bars a way
export const BARRIER = 'barrier'

/** Refused for a reason of its own: here something is to be solved. */
export function learnObstacle(knowledge: Knowledge): void {
  const { last, objects, here, reply } = knowledge
  if (!HINDERS.test(last!.verb)) return
  if (last!.way !== undefined) learnBarrier(knowledge)
  const marks = last!.way === undefined ? ['obstacle'] : ['obstacle', BARRIER]
  const names = [...last!.nouns, ...(last!.way === undefined ? [] : reply.things.map(({ name }) => name))]
  for (const name of names) {
    const object = find(objects.values(), name, here)
    if (object && !object.properties.includes('obstacle'))
      objects.put({ ...object, properties: [...object.properties.filter((each) => each !== 'mentioned'), ...marks] })
  }
}

/** `The road is boarded up`: then there are boards, if the story knows the word. */
function learnBarrier({ reply, vocabulary, objects, here, step }: Knowledge): void {
  for (const [, stem = ''] of reply.before.toLowerCase().matchAll(/\b([a-z]{3,})ed\b/g)) {
    const name = [`${stem}s`, stem, `${stem}e`, `${stem}es`].find((noun) => vocabulary.partsOf(noun)?.noun === true)
    if (name === undefined || find(objects.values(), name, here)) continue
    objects.put({
      id: `${name}@${here}`,
      name,
      location: here,
      interactionsTried: [],
      properties: ['obstacle', BARRIER],
      lastSeen: step,
    })
  }
}

/** What is said of one way in a sentence is true of the others in it: `to north and south the mud lies smooth`. */
export function warn({ places, beliefs }: Knowledge, from: string, way: string): void {
  const ways = new Set([way])
  for (const sentence of sentencesOf(places.get(from)?.description ?? '')) {
    const said = exitsIn([sentence]).map(({ direction }) => direction)
    if (said.includes(way)) for (const other of said) ways.add(other)
  }
  beliefs.set(`warned ${from}`, [...ways].join('|'))
}

/** What we opened has led us on; it need not be entered once more. */
export function learnPassage({ objects }: Knowledge, from: string): void {
  for (const object of objects.values())
    if (object.location === from && object.properties.includes('opened') && !object.properties.includes('passed'))
      objects.put({ ...object, properties: [...object.properties, 'passed'] })
}
