/** What somebody remembers of what they heard, said, saw and did: a sentence each, in the first person. */
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { Fact, SpeechAct } from '../fact.ts'
import { actClause, factClause } from '../speech/report.ts'

/** To be given to `remember`. The kind says whom it was with, so that reflection can count. */
export interface Remembered {
  readonly text: string
  /** 0 to 10 */
  readonly importance: number
  /** `heard:Ana`, `helped:Ana`, `said:Ana`, `seen`, `did`, `did:read` */
  readonly kind: string
  /** the memories it follows from, by their places */
  readonly on?: readonly number[]
}

export interface Talk {
  readonly me: string
  /** whom one talked with */
  readonly other: string
  readonly acts: readonly SpeechAct[]
  /** word for word, for what no act was read from */
  readonly text: string
  readonly plan: HousePlan
}

const TEXT_AT_MOST = 200

/** A nod is worth a word only where nothing else was said. */
function worthNoting(acts: readonly SpeechAct[]): readonly SpeechAct[] {
  const others = acts.filter(({ kind }) => kind !== 'remark')
  return others.length > 0 ? others : acts
}

export function rememberHeard({ me, other, acts, text, plan }: Talk): Remembered {
  const clauses = worthNoting(acts).map((act) => actClause(act, 'me', plan, me))
  const isHelp = acts.some((act) => act.kind === 'answerFavour' && act.agrees)
  return {
    text: clauses.length === 0 ? `${other} said to me: ${quoted(text)}.` : `${other} ${listed(clauses)}.`,
    importance: importanceOf(acts),
    kind: `${isHelp ? 'helped' : 'heard'}:${other}`,
  }
}

export function rememberSaid({ me, other, acts, text, plan }: Talk): Remembered {
  const clauses = worthNoting(acts).map((act) => actClause(act, other, plan, me))
  return {
    text: clauses.length === 0 ? `I said to ${other}: ${quoted(text)}.` : `I ${listed(clauses)}.`,
    // one's own words are soon forgotten, promises are not
    importance: Math.max(1, importanceOf(acts) - 1),
    kind: `said:${other}`,
  }
}

export function rememberSeen(fact: Fact, { me, plan }: Pick<Talk, 'me' | 'plan'>): Remembered {
  return { text: `I saw that ${factClause(fact, plan, me)}.`, importance: fact.kind === 'state' ? 1 : 2, kind: 'seen' }
}

/** `deed` in the past tense, `use` as the thing's use is called, where it was one. */
export function rememberDone(deed: string, use?: string): Remembered {
  return { text: `I ${deed}.`, importance: use === undefined ? 2 : 3, kind: use === undefined ? 'did' : `did:${use}` }
}

const quoted = (text: string) => `"${text.slice(0, TEXT_AT_MOST).replaceAll('"', "'")}"`

const listed = (clauses: readonly string[]) =>
  clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}`

function importanceOf(acts: readonly SpeechAct[]): number {
  return acts.reduce((most, act) => Math.max(most, importanceOfAct(act)), 1)
}

function importanceOfAct(act: SpeechAct): number {
  switch (act.kind) {
    case 'invite':
      return 7
    case 'answerInvitation':
    case 'favour':
    case 'answerFavour':
      return 6
    case 'tell':
      if (act.fact.kind === 'news' || act.fact.kind === 'gathering') return 6
      return act.fact.kind === 'thing' || act.fact.kind === 'plan' ? 4 : 3
    case 'ask':
    case 'decline':
      return 3
    default:
      return 2
  }
}
