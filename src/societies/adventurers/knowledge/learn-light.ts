/** Which light burns, as far as we know. */
import { isKind } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'
import { hasWorked } from './learn-deed.ts'
import { find } from './holding.ts'

const KINDLES = /^(?:turn on|switch on|light|burn)$/
const QUENCHES = /^(?:turn off|switch off|extinguish|douse)$/
const WENT_OUT = /\b(?:goes|gone|went|blown|burn(?:ed|t|s)|snuffed) out\b|\bis (?:now )?(?:off|dead|spent)\b/i

export function learnLight(knowledge: Knowledge): void {
  learnBrightness(knowledge)
  const { reply, last, beliefs, objects, situation } = knowledge
  const lit = beliefs.get('lit') ?? ''
  const set = (name: string) => {
    if (name !== lit) beliefs.set('lit', name)
  }
  for (const { name, lit: burns } of reply.inventory ?? []) if (burns && lit === '') set(name)
  if (last !== undefined && KINDLES.test(last.verb)) {
    const noun = last.nouns[0] ?? ''
    // "it is already on" is as good
    const isOn = hasWorked(knowledge) || /\balready\b|\bis (?:now )?(?:on|lit|burning)\b/i.test(reply.before)
    if (isOn && isKind(noun, 'light')) set(noun)
    else if (!isOn) beliefs.set(`dead ${noun}`, String(knowledge.step))
  } else if (last !== undefined && QUENCHES.test(last.verb) && hasWorked(knowledge)) set('')
  if (lit !== '' && (WENT_OUT.test(reply.before) || situation.died || !find(objects.values(), lit, 'inventory')))
    set('')
  // dark in spite of it: it does not burn
  if (lit !== '' && reply.dark && situation.kind === 'moved') set('')
}

/** The light we could use, if there is one. */
export function lampOf({ objects, beliefs }: Knowledge): string | undefined {
  for (const { name, location } of objects.values())
    if (location === 'inventory' && isKind(name, 'light') && beliefs.get(`dead ${name}`) === undefined) return name
  return undefined
}

export const isLit = ({ beliefs }: Knowledge): boolean => (beliefs.get('lit') ?? '') !== ''

/** A place seen without a light of ours needs none. */
function learnBrightness({ reply, here, beliefs }: Knowledge): void {
  const key = `bright ${here}`
  if (reply.dark) {
    if (beliefs.get(key) === 'yes') beliefs.set(key, '')
  } else if (reply.title !== undefined && (beliefs.get('lit') ?? '') === '' && beliefs.get(key) !== 'yes')
    beliefs.set(key, 'yes')
}

export const isBright = ({ beliefs }: Pick<Knowledge, 'beliefs'>, place: string): boolean => beliefs.get(`bright ${place}`) === 'yes' // prettier-ignore
