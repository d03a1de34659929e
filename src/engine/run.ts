/** A run: started, resumed or forked, then driven until it ends or stops; meanwhile it can be watched and stopped. */
import { messageOf } from '../base/errors.ts'
import { idInside } from '../base/inside-ids.ts'
import { HeardPromise } from '../base/heard-promise.ts'
import type { Fields, View } from '../board/field.ts'
import { boardOf } from '../board/view.ts'
import type { CompiledFlow } from '../define/society.ts'
import { cancelRun } from '../store/cancel.ts'
import { checkWithin, type Moment } from '../store/fold.ts'
import { twinOf } from '../store/inside-fork.ts'
import { answerQuestion } from '../store/questions.ts'
import type { OpenQuestion } from '../store/pending.ts'
import { effectsBeforeFork } from '../store/fork-effects.ts'
import type { Entry, PerformedEffect } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { drive, type Control, type DriveResult } from './drive.ts'
import {
  forkAround,
  forkSession,
  resumeSession,
  startSession,
  type Descent,
  type Ended,
  type ForkPoint,
  type Opening,
  type Surroundings,
} from './open.ts'
import type { RunInner, RunOptions } from './session.ts'
import { watchEvents, type RunEvent } from './watch.ts'
import { createTokenFeed, type LiveEvent, type TokenFeed, type TokenWatch } from './token-feed.ts'

export interface RunResult<F extends Fields> {
  readonly id: string
  /** ended: it says why. waiting: for answers. paused: it can be resumed where it stands. */
  readonly status: 'ended' | 'waiting' | 'paused'
  readonly reason?: string
  /** it ended because a limit was reached: raise that and resume */
  readonly limit?: 'steps' | 'spending'
  readonly step: number
  readonly board: View<F>
  readonly questions: readonly OpenQuestion[]
}

export interface Run<F extends Fields> extends AsyncIterable<Entry> {
  readonly id: string
  /** what iterating over the run gives; with `tokens` also what models say and tools report, before it is journaled */
  events(options: { readonly tokens: true; readonly inside?: false }): AsyncGenerator<Entry | LiveEvent>
  /** the same with the entries of societies inside that are under way: each before the step they belong to is closed */
  events(options: { readonly tokens: true; readonly inside: true }): AsyncGenerator<RunEvent>
  /** resolves when the run stops; rejects when it fails (it can be resumed all the same). Unheard, that is printed */
  readonly finished: Promise<RunResult<F>>
  /** pauses after the current step */
  pause(): void
  /** stops at once: agents that still think are abandoned, nothing half-done is committed */
  stop(): void
  /** ends the run for good */
  cancel(reason?: string): Promise<RunResult<F>>
}

/** The origin of a run: new, resumed (after something is written to it), or forked. */
export type Origin =
  | ({ readonly input: Readonly<Record<string, unknown>> } & Partial<Surroundings>)
  | { readonly resume: () => Promise<void> }
  | { readonly parent: string; readonly point: ForkPoint }
  | { readonly parent: string; readonly descent: Descent }

/** Starts driving a session as soon as it is open, and gives a hold on it at once. */
export function launch<F extends Fields>(
  flow: CompiledFlow,
  id: string,
  store: Store,
  options: RunOptions,
  origin: Origin,
  feed = createTokenFeed(options.onToken, options.hearsTokens),
): Run<F> {
  const control = createControl(options.signal)
  // read when first asked for, and once: only forks that do something outside need it
  let before: Promise<readonly PerformedEffect[]> | undefined
  const doneBefore = () => (before ??= effectsBeforeFork(store, id))
  const opening = { flow, id, store, options, runInner: createRunInner(id, store, feed), doneBefore, feed }
  const done = execute<F>(opening, origin, control)
  const finished = HeardPromise.from(done, (error) => `troupe: run ${id} failed: ${messageOf(error)}`)
  const settled = new AbortController()
  const settle = () => {
    settled.abort()
    options.signal?.removeEventListener('abort', control.stop)
  }
  // whoever only watches must not bring the process down with a rejection nobody awaits
  done.then(settle, settle)
  async function* watch(tokens?: TokenWatch, isInside = false): AsyncGenerator<never> {
    finished.hear()
    try {
      yield* watchEvents({ id, store, settled: settled.signal, tokens, isInside }) as AsyncGenerator<never>
    } finally {
      tokens?.close()
    }
    await finished
  }
  let cancelling: Promise<RunResult<F>> | undefined
  const cancel = async (reason: string): Promise<RunResult<F>> => {
    const result = await finished.catch(() => undefined)
    // it had stopped already
    return result?.status === 'ended' ? result : endedResult(id, await cancelRun(store, id, reason))
  }
  return {
    id,
    finished,
    pause: () => void (control.paused = true),
    stop: control.stop,
    cancel: (reason = 'cancelled') => {
      control.cancelled ??= reason
      control.stop()
      return (cancelling ??= cancel(control.cancelled))
    },
    events: ({ inside = false }) => watch(feed.watch(), inside),
    [Symbol.asyncIterator]: () => watch(),
  }
}

async function execute<F extends Fields>(
  opening: Opening,
  origin: Origin,
  control: FullControl,
): Promise<RunResult<F>> {
  const session = await open(opening, origin)
  if ('ended' in session) return endedResult(opening.id, session)
  const result = await drive(session, control)
  const { cancelled } = control
  if (cancelled !== undefined && result.status !== 'ended') {
    return endedResult(opening.id, await cancelRun(opening.store, opening.id, cancelled))
  }
  return resultOf(opening.id, session.moment, result)
}

async function open(opening: Opening, origin: Origin) {
  if ('input' in origin) {
    const { input, ...around } = origin
    return startSession(opening, input, around)
  }
  if ('point' in origin) return forkAround(opening, origin.parent, origin.point)
  if ('descent' in origin) return forkSession(opening, origin.parent, origin.descent)
  await origin.resume()
  return resumeSession(opening)
}

/** A society inside is a run of its own, named after its place: begun once, then resumed. */
function createRunInner(within: string, store: Store, feed: TokenFeed): RunInner {
  const latest = new Map<string, Promise<unknown>>()
  return async ({ flow, name, start, after, input, options, answers }) => {
    const id = idInside(within, name)
    const resume = async () => {
      await checkWithin(store, id, within)
      for (const [question, answer] of Object.entries(answers)) await answerQuestion(store, id, answer, question)
    }
    // a try that was given up may still be closing its last step, and there is one writer at a time
    await latest.get(id)?.catch(() => {})
    const isThere = (await store.head(id)) > 0
    const twin = isThere ? undefined : await twinOf(store, start, name)
    if (twin && 'board' in twin) return { ...twin, status: 'ended', questions: [] }
    const around = { within, after }
    const { parent = '', ...descent } = twin ?? {}
    const begins = twin ? { parent, descent: { ...descent, around } } : { input, ...around }
    const origin = isThere ? { resume } : begins
    const { finished } = launch(flow, id, store, options, origin, feed)
    feed.began(id)
    latest.set(id, finished)
    return finished.finally(() => {
      feed.rested(id)
      latest.delete(id)
    })
  }
}

function endedResult<F extends Fields>(id: string, { ended, moment }: Ended): RunResult<F> {
  return resultOf(id, moment, { status: 'ended', reason: ended.reason, ...(ended.limit && { limit: 'steps' }) })
}

function resultOf<F extends Fields>(id: string, { step, values }: Moment, result: DriveResult): RunResult<F> {
  const { status, reason, limit, questions = [] } = result
  const why = { ...(reason !== undefined && { reason }), ...(limit !== undefined && { limit }) }
  return { id, status, ...why, step, board: boardOf(values) as View<F>, questions }
}

interface FullControl extends Control {
  paused: boolean
  stopped: boolean
  cancelled: string | undefined
  readonly stop: () => void
}

function createControl(signal: AbortSignal | undefined): FullControl {
  const stop = () => {
    control.stopped = true
    control.onStop?.()
  }
  const control: FullControl = { paused: false, stopped: false, onStop: undefined, cancelled: undefined, stop }
  if (signal?.aborted) stop()
  else signal?.addEventListener('abort', stop, { once: true })
  return control
}
