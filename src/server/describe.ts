/** A run in words and numbers, for lists and pages. What the journal says is kept until it says more. */
import { noValues, type Values } from '../board/change.ts'
import { setsValue } from '../board/read-change.ts'
import { EVALUATION_FLOW } from '../evaluate/trials/evaluation-name.ts'
import type { Score, Society } from '../societies/society.ts'
import { openRun, readForebears, readStart } from '../store/fold.ts'
import { runToFork } from '../store/inside-fork.ts'
import { openQuestions } from '../store/questions.ts'
import type { StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { summarize, type RunSummary } from '../store/summary.ts'
import { isUnreadable, tryReading } from '../store/unreadable.ts'
import type { RunCard, RunDetail, RunState } from './api.ts'
import { createCache } from './cache.ts'
import type { Catalogue } from './catalogue.ts'
import { drivingOf } from './driving.ts'
import type { ForeignWriters } from './foreign-writers.ts'
import { countInside } from './inside.ts'
import { agentsIn, contractIn, diagramIn, graphIn } from './shape.ts'
import type { DrivingState } from './supervisor.ts'

// the score of a run flat out need not be newer in a list
const SCORE_AGE_MS = 1_000
const RUNS_KEPT = 5_000

export interface Describer {
  card(run: string): Promise<RunCard>
  detail(run: string): Promise<RunDetail>
  state(run: string): Promise<RunState>
  summary(run: string): Promise<RunSummary>
  /** its status as far as anybody here knows */
  standing(run: string): Promise<Pick<RunState, 'status' | 'isLive' | 'isPaused'>>
  title(run: string): Promise<string>
}

export interface DescriberOptions {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly drivingState: (run: string) => DrivingState
  readonly foreignWriters: ForeignWriters
}

export function createDescriber({ store, catalogue, drivingState, foreignWriters }: DescriberOptions): Describer {
  const summaries = createCache<RunSummary>(RUNS_KEPT)
  const beginnings = createCache<{ start: StartRecord; title: string; society?: Society }>(RUNS_KEPT)
  const scores = createCache<{ at: number; score: Score }>(RUNS_KEPT)

  const summary = async (run: string) => {
    const head = await store.head(run)
    return summaries.get(run, head, () => summarize(store, run))
  }
  /** what never changes about a run */
  const beginning = (run: string) =>
    beginnings.get(run, 0, async () => {
      const start = await readStart(store, run)
      const society = await catalogue.of(start).catch(() => undefined)
      // only who gives names needs to know what all its forebears began with
      const isEvaluation = society === undefined && start.flow === EVALUATION_FLOW
      const values = society === undefined && !isEvaluation ? {} : await firstValues(store, run)
      const named = unlessStrange(() => society?.nameOf(values)) ?? start.flow
      const title = isEvaluation && typeof values['name'] === 'string' ? `Evaluation: ${values['name']}` : named
      return { start, title, ...(society && { society }) }
    })
  const scoreOf = async (run: string, society: Society | undefined): Promise<Score> => {
    const read = society?.scoreOf
    if (read === undefined) return {}
    const head = await store.head(run)
    const known = scores.peek(run)
    if (known && Date.now() - known.at < SCORE_AGE_MS) return known.score
    const { score } = await scores.get(run, head, async () => ({
      at: Date.now(),
      score: await scoreAt(read, run),
    }))
    return score
  }
  const scoreAt = async (read: NonNullable<Society['scoreOf']>, run: string): Promise<Score> => {
    const { values } = (await openRun(store, run)).moment
    const { score, maxScore } = unlessStrange(() => read(values)) ?? {}
    return { ...(isNumber(score) && { score }), ...(isNumber(maxScore) && { maxScore }) }
  }
  /** The journal's status, as far as nobody here knows better. */
  const standing = async (run: string) => {
    const { status, reason, ...rest } = await summary(run)
    const driving = drivingState(run)
    const { isPausing, fault, waits } = driving
    // the journal knows first: whoever drove it, or waited for a worker, may not have heard yet
    const isLive = driving.isLive && status !== 'ended'
    const isElsewhere =
      !isLive && status === 'open' && foreignWriters.isDriven(run, await store.head(run), rest.updatedAt)
    const isFaulty = fault !== undefined && !isLive && status !== 'ended'
    const why = isFaulty ? fault : isLive ? waits : reason
    return {
      ...rest,
      status: isFaulty ? 'failed' : isLive ? 'open' : status,
      ...(why !== undefined && { reason: why }),
      isLive,
      isElsewhere,
      isPaused: isPausing || (!isLive && status === 'open' && !isFaulty && !isElsewhere),
    } as const
  }
  const card = async (run: string): Promise<RunCard> => {
    try {
      return await readableCard(run)
    } catch (error) {
      // a run that nobody can read is shown for what it is, beside all others
      if (!isUnreadable(error)) throw error
      return { ...(await summary(run)), ...NOTHING_KNOWN, title: run, status: 'unreadable', reason: error.message }
    }
  }
  /** Of a society inside: it can be forked where the code of the run around it is known. */
  const societyAround = async (run: string, { within }: StartRecord) =>
    within === undefined ? undefined : catalogue.of((await runToFork(store, run)).start)
  const readableCard = async (run: string): Promise<RunCard> => {
    const { start, title, society } = await beginning(run)
    return {
      ...(await standing(run)),
      seed: start.seed,
      view: society?.view ?? 'plain',
      title,
      pace: drivingState(run).pace ?? drivingOf(start).pace,
      canGoOn: (society ?? (await societyAround(run, start))) !== undefined,
      ...(start.flow === EVALUATION_FLOW && { isEvaluation: true }),
      ...(await scoreOf(run, society)),
    }
  }
  return {
    summary,
    standing,
    card,
    title: async (run) => (await tryReading(() => beginning(run)))?.title ?? run,
    async detail(run) {
      const { start, society } = await beginning(run)
      const questions = await openQuestions(store, run)
      return {
        ...(await readableCard(run)),
        contract: contractIn(start, (field) => society?.flow.board.fields[field]?.needed ?? false),
        diagram: diagramIn(start),
        graph: graphIn(start),
        head: await store.head(run),
        agents: [...agentsIn(start), ...castOf(society, await firstValues(store, run))],
        canSay: society?.turns !== undefined,
        inside: await countInside(store, run),
        questions: questions.map(({ id, agent, question, fault }) => ({
          key: id,
          agent,
          question,
          ...(fault !== undefined && { fault }),
        })),
        ...whoseIs(start),
      }
    },
    async state(run) {
      const { status, isLive, isElsewhere, isPaused, step, reason } = await standing(run)
      const start = (await tryReading(() => beginning(run)))?.start
      return {
        status,
        isLive,
        isElsewhere,
        isPaused,
        step,
        ...(reason !== undefined && { reason }),
        pace: drivingState(run).pace ?? (start === undefined ? 0 : drivingOf(start).pace),
        questions: status === 'waiting' ? (await openQuestions(store, run)).length : 0,
        inside: await countInside(store, run),
      }
    },
  }
}

/** Who thinks in it, for whom it is done, and which version it began with. */
function whoseIs(start: StartRecord): Pick<RunDetail, 'minds' | 'tenant' | 'label'> {
  const { minds, tenant, label } = drivingOf(start)
  return { minds, ...(tenant !== undefined && { tenant }), ...(label !== undefined && { label }) }
}

/** What the board began with; a fork's begins with its parent's. */
async function firstValues(store: Store, run: string): Promise<Values> {
  const values = noValues()
  for await (const { start } of readForebears(store, run))
    for (const [name, change] of Object.entries(start.changes))
      if (setsValue(change) && !Object.hasOwn(values, name)) values[name] = change.set
  return values
}

/** A society reads boards of its own; that of an imported run may be anything, and is then not understood. */
function unlessStrange<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const NOTHING_KNOWN = {
  seed: 0,
  view: 'plain',
  pace: 0,
  canGoOn: false,
  isLive: false,
  isElsewhere: false,
  isPaused: false,
} as const

function castOf(society: Society | undefined, values: Values): readonly string[] {
  const cast: unknown = unlessStrange(() => society?.cast(values))
  return Array.isArray(cast) ? cast.filter((name) => typeof name === 'string') : []
}
