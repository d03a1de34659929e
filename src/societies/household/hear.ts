/** Hearing: what somebody says changes what the listener knows, means to do, feels and remembers. */
import type { HousePlan } from '../../worlds/house/plan.ts'
import type { Draft } from './draft.ts'
import type { SpeechAct } from './fact.ts'
import { applyGives } from './needs.ts'
import { listen } from './talk/listen.ts'
import { rememberHeard } from './talk/memory-texts.ts'

export interface Utterance {
  readonly by: string
  readonly text: string
  readonly acts: readonly SpeechAct[]
  /** the first that is heard in this chat: what follows is the same talk */
  readonly isFirst: boolean
}

const WARMTH_OF_A_REFUSAL = -0.02

export function hear(draft: Draft, plan: HousePlan, person: string, { by, text, acts, isFirst }: Utterance): void {
  const { facts, goals, warmth, company } = listen(acts, {
    self: draft.person(person),
    by,
    minute: draft.minute,
    belief: (topic) => draft.belief(person, topic),
    goals: draft.goals(person),
    relations: draft.relations(person),
    knownSince: (topic) => draft.belief(by, topic)?.minute,
  })
  for (const { fact } of facts) draft.learn(person, { fact, source: 'told', by, minute: draft.minute })
  if (goals.length > 0) draft.setGoals(person, [...draft.goals(person), ...goals])
  draft.setNeeds(person, applyGives(draft.needs(person)!, { company }))
  feel(draft, person, by, warmth, isFirst ? 1 : 0)
  draft.remember(person, rememberHeard({ me: person, other: by, acts, text, plan }))
}

export function turnedDown(draft: Draft, person: string, by: string): void {
  feel(draft, person, by, WARMTH_OF_A_REFUSAL, 0)
}

/** Whoever has talked with somebody knows them. */
export function feel(draft: Draft, person: string, other: string, warmth: number, chats: number): void {
  const before = draft.relations(person)[other] ?? { warmth: 0, chats: 0, minute: draft.minute }
  draft.setRelation(person, other, {
    ...before,
    // to four digits: what is written into a journal should not be longer than it is true
    warmth: Math.round(Math.max(-1, Math.min(1, before.warmth + warmth)) * 1e4) / 1e4,
    chats: before.chats + chats,
    minute: draft.minute,
  })
}
