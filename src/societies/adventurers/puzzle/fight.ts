/** Fights whoever attacks us or bars our way, with a weapon; without one we leave. */
import { enemyIn, weaponOf } from '../knowledge/enemies.ts'
import { enemyAt } from '../knowledge/model/dangers.ts'
import { find } from '../knowledge/holding.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'

const MOST_ROUNDS = 15

export function* fight(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { here, tried, objects } = knowledge
  // who was against us still is, until we see him fall or the place without him
  const known = enemyAt(knowledge, here)
  const enemy = enemyIn(knowledge) ?? (known === '' ? undefined : find(objects.values(), known, here))
  if (!enemy) return
  const weapon = weaponOf(knowledge)
  if (!weapon) return
  const verb = sayable(knowledge, 'attack', 'kill', 'fight', 'hit')
  if (verb === undefined) return
  const command = `${verb} ${enemy.name} with ${weapon.name}`
  const rounds = tried.get(trialKey(here, command))?.times ?? 0
  if (rounds < MOST_ROUNDS)
    yield { command, at: here, gain: 5, probability: 0.7, reason: `${enemy.name} is in our way`, urgent: true }
}
