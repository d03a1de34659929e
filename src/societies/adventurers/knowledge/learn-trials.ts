/** What came of the last command is kept, by the place and how it looked: the same is not done again in vain. */
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import { exitsIn } from '../../../worlds/adventure/read-exits.ts'
import { sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import { answerOf } from './answers.ts'
import { isKind } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'
import { hasWorked } from './learn-deed.ts'
import { find } from './holding.ts'
import { learnNews } from './learn-news.ts'
import { learnNeed, settleNeed } from './needs.ts'
import { learnNarrow, tellsNarrow } from './narrow.ts'

export const trialKey = (location: string, command: string): string => `${location}|${command}`

// what nearly happened will happen
const WARNS =
  /\b(?:warning|danger(?:ous)?|perilous|deadly|suicid\w+|narrowly|nearly (?:fall|fell|kill|die|drown)\w*|almost (?:fall|fell|kill|die|drown)\w*)\b/i
// moves things about and leaves the place as it is
const CARRIES = /^(?:take|get|drop|put|wear|remove|turn on|turn off|light|verbose|inventory|give|throw)$/
// said no oftener, it is meant for this
const OWN = 2
// so much is said of something only when its author thought of it
const TELLING = 60
const STIRS = /^(?:push|press|pull|turn|move|switch on|switch off)$/
const PERCEIVES = /^(?:examine|read|search|look|listen|smell|x)\b/

export function learnTrials(knowledge: Knowledge): void {
  const { reply, situation, last, tried, luck, places, here, step, unknownWords, harmful, discovered, answers } =
    knowledge
  if (last === undefined) return
  const from = situation.cameFrom ?? here
  const key = trialKey(from, last.text)
  const inHand = isInHand(knowledge, last.nouns) ? trialKey('inventory', last.text) : undefined
  const before = tried.get(key) ?? (inHand === undefined ? undefined : tried.get(inHand))
  const { kind } = situation
  const perceives = PERCEIVES.test(last.verb)
  const isGift = /^(?:give|show|ask|tell|talk to)$/.test(last.verb)
  const isTake = last.verb === 'take' && last.nouns[0] !== 'all'
  const isTelling =
    perceives &&
    kind !== 'refusal' &&
    (answers.get(answerOf(reply, last.nouns)) ?? 0) === 0 &&
    reply.before.length > TELLING
  const worked = isGift
    ? situation.scoreChange > 0 || discovered.length > 0
    : isTake
      ? isHeld(knowledge)
      : perceives
        ? discovered.length > 0 || situation.scoreChange > 0 || isTelling
        : hasWorked(knowledge)
  const place = places.get(from)
  const isChange = worked && !perceives && kind !== 'moved' && !CARRIES.test(last.verb)
  if (place && isChange) places.put({ ...place, version: place.version + 1 })
  const told = answerOf(reply, last.nouns)
  const times = answers.get(told) ?? 0
  if (VAIN.has(reply.kind) && told !== '') answers.set(told, times + 1)
  const isSameAgain = perceives || kind === 'change'
  if (isSameAgain && times > 0 && last.nouns.length === 1) forget(knowledge, last.nouns[0]!)
  const trial = { times: (before?.times ?? 0) + 1, version: places.get(from)?.version ?? 0, step, kind, told }
  tried.set(key, trial)
  if (inHand !== undefined) tried.set(inHand, trial)
  if (kind === 'unknown-word' && reply.unknownWord !== undefined) unknownWords.add(reply.unknownWord.toLowerCase())
  if (situation.died || situation.scoreChange < 0) harmful.add(trialKey(from, last.text))
  else if (!perceives && !isGift && WARNS.test(reply.before) && kind !== 'moved') {
    harmful.add(trialKey(from, last.text))
    if (last.way !== undefined) warn(knowledge, from, last.way)
  }
  if (last.way !== undefined && kind !== 'moved' && tellsNarrow(reply.before)) learnNarrow(knowledge, from, last.way)
  if (kind === 'refusal' && (answers.get(told) ?? 0) <= OWN) {
    learnObstacle(knowledge)
    learnNeed(knowledge, from, place?.description ?? '')
  }
  if (last.nouns.length > 1 && (worked || kind === 'change') && settleNeed(knowledge, from))
    knowledge.beliefs.set(`freed ${from}`, String(step))
  // a lever here may free a door elsewhere
  if (isChange && STIRS.test(last.verb)) knowledge.beliefs.set('stirred', String(step))
  if (isChange && (STIRS.test(last.verb) || last.nouns.length > 1)) learnNews(knowledge)
  const lesson = knowledge.view.action?.lesson ?? lessonOf(knowledge, from)
  // a way to where we have been is no find, and things put together must do more than lie there
  const isFind = situation.scoreChange > 0 || discovered.length > 0
  const pays = kind === 'moved' && lesson !== 'go' ? places.get(here)?.visitCount === 1 : last.nouns.length > 1 ? isFind : worked // prettier-ignore
  const { tries = 0, successes = 0 } = luck.get(lesson) ?? {}
  luck.set(lesson, { tries: tries + 1, successes: successes + (pays ? 1 : 0) })
}

const isHeld = ({ last, objects }: Knowledge) => find(objects.values(), last!.nouns[0] ?? '', 'inventory') !== undefined

/** What is carried is the same wherever it is looked at. */
const isInHand = ({ objects }: Pick<Knowledge, 'objects'>, nouns: readonly string[]): boolean =>
  nouns.length === 1 && find(objects.values(), nouns[0]!, 'inventory') !== undefined

const VAIN: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'nothing', 'change'])

/** What this was an example of: the verb, and with doors and boxes whether they were known to be closed. */
function lessonOf({ last, places, objects }: Knowledge, from: string): string {
  const { way, verb, nouns } = last!
  if (way !== undefined) return places.get(from)?.exits.includes(way) ? 'go' : 'go unsaid'
  if (verb === 'examine' && nouns[0] !== undefined) {
    const object = find(objects.values(), nouns[0], from)
    return object?.properties.includes('mentioned') ? 'examine mentioned' : 'examine'
  }
  if (verb === 'take' && nouns[0] !== undefined) {
    const object = find(objects.values(), nouns[0], 'inventory') ?? find(objects.values(), nouns[0], from)
    return object?.properties.includes('portable') ? 'take listed' : 'take'
  }
  if (verb === 'put' && nouns.length === 2) return `put ${/\s(on|in)\s/.exec(last!.text)?.[1] ?? 'in'}`
  if (verb !== 'open' || nouns[0] === undefined) return verb
  const object = find(objects.values(), nouns[0], from) ?? find(objects.values(), nouns[0], 'inventory')
  return lessonOfOpening(object?.properties ?? [], nouns[0])
}

export function lessonOfOpening(properties: readonly string[], name: string): string {
  if (properties.includes('unlocked')) return 'open unlocked'
  if (properties.includes('closed') || properties.includes('open')) return 'open closed'
  return isKind(name, 'container') ? 'open container' : isKind(name, 'door') ? 'open door' : 'open'
}

/** Nothing of its own is said of it: another name for something, or not worth a word. */
function forget({ objects, here }: Knowledge, name: string): void {
  const object = find(objects.values(), name, here)
  if (object && !object.properties.includes('portable') && !object.properties.includes('plain'))
    objects.put({ ...object, properties: [...object.properties, 'plain'] })
}

const HINDERS = /^(?:open|unlock|turn|pull|push|move|enter|climb|go|lift|raise|tie|cut|break|dig|attack)$/

/** Refused for a reason of its own: here something is to be solved. */
function learnObstacle({ last, objects, here, reply }: Knowledge): void {
  if (!HINDERS.test(last!.verb)) return
  const names = [...last!.nouns, ...(last!.way === undefined ? [] : reply.things.map(({ name }) => name))]
  for (const name of names) {
    const object = find(objects.values(), name, here)
    if (object && !object.properties.includes('obstacle'))
      objects.put({ ...object, properties: [...object.properties.filter((each) => each !== 'mentioned'), 'obstacle'] })
  }
}

/** What is said of one way in a sentence is true of the others in it: `to north and south the mud lies smooth`. */
function warn({ places, beliefs }: Knowledge, from: string, way: string): void {
  const ways = new Set([way])
  for (const sentence of sentencesOf(places.get(from)?.description ?? '')) {
    const said = exitsIn([sentence]).map(({ direction }) => direction)
    if (said.includes(way)) for (const other of said) ways.add(other)
  }
  beliefs.set(`warned ${from}`, [...ways].join('|'))
}
