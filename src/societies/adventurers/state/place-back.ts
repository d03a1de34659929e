/** Where we are after going back: where the command was given that we are before again. */
import { orderIn } from '../../../worlds/adventure/orders.ts'
import type { ActionRecord } from '../board.ts'
import { recordsOf } from '../knowledge/records.ts'

export interface Backwards {
  readonly commands: readonly string[]
  readonly actionHistory: readonly ActionRecord[]
}

/** Nothing unless the last command went back to a step that is written down. */
export function placeBack({ commands, actionHistory }: Backwards): string | undefined {
  const order = orderIn(commands.at(-1) ?? '')
  if (order.order !== 'restore') return undefined
  return recordsOf(commands, actionHistory)[order.step - 1]?.location
}
