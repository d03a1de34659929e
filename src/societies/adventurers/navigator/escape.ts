/**
 * Escapes that cannot wait: out of the dark, and away from whoever is stronger; and at the start, to see places in
 * full.
 */
import { OPPOSITE } from '../knowledge/directions.ts'
import { isBright, isDarkHere, isFading } from '../knowledge/model/light.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { enemyAt, isPerilous } from '../knowledge/model/dangers.ts'
import { pathsIn, stepAlong } from '../strategy/bid.ts'
import type { Proposal } from '../protocol.ts'
import { enemyIn } from '../knowledge/enemies.ts'
import type { NavigatorKnowledge } from '../views.ts'

export interface Means {
  readonly hasLight: boolean
  readonly isArmed: boolean
}

export function* escape(knowledge: NavigatorKnowledge, { hasLight, isArmed }: Means): Generator<Proposal> {
  if (isPerilous(knowledge, knowledge.here)) yield* leaveDanger(knowledge)
  if (!hasLight) yield* leaveTheDark(knowledge)
  if (!isArmed) yield* flee(knowledge)
  if (wasHurt(knowledge)) yield* away(knowledge, 'somebody hurt us', 0.6)
  yield* seeAllAlways(knowledge)
}

/** It gets worse every turn: anywhere else. */
function* leaveDanger({ here, ways }: NavigatorKnowledge): Generator<Proposal> {
  const [way] = Object.entries(ways.get(here) ?? {}).find(([, to]) => to !== here) ?? []
  if (way !== undefined)
    yield { command: way, at: here, gain: 5, probability: 0.8, reason: 'it gets worse here every turn', urgent: true }
}

function* leaveTheDark(knowledge: NavigatorKnowledge): Generator<Proposal> {
  const { here, situation, tried, vocabulary } = knowledge
  const mustLeave = isFading(knowledge) && !isBright(knowledge, here)
  if (!isDarkHere(knowledge) && !mustLeave) return
  const back = situation.by === undefined ? undefined : OPPOSITE[situation.by]
  const blindly = (back === undefined ? OUTWARDS : [back, ...OUTWARDS]).find(
    (each) => vocabulary.knows(each) && !tried.get(trialKey(here, each)),
  )
  const way = wayToLight(knowledge) ?? blindly
  if (way !== undefined)
    yield { command: way, at: here, gain: 5, probability: 0.8, reason: 'it is dark: back to the light', urgent: true }
}

// where nothing is known, out of a dark place it goes as often as not
const OUTWARDS = ['up', 'out', 'down']

/** The first step to the nearest place that is bright. */
function wayToLight(knowledge: NavigatorKnowledge): string | undefined {
  for (const [id, { first }] of pathsIn(knowledge))
    if (first !== undefined && isBright(knowledge, id)) return stepAlong(first, knowledge)
  return undefined
}

/** Unarmed before an enemy: back where we came from. */
function* flee(knowledge: NavigatorKnowledge): Generator<Proposal> {
  if (enemyAt(knowledge, knowledge.here) !== '' && enemyIn(knowledge)) yield* away(knowledge, 'we have no weapon', 0.7)
}

function* away(
  { here, ways, situation }: NavigatorKnowledge,
  reason: string,
  probability: number,
): Generator<Proposal> {
  const known = Object.entries(ways.get(here) ?? {})
  const back = known.find(([, to]) => to === situation.cameFrom) ?? known.find(([, to]) => to !== here)
  if (back) yield { command: back[0], at: here, gain: 5, probability, reason, urgent: true }
}

const HURT =
  /\byour? (?:\w+ )?(?:arm|leg|side|shoulder|chest|hand|face|head|thigh|ribs?|blood|wounds?)\b[^.]{0,60}\b(?:blood|bleed\w*|wound\w*|cut|slash\w*|stings?)\b|\b(?:wounds?|stabs?|slashes|bites|claws|strikes) (?:you|your)\b|\byou (?:are|have been) (?:wounded|stabbed|bitten|badly hurt)\b/i

/** Whoever it was, and whether or not we know him: a second time may be the last. */
const wasHurt = ({ reply, last }: NavigatorKnowledge): boolean => last !== undefined && HURT.test(reply.before)

/** Places are known again by their description, so it should come at every visit. */
function* seeAllAlways({ step, vocabulary, here }: NavigatorKnowledge): Generator<Proposal> {
  if (step === 0 && vocabulary.knows('verbose'))
    yield { command: 'verbose', at: here, gain: 1, probability: 0.9, reason: 'to know places again', urgent: true }
}
