/** The current step: who thinks in it, and what a person was asked and has not answered. */
import type { OpenQuestion } from '../../../../../src/server/api.ts'
import type { Timeline } from '../../../journal/timeline.ts'
import { createCast, follow, type Actor, type Cast } from './actors.ts'
import { folded } from './folded.ts'

/** As the server names it by its key, and whom the agent thinks for. */
export interface Question extends OpenQuestion {
  readonly slot: number
  readonly who?: string
}

interface InHand {
  step: number
  readonly cast: Cast
  readonly thought: Set<number>
  readonly asked: Map<string, Question>
}

const inHand = folded<InHand>(
  () => ({ step: 0, cast: createCast(), thought: new Set(), asked: new Map() }),
  (hand, entry) => {
    const { cast, thought, asked } = hand
    const { record } = entry
    follow(cast, entry)
    if (record.kind === 'start' || record.kind === 'step' || record.kind === 'end') {
      hand.step = record.step + 1
      thought.clear()
      asked.clear()
    }
    // a thought that nobody waited for any more may have written late: that was for another step
    if (record.step !== hand.step) return
    if (record.kind === 'think') thought.add(record.slot)
    else if (record.kind === 'answer') asked.delete(keyOf(record))
    else if (record.kind === 'fail') for (const slot of record.slots) thought.delete(slot)
    else if (record.kind === 'ask') {
      const { slot, agent, question, fault } = record
      const who = cast.now[slot]?.who
      const key = keyOf(record)
      // what is asked again comes last
      asked.delete(key)
      asked.set(key, {
        key,
        slot,
        agent,
        question,
        ...(fault !== undefined && { fault }),
        ...(who !== undefined && { who }),
      })
    }
  },
)

const keyOf = ({ step, slot, key }: { readonly step: number; readonly slot: number; readonly key: string }) =>
  `${step}.${slot}.${key}`

export interface Thinkers {
  readonly thinking: readonly Actor[]
  readonly asking: readonly Actor[]
}

/** At the end of the journal. Whether a process is at work there, the journal does not say. */
export function thinkersOf(timeline: Timeline): Thinkers {
  const { cast, thought, asked } = inHand(timeline)
  const waits = new Set([...asked.values()].map(({ slot }) => slot))
  return {
    thinking: cast.now.filter((_, slot) => !thought.has(slot) && !waits.has(slot)),
    asking: cast.now.filter((_, slot) => waits.has(slot)),
  }
}

/** Who thinks in the current step, by slot. */
export function actorsOf(timeline: Timeline): readonly Actor[] {
  return inHand(timeline).cast.now
}

/** What the run waits for at the end of its journal. */
export function questionsOf(timeline: Timeline): readonly Question[] {
  return [...inHand(timeline).asked.values()]
}
