/** Learns which light is burning. */
import { isOn } from '../../../variant.ts'
import { doubtHands, type ThingsDraft } from '../draft.ts'
import { find, isInside } from '../holding.ts'
import { isKind } from '../kinds.ts'
import { isSameName } from '../names.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import { wording } from '../../../../worlds/adventure/wording.ts'
import { LAST_WARNING, otherLight } from '../model/light.ts'
import { has } from '../model/things.ts'
import { inState } from './learn-states.ts'
import { hasWorked, PERCEIVES } from '../outcome.ts'

export const KINDLES = /^(?:turn on|switch on|light|burn)$/
const QUENCHES = /^(?:turn off|switch off|extinguish|douse)$/
const WENT_OUT = /\b(?:goes|gone|went|blown|burn(?:ed|t|s)|snuffed) out\b|\bis (?:now )?(?:off|dead|spent)\b/i

const DIMMER =
  /\b(?:lamp|light|lantern|torch|candles?|flashlight|battery|batteries)\b[^.!]{0,40}\b(?:dim(?:mer|ming)?|flicker\w*|fad(?:es|ing)|nearly out|almost out|running (?:low|out)|getting low|low on|shorter|weak\w*)\b/i
const NEARLY = /\b(?:nearly|almost|about to)\b/i

export function learnLight(draft: ThingsDraft): void {
  const { reply, last, objects, situation } = draft
  const { lit } = draft.light
  const set = (name: string) => {
    if (name !== draft.light.lit) draft.light = { ...draft.light, lit: name }
    // what burns again, by whatever it was kindled, can be lit again
    const { dead, kindled } = draft.light
    if (dead.includes(name))
      draft.light = { ...draft.light, dead: dead.filter((each) => each !== name), kindled: [...kindled, name] }
  }
  for (const { name, lit: burns } of reply.inventory ?? []) {
    if (!burns) continue
    if (lit === '') set(name)
    const burning = find(objects.values(), name, 'inventory')
    if (burning && !has(burning, 'on')) objects.put(inState(burning, 'on'))
  }
  if (last !== undefined && KINDLES.test(last.verb)) learnKindling(draft, last.nouns[0] ?? '', set)
  else if (last !== undefined && (GIVES_LIGHT.test(reply.before) || isToldAlight(draft))) learnGlow(draft, set)
  else if (last !== undefined && QUENCHES.test(last.verb) && (hasWorked(draft) || /\balready\b/i.test(reply.before)))
    set('')
  if (lit !== '' && (hasGoneOut(draft, lit) || situation.died || !find(objects.values(), lit, 'inventory'))) set('')
  // what we put out ourselves is not spent
  if (last === undefined || !QUENCHES.test(last.verb)) learnFading(draft, lit)
  // dark in spite of it: it does not burn
  if (lit !== '' && reply.dark && (situation.kind === 'moved' || situation.kind === 'change')) set('')
  else if (draft.light.lit === '' && !reply.dark) set(otherLight(draft, lit) ?? '')
}

// by whatever it was set alight
const GIVES_LIGHT =
  /\b(?:gives?|sheds?|casts?|throws?|giving|shedding|casting) (?:an? |its |off |out )?(?:[\w'-]+ ){0,2}(?:light|glow)\b/i

const ALIGHT = wording(String.raw`
  \bthere(?:'s| is) (?:your |the |a |some )?(?:light|flame)\b|\bis (?:now )?(?:lit|alight|burning|ablaze)\b
  \b(?:catches|bursts into flame|flares? up|springs? to life)\b`)
const NO_LIGHT = /\b(?:no|not|nothing|won't|can't|cannot|never|out|nowt)\b/i

/** `Pop! And there's your light.` */
const isToldAlight = ({ view, reply, situation }: ThingsDraft): boolean =>
  isOn(view.variant, 'light-as-told') &&
  (situation.kind === 'change' || situation.kind === 'score') &&
  ALIGHT.test(reply.before) &&
  !NO_LIGHT.test(reply.before)

/** What we hold and did something with gives light now. */
function learnGlow({ last, objects, situation }: ThingsDraft, set: (name: string) => void): void {
  const [name] = last!.nouns
  if (name === undefined || situation.kind === 'moved' || KINDLES.test(last!.verb) || PERCEIVES.test(last!.verb)) return
  // a candle end is a candle, too
  if (name.split(' ').some((word) => isKind(word, 'light')) && find(objects.values(), name, 'inventory')) set(name)
}

/** That it went out, and not what we have just done something else with. */
function hasGoneOut({ reply, last }: ThingsDraft, lit: string): boolean {
  const told = sentencesOf(reply.before.replaceAll('\n', ' ')).find((sentence) => WENT_OUT.test(sentence))
  if (told === undefined) return false
  const [noun] = last?.nouns ?? []
  if (noun === undefined || isSameName(noun, lit)) return true
  return told
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => lit.split(' ').includes(word) || (word !== '' && isKind(word, 'light')))
}

const SHINES = /\b(?:lights? up|lit|glow\w*|shin(?:es|ing)|bright\w*|illuminat\w*|burns|burning|now on)\b/i

function learnKindling(draft: ThingsDraft, noun: string, set: (name: string) => void): void {
  if (!isKind(noun, 'light')) return
  const { before } = draft.reply
  // "it is already on" is as good
  // a light that comes on in the dark shows a room
  const isStillDark = draft.places.get(draft.here)?.dark === true && draft.reply.title === undefined
  const isBurning =
    (hasWorked(draft) && !(isStillDark && !SHINES.test(before))) ||
    /\balready\b|\bis (?:now )?(?:on|lit|burning)\b/i.test(before)
  if (isBurning) {
    set(noun)
    return
  }
  const lamp = find(draft.objects.values(), noun, 'inventory')
  // perhaps it is only packed away
  if (!lamp || !isInside(lamp)) die(draft, noun)
  doubtHands(draft)
}

function learnFading(draft: ThingsDraft, lit: string): void {
  if (lit === '') return
  const { before } = draft.reply
  if (hasGoneOut(draft, lit) && !isKind(lit, 'fire')) {
    die(draft, lit)
    draft.light = { ...draft.light, isBurntOut: true, warnings: 0 }
  } else if (DIMMER.test(before)) {
    const warnings = NEARLY.test(before) ? LAST_WARNING : draft.light.warnings + 1
    draft.light = { ...draft.light, warnings }
  }
}

function die(draft: ThingsDraft, lamp: string): void {
  if (!draft.light.dead.includes(lamp)) draft.light = { ...draft.light, dead: [...draft.light.dead, lamp] }
}
