/** Learns which light is burning. */
import { isKind } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'
import { hasWorked } from './learn-deed.ts'
import { find, isInside } from './holding.ts'

const KINDLES = /^(?:turn on|switch on|light|burn)$/
const QUENCHES = /^(?:turn off|switch off|extinguish|douse)$/
const WENT_OUT = /\b(?:goes|gone|went|blown|burn(?:ed|t|s)|snuffed) out\b|\bis (?:now )?(?:off|dead|spent)\b/i

const DIMMER =
  /\b(?:lamp|light|lantern|torch|candles?|flashlight|battery|batteries)\b[^.!]{0,40}\b(?:dim(?:mer|ming)?|flicker\w*|fad(?:es|ing)|nearly out|almost out|running (?:low|out)|getting low|low on|shorter|weak\w*)\b/i
const LAST_WARNING = /\b(?:nearly|almost|about to)\b/i

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
    if (isOn && isKind(noun, 'light')) {
      set(noun)
      if ((beliefs.get(`dead ${noun}`) ?? '') !== '') {
        beliefs.set(`dead ${noun}`, '')
        beliefs.set(`kindled ${noun}`, String(knowledge.step))
      }
    } else if (!isOn && isKind(noun, 'light')) {
      const lamp = find(objects.values(), noun, 'inventory')
      // perhaps it is only packed away
      if (!lamp || !isInside(lamp.properties)) beliefs.set(`dead ${noun}`, String(knowledge.step))
      beliefs.set('unsure', String(knowledge.step))
    }
  } else if (
    last !== undefined &&
    QUENCHES.test(last.verb) &&
    (hasWorked(knowledge) || /\balready\b/i.test(reply.before))
  )
    set('')
  if (lit !== '' && (WENT_OUT.test(reply.before) || situation.died || !find(objects.values(), lit, 'inventory')))
    set('')
  // what we put out ourselves is not spent
  if (last === undefined || !QUENCHES.test(last.verb)) learnFading(knowledge, lit)
  // dark in spite of it: it does not burn
  if (lit !== '' && reply.dark && (situation.kind === 'moved' || situation.kind === 'change')) set('')
}

const WARNINGS = 2

function learnFading({ reply, beliefs, step }: Knowledge, lit: string): void {
  if (lit === '') return
  if (WENT_OUT.test(reply.before) && !isKind(lit, 'fire')) {
    beliefs.set(`dead ${lit}`, String(step))
    beliefs.set('burnt out', String(step))
    beliefs.set('fading', '')
  } else if (DIMMER.test(reply.before)) {
    const before = Number(beliefs.get('fading') ?? 0)
    beliefs.set('fading', String(LAST_WARNING.test(reply.before) ? WARNINGS : before + 1))
  }
}

/** The light we could use, if there is one. */
export function lampOf({ objects, beliefs }: Knowledge): string | undefined {
  for (const { name, location } of objects.values())
    if (location === 'inventory' && isKind(name, 'light') && (beliefs.get(`dead ${name}`) ?? '') === '') return name
  return undefined
}

/** It was not lit by a switch, and is not lit again so easily. */
export const needsFire = ({ beliefs }: Pick<Knowledge, 'beliefs'>, lamp: string): boolean =>
  isKind(lamp, 'fire') || beliefs.get(`kindled ${lamp}`) !== undefined

/** It gets dimmer: after the last warning we stay where we need no light. */
export const isFading = ({ beliefs }: Pick<Knowledge, 'beliefs'>): boolean =>
  Number(beliefs.get('fading') ?? 0) >= WARNINGS

/** Whether we can go into the dark. */
export const canSee = (knowledge: Knowledge): boolean =>
  (isLit(knowledge) || lampOf(knowledge) !== undefined) && !isFading(knowledge)

/** Dark, or it would be without the light that has gone out. */
export function isDarkHere(knowledge: Knowledge): boolean {
  const { reply, places, here, beliefs } = knowledge
  if (reply.dark || places.get(here)?.dark === true) return true
  return beliefs.get('lit') === '' && beliefs.get('burnt out') !== undefined && !isBright(knowledge, here)
}

export const isLit = ({ beliefs }: Knowledge): boolean => (beliefs.get('lit') ?? '') !== ''

/** A place seen without a light of ours needs none. */
function learnBrightness({ reply, here, beliefs, last }: Knowledge): void {
  const hasKindled = last !== undefined && KINDLES.test(last.verb)
  const key = `bright ${here}`
  if (reply.dark) {
    if (beliefs.get(key) === 'yes') beliefs.set(key, '')
  } else if (
    reply.title !== undefined &&
    !hasKindled &&
    (beliefs.get('lit') ?? '') === '' &&
    beliefs.get(key) !== 'yes'
  )
    beliefs.set(key, 'yes')
}

export const isBright = ({ beliefs }: Pick<Knowledge, 'beliefs'>, place: string): boolean =>
  beliefs.get(`bright ${place}`) === 'yes'
