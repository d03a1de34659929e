/** Something one could do now, and how much it is wanted: the common coin of needs, goals, talk and the night. */
import type { HouseAction } from '../../worlds/house/action.ts'
import { listOf } from '../../worlds/house/words.ts'
import { commandOf } from './commands.ts'
import type { SpeechAct } from './fact.ts'
import type { Outlook } from './outlook.ts'
import { makePlan } from './planner/make-plan.ts'
import type { Wish } from './planner/wish.ts'
import type { Utterance } from './talk-port.ts'

export interface Option {
  readonly aim: string
  /** about 0 to 100 */
  readonly utility: number
  /** the command to give now, and those that are to follow */
  readonly steps: readonly [string, ...string[]]
  /** a sentence */
  readonly reason: string
  /** what is left alone for a time if it is refused: its aim, or the command it ends with */
  readonly target: string
  readonly acts?: readonly SpeechAct[]
  /** of talk in words: what is done now, as data */
  readonly action?: HouseAction
  /** of talk: the same as it would be said, or nothing where there are no words left for it */
  readonly inWords?: () => Option | undefined
}

/** What can be done, and what turned out to lead nowhere: see `PlanOf`. */
export interface Options {
  readonly options: readonly Option[]
  readonly setAside: Readonly<Record<string, number>>
}

export const WAIT = commandOf({ action_type: 'noop' })

/** The commands that lead to a wish; waiting where it is fulfilled, nothing where no plan can be made. */
export function stepsFor(wish: Wish, { knowledge }: Outlook): readonly [string, ...string[]] | undefined {
  const planned = makePlan(wish, knowledge)
  return planned.ok ? commands(planned.actions) : undefined
}

export function commands(actions: readonly HouseAction[]): readonly [string, ...string[]] {
  const [first = WAIT, ...rest] = actions.map(commandOf)
  return [first, ...rest]
}

/** To ask somebody to chat. The words are found when it is chosen. */
export function talkOption({ to, also = [], acts, why, say }: Utterance, aim: string, utility: number): Option {
  const option = { aim, utility, reason: why, target: `chat ${to}` }
  const asking = (message: string) =>
    ({ action_type: 'chat_request', recipient: listOf([to, ...also]), message }) as const
  return {
    ...option,
    steps: [commandOf(asking('…'))],
    acts,
    inWords: () => {
      const said = say()
      if (said === undefined) return undefined
      const action = asking(said.text)
      return { ...option, steps: [commandOf(action)], acts: said.acts, action }
    },
  }
}
