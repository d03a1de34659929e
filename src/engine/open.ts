/** Opens a session: of a new run, of one that is resumed, or of a fork. */
import { TroupeError } from '../base/errors.ts'
import { nameWithin } from '../base/inside-ids.ts'
import { seal } from '../base/seal.ts'
import { applyChanges, noValues, type Changes } from '../board/change.ts'
import { checkNames, checkValues, editChanges, startChanges, type FieldValues } from '../board/input.ts'
import { checkMinds } from '../define/chosen-mind.ts'
import type { CompiledFlow } from '../define/society.ts'
import { checkShape, shapeOf } from '../define/shape.ts'
import { checkForkable, momentOf, openRun, type Moment, type Opened } from '../store/fold.ts'
import { headBefore, readTaken, runsAround, stepAround } from '../store/inside-fork.ts'
import { continueJournal, createJournal, type Journal } from '../store/journal.ts'
import { nothingPending, readPending, type Pending } from '../store/pending.ts'
import { FORMAT_VERSION, type EndRecord, type InsideFork, type StartRecord } from '../store/record.ts'
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

/** Where a society inside belongs: the run around it, and how many entries the journal of that one had. */
export interface Surroundings {
  readonly within: string
  readonly after?: number
}

export async function startSession(
  opening: Opening,
  input: FieldValues,
  around?: Partial<Surroundings>,
): Promise<Session> {
  const { flow, options } = opening
  const changes = startChanges(flow.board.fields, input)
  return begin(opening, { step: 0, seed: options.seed ?? 0, changes, next: flow.start, ...around }, noValues(), [])
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
  // of a fork at a step inside: what it need not do again in its first step
  const taken = start.inside && moment.step === start.step ? await readTaken(store, id) : []
  return sessionOf(opening, start, journal, moment, readPending(id, moment.step + 1, [...taken, ...pending]))
}

export interface ForkPoint {
  /** the step to fork after; by default the last one that something follows */
  readonly at?: number
  /** whole values to start the fork with */
  readonly edit?: FieldValues
}

/** A fork whose place is known, maybe of a society inside and with a place inside that. */
export interface Descent extends ForkPoint {
  readonly around?: Surroundings
  readonly inside?: Omit<InsideFork, 'head'>
}

/** The fork that was asked for: of a society inside another run, it is that run which is forked. */
export async function forkAround(opening: Opening, parent: string, point: ForkPoint): Promise<Session> {
  const { store, flow } = opening
  let run = parent
  for await (const around of runsAround(store, parent)) if (around.start.flow === flow.name) ({ run } = around)
  // whoever has the code of a society inside alone goes on with it alone
  if (run === parent) return forkSession(opening, parent, point)
  const name = nameWithin(parent, run)
  const { moment } = await openAt(store, parent, point.at)
  const edit = sealed(point.edit ?? {}, moment.values)
  const inside = { name, step: moment.step, ...(Object.keys(edit).length > 0 && { edit }) }
  return forkSession(opening, run, { at: stepAround(name) - 1, inside })
}

/** What fields hold is checked where their schemas are known: by the thought that the society belongs to. */
function sealed(edit: FieldValues, values: Moment['values']): FieldValues {
  checkNames(values as never, Object.keys(edit))
  return seal(edit, 'The edit')
}

/** Refuses to go on with a flow that does not have those who are next. */
export function checkNext(flow: CompiledFlow, parent: string, { step, next }: Pick<Moment, 'step' | 'next'>): void {
  for (const activation of next) {
    const agent = typeof activation === 'string' ? activation : activation.agent
    if (flow.agents.has(agent)) continue
    const what = `After step ${step} of run "${parent}" agent "${agent}" is next, and this flow has no such agent.`
    throw new TroupeError('RUN_SHAPE_CHANGED', `${what} Fork at another step.`)
  }
}

/** A new run that begins where another one was: it points at the place and never changes its parent (E8). */
export async function forkSession(opening: Opening, parent: string, descent: Descent): Promise<Session> {
  const { flow, store, options } = opening
  const { at, edit = {}, around, inside } = descent
  await checkForkable(store, parent)
  const { moment, start: origin } = await openAt(store, parent, at)
  const { step, next, waiting, values, effects } = moment
  checkNext(flow, parent, moment)
  const { fields } = flow.board
  // a flow that has changed since may have fields its parent never had
  const added = Object.keys(fields).filter((name) => !Object.hasOwn(values, name))
  const changes = editChanges(fields, {
    ...Object.fromEntries(added.map((name) => [name, fields[name]!.initial])),
    ...edit,
  })
  const seed = options.seed ?? origin.seed
  const society = origin.society !== undefined && { society: origin.society }
  const place = inside && { inside: { ...inside, head: await headBefore(store, parent, step + 1) } }
  return begin(
    opening,
    { step, seed, changes, next, waiting, parent: { run: parent, step }, ...society, ...around, ...place },
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
  const pending = start.inside ? readPending(id, start.step + 1, await readTaken(store, id)) : nothingPending()
  return sessionOf(opening, start, journal, momentOf(start, values, effects), pending)
}

function sessionOf(opening: Opening, start: StartRecord, journal: Journal, moment: Moment, pending: Pending): Session {
  const { flow, id, options, runInner, doneBefore, feed } = opening
  const handlers = flow.handlers ? { ...options.handlers, ...flow.handlers } : (options.handlers ?? NO_HANDLERS)
  const now = timeOf(options, moment.step + 1)
  const { seed } = start
  return { id, start, flow, journal, options, handlers, runInner, doneBefore, feed, seed, moment, pending, now }
}
