/**
 * The reply of the story to the last command; what the world itself refused is a refusal, and nothing else has
 * changed.
 */
import type { Adventure } from '../../worlds/adventure/adventure.ts'
import { readReply, type Reply } from '../../worlds/adventure/reading.ts'
import type { Observation } from './board.ts'

export function replyOf(world: Adventure, observation: Observation | null): Reply {
  const refused = observation?.refused
  if (refused === undefined) return world.observe(world.agents()[0]!).reply
  return { ...readReply(refused, world.vocabulary), kind: 'refusal', told: refused }
}
