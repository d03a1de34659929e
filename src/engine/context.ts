/** The context of an agent that thinks: time, chance, and the ways to reach beyond the board. */
import type { Awaitable } from '../base/awaitable.ts'
import { messageOf, TroupeError } from '../base/errors.ts'
import { nameInside } from '../base/inside-ids.ts'
import type { Random } from '../base/random.ts'
import { parse } from '../base/schema.ts'
import { seal } from '../base/seal.ts'
import type { Timeout } from '../base/timeout.ts'
import type { AskOptions, Context, OnceOptions } from '../define/agent.ts'
import type { Society } from '../define/society.ts'
import { askRecord, isAsked, placeQuestion, type OpenQuestion, type PlacedQuestion } from '../store/pending.ts'
import { FORMAT_VERSION, type JournalRecord } from '../store/record.ts'
import { tellParts } from './token-feed.ts'
import { randomOf, type Session, type Slot } from './session.ts'

/** How a thought tells its step that it waits, and its time-out to stand still. */
export interface Patience {
  readonly timeout: Timeout
  readonly hooks: { wait(questions: readonly PlacedQuestion[]): void }
}

export class ThinkContext implements Context<unknown> {
  readonly run: string
  readonly step: number
  readonly agent: string
  readonly payload: unknown
  readonly attempt: number
  readonly #session: Session
  readonly #slot: Slot
  readonly #patience: Patience
  mind: string | undefined
  #random: Random | undefined
  #abort: AbortController | undefined
  #calls = 0
  #asks = 0
  #societies = 0
  #over = false

  constructor(session: Session, slot: Slot, attempt: number, payload: unknown, patience: Patience) {
    this.run = session.id
    this.step = session.moment.step + 1
    this.agent = slot.compiled.name
    this.payload = payload
    this.attempt = attempt
    this.#session = session
    this.#slot = slot
    this.#patience = patience
  }

  get now(): number {
    return this.#session.now
  }

  get effects() {
    return this.#session.moment.effects
  }

  get choose() {
    return this.#session.options.choose ?? {}
  }

  get doneBefore() {
    return this.#session.doneBefore
  }

  get onToken() {
    const { feed } = this.#session
    if (!feed.isHeard()) return undefined
    const { run, step, agent, attempt } = this
    const slot = this.#slot.index
    let at = 0
    // of the call under way: its number was taken when it began
    return (text: string) => {
      if (this.#over) return
      feed.push({ kind: 'token', run, step, slot, agent, attempt, call: this.#calls - 1, at, text })
      at += text.length
    }
  }

  get onPart() {
    const { run, step, agent } = this
    const tell = tellParts(this.#session.feed, { run, step, agent, slot: this.#slot.index })
    return tell && ((of: string, part: unknown) => (this.#over ? undefined : tell(of, part)))
  }

  get random(): Random {
    return (this.#random ??= randomOf(this.#session, this.#slot))
  }

  // made when asked for: most thoughts are over before anybody could stop them
  get signal(): AbortSignal {
    return (this.#abort ??= new AbortController()).signal
  }

  /** Nobody waits for this thought any more: what it still does is not written down. */
  leave(reason?: unknown): void {
    this.#over = true
    if (reason === undefined) return
    this.#abort ??= new AbortController()
    this.#abort.abort(reason)
  }

  // given out bound, so that a context can be taken apart: (view, { once, ask }) => …
  get once() {
    return <T>(name: string, work: () => Awaitable<T>, options?: OnceOptions) => this.#once(name, work, options)
  }

  get answeredBy() {
    return (mind: string) => void (this.mind = mind)
  }

  get ask() {
    return <T = unknown>(question: unknown, options?: AskOptions<T>) => this.#ask(question, options)
  }

  get society() {
    return (flow: Society, input: Readonly<Record<string, unknown>>) => this.#society(flow, input)
  }

  async #once<T>(name: string, work: () => Awaitable<T>, { isLast = false }: OnceOptions = {}): Promise<T> {
    const { pending } = this.#session
    const { step, attempt } = this
    const slot = this.#slot.index
    const call = this.#calls++
    const known = pending.calls.get(`${slot}.${attempt}.${call}`)
    if (known?.name === name) return known.value as T
    if (this.#session.journal.waits) await this.#session.journal.flush()
    const value = seal((await work()) ?? null, `The answer of "${name}"`) as T
    const record = { v: FORMAT_VERSION, kind: 'call', step, slot, attempt, call, name, value } as const
    if (isLast && !this.#over) this.#session.journal.defer(record)
    else await this.#write(record)
    return value
  }

  async #ask<T>(text: unknown, options: AskOptions<T> = {}): Promise<T> {
    const { schema, key = String(this.#asks++) } = options
    const question = seal(text ?? null, 'The question')
    // an answer that does not fit is asked for again under a key of its own
    for (let again = 0, fault: string | undefined; ; again++) {
      const answer = await this.#answerTo(question, again === 0 ? key : `${key}+${again}`, fault)
      if (!schema) return answer as T
      try {
        return parse(schema, answer, 'The answer')
      } catch (error) {
        fault = messageOf(error)
      }
    }
  }

  async #write(record: JournalRecord): Promise<void> {
    if (this.#over) return new Promise<never>(() => {})
    return this.#session.journal.append([record])
  }

  async #answerTo(question: unknown, key: string, fault: string | undefined): Promise<unknown> {
    const { pending, options } = this.#session
    const known = pending.answers.get(`${this.#slot.index}.${key}`)
    if (known !== undefined) return known
    const placed = this.#placed(question, key, fault)
    return options.onQuestion ? this.#put(placed) : this.#wait([placed])
  }

  #placed(question: unknown, key: string, fault: string | undefined): PlacedQuestion {
    const { run, step, agent } = this
    const slot = this.#slot.index
    return placeQuestion(run, { step, slot, agent, key, question, ...(fault !== undefined && { fault }) })
  }

  /** Until somebody resumes the run with an answer. */
  #wait(questions: readonly PlacedQuestion[]): Promise<never> {
    // a person takes the time a person takes
    this.#patience.timeout.hold()
    if (!this.#over) this.#patience.hooks.wait(questions)
    return new Promise<never>(() => {})
  }

  /** Puts a question to whoever answers at once. */
  async #put(placed: PlacedQuestion): Promise<unknown> {
    const { pending, options } = this.#session
    const { step } = this
    const { slot, key } = placed
    this.#patience.timeout.hold()
    if (!isAsked(pending, placed)) await this.#write(askRecord(step, placed))
    const answer = seal((await options.onQuestion!(placed)) ?? null, 'The answer')
    await this.#write({ v: FORMAT_VERSION, kind: 'answer', step, slot, key, answer })
    this.#patience.timeout.release()
    return answer
  }

  async #society({ compiled: flow }: Society, input: Readonly<Record<string, unknown>>): Promise<never> {
    const { seed, options: own, runInner, start, journal } = this.#session
    const name = nameInside(this.step, this.#slot.label, this.#societies++)
    // a society inside has limits and a name of its own
    const { stepLimit: _limit, steps: _steps, id: _id, society: _society, onToken: _heard, ...shared } = own
    const options = { ...shared, seed: `${seed}/${name}`, signal: this.signal }
    let answers: Record<string, unknown> = {}
    // nobody outside is asked or told of anything that follows from a step that is not committed
    if (journal.waits) await journal.flush()
    for (;;) {
      const { status, board, reason, limit, questions } = await runInner({
        flow,
        name,
        start,
        after: journal.head(),
        input,
        options,
        answers,
      })
      // what is spent inside is spent by the run around it: it ends there too
      if (limit === 'spending') throw new TroupeError('RUN_LIMIT_REACHED', reason ?? '')
      if (status === 'ended') return { board, reason } as never
      // stopped together with the run around it
      if (questions.length === 0) return new Promise<never>(() => {})
      answers = await this.#answersTo(name, questions)
    }
  }

  /** Those that are answered already; otherwise all are asked at once, and the run waits. */
  async #answersTo(name: string, questions: readonly OpenQuestion[]): Promise<Record<string, unknown>> {
    const known: Record<string, unknown> = {}
    for (const { id } of questions) {
      const answer = this.#session.pending.answers.get(`${this.#slot.index}.${name}:${id}`)
      if (answer !== undefined) known[id] = answer
    }
    if (Object.keys(known).length > 0) return known
    const open = questions.map(({ id, question, fault }) => this.#placed(question, `${name}:${id}`, fault))
    if (!this.#session.options.onQuestion) return this.#wait(open)
    // one after the other: a person can be asked one thing at a time
    for (const [place, { id }] of questions.entries()) known[id] = await this.#put(open[place]!)
    return known
  }
}
