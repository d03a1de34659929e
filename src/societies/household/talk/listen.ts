/** What changes in somebody who listens: what they know, what they mean to do, and how they feel about the speaker. */
import { type Belief, type Fact, isSameFact, type SpeechAct, topicOf } from '../fact.ts'
import type { GoalState, PersonFile } from '../person.ts'
import type { Heard } from '../situation.ts'
import type { Relation } from '../board.ts'
import { goalOfMeeting } from './undertake.ts'
import { warmthFor } from './warmth.ts'

export interface Listener {
  readonly self: PersonFile
  /** who speaks: never read from the words */
  readonly by: string
  readonly minute: number
  readonly belief: (topic: string) => Belief | undefined
  readonly goals: readonly GoalState[]
  readonly relations: Readonly<Record<string, Relation>>
  /** when the speaker came to know what they tell, where that is known */
  readonly knownSince?: (topic: string) => number | undefined
}

export function listen(acts: readonly SpeechAct[], listener: Listener): Heard {
  const facts: Heard['facts'][number][] = []
  const goals: GoalState[] = []
  let warmth = CHAT_WARMS
  for (const act of acts) {
    const fact = act.kind === 'tell' ? act.fact : act.kind === 'invite' ? act.gathering : undefined
    if (fact !== undefined && isNew(fact, listener)) facts.push({ fact, by: listener.by })
    const meeting = meetingFrom(act, listener)
    if (meeting !== undefined) goals.push(meeting)
    warmth += warmthFrom(act, listener)
  }
  return {
    facts,
    goals,
    warmth: Math.max(-WARMTH_AT_MOST, Math.min(WARMTH_AT_MOST, warmth)),
    company: companyFrom(listener),
  }
}

/** Hearsay may be older than it sounds: what one saw oneself within this time holds. */
const SEEN_HOLDS_MINUTES = 120

function isNew(fact: Fact, { self, by, minute, belief, knownSince }: Listener): boolean {
  // nobody is told by others what they themselves feel, like, do or hold
  if ('person' in fact && fact.person === self.name) return false
  if (fact.kind === 'gathering' && fact.host === self.name) return false
  const topic = topicOf(fact)
  const known = belief(topic)
  if (known === undefined) return true
  if (isSameFact(known.fact, fact) || known.source === 'own') return false
  // only the host changes when and where it is
  if (fact.kind === 'gathering') return by === fact.host && known.fact.kind === 'gathering' && known.fact.host === by
  // somebody's own word about themselves counts more than what others say
  if ('person' in fact && known.by === fact.person && by !== fact.person && known.fact.kind !== 'person') return false
  const since = knownSince?.(topic)
  if (since !== undefined) return since > known.minute
  return known.source === 'told' || minute - known.minute > SEEN_HOLDS_MINUTES
}

/** Whoever asked to be met, and hears a yes, goes there as well. */
function meetingFrom(act: SpeechAct, { by, self }: Listener): GoalState | undefined {
  if (act.kind !== 'answerFavour' || !act.agrees || act.favour.kind !== 'meet' || act.favour.who !== self.name)
    return undefined
  return goalOfMeeting(act.favour, by)
}

const CHAT_WARMS = 0.02
const WARMTH_AT_MOST = 0.15

function warmthFrom(act: SpeechAct, { self, belief }: Listener): number {
  switch (act.kind) {
    case 'thank':
      return 0.04
    case 'greet':
      return 0.01
    case 'invite':
      return 0.05
    case 'decline':
      return -0.04
    case 'answerInvitation':
      return act.comes ? 0.06 : -0.02
    case 'answerFavour':
      return act.agrees ? 0.06 : -0.04
    case 'tell':
      // to like the same brings people together
      if (act.fact.kind === 'likes') return (self.likes ?? []).includes(act.fact.what) ? 0.07 : 0.01
      return belief(topicOf(act.fact)) === undefined ? 0.03 : 0.01
    default:
      return 0
  }
}

const COMPANY = 12

/** How much of the need for company a chat serves: more with a friend. */
function companyFrom({ relations, by, self }: Listener): number {
  const warmth = warmthFor({ relations, self }, by)
  return Math.round(COMPANY * (1 + Math.max(-0.5, Math.min(1, warmth))))
}
