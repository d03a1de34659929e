/** A flow here as a node of a LangGraph.js graph; what the flow asks interrupts the graph. */
import { interrupt, type LangGraphRunnableConfig } from '@langchain/langgraph'
import type { Fields, Flow, Input, RunOptions, View } from 'troupe'

interface Mapping<F extends Fields, State, Change> extends Omit<RunOptions, 'signal'> {
  readonly input: (state: State) => Input<F>
  readonly output: (board: View<F>, reason: string) => Change
}

export function toLangGraph<F extends Fields, State, Change>(
  flow: Flow<F>,
  { input, output, ...options }: Mapping<F, State, Change>,
) {
  return async (state: State, { signal }: LangGraphRunnableConfig): Promise<Change> => {
    const running = { ...options, ...(signal && { signal }) }
    let result = await flow.run(input(state), running).finished
    while (result.questions[0]) {
      const { id, question } = result.questions[0]
      // throws until the graph is resumed; the node then begins anew and comes here again with the answer
      const answer: unknown = interrupt(question)
      result = await flow.resume(result.id, { ...running, question: id, answer }).finished
    }
    if (result.status !== 'ended') throw new Error(`Run ${result.id} was stopped at step ${result.step}.`)
    return output(result.board, result.reason ?? '')
  }
}
