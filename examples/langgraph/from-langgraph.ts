/** A compiled LangGraph.js graph as an agent here: what it sees and what it may write are declared like any agent's. */
import type { Agent, Board, Context, Fields, Thought, View } from 'troupe'

/** What every compiled graph can do. */
interface Graph<Input, State> {
  invoke(input: Input, options?: { signal?: AbortSignal }): Promise<State>
}

interface Mapping<F extends Fields, R extends keyof F, W extends keyof F, Input, State> {
  readonly reads: readonly R[]
  readonly writes: readonly W[]
  readonly input: (view: View<F, NoInfer<R>>) => NoInfer<Input>
  readonly output: (state: NoInfer<State>) => Thought<F, NoInfer<W>>
}

export function fromLangGraph<
  F extends Fields,
  const R extends keyof F & string,
  const W extends keyof F & string,
  Input,
  State,
>(
  board: Board<F>,
  graph: Graph<Input, State>,
  { reads, writes, input, output }: Mapping<F, R, W, Input, State>,
): Agent<F, undefined> {
  const think = async (view: View<F, R>, { signal }: Context) => output(await graph.invoke(input(view), { signal }))
  // where the board may be any, the compiler cannot know that a promise has none of its fields
  return board.agent({ reads, writes, think: think as (view: View<F, R>, context: Context) => never })
}
