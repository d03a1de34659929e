/** Indifference: somebody or something gives the same answer whatever we do, so nothing more can be expected of it. */
import { find } from './holding.ts'
import type { Knowledge } from './knowledge.ts'
import { trialKey } from './trial-key.ts'

const STIRRING = ['push', 'press', 'pull', 'turn', 'move', 'turn on', 'switch on']

/** Pushed or pulled, it is all the same to it. */
export function isDeaf({ tried, last }: Knowledge, from: string, told: string): boolean {
  const suffix = ` ${last!.nouns[0]}`
  for (const verb of STIRRING)
    if (verb !== last!.verb && tried.get(trialKey(from, `${verb}${suffix}`))?.told === told) return true
  return false
}

/** The same answer to this and to something else: whoever or whatever it is does not care. */
export function learnIndifference({ last, objects, here, beliefs }: Knowledge): void {
  for (const name of last!.nouns) {
    if (!find(objects.values(), name, here)) continue
    const key = `indifferent ${last!.verb} ${name.slice(name.lastIndexOf(' ') + 1)}`
    beliefs.set(key, String(Number(beliefs.get(key) ?? 0) + 1))
  }
}

/** Nothing of its own is said of it: another name for something, or not worth a word. */
export function forget({ objects, here }: Knowledge, name: string): void {
  const object = find(objects.values(), name, here)
  if (object && !object.properties.includes('portable') && !object.properties.includes('plain'))
    objects.put({ ...object, properties: [...object.properties, 'plain'] })
}

/** The same answer to a verb as to something before: it is most likely meant for something else. */
export function learnEmptiness({ beliefs }: Knowledge, lesson: string): void {
  const key = `empty ${lesson}`
  beliefs.set(key, String(Number(beliefs.get(key) ?? 0) + 1))
}
