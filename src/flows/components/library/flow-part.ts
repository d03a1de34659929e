/** A part of a flow file that wires cannot express, or a whole one: it runs inside, as the society it is. */
import { TroupeError } from '../../../base/errors.ts'
import { mind } from '../../../minds/mind.ts'
import { prepareInput } from '../../../societies/prepare-input.ts'
import { flowFileOf } from '../../file/read-flow-file.ts'
import { openFlow } from '../../file/society-of-file.ts'
import type { FlowFile } from '../../file/schema/flow-file.ts'
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { message, sayJson } from '../values.ts'
import { rowIn, outputsFor } from './board.ts'
import { boardOf, joined, tokensIn, withWritten } from './board-token.ts'

/** The reason that a part ends with where the flow goes on outside it. */
export const LEAVES = '→ '

const part: Component = {
  says: 'A part of a flow file, such as a loop: it runs inside, as the society it is.',
  async run(call) {
    const { society, input, answer } = await openFlow(fileIn(call), { minds: call.surroundings.minds ?? mind })
    const token = joined(tokensIn(call.wired('board')))
    const flow = society.create?.(call.surroundings.minds ?? mind) ?? society.flow
    if (token === undefined) {
      const said = call.text('said')
      const values = await prepareInput(society, input !== undefined && said !== '' ? { [input]: said } : {})
      const { board, reason } = await call.context.society(flow, values)
      return { outputs: { message: message(sayJson(answer(board, reason) as Json)) } }
    }
    const { board, reason } = await call.context.society(flow, boardOf(token))
    const after = withWritten(token, { agent: call.node.title, set: { ...board } })
    return { outputs: outputsFor(after, reason.startsWith(LEAVES) ? reason.slice(LEAVES.length) : { end: reason }) }
  },
}

/** A file from elsewhere may hold anything. */
function fileIn(call: Call): FlowFile {
  try {
    return flowFileOf(JSON.stringify(rowIn(call, 'flow')), { name: call.node.title })
  } catch (error) {
    if (error instanceof TroupeError) return call.stop(error.message)
    throw error
  }
}

export const partComponents = { FlowPart: part }
