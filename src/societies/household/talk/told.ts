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
  let isRefused = false
  for (const { speaker, part: each } of statementsOf(chat)) {
    if (speaker !== listener) continue
    if (each === 'message') return true
    if (each === 'words') isRefused = true
  }
  return !isRefused
}

/** What stays as it is: where a thing was, on the other hand, is worth telling again. */
const isLasting = (act: SpeechAct): boolean =>
  act.kind === 'invite' || (act.kind === 'tell' && lasting.has(act.fact.kind))

const lasting: ReadonlySet<string> = new Set(['news', 'gathering', 'likes'])

/** It follows from what the two have said to each other, and is asked at each turn in which they are in one room. */
const known = new WeakMap<readonly Statement[], { readonly heard: readonly Statement[]; readonly told: Told }>()

export function toldToday(situation: Situation, listener: string): Told {
  const said = situation.saidTo(listener)
  const heard = situation.heardFrom(listener)
  const found = known.get(said)
  if (found?.heard === heard && said.length + heard.length > 0) return found.told
  const told = findTold(situation, listener, said, heard)
  // where groups talk, what is said to others tells as well whether somebody listened
  if (situation.groups !== true) known.set(said, { heard, told })
  return told
}

function findTold(
  situation: Situation,
  listener: string,
  statements: readonly Statement[],
  heard: readonly Statement[],
): Told {
  const told = new Set<string>()
  const asked = new Set<string>()
  for (const statement of statements) {
    if (!wasHeard(statement, situation, listener)) continue
    for (const act of statement.acts) {
      const topic = topicOfAct(act)
      if (topic !== undefined) (act.kind === 'ask' ? asked : told).add(topic)
    }
  }
  for (const statement of heard) {
    if (!wasHeard(statement, situation, situation.self.name)) continue
    for (const act of statement.acts) if (isLasting(act)) told.add(topicOfAct(act)!)
  }
  return { told, asked, count: statements.length }
}
