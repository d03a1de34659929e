/** Performs a run at the terminal: prints its log, asks the person its questions, and pauses it on Ctrl-C. */
import { messageOf, TroupeError } from '../base/errors.ts'
import type { Fields } from '../board/field.ts'
import type { Flow } from '../engine/flow.ts'
import type { Run, RunResult } from '../engine/run.ts'
import type { RunOptions } from '../engine/session.ts'
import { answerQuestion } from '../store/questions.ts'
import type { PersonQuestion } from '../societies/terminal-view.ts'
import { readPage } from '../store/fold.ts'
import type { OpenQuestion } from '../store/pending.ts'
import type { StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { askPerson, type Reply } from './ask-person.ts'
import { plainly } from './brief.ts'
import { EXIT, type Report } from './command.ts'
import { listenForInterrupts, signalCodes, type Interrupts } from './interrupts.ts'
import { commandLine } from '../terminal/invocation.ts'
import { createNarrator } from './narrate.ts'
import { observeStore } from './observe.ts'
import { codeWords, resumeLine } from './resume-line.ts'
import type { Screen } from './screen.ts'
import { stackLines } from './stack-lines.ts'
import { harmless } from '../terminal/text.ts'
import { isApprovalQuestion } from '../tools/approval.ts'

export interface Performance {
  readonly flow: Flow
  /** how its code is named in the commands we print */
  readonly society: string
  readonly store: Store
  /** the store as it was named, for the commands we print */
  readonly storeName: string | undefined
  readonly screen: Screen
  readonly run: string
  /** of a run that was there before */
  readonly start?: StartRecord
  /** options the command that resumes it has to have as well */
  readonly resumedWith?: readonly string[]
  /** what it runs with, now and when it is resumed after an answer */
  readonly options: RunOptions
  readonly launch: (options: RunOptions) => Run<Fields>
  /** how a society shows its run, in place of a line for everything that happens */
  readonly watching?: Watching
  /** an answer was given: questions that were open before it; one that is asked again with a fault was refused */
  readonly asked?: readonly OpenQuestion[]
  /** what is said in the end, in place of the usual */
  readonly epilogue?: (result: RunResult<Fields>) => Promise<void>
}

export interface Watching {
  /** a store that shows what is written to it */
  observe(store: Store): Store
  /** a question in words for a person */
  ask(question: OpenQuestion): PersonQuestion | undefined
  /** leaves the terminal to words */
  release(): void
  /** the same, for good */
  close(): void
  /** says what came of it, and what a machine is told of that */
  sum(result: RunResult<Fields>): Promise<Summed>
}

interface Summed {
  readonly json: Report['json']
  /** nobody needs the board besides */
  readonly isWhole: boolean
  /** commands to continue with, after the usual words */
  readonly next: readonly string[]
}

type Result = RunResult<Fields>

export async function perform(performance: Performance): Promise<Report> {
  const { screen, run, storeName } = performance
  const narrate = createNarrator(screen, run, performance.start)
  const { watching } = performance
  const store =
    watching?.observe(performance.store) ??
    observeStore(performance.store, (id, record) => screen.tell(...narrate(id, record)))
  const code = [...codeWords(performance.society), ...(performance.resumedWith ?? [])]
  const resume = resumeLine(run, code, storeName)
  const interrupts = listenForInterrupts({
    onPause: () => {
      watching?.close()
      screen.tell(screen.paint('yellow', 'Stopping after the current step; press Ctrl-C again to stop at once.'))
    },
    onGiveUp: () => screen.tell(`The current step does not stop and was abandoned. Continue: ${resume}`),
  })
  try {
    const result = await playToRest(performance, { ...performance.options, store }, interrupts)
    const isCutShort = interrupts.signal !== undefined && result.status !== 'ended'
    watching?.close()
    const summed = await watching?.sum(result)
    const refused = refusalOf(performance.asked, result)
    if (refused !== undefined) screen.warn(`${screen.paint('red', 'The answer was refused:')} ${harmless(refused)}`)
    if (performance.epilogue && !isCutShort) await performance.epilogue(result)
    else tellRest(performance, result, resume, code)
    screen.tell(...(summed?.next ?? []))
    const described = describeRest(performance, result, resume)
    const { board: _, ...short } = described
    return {
      code: isCutShort ? signalCodes[interrupts.signal] : refused === undefined ? EXIT.ok : EXIT.failure,
      // what a society sums up is not told twice
      json: {
        ...(summed?.isWhole ? short : described),
        ...summed?.json,
        ...(refused !== undefined && { refused }),
      },
    }
  } catch (error) {
    watching?.close()
    return await explainFailure(performance, error, resume)
  } finally {
    interrupts.close()
  }
}

/** Why the answer that was given is asked for again, if it is. */
function refusalOf(asked: readonly OpenQuestion[] | undefined, { questions }: Result): string | undefined {
  const isNew = ({ run, id }: OpenQuestion) => !asked?.some((old) => old.run === run && old.id === id)
  return asked && questions.find((question) => question.fault !== undefined && isNew(question))?.fault
}

async function playToRest(
  { flow, screen, launch, run: id, watching }: Performance,
  options: RunOptions & { readonly store: Store },
  interrupts: Interrupts,
): Promise<Result> {
  let run = launch(options)
  for (;;) {
    interrupts.watch(run)
    const result = await run.finished
    if (result.status !== 'waiting' || !screen.canAsk || interrupts.signal !== undefined) return result
    watching?.release()
    const ask = (question: OpenQuestion, place: string) => askPerson(question, screen, watching?.ask(question), place)
    const open = await askAll(options.store, result.questions, ask, interrupts)
    if (interrupts.signal !== undefined)
      return { ...result, status: open.length > 0 ? 'waiting' : 'paused', questions: open }
    if (open.length === result.questions.length) return result
    const { id: _id, seed: _seed, society: _society, ...again } = options
    run = flow.resume(id, again)
  }
}

/** One after the other; gives those that are left for later. */
async function askAll(
  store: Store,
  questions: readonly OpenQuestion[],
  ask: (question: OpenQuestion, place: string) => Promise<Reply>,
  interrupts: Interrupts,
): Promise<readonly OpenQuestion[]> {
  for (const [at, question] of questions.entries()) {
    const reply = await ask(question, questions.length > 1 ? `${at + 1} of ${questions.length}` : '')
    if (reply === 'interrupted') interrupts.raise('SIGINT')
    if (typeof reply !== 'object') return questions.slice(at)
    await answerQuestion(store, question.run, reply.answer, question.id)
  }
  return []
}

function tellRest(
  { screen, run, storeName }: Performance,
  result: Result,
  resume: string,
  code: readonly string[],
): void {
  const { paint } = screen
  const { status, reason, step, questions } = result
  if (status === 'ended') {
    screen.tell('', `${paint('green', 'ended')} at step ${step}: ${plainly(reason ?? '', screen.columns - 20)}`)
    screen.tell(`${paint('dim', 'Its board:')} ${commandLine(['show', run], storeName)}`)
    if (result.limit) screen.tell(`${paint('dim', 'Raise the limit and continue:')} ${resume}`)
  } else if (status === 'waiting') {
    screen.tell('', `${paint('yellow', 'waiting')} for an answer at step ${step + 1}. The run is kept in the store.`)
    screen.tell(...questions.map((question) => howToAnswer(question, questions.length, code, storeName)))
  } else {
    screen.tell('', `${paint('yellow', 'paused')} after step ${step}. Nothing is lost. Continue: ${resume}`)
  }
}

function describeRest({ flow, run }: Performance, result: Result, resume: string): Report['json'] {
  const { status, reason, step, board, questions } = result
  return {
    run,
    flow: flow.name,
    status,
    ...(reason !== undefined && { reason }),
    ...(result.limit && { limit: result.limit }),
    step,
    board,
    questions: questions.map(describeQuestion),
    ...((status !== 'ended' || result.limit) && { resume }),
  }
}

export function describeQuestion({ id, agent, question, fault }: OpenQuestion) {
  return { id, agent, question, ...(fault !== undefined && { fault }) }
}

/** The command that answers a question; it names the question where there are several. */
export function howToAnswer(
  { id, run, question }: OpenQuestion,
  open: number,
  code: readonly string[],
  storeName: string | undefined,
): string {
  const which = open > 1 ? ['--question', id] : []
  const answer = isApprovalQuestion(question) ? 'approve or deny: WHY' : 'TEXT or JSON'
  return `Answer: ${resumeLine(run, [...code, ...which, '--answer', answer], storeName)}`
}

/** A run that failed is told with the way to try again; a run that never began is just an error. */
async function explainFailure(
  { flow, screen, store, run }: Performance,
  error: unknown,
  resume: string,
): Promise<Report> {
  const head = await store.head(run)
  const last = head === 0 ? undefined : (await readPage(store, run, head, 1))[0]?.record
  if (last?.kind !== 'fail' || last.message !== messageOf(error)) throw error
  screen.warn(`${screen.paint('red', last.code)} ${last.message}`, `The steps before it are kept. Try again: ${resume}`)
  if (process.env['TROUPE_DEBUG'] && error instanceof Error) screen.warn(...stackLines(error.cause ?? error))
  const { code, message } = error instanceof TroupeError ? error : last
  return {
    code: EXIT.failure,
    json: { run, flow: flow.name, status: 'failed', step: last.step - 1, error: { code, message }, resume },
  }
}
