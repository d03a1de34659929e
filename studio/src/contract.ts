/** What the parts of the studio agree on. The run page knows no world by name: a world brings a `WorldView`. */
import type { ComponentType, ReactNode } from 'react'
import { countBy } from './journal/ascending.ts'
import type { Timeline } from './journal/timeline.ts'
import type { AnyMarkKind } from './mark-kind.ts'

/** One step of a run, and everything on the board then. All of the page shows the same moment. */
export interface Moment {
  readonly step: number
  readonly timeline: Timeline
  field<T>(name: string): T | undefined
}

export const momentOf = (timeline: Timeline, step: number): Moment => ({
  step,
  timeline,
  field: <T>(name: string) => timeline.field(name, step) as T | undefined,
})

/** A mark on the time line. */
export interface Mark {
  readonly step: number
  readonly kind: AnyMarkKind
  readonly label: string
}

/** A number over the run, drawn behind the time line. */
export interface Curve {
  readonly label: string
  readonly max?: number
  /** ascending steps */
  readonly points: readonly (readonly [step: number, value: number])[]
}

/** The value of a curve that holds at a step: that of the last point up to it. */
export const valueAt = ({ points }: Curve, step: number): number | undefined =>
  points[countBy(points, step, ([at]) => at) - 1]?.[1]

/** `21 of 50`, `17 rooms` */
export interface Fact {
  readonly value: string
  readonly note?: string
  /** the one that is shown large */
  readonly isMain?: boolean
}

/** What one agent thought at a moment. */
export interface AgentCard {
  readonly name: string
  readonly title: string
  /** 0 to 7: its hue, the same everywhere (`--hue-0` …) */
  readonly hue: number
  readonly mind?: string
  readonly says?: string
  readonly proposal?: string
  /** 0 to 1 */
  readonly confidence?: number
  readonly won?: boolean
  readonly isThinking?: boolean
}

/** Where agents decide together: who wanted what at a moment, and what became of it. */
export interface Ballot {
  /** answers are there and not weighed yet, or nobody has proposed anything */
  readonly isDecided: boolean
  /** what was taken first, then what was vetoed, then what else was wanted, in its order */
  readonly options: readonly BallotOption[]
}

export interface BallotOption {
  readonly what: string
  readonly fate: 'chosen' | 'vetoed' | 'lost' | 'open'
  /** the agents that wanted it, by name, and how likely each thought it would do good: 0 to 1 */
  readonly by: readonly { readonly agent: string; readonly confidence?: number }[]
  /** who vetoed it */
  readonly against?: string
  /** of what was vetoed, why it was; of the others, why it was wanted */
  readonly why: string
}

/** What a person who is asked may answer. What ends with a space is a beginning, for the person to go on with. */
export interface Suggestion {
  readonly label: string
  readonly text: string
}

export interface WorldProps {
  readonly moment: Moment
  /** goes to another step */
  readonly goTo: (step: number) => void
  /** the agent whose card is open, by name: whom somebody follows; nobody: all of them */
  readonly chosen?: string | undefined
  readonly choose?: ((agent: string | undefined) => void) | undefined
  /** goes to a new run that begins after this step with these fields; nothing where none can begin */
  readonly fork?: ((fields: Readonly<Record<string, unknown>>) => Promise<void>) | undefined
}

export interface BesideProps {
  readonly worlds: readonly { readonly id: string; readonly name: ReactNode; readonly moment: Moment }[]
}

/** One agent of the cast, larger than its card. */
export interface AgentProps extends WorldProps {
  readonly name: string
}

/** What can be opened under the time line, besides what every run has there. */
export interface ViewPanel {
  /** in the address of the page */
  readonly id: string
  readonly title: string
  readonly Panel: ComponentType<WorldProps>
}

/** How a society is shown. Everything in it is a pure function of the journal. */
export interface WorldView {
  /** the world so far: the left column */
  readonly World: ComponentType<WorldProps>
  /** what happened: the middle column */
  readonly Story: ComponentType<WorldProps>
  /** a small living picture, 4:3 */
  readonly Thumbnail: ComponentType<{ readonly moment: Moment }>
  /** worlds of several runs beside each other, larger than small pictures; without it, small pictures */
  readonly Beside?: ComponentType<BesideProps>
  /** asked again whenever the timeline has grown; may keep what it found in a WeakMap by timeline */
  curve?(timeline: Timeline): Curve | undefined
  marks?(timeline: Timeline): readonly Mark[]
  facts?(moment: Moment): readonly Fact[]
  /** nothing: whoever acted is shown as in any world */
  agents?(moment: Moment): readonly AgentCard[] | undefined
  /** only where agents decide together; nothing when it cannot be read */
  ballot?(moment: Moment): Ballot | undefined
  /** the step that brought a turn, where agents count turns of their own: what they say of it leads there */
  stepOfTurn?(timeline: Timeline, turn: number): number | undefined
  /** what there is to know of an agent whose card is open */
  readonly Agent?: ComponentType<AgentProps>
  readonly panels?: readonly ViewPanel[]
  /** what a person who is this agent may well answer to a question; the first part of the answer, where it has parts */
  suggest?(moment: Moment, agent: string, question: unknown): readonly Suggestion[]
  /** the fields with which a fork begins in which this thought comes to an agent's mind */
  whisper?(moment: Moment, agent: string, thought: string): Readonly<Record<string, unknown>>
}
