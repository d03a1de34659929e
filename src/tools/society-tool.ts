/** A society as a tool: calling it runs the society inside the thought, where it is resumed, asked and seen as any. */
import type { Schema } from '../base/schema.ts'
import type { Fields, View } from '../board/field.ts'
import type { Input } from '../board/input.ts'
import type { Society } from '../define/society.ts'
import { tool, type ReadingTool, type ToolLimits } from './tool.ts'

export interface SocietyToolOptions<G extends Fields, I, O> {
  readonly name: string
  /** what the society is for and when to call it, for the model */
  readonly description: string
  readonly input: Schema<I>
  /** from the call to the start of the society */
  readonly start: (input: I) => Input<G>
  /** from its board at the end to what the model is told */
  readonly result: (board: View<G>, reason: string) => O
  readonly limits?: ToolLimits
}

/** It counts as reading: what the society does outside is announced in a journal of its own, and never done twice. */
export function societyTool<G extends Fields, I, O>(
  society: Society<G>,
  { start, result, ...words }: SocietyToolOptions<G, I, O>,
): ReadingTool<I, O> {
  return tool({
    ...words,
    reads: true,
    does: async (input, context) => {
      const { board, reason } = await context.society(society, start(input))
      return result(board, reason)
    },
  })
}
