/**
 * The reply of the story to the last command; what the world itself refused is a refusal, and nothing else has
 * changed.
 */
import { readReply, type Reply } from '../../worlds/adventure/reading.ts'
import type { Observation } from './board.ts'
import type { Scene } from './world-of.ts'

export function replyOf({ reply, vocabulary }: Scene, observation: Observation | null): Reply {
  const refused = observation?.refused
  if (refused === undefined) return reply
  return { ...readReply(refused, vocabulary), kind: 'refusal', told: refused }
}
