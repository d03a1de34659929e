/** A society or another flow inside a flow file's agent or tool: how it starts, runs, and what it says at the end. */
import { messageOf, TroupeError } from '../../base/errors.ts'
import type { View, Fields } from '../../board/field.ts'
import type { Context } from '../../define/agent.ts'
import type { Flow } from '../../engine/flow.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { prepareInput } from '../../societies/prepare-input.ts'
import type { Board } from '../../societies/paths.ts'
import type { Society } from '../../societies/society.ts'
import { readExpression } from '../expression/expression.ts'
import type { Gathered } from './gather.ts'
import type { FlowFile } from './schema/flow-file.ts'
import type { GraphFlow, Surroundings } from './surroundings.ts'

export interface Inner {
  readonly flow: Flow
  /** the field that a text alone goes to */
  readonly input: string | undefined
  start(values: Board): Promise<Board>
  /** what it answers where nobody says otherwise */
  answer(board: Board, reason: string): unknown
}

export type MakeFlow = (gathered: Gathered, minds: MakeMind) => Flow

export function innerSociety(society: Society, minds: MakeMind): Inner {
  const { options } = society
  const argument = options.find(({ kind, isArgument }) => kind === 'text' && isArgument)
  return {
    flow: society.create?.(minds) ?? society.flow,
    input: (argument ?? options.find(({ kind }) => kind === 'text'))?.path,
    start: (values) => prepareInput(society, values),
    answer: (board) => board,
  }
}

export function innerFlow(gathered: Gathered, minds: MakeMind, make: MakeFlow): Inner {
  const { file, surroundings } = gathered
  if (file.graph !== undefined) {
    const { flow, input, outputs } = graphFlow(file, surroundings, minds)
    return {
      flow,
      input: 'input',
      start: async ({ input: said, session }) =>
        input({ input: typeof said === 'string' ? said : '', ...(typeof session === 'string' && { session }) }),
      answer: (board) => outputs(board).map(({ title, value }) => ({ from: title, value })),
    }
  }
  return {
    flow: make(gathered, minds),
    input: inputField(file),
    start: async (values) => values,
    answer: answerOf(file),
  }
}

/** The field that what a person says goes to: the one it names, or its first parameter that is a text. */
export function inputField({ input, parameters = {} }: FlowFile): string | undefined {
  if (input !== undefined) return input
  const texts = Object.entries(parameters).filter(([, { type }]) => type === 'text')
  return (texts.find(([, each]) => 'isArgument' in each) ?? texts[0])?.[0]
}

/** What a flow answers at its end: what it says, or its whole board. */
export function answerOf({ name, output }: FlowFile): (board: Board, reason: string) => unknown {
  if (output === undefined) return (board) => board
  const expression = readExpression(output)
  return (board, reason) => {
    try {
      return expression.evaluate({ ...board, reason })
    } catch (error) {
      throw new TroupeError('FLOW_BAD_EXPRESSION', `The output of "${name}": ${messageOf(error)}`, { cause: error })
    }
  }
}

export async function runInner(
  inner: Inner,
  values: Board,
  context: Pick<Context, 'society'>,
): Promise<{ readonly board: View<Fields>; readonly reason: string }> {
  return context.society(inner.flow, await inner.start(values))
}

export function graphFlow(file: FlowFile, { flowOfGraph }: Surroundings, minds: MakeMind): GraphFlow {
  if (flowOfGraph !== undefined) return flowOfGraph(file.graph!, minds)
  throw new TroupeError(
    'FLOW_NOT_ALLOWED',
    `The flow "${file.name}" is a graph of components, and nothing here runs components. ` +
      'Give societyOfFile() a `flowOfGraph`, or run it with the command line.',
  )
}
