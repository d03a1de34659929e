/** Learns how the story names things: not by these words, by fewer of them, or by none because they are not here. */
import type { ThingsDraft } from '../draft.ts'
import { find, marked } from '../holding.ts'
import { learnAbsent } from '../model/naming.ts'

export const PARTLY = /\bonly understood you as far as\b/i

/** Either a name has a word too many, or the verb does not go with two things. */
export function learnPartly(draft: ThingsDraft): void {
  const { last, reply, unknownPhrases } = draft
  const [joint] = JOINT.exec(last!.text) ?? []
  const isName = last!.nouns.length < 2 || joint === undefined || reply.before.includes(joint)
  if (isName) for (const name of last!.nouns) callShort(draft, name)
  else unknownPhrases.add(`${last!.verb}${joint}`.trim())
}

const JOINT = / (?:with|in|on|to|about|from|at|for) /

/** Not by all these words: by its noun alone. Memory knows what was tried by the long name. */
export function callShort({ objects, here, renamed }: ThingsDraft, name: string): void {
  const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
  if (!object || !object.name.includes(' ')) return
  const short = object.name.slice(object.name.lastIndexOf(' ') + 1)
  objects.put({ ...object, name: short })
  renamed.push({ from: object.name, to: short })
}

export const isNamedIn = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.slice(name.lastIndexOf(' ') + 1))

export function lose(draft: ThingsDraft, name: string): void {
  const { objects, here } = draft
  const held = find(objects.values(), name, 'inventory')
  if (!held) learnAbsent(draft, name)
  const object = held ?? find(objects.values(), name, here)
  if (object) objects.put({ ...(held ? object : marked(object, 'unreal')), location: 'gone' })
}
