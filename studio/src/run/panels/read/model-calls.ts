/** What models were asked and what they answered, as the journal keeps it. */
import { MODEL_CALL } from '../../../../../src/base/model-call-name.ts'
import type { ModelCall } from '../../../../../src/minds/model-call.ts'
import type { JournalRecord } from '../../../../../src/store/record.ts'

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

/** `0 ¢`, `1.2 ¢`, `$3.40` */
export function formatCost(dollars: number): string {
  if (dollars >= 1) return `$${dollars.toFixed(2)}`
  const cents = dollars * 100
  return cents === 0 ? '0 ¢' : cents < 0.01 ? '< 0.01 ¢' : `${Number(cents.toPrecision(2))} ¢`
}

/** `940`, `12.4 k`, `3.1 M` */
export function formatCount(count: number): string {
  if (count < 1000) return String(count)
  return count < 1e6 ? `${Number((count / 1000).toPrecision(3))} k` : `${Number((count / 1e6).toPrecision(3))} M`
}
