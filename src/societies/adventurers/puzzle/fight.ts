/** Fights whoever attacks us or bars our way, with a weapon; without one we leave. */
import { enemyIn, weaponOf } from '../knowledge/enemies.ts'
import { enemyAt } from '../knowledge/model/dangers.ts'
import { find } from '../knowledge/holding.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'

const ATTACKS = ['attack', 'kill', 'fight', 'hit']
const BLOWS: ReadonlySet<string> = new Set(ATTACKS)
const MOST_ROUNDS = 15
// who takes no harm from it only gets angry
const NO_USE =
  /\b(?:no (?:damage|effect|harm|impression)|un(?:harmed|hurt|scathed|impressed)|annoy(?:s|ed|ing)?|tough as|harmless\w*|not a scratch|bounces? off|glances? off)\b/i

export function* fight(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { here, tried, objects } = knowledge
  // who was against us still is, until we see him fall or the place without him
  const known = enemyAt(knowledge, here)
  const enemy = enemyIn(knowledge) ?? (known === '' ? undefined : find(objects.values(), known, here))
  if (!enemy) return
  const weapon = weaponOf(knowledge)
  yield* pickUp(knowledge)
  if (!weapon) return
  const verb = sayable(knowledge, ...ATTACKS)
  if (verb === undefined) return
  const command = `${verb} ${enemy.name} with ${weapon.name}`
  const { times: rounds = 0, told = '' } = tried.get(trialKey(here, command)) ?? {}
  if (rounds < MOST_ROUNDS && !NO_USE.test(told))
    yield { command, at: here, gain: 5, probability: 0.7, reason: `${enemy.name} is in our way`, urgent: true }
}

const LOST = /\b(?:don't|do not|aren't|are not) (?:have|hold|holding|carrying)\b|\bnot (?:holding|carrying)\b/i

/** It was struck out of our hands: it lies here. */
function* pickUp({ here, last, reply }: PuzzleKnowledge): Generator<Proposal> {
  const [, weapon] = last?.nouns ?? []
  if (weapon === undefined || !BLOWS.has(last!.verb) || !LOST.test(reply.before)) return
  const reason = 'it was struck out of our hands'
  yield { command: `take ${weapon}`, at: here, gain: 5, probability: 0.8, reason, urgent: true }
}
