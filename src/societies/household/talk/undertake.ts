/** What somebody takes upon themselves by what they say: a yes to an invitation or a favour becomes a goal. */
import type { Commitment } from '../board.ts'
import type { Belief, Favour, SpeechAct } from '../fact.ts'
import type { GoalState } from '../person.ts'
import { theName } from '../speech/names.ts'
import { clockWords } from '../speech/times.ts'

export interface Undertaking {
  readonly goals: readonly GoalState[]
  readonly promises: readonly Commitment[]
}

export interface Promiser {
  /** who speaks, and to whom */
  readonly self: { readonly name: string }
  readonly to: string
  readonly minute: number
  readonly belief: (topic: string) => Belief | undefined
  readonly goals: readonly GoalState[]
  /** whether a name is that of a room; what else something is brought to is somebody */
  readonly isRoom: (name: string) => boolean
}

const MEETING_MINUTES = 30
const FAVOUR_MINUTES = 240

type Meeting = Extract<Favour, { kind: 'meet' }>

/** To be there, for whichever of the two it is. */
export function goalOfMeeting(favour: Meeting, other: string): GoalState {
  const id = `favour:meet:${favour.who}:${favour.place}:${favour.at}`
  const text = `meet ${other} in ${theName(favour.place)} at ${clockWords(favour.at, 'digits')}`
  const [from, until] = [favour.at, favour.at + MEETING_MINUTES]
  return { goal: { id, text, kind: 'be', place: favour.place, from, until }, status: 'open', askedBy: id }
}

export function undertake(acts: readonly SpeechAct[], promiser: Promiser): Undertaking {
  const goals: GoalState[] = []
  const promises: Commitment[] = []
  for (const act of acts) {
    const taken = act.kind === 'answerInvitation' && act.comes ? coming(act.id, promiser) : favourTaken(act, promiser)
    // a goal one has already is not taken up twice
    goals.push(...taken.goals.filter(({ goal }) => !promiser.goals.some((known) => known.goal.id === goal.id)))
    promises.push(...taken.promises)
  }
  return { goals, promises }
}

const nothing: Undertaking = { goals: [], promises: [] }

function coming(id: string, { belief, self, to }: Promiser): Undertaking {
  const topic = `gathering:${id}`
  const fact = belief(topic)?.fact
  if (fact?.kind !== 'gathering') return nothing
  const { what, place, from, until } = fact
  const text = `come to ${what} in ${theName(place)}`
  const promise = { id: `${topic}:${self.name}`, by: self.name, to, text, due: until, status: 'open' } as const
  return {
    goals: [
      { goal: { id: topic, text, kind: 'be', place, from, until }, status: 'open', askedBy: topic, promisedTo: to },
    ],
    promises: [promise],
  }
}

function favourTaken(act: SpeechAct, { self, to, minute, isRoom }: Promiser): Undertaking {
  if (act.kind !== 'answerFavour' || !act.agrees) return nothing
  const { favour } = act
  // a goal that is shared belongs to both: see `agreeToHelp`
  if (favour.kind === 'help') return nothing
  if (favour.kind === 'meet') {
    const goal = goalOfMeeting(favour, favour.who === self.name ? to : favour.who)
    const { id, text } = goal.goal
    const due = favour.at + MEETING_MINUTES
    return {
      goals: [{ ...goal, promisedTo: to }],
      promises: [{ id: `${id}:${self.name}`, by: self.name, to, text, due, status: 'open' }],
    }
  }
  const id = `favour:bring:${favour.thing}:${favour.to}:${minute}`
  const due = minute + FAVOUR_MINUTES
  const text = `bring ${theName(favour.thing)} to ${isRoom(favour.to) ? theName(favour.to) : favour.to}`
  const goal = { id, text, kind: 'bring', thing: favour.thing, to: favour.to, until: due } as const
  return {
    goals: [{ goal, status: 'open', askedBy: id, promisedTo: to }],
    promises: [{ id: `${id}:${self.name}`, by: self.name, to, text, due, status: 'open' }],
  }
}
