/** Learns what the answer to the last command tells of things: other names, what does not care, what is in our way. */
import { answerTo, STIRS } from '../answers.ts'
import { doubtHands, type ThingsDraft } from '../draft.ts'
import { find } from '../holding.ts'
import { forget, learnIndifference } from '../indifference.ts'
import type { Knowledge } from '../knowledge.ts'
import { learnAlias } from './learn-aliases.ts'
import { learnBlocker, settleBlocker } from './learn-blockers.ts'
import { learnNeed } from './learn-needs.ts'
import { learnNews } from './learn-news.ts'
import { learnObstacle, learnPassage } from './learn-obstacles.ts'
import { noteChange } from '../model/changes.ts'
import { heldIn } from '../model/load.ts'
import { settleNeed } from '../model/needs.ts'
import { has } from '../model/things.ts'
import { FIT_THROUGH, tellsNarrow, widthOf } from '../narrow.ts'
import { GIVES, hasServed, PERCEIVES } from '../outcome.ts'

// moves things about and leaves the place as it is
const CARRIES =
  /^(?:take|get|drop|put|wear|remove|turn on|turn off|light|verbose|inventory|give|throw|enter|board|get (?:in|on|off|out)|out|exit|stand)$/
// said no oftener, it is meant for this
const OWN = 2

export function learnConsequences(draft: ThingsDraft): void {
  const { situation, last, here, places, step, discovered } = draft
  if (last === undefined) return
  const from = situation.cameFrom ?? here
  const { kind } = situation
  const perceives = PERCEIVES.test(last.verb)
  const hasTwo = last.nouns.length > 1
  const worked = hasServed(draft, discovered)
  // what happens to a thing in our hands leaves the place as it is
  const isChange =
    worked &&
    last.way === undefined &&
    !perceives &&
    !isInHand(draft, last.nouns) &&
    kind !== 'moved' &&
    !CARRIES.test(last.verb)
  if (isChange) noteChange(draft.changes, from, { changed: step })
  if (isChange) clear(draft, from)
  const { told, times, count, isDeaf } = answerTo(draft, from)
  learnAlias(draft, from)
  if ((GIVES.test(last.verb) || hasTwo) && !worked && times > 0) learnIndifference(draft, told)
  // refused in words of its own; what is held by something may be free one day
  // `You pump, and nothing turns. The brake is on.`: whatever was done, it did not take us there
  const isStopped = last.way !== undefined && (kind === 'change' || kind === 'nothing')
  const isHindered = (kind === 'refusal' || isStopped) && count <= OWN
  if (isDeaf && !isHindered) forget(draft, last.nouns[0]!)
  if ((perceives || kind === 'change') && times > 0 && last.nouns.length === 1) forget(draft, last.nouns[0]!)
  if (isHindered) {
    learnObstacle(draft)
    learnNeed(draft, from, places.get(from)?.description ?? '')
    // what we only look at is in nobody's way
    if (!perceives) learnBlocker(draft, from)
  }
  if (kind === 'change' && !perceives && !isHindered) settleBlocker(draft)
  if (hasTwo && (worked || kind === 'change') && settleNeed(draft, from))
    noteChange(draft.changes, from, { freed: step })
  // too narrow for fewer things than should fit: do we know what we carry?
  if (last.way !== undefined && kind !== 'moved' && tellsNarrow(draft.reply.before))
    if (heldIn(draft).length <= (widthOf(draft, from, last.way) ?? FIT_THROUGH)) doubtHands(draft)
  // a lever here may free a door elsewhere
  if ((isChange && STIRS.test(last.verb)) || (situation.scoreChange > 0 && kind !== 'moved')) draft.stirred = step
  if (isChange && (STIRS.test(last.verb) || hasTwo)) learnNews(draft)
  if (kind === 'moved' && last.way !== undefined && situation.isFirstVisit === true) learnPassage(draft, from)
}

/** Something came of what we did to a thing that was in our way: perhaps it is not any more. */
function clear({ objects, last, changes, step }: ThingsDraft, from: string): void {
  const isBarrier = last!.nouns.some((name) => {
    const object = find(objects.values(), name, from)
    return object !== undefined && has(object, 'barrier')
  })
  if (isBarrier) noteChange(changes, from, { freed: step })
}

/** What is carried is the same wherever it is looked at. */
export const isInHand = ({ objects }: Pick<Knowledge, 'objects'>, nouns: readonly string[]): boolean =>
  nouns.length > 0 && nouns.every((name) => find(objects.values(), name, 'inventory') !== undefined)
