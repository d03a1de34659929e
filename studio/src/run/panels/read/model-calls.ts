/** What models were asked and what they answered, as the journal keeps it. */
import { MODEL_CALL } from '../../../../../src/base/model-call-name.ts'
import type { ModelCall } from '../../../../../src/minds/model-call.ts'
import type { JournalRecord } from '../../../../../src/store/record.ts'

export { formatCost, formatCount } from '../../../../../src/trace/words.ts'
export type { ModelCall }

/** The journal may be anybody's: a record that only looks like a call is none. */
export function modelCallOf(record: JournalRecord): ModelCall | undefined {
  if (record.kind !== 'call' || record.name !== MODEL_CALL) return undefined
  const { mind, reply, usage } = (record.value ?? {}) as Partial<ModelCall>
  const isOne =
    typeof mind === 'string' &&
    typeof reply === 'string' &&
    typeof usage?.inputTokens === 'number' &&
    typeof usage.outputTokens === 'number'
  return isOne ? (record.value as ModelCall) : undefined
}
