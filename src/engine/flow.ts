/** A flow: who thinks after whom. It can be run, resumed, forked, replayed and explained. */
import { outermostOf } from '../base/inside-ids.ts'
import { createRunId } from '../base/ids.ts'
import type { Fields, View } from '../board/field.ts'
import type { Input } from '../board/input.ts'
import type { Board } from '../define/board.ts'
import { compile } from '../define/compile.ts'
import { contractOf, diagramOf, type Contract } from '../define/contract.ts'
import type { Cast, FlowDefinition, Names } from '../define/definition.ts'
import type { Society } from '../define/society.ts'
import { replayRun, stateAt, type ReplayedStep } from '../store/history.ts'
import { memoryStore } from '../store/memory-store.ts'
import { answerQuestion } from '../store/questions.ts'
import type { Entry } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { tailRun, type TailOptions } from '../store/tail.ts'
import type { ForkPoint } from './open.ts'
import { launch, type Run } from './run.ts'
import type { RunOptions } from './session.ts'

// a server that starts runs all day must not keep every store it ever used
const HOMES_KEPT = 1000

export interface ResumeOptions<Named extends string = string> extends Omit<
  RunOptions<Named>,
  'id' | 'seed' | 'society'
> {
  /** the answer to the open question, or to the one `question` names */
  readonly answer?: unknown
  readonly question?: string
}

export interface ForkOptions<F extends Fields, Named extends string = string> extends RunOptions<Named>, ForkPoint {
  readonly edit?: Partial<View<F>>
}

interface Where {
  readonly store?: Store
}

/** `Named`: for whom a run may choose minds. */
export interface Flow<F extends Fields = Fields, Named extends string = string> extends Society<F> {
  readonly name: string
  readonly board: Board<F>
  run(input: Input<F>, options?: RunOptions<Named>): Run<F>
  resume(run: string, options?: ResumeOptions<Named>): Run<F>
  fork(run: string, options?: ForkOptions<F, Named>): Run<F>
  /** the run again, step by step, from its journal: no mind is called */
  replay(run: string, where?: Where): AsyncGenerator<ReplayedStep<F>>
  stateAt(run: string, step?: number, where?: Where): Promise<View<F>>
  /** first what is there, then what comes */
  tail(run: string, options?: TailOptions & Where): AsyncGenerator<Entry>
  /** who reads and writes what */
  contract(): Contract
  /** a mermaid drawing */
  diagram(): string
}

export function flow<F extends Fields, const A extends Cast<F>>(
  board: Board<F>,
  definition: FlowDefinition<F, A>,
): Flow<F, Names<A>> {
  const compiled = compile(board, definition)
  // where this process put its latest runs, so that it need not be said again
  const homes = new Map<string, Store>()
  const own = memoryStore()
  const homeOf = (run: string, store = homes.get(run) ?? own): Store => {
    homes.delete(run)
    homes.set(run, store)
    if (homes.size > HOMES_KEPT) homes.delete(homes.keys().next().value!)
    return store
  }
  return {
    name: compiled.name,
    board,
    compiled,
    run: (input, { id = createRunId(), ...options } = {}) =>
      launch(compiled, id, homeOf(id, options.store), options, { input }),
    resume: (run, { answer, question, ...options } = {}) => {
      const store = homeOf(run, options.store)
      const resume = async () => {
        if (answer !== undefined) await answerQuestion(store, run, answer, question)
      }
      return launch(compiled, run, store, options, { resume })
    },
    fork: (parent, { id = createRunId(), at, edit, ...options } = {}) => {
      const point = { ...(at !== undefined && { at }), ...(edit && { edit }) }
      // a society inside a run is where that run is
      const around = homes.has(parent) ? parent : outermostOf(parent)
      return launch(compiled, id, homeOf(id, homeOf(around, options.store)), options, { parent, point })
    },
    replay: (run, where = {}) => replayRun(homeOf(run, where.store), run),
    stateAt: (run, step, where = {}) => stateAt(homeOf(run, where.store), run, step),
    tail: (run, { store, ...options } = {}) => tailRun(homeOf(run, store), run, options),
    contract: () => contractOf(compiled),
    diagram: () => diagramOf(compiled),
  }
}
