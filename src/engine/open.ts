/** Opens a session: of a new run, of one that is resumed, or of a fork. */
import { TroupeError } from '../base/errors.ts'
import { applyChanges, noValues, type Changes } from '../board/change.ts'
import { checkValues, editChanges, startChanges, type FieldValues } from '../board/input.ts'
import { checkMinds } from '../define/chosen-mind.ts'
import type { CompiledFlow } from '../define/society.ts'
import { checkShape, shapeOf } from '../define/shape.ts'
import { checkForkable, momentOf, openRun, type Moment, type Opened } from '../store/fold.ts'
import { continueJournal, createJournal, type Journal } from '../store/journal.ts'
import { nothingPending, readPending, type Pending } from '../store/pending.ts'
import { FORMAT_VERSION, type EndRecord, type StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { timeOf, type RunInner, type RunOptions, type Session } from './session.ts'
import type { TokenFeed } from './token-feed.ts'

const NO_HANDLERS = Object.freeze({})

/** What every way of opening needs. */
export interface Opening {
  readonly flow: CompiledFlow
  readonly id: string
  readonly store: Store
  readonly options: RunOptions
  readonly runInner: RunInner
  readonly doneBefore: Session['doneBefore']
  readonly feed: TokenFeed
}

export async function startSession(opening: Opening, input: FieldValues, within?: string): Promise<Session> {
  const { flow, options } = opening
  const changes = startChanges(flow.board.fields, input)
  const inside = within !== undefined && { within }
  return begin(opening, { step: 0, seed: options.seed ?? 0, changes, next: flow.start, ...inside }, noValues(), [])
}

export interface Ended {
  readonly ended: EndRecord
  readonly moment: Moment
}

/** The session of a run that can be resumed, or how it ended. */
export async function resumeSession(opening: Opening): Promise<Session | Ended> {
  const { flow, id, store, options } = opening
  const { start, moment, head, since, pending } = await openRun(store, id)
  checkShape(id, start.shape, flow)
  checkValues(flow.board.fields, moment.values)
  const ended = pending.at(-1)?.record
  const limit = options.stepLimit ?? flow.stepLimit
  if (ended?.kind === 'end' && (!ended.limit || moment.step >= limit)) return { ended, moment }
  checkMinds(flow, options.choose)
  const journal = continueJournal(store, id, { head, since })
  return sessionOf(opening, start, journal, moment, readPending(id, moment.step + 1, pending))
}

export interface ForkPoint {
  /** the step to fork after; by default the last one that something follows */
  readonly at?: number
  /** whole values to start the fork with */
  readonly edit?: FieldValues
}

/** A new run that begins where another one was: it points at the place and never changes its parent (E8). */
export async function forkSession(opening: Opening, parent: string, { at, edit = {} }: ForkPoint): Promise<Session> {
  const { flow, store, options } = opening
  await checkForkable(store, parent)
  const { moment, start: origin } = await openAt(store, parent, at)
  const { step, next, waiting, values, effects } = moment
  for (const activation of next) {
    const agent = typeof activation === 'string' ? activation : activation.agent
    if (flow.agents.has(agent)) continue
    const what = `After step ${step} of run "${parent}" agent "${agent}" is next, and this flow has no such agent.`
    throw new TroupeError('RUN_SHAPE_CHANGED', `${what} Fork at another step.`)
  }
  const { fields } = flow.board
  // a flow that has changed since may have fields its parent never had
  const added = Object.keys(fields).filter((name) => !Object.hasOwn(values, name))
  const changes = editChanges(fields, {
    ...Object.fromEntries(added.map((name) => [name, fields[name]!.initial])),
    ...edit,
  })
  const seed = options.seed ?? origin.seed
  const society = origin.society !== undefined && { society: origin.society }
  return begin(
    opening,
    { step, seed, changes, next, waiting, parent: { run: parent, step }, ...society },
    values,
    effects,
  )
}

async function openAt(store: Store, run: string, at: number | undefined): Promise<Opened> {
  const opened = await openRun(store, run, at)
  const { step, next } = opened.moment
  if (next.length > 0) return opened
  if (at === undefined && step > 0) return openAt(store, run, step - 1)
  const help = 'Fork it at an earlier step.'
  throw new TroupeError('RUN_ENDED', `Run "${run}" ended at step ${step}: nothing follows there. ${help}`)
}

type Beginning = Omit<StartRecord, 'v' | 'kind' | 'flow' | 'shape'> & { readonly changes: Changes }

async function begin(opening: Opening, beginning: Beginning, values: Moment['values'], effects: Moment['effects']) {
  const { flow, id, store, options } = opening
  checkMinds(flow, options.choose)
  const { name, ...shape } = { name: flow.name, shape: shapeOf(flow) }
  const society = options.society !== undefined && { society: options.society }
  const start: StartRecord = { v: FORMAT_VERSION, kind: 'start', flow: name, ...beginning, ...society, ...shape }
  const journal = await createJournal(store, id, start)
  applyChanges(values, start.changes)
  return sessionOf(opening, start, journal, momentOf(start, values, effects), nothingPending())
}

function sessionOf(
  opening: Opening,
  { seed }: StartRecord,
  journal: Journal,
  moment: Moment,
  pending: Pending,
): Session {
  const { flow, id, options, runInner, doneBefore, feed } = opening
  const handlers = flow.handlers ? { ...options.handlers, ...flow.handlers } : (options.handlers ?? NO_HANDLERS)
  const now = timeOf(options, moment.step + 1)
  return { id, flow, journal, options, handlers, runInner, doneBefore, feed, seed, moment, pending, now }
}
