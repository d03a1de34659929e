/** A part of a flow file that wires cannot express, or a whole one: it runs inside, as the society it is. */
import { TroupeError } from '../../../base/errors.ts'
import { isRecord } from '../../../base/json-kinds.ts'
import { mind } from '../../../minds/mind.ts'
import { prepareInput } from '../../../societies/prepare-input.ts'
import { flowFileOf } from '../../file/read-flow-file.ts'
import { carriedOver } from '../../file/session.ts'
import { openFlow } from '../../file/society-of-file.ts'
import type { FlowFile } from '../../file/schema/flow-file.ts'
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { message, sayJson, type Row } from '../values.ts'
import { BOARD, rowIn, outputsFor } from './board.ts'
import { boardOf, joined, tokensIn, withWritten } from './board-token.ts'

/** The reason that a part ends with where the flow goes on outside it. */
export const LEAVES = '→ '

const part: Component = {
  says: 'A part of a flow file, such as a loop: it runs inside, as the society it is.',
  reads: ['state'],
  writes: ['state'],
  async run(call) {
    const file = fileIn(call)
    const { society, input, answer } = await openFlow(file, { minds: call.surroundings.minds ?? mind })
    const token = joined(tokensIn(call.wired('board')))
    const flow = society.create?.(call.surroundings.minds ?? mind) ?? society.flow
    if (token === undefined) {
      const said = call.text('said')
      const { [BOARD]: before } = call.shared.state
      const values = await prepareInput(society, {
        ...(isRecord(before) && before),
        ...(input !== undefined && said !== '' && { [input]: said }),
      })
      const { board, reason } = await call.context.society(flow, values)
      const state = { [BOARD]: carriedOver(file, board) as Row }
      return { outputs: { message: message(sayJson(answer(board, reason) as Json)) }, state }
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
