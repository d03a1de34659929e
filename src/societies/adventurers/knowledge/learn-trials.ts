/** Learns from trials: what came of the last command is kept by place, so that the same is not done again in vain. */
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import { answerOf } from './answers.ts'
import { find } from './holding.ts'
import { forget, isDeaf, learnEmptiness, learnIndifference } from './indifference.ts'
import type { Knowledge } from './knowledge.ts'
import { learnAlias } from './learn-aliases.ts'
import { hasWorked } from './learn-deed.ts'
import { learnNews } from './learn-news.ts'
import { learnObstacle, learnPassage, warn } from './learn-obstacles.ts'
import { lessonOf } from './lessons.ts'
import { learnNarrow, tellsNarrow } from './narrow.ts'
import { learnNeed, settleNeed } from './needs.ts'
import { trialKey } from './trial-key.ts'

// what nearly happened will happen
const WARNS =
  /\b(?:warning|danger(?:ous)?|perilous|deadly|suicid\w+|narrowly|nearly (?:fall|fell|kill|die|drown)\w*|almost (?:fall|fell|kill|die|drown)\w*)\b/i
// moves things about and leaves the place as it is
const CARRIES = /^(?:take|get|drop|put|wear|remove|turn on|turn off|light|verbose|inventory|give|throw)$/
// said no oftener, it is meant for this
const OWN = 2
const STIRS = /^(?:push|press|pull|turn|move|turn on|switch on|switch off)$/

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
  const worked = isGift
    ? situation.scoreChange > 0 || discovered.length > 0
    : isTake
      ? isHeld(knowledge)
      : perceives
        ? discovered.length > 0 || situation.scoreChange > 0
        : hasWorked(knowledge)
  const place = places.get(from)
  // what happens to a thing in our hands leaves the place as it is
  const isChange = worked && !perceives && inHand === undefined && kind !== 'moved' && !CARRIES.test(last.verb)
  if (place && isChange) places.put({ ...place, version: place.version + 1 })
  const told = answerOf(reply, last.nouns)
  const times = answers.get(told) ?? 0
  learnAlias(knowledge, from)
  const isSameOfSame = STIRS.test(last.verb) && last.nouns.length === 1 && isDeaf(knowledge, from, told)
  // what is said of one thing again is not said of everything
  if (VAIN.has(reply.kind) && told !== '' && !isSameOfSame) answers.set(told, times + 1)
  if ((isGift || last.nouns.length > 1) && !worked && times > 0) learnIndifference(knowledge)
  // what is held by something may be free one day
  const isHindered = kind === 'refusal' && (answers.get(told) ?? 0) <= OWN
  if (isSameOfSame && !isHindered) forget(knowledge, last.nouns[0]!)
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
  if (kind === 'moved' && last.way !== undefined && places.get(here)?.visitCount === 1) learnPassage(knowledge, from)
  const lesson = knowledge.view.action?.lesson ?? lessonOf(knowledge, from)
  if (lesson.startsWith('own ') && times > 0) learnEmptiness(knowledge, lesson)
  // a way to where we have been is no find, and things put together must do more than lie there
  const isFind = situation.scoreChange > 0 || discovered.length > 0
  const pays =
    kind === 'moved' && lesson !== 'go' ? places.get(here)?.visitCount === 1 : last.nouns.length > 1 ? isFind : worked
  const { tries = 0, successes = 0 } = luck.get(lesson) ?? {}
  luck.set(lesson, { tries: tries + 1, successes: successes + (pays ? 1 : 0) })
}

const isHeld = ({ last, objects }: Knowledge) => find(objects.values(), last!.nouns[0] ?? '', 'inventory') !== undefined

/** What is carried is the same wherever it is looked at. */
const isInHand = ({ objects }: Pick<Knowledge, 'objects'>, nouns: readonly string[]): boolean =>
  nouns.length === 1 && find(objects.values(), nouns[0]!, 'inventory') !== undefined

const VAIN: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'nothing', 'change'])
