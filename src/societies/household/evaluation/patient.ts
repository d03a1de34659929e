/**
 * Somebody who decides as the rules do, but in words, and takes their time over it: as a model does. For what a turn
 * costs where thinking is what takes the time.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { decide } from '../rules.ts'
import type { Intention, Situation } from '../situation.ts'
import { householdTalk } from '../talk-of.ts'

export type Decide = (situation: Situation) => Intention

/** In words, as a model says it: what is meant is read from them. */
export function inWords(situation: Situation): Intention {
  const { command, reason } = decide(situation, householdTalk)
  return { command, reason }
}

/** The same with what they would say or do once they have answered. */
export function withWhatFollows(situation: Situation): Intention {
  const { action, command, reason } = decide(situation, householdTalk)
  const request = situation.pending.find(
    ({ id }) => action?.action_type === 'chat_response' && id === action.request_id,
  )
  if (action?.action_type !== 'chat_response' || request === undefined) return { command, reason }
  const { self, round, pending, conversations } = situation
  const members = [request.sender, self.name]
  const opened = action.accepted ? [{ id: request.id, members, speaker: self.name, left: 1, round }] : []
  const next = withWhatFollows({
    ...situation,
    pending: pending.filter((each) => each !== request),
    conversations: [...conversations, ...opened],
  })
  return { command, reason, further: [next.command, ...(next.further ?? [])] }
}

export const takingTime =
  (milliseconds: number, mind: Decide) =>
  async (situation: Situation): Promise<Intention> => {
    await pause(milliseconds)
    return mind(situation)
  }
