/**
 * A session of adventurers: an observation in, an action out, for a game that somebody else runs. It is a run that
 * waits to be told: durable, so another process goes on with it by its id, and every decision can be looked up.
 */
import { createRunId } from '../../../base/ids.ts'
import { TroupeError } from '../../../base/errors.ts'
import { isRecord } from '../../../base/json-kinds.ts'
import type { View } from '../../../board/field.ts'
import type { Run, RunResult } from '../../../engine/run.ts'
import { mind, type MakeMind } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { stateAt } from '../../../store/history.ts'
import type { Store } from '../../../store/store.ts'
import { createAdventurers } from '../adventurers.ts'
import type { Fields, Mode, Told } from '../board.ts'
import { checkTemplates } from '../prompts/own-prompts.ts'
import type { Templates } from '../prompts/templates.ts'
import { storySource, type StorySource } from '../story-source.ts'
import { createDesk } from './desk.ts'
import type { Handed } from './hear-game.ts'
import { sessionState, type SessionState } from './session-state.ts'
import { readStatusAbove } from './status-above.ts'

export interface AdventurerSessionOptions {
  /** the path of the story file, or its source, for its vocabulary; without it the words of plain English do */
  readonly story?: string | StorySource
  /** where the session is kept; in memory unless told */
  readonly store?: Store
  /** an id that is in the store continues that session */
  readonly id?: string
  readonly seed?: number
  readonly minds?: MakeMind
  /** `retry` where whoever runs the game takes `restart` and `restore N`: to before the Nth action, counted from 1 */
  readonly mode?: Exclude<Mode, 'imagine'>
  /** prompts of one's own, by member, for those that models think for */
  readonly prompts?: Templates
  /** what came with the game on paper, for minds that read */
  readonly papers?: string
  /** the session ends after so many actions */
  readonly maxSteps?: number
}

/** What a harness gets back: seed 3's format, and whether there is anything more to do. */
export interface SessionAction {
  /** of the observation it answers, counted from 0 */
  readonly step: number
  readonly reasoning: string
  readonly action: string
  /** why there is nothing more to do, where there is not */
  readonly ending?: string
}

/** What is told, and of which step: one that was answered is answered the same again, whatever was lost between. */
export type Observed = Told & { readonly step?: number }

export interface AdventurerSession {
  readonly id: string
  /**
   * what the game said, as text or with what else is known of the moment; the answer is what to type next. With a
   * `call` it may be told again, by whoever does not know whether it was heard: the answer is the same, and counts once
   */
  next(observation: string | Observed, call?: string): Promise<SessionAction>
  /** what the society knows, in the form of seed 3's session state */
  state(): Promise<SessionState>
  /** lets go of what is held in memory; another session with this id goes on from the store */
  close(): Promise<void>
}

const UNKNOWN_STORY: StorySource = { name: 'a game elsewhere', file: '', sha256: '' }
const MOST_STEPS = 100_000

export function createAdventurerSession(options: AdventurerSessionOptions = {}): AdventurerSession {
  const { story, store = memoryStore(), id = createRunId(), seed = 1, minds = mind } = options
  const { maxSteps = MOST_STEPS, mode = 'plain', papers = '' } = options
  const prompts = checkTemplates(options.prompts)
  const society = createAdventurers({ minds })
  const source = story === undefined ? UNKNOWN_STORY : typeof story === 'string' ? storySource(story) : story
  const desk = createDesk()
  const { onQuestion } = desk
  let run: Run<Fields> | undefined
  // one observation after the other, whoever sends them
  let last: Promise<unknown> = Promise.resolve()

  const open = async (): Promise<Run<Fields>> => {
    if ((await store.head(id)) > 0) return society.resume(id, { store, onQuestion })
    const input = { story: source, isOutside: true, maxSteps, mode, papers, prompts }
    return society.run(input, { id, store, seed, onQuestion, society: 'adventurers' })
  }
  // of the last observation that was heard
  let lastCall: string | undefined
  const advance = async (observation: string | Observed, call: string | undefined): Promise<SessionAction> => {
    const isOpened = run === undefined
    run ??= await open()
    const before = await Promise.race([desk.asked(), run.finished])
    if (call !== undefined) {
      if (isOpened) lastCall = (await stateAt<Fields>(store, id)).told.at(-1)?.call
      if (call === lastCall) return 'status' in before ? endedBy(before) : answerIn(before.handed)
    }
    if ('status' in before) throw over(id, before)
    const { told, step } = withoutStep(observation)
    const awaited = before.handed.action === null ? 0 : before.handed.step + 1
    if (step !== undefined && step === awaited - 1) return answerIn(before.handed)
    if (step !== undefined && step !== awaited) throw outOfStep(id, step, awaited)
    before.answer(call === undefined ? told : withCall(told, call))
    const after = await Promise.race([desk.asked(), run.finished])
    const fault = 'status' in after ? undefined : after.fault
    if (fault !== undefined) throw new TroupeError('ADVENTURE_NOT_TOLD', `That is no observation of a game: ${fault}`)
    lastCall = call
    return 'status' in after ? endedBy(after) : answerIn(after.handed)
  }
  return {
    id,
    next: (observation, call) => {
      const next = last.then(() => advance(observation, call))
      last = next.catch(() => undefined)
      return next
    },
    state: async () => sessionState((await stateAt(store, id)) as View<Fields>),
    close: async () => {
      await last
      run?.stop()
      await run?.finished.catch(() => undefined)
      run = undefined
      desk.clear()
    },
  }
}

const answerIn = ({ step, reasoning, action }: Handed): SessionAction => ({ step, reasoning, action: action! })

const endedBy = ({ reason = 'ended', board }: RunResult<Fields>): SessionAction => ({
  step: Math.max(0, board.told.length - 1),
  reasoning: `The game is over: ${reason}.`,
  action: 'quit',
  ending: reason,
})

/** The step is for the session; what is told of the game goes on without it. */
function withoutStep(observed: string | Observed): { told: unknown; step: number | undefined } {
  if (typeof observed !== 'object' || observed === null || !('step' in observed))
    return { told: observed, step: undefined }
  const { step, ...told } = observed
  if (Number.isSafeInteger(step) && step >= 0) return { told, step }
  throw new TroupeError('ADVENTURE_NOT_TOLD', 'The step of an observation is a whole number, counted from 0.')
}

function outOfStep(id: string, step: number, awaited: number): TroupeError {
  return new TroupeError(
    'ADVENTURE_NOT_TOLD',
    `Session ${id} waits for the observation of step ${awaited}, not of step ${step}. ` +
      'Tell it that one, or leave out the step.',
  )
}

/** What is no observation stays as it is, and is refused as such. */
function withCall(told: unknown, call: string): unknown {
  if (typeof told === 'string') return { ...readStatusAbove(told), call }
  return isRecord(told) ? { ...told, call } : told
}

function over(id: string, { status, reason }: RunResult<Fields>): TroupeError {
  const why =
    status === 'ended' ? `is over: ${reason ?? 'it ended'}. Begin another one` : `is ${status}, and asks nothing`
  return new TroupeError('ADVENTURE_OVER', `Session ${id} ${why}.`)
}
