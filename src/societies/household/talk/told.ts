/** What two people have told and asked each other today, by topic. */
import { type SpeechAct, topicOf } from '../fact.ts'
import type { Situation } from '../situation.ts'

/** The topic an act is about, if it tells or asks something. */
export function topicOfAct(act: SpeechAct): string | undefined {
  switch (act.kind) {
    case 'tell':
      return topicOf(act.fact)
    case 'invite':
      return topicOf(act.gathering)
    case 'ask':
    case 'unknown':
      return act.topic
    default:
      return undefined
  }
}

export interface Told {
  /** told to the listener, or said not to be known */
  readonly told: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  /** how often one spoke to them today */
  readonly count: number
}

export function toldToday(situation: Situation, listener: string): Told {
  const statements = situation.saidTo(listener)
  const told = new Set<string>()
  const asked = new Set<string>()
  for (const act of statements.flatMap(({ acts }) => acts)) {
    const topic = topicOfAct(act)
    if (topic !== undefined) (act.kind === 'ask' ? asked : told).add(topic)
  }
  return { told, asked, count: statements.length }
}
