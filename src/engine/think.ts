/** Lets all agents of a step think, side by side. That changes nothing; what is finished early is journaled at once. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { soon } from '../base/soon.ts'
import { createLimiter, type Limiter } from '../base/limiter.ts'
import type { PlacedQuestion } from '../store/pending.ts'
import type { JournalRecord, Thinking } from '../store/record.ts'
import { thinkSlot, type SlotHooks } from './attempt.ts'
import type { ThinkContext } from './context.ts'
import { thinkRecords } from './perform-effects.ts'
import type { Session, Slot } from './session.ts'

export type StepThoughts = { readonly unsaved: readonly JournalRecord[] } & (
  | { readonly status: 'done'; readonly thinkings: readonly Thinking[] }
  | { readonly status: 'waiting'; readonly questions: readonly PlacedQuestion[] }
  | { readonly status: 'failed'; readonly slot: number; readonly error: unknown }
  | { readonly status: 'stopped' }
)

/** Abandons agents that still think. */
export interface StopButton {
  onStop: (() => void) | undefined
  readonly stopped: boolean
}

export function thinkStep(session: Session, slots: readonly Slot[], button: StopButton): Awaitable<StepThoughts> {
  return new StepThinking(session, slots, button).run()
}

/** A class and not closures: most steps are over at once, and then only this object was made for them. */
class StepThinking implements SlotHooks {
  readonly #session: Session
  readonly #slots: readonly Slot[]
  readonly #button: StopButton
  readonly #thinkings: (Thinking | undefined)[] = []
  readonly #contexts: ThinkContext[] = []
  readonly #questions: PlacedQuestion[] = []
  /** slots that wait for an answer */
  readonly #waiting = new Set<number>()
  /** how a slot gives up its place in the queue */
  readonly #queue = new Map<number, () => void>()
  #closed: StepThoughts | undefined
  #resolve: ((thoughts: StepThoughts) => void) | undefined
  #callOff: (() => void) | undefined
  #over: AbortController | undefined

  constructor(session: Session, slots: readonly Slot[], button: StopButton) {
    this.#session = session
    this.#slots = slots
    this.#button = button
  }

  run(): Awaitable<StepThoughts> {
    const { pending, options } = this.#session
    let limiter: Limiter | undefined
    for (const slot of this.#slots) {
      const { name, agent } = slot.compiled
      this.#thinkings[slot.index] = pending.outcomes.get(slot.index)
      if (this.#thinkings[slot.index] !== undefined) continue
      if (options.concurrency === undefined && agent.concurrency === undefined) void this.#think(slot)
      else (limiter ??= createLimiter(options.concurrency)).run(name, agent.concurrency, () => this.#think(slot))
    }
    const atOnce = this.#closed ?? this.#settle()
    if (atOnce) return atOnce
    return new Promise((resolve) => {
      this.#resolve = resolve
      this.#button.onStop = () => this.#close({ status: 'stopped', unsaved: this.#unsaved() })
      if (this.#session.journal.waits) void this.#saveBefore()
      if (this.#button.stopped) this.#button.onStop()
    })
  }

  started(context: ThinkContext): void {
    this.#contexts.push(context)
  }

  stopped(): AbortSignal {
    this.#over ??= new AbortController()
    if (this.#closed) this.#over.abort()
    return this.#over.signal
  }

  wait(questions: readonly PlacedQuestion[]): void {
    if (this.#closed) return
    for (const question of questions) {
      this.#questions.push(question)
      this.#waiting.add(question.slot)
      this.#queue.get(question.slot)?.()
    }
    this.#settle()
  }

  #think(slot: Slot): Awaitable<void> {
    const { index } = slot
    if (this.#closed) return
    try {
      const thinking = thinkSlot(this.#session, slot, this)
      if (isPromise(thinking)) return this.#await(index, thinking)
      this.#thinkings[index] = thinking
      // one that had to wait for its turn may be the last
      if (this.#resolve) this.#settle()
    } catch (error) {
      this.#fail(index, error)
    }
  }

  /** Until the outcome is there, or the slot waits for an answer and leaves its place in the queue to the next. */
  #await(index: number, thinking: Promise<Thinking>): Awaitable<void> {
    const finished = thinking.then(
      (outcome) => {
        if (this.#closed) return
        this.#thinkings[index] = outcome
        // saved on the next turn of the event loop, so that a step of quick agents stays one append
        if (!this.#settle()) this.#callOff ??= soon(() => void this.#saveEarly())
      },
      (error: unknown) => this.#fail(index, error),
    )
    if (this.#waiting.has(index)) return
    return Promise.race([finished, new Promise<void>((leave) => this.#queue.set(index, leave))])
  }

  #settle(): StepThoughts | undefined {
    for (const { index } of this.#slots) {
      if (this.#thinkings[index] === undefined && !this.#waiting.has(index)) return undefined
    }
    if (this.#waiting.size > 0)
      return this.#close({ status: 'waiting', questions: this.#questions, unsaved: this.#unsaved() })
    // nothing to save on the side: one append closes a step that finished in one go
    return this.#close({ status: 'done', thinkings: this.#thinkings as Thinking[], unsaved: [] })
  }

  #fail(slot: number, error: unknown): void {
    if (!this.#closed) this.#close({ status: 'failed', slot, error, unsaved: this.#unsaved() })
  }

  #close(thoughts: StepThoughts): StepThoughts {
    this.#callOff?.()
    this.#button.onStop = undefined
    const broken = thoughts.status === 'failed' || thoughts.status === 'stopped'
    for (const context of this.#contexts) context.leave(broken ? new Error('The run was stopped.') : undefined)
    this.#over?.abort()
    this.#resolve?.(thoughts)
    return (this.#closed = thoughts)
  }

  #unsaved(): JournalRecord[] {
    return thinkRecords(this.#session, this.#slots, this.#thinkings)
  }

  /** Steps that wait to be committed do not wait for a thought that takes its time. */
  async #saveBefore(): Promise<void> {
    try {
      await this.#session.journal.flush()
    } catch (error) {
      this.#fail(0, error)
    }
  }

  async #saveEarly(): Promise<void> {
    this.#callOff = undefined
    const records = this.#unsaved()
    try {
      if (records.length > 0) await this.#session.journal.append(records)
    } catch (error) {
      this.#fail(0, error)
    }
  }
}
