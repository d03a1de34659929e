/** Indifference: somebody or something gives the same answer whatever we do, so nothing more can be expected of it. */
import type { ThingsDraft } from './draft.ts'
import { find, marked } from './holding.ts'
import type { Knowledge } from './knowledge.ts'
import { timesIndifferent } from './model/people.ts'
import { has } from './model/things.ts'
import { trialKey } from './trial-key.ts'

const STIRRING = ['push', 'press', 'pull', 'turn', 'move', 'turn on', 'switch on']

/** Pushed or pulled, it is all the same to it. */
export function isDeaf({ tried, last }: Pick<Knowledge, 'tried' | 'last'>, from: string, told: string): boolean {
  const suffix = ` ${last!.nouns[0]}`
  for (const verb of STIRRING)
    if (verb !== last!.verb && tried.get(trialKey(from, `${verb}${suffix}`))?.told === told) return true
  return false
}

/** Stands for everybody: it is said to whoever is asked. */
export const EVERYBODY = '*'
const ASKS = /^(?:ask|tell|show|talk to|greet|hello)$/

/** Somebody else answered the same words to the same verb: they are nobody's own. */
function isSaidByAll({ tried, last }: ThingsDraft, told: string): boolean {
  const { verb, nouns } = last!
  if (!ASKS.test(verb) || told.includes('*')) return false
  const addressed = verb === 'show' ? nouns.at(-1)! : nouns[0]!
  for (const [key, trial] of tried.entries()) {
    const command = key.slice(key.indexOf('|') + 1)
    if (trial.told === told && command.startsWith(`${verb} `) && !command.includes(addressed)) return true
  }
  return false
}

/** The same answer to this and to something else: whoever or whatever it is does not care. */
export function learnIndifference(draft: ThingsDraft, told: string): void {
  const { last, objects, here, indifference } = draft
  if (isSaidByAll(draft, told)) {
    const times = timesIndifferent(draft, EVERYBODY, last!.verb)
    indifference.set(EVERYBODY, { ...indifference.get(EVERYBODY), [last!.verb]: times + 1 })
  }
  for (const name of last!.nouns) {
    if (!find(objects.values(), name, here)) continue
    const noun = name.slice(name.lastIndexOf(' ') + 1)
    const times = timesIndifferent(draft, noun, last!.verb)
    indifference.set(noun, { ...indifference.get(noun), [last!.verb]: times + 1 })
  }
}

/** Nothing of its own is said of it: another name for something, or not worth a word. */
export function forget({ objects, here }: ThingsDraft, name: string): void {
  const object = find(objects.values(), name, here)
  if (object && !has(object, 'portable') && !has(object, 'plain')) objects.put(marked(object, 'plain'))
}
