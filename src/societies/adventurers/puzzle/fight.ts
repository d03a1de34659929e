/** Who attacks us or bars our way is fought with a weapon; without one we leave. */
import { enemyIn, weaponOf } from '../knowledge/enemies.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { trialKey } from '../knowledge/learn-trials.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'

const MOST_ROUNDS = 15

export function* fight(knowledge: Knowledge): Generator<Proposal> {
  const enemy = enemyIn(knowledge)
  if (!enemy) return
  const { here, tried } = knowledge
  const weapon = weaponOf(knowledge)
  if (!weapon) return
  const verb = sayable(knowledge, 'attack', 'kill', 'fight', 'hit')
  if (verb === undefined) return
  const command = `${verb} ${enemy.name} with ${weapon.name}`
  const rounds = tried.get(trialKey(here, command))?.times ?? 0
  if (rounds < MOST_ROUNDS)
    yield { command, at: here, gain: 5, probability: 0.7, reason: `${enemy.name} is in our way`, urgent: true }
}
