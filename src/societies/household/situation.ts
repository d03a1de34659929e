/** The situation of one person at their turn: all they may decide by, and nothing they cannot know. */
import type { Random } from '../../base/random.ts'
import type { ChatNews, ChatRequest, Conversation } from '../../mail/chat/chat.ts'
import type { HouseAction, HousePerception } from '../../worlds/house/action.ts'
import type { Need } from '../../worlds/house/house-file.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import type { PersonState } from '../../worlds/house/state.ts'
import type { Variant } from '../variant.ts'
import type { Decision, Insights, PlanOf, Relation } from './board.ts'
import type { Belief, Fact, SpeechAct, Statement } from './fact.ts'
import type { GoalState, PersonFile } from './person.ts'

export interface Situation {
  readonly self: PersonFile
  readonly state: PersonState
  /** the rooms and doors, and what each thing can be used for: people know the place they live in */
  readonly plan: HousePlan
  readonly perception: HousePerception
  /** minutes since midnight of the first day */
  readonly minute: number
  readonly round: number
  readonly minutesPerTurn: number
  /** when the run is over */
  readonly lastMinute: number
  /** the actions already done in this turn: only so many are allowed */
  readonly actionsDone: number
  readonly needs: Readonly<Record<Need, number>>
  readonly goals: readonly GoalState[]
  readonly plans: PlanOf
  /** the decision before this one, with what came of it */
  readonly last?: Decision
  /** requests that wait for an answer, those in which it may speak, and what it is told now */
  readonly pending: readonly HeardRequest[]
  readonly conversations: readonly Conversation[]
  readonly news: readonly ChatNews[]
  /** requests of its own that nobody has answered yet */
  readonly asked: readonly ChatRequest[]
  /** people who cannot be asked to chat yet, and why the house would refuse */
  readonly notYet: ReadonlySet<string>
  readonly canTalk: boolean
  /** whether several may be asked into one conversation */
  readonly groups?: boolean
  /** whether people may agree on a goal by chat, and reach it together */
  readonly sharesGoals?: boolean
  /** what one knows, by topic */
  readonly belief: (topic: string) => Belief | undefined
  readonly topics: readonly string[]
  readonly relations: Readonly<Record<string, Relation>>
  /** what one has come to see by reflection */
  readonly insights?: Insights
  /** what one said to somebody today, the latest last: nobody repeats themselves */
  readonly saidTo: (listener: string) => readonly Statement[]
  /** what somebody said to one lately, the latest last: nobody tells them their own news */
  readonly heardFrom: (speaker: string) => readonly Statement[]
  /** what somebody said in this chat, if anything: the reason of a request one is answering */
  readonly statementsOf: (chat: string) => readonly Statement[]
  /** a thought that was put into one's head */
  readonly whisper?: string
  /** what evolution changed of how one decides */
  readonly variant?: Variant
  readonly random: Random
}

/** A pending request with what was meant by its reason. */
export interface HeardRequest extends ChatRequest {
  readonly acts: readonly SpeechAct[]
}

/** What somebody decides: a command, as a model or a person would give it. */
export interface Intention {
  readonly command: string
  readonly reason: string
  /** commands to be done at once after it, where it is an answer that takes no time */
  readonly further?: readonly string[]
  /** what it serves: `food`, `goal:tea`, `gathering:party`, `chat` */
  readonly aim?: string
  /** the commands that are to follow */
  readonly steps?: readonly string[]
  /** the same as data, where rules talk: nobody has to read what they wrote themselves */
  readonly action?: HouseAction
  /** what is meant by what is said, where something is said */
  readonly acts?: readonly SpeechAct[]
  /** what led nowhere and is left alone from now on, see `PlanOf` */
  readonly setAside?: Readonly<Record<string, number>>
}

/** What changes in a person when they listen: all of it is theirs. */
export interface Heard {
  readonly facts: readonly { readonly fact: Fact; readonly by: string }[]
  readonly goals: readonly GoalState[]
  /** by how much they feel warmer or colder */
  readonly warmth: number
  /** how much it serves their need for company */
  readonly company: number
}
