/** What two people have told and asked each other today, by topic. */
import { type SpeechAct, type Statement, topicOf } from '../fact.ts'
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
  /** told to the listener or by them, or said not to be known */
  readonly told: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  /** how often one spoke to them today */
  readonly count: number
}

/** Whoever refuses a chat has not listened to its reason: it can be told again, and asked again. */
function wasHeard({ part, chat }: Statement, { statementsOf }: Situation, listener: string): boolean {
  if (part !== 'reason') return true
  const answers = statementsOf(chat).filter(({ speaker }) => speaker === listener)
  return !answers.some(({ part: each }) => each === 'words') || answers.some(({ part: each }) => each === 'message')
}

/** What stays as it is: where a thing was, on the other hand, is worth telling again. */
const isLasting = (act: SpeechAct): boolean =>
  act.kind === 'invite' || (act.kind === 'tell' && ['news', 'gathering', 'likes'].includes(act.fact.kind))

export function toldToday(situation: Situation, listener: string): Told {
  const statements = situation.saidTo(listener)
  const told = new Set<string>()
  const asked = new Set<string>()
  for (const act of statements.filter((each) => wasHeard(each, situation, listener)).flatMap(({ acts }) => acts)) {
    const topic = topicOfAct(act)
    if (topic !== undefined) (act.kind === 'ask' ? asked : told).add(topic)
  }
  for (const statement of situation.heardFrom(listener)) {
    if (!wasHeard(statement, situation, situation.self.name)) continue
    for (const act of statement.acts) if (isLasting(act)) told.add(topicOfAct(act)!)
  }
  return { told, asked, count: statements.length }
}
