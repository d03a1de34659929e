/** Learns how the story names things: not by these words, by fewer of them, or by none because they are not here. */
import { learnAbsent } from './absent.ts'
import { find } from './holding.ts'
import type { Knowledge } from './knowledge.ts'

export const PARTLY = /\bonly understood you as far as\b/i

/** Either a name has a word too many, or the verb does not go with two things. */
export function learnPartly(knowledge: Knowledge): void {
  const { last, reply } = knowledge
  const [joint] = JOINT.exec(last!.text) ?? []
  const isName = last!.nouns.length < 2 || joint === undefined || reply.before.includes(joint)
  if (isName) for (const name of last!.nouns) callShort(knowledge, name)
  else knowledge.beliefs.set(`unsaid ${last!.verb}${joint}`.trim(), String(knowledge.step))
}

const JOINT = / (?:with|in|on|to|about|from|at|for) /

/** Not by all these words: by its noun alone. */
export function callShort({ objects, here, tried }: Knowledge, name: string): void {
  const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
  if (!object || !object.name.includes(' ')) return
  const short = object.name.slice(object.name.lastIndexOf(' ') + 1)
  objects.put({ ...object, name: short })
  // what was tried under the long name counts for the short one
  for (const [key, trial] of tried.entries())
    if (key.includes(` ${object.name}`) && trial.kind !== 'unknown-word')
      tried.set(key.replace(` ${object.name}`, ` ${short}`), trial)
}

export const isNamedIn = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.slice(name.lastIndexOf(' ') + 1))

export function lose({ objects, here, beliefs }: Knowledge, name: string): void {
  const held = find(objects.values(), name, 'inventory')
  if (!held) learnAbsent({ beliefs }, name)
  const object = held ?? find(objects.values(), name, here)
  if (object)
    objects.put({
      ...object,
      location: 'gone',
      properties: held ? object.properties : [...object.properties, 'unreal'],
    })
}
