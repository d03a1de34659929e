/** The span of a tool call: a society that a mind with tools runs inside its thought has an agent for each of them. */
import { isRecord } from '../base/json-kinds.ts'
import { itemsGivenBy } from '../board/read-change.ts'
import type { ToolOutcome } from '../models/message.ts'
import type { Deed } from '../store/record.ts'
import { isInterrupted } from './effect-spans.ts'
import type { EffectSpan, ToolSpan } from './span.ts'

// how that society and its agent are called in journals
const TOOLS_FLOW = 'tools'
const TOOL_AGENT = 'tool'
const MESSAGES = 'messages'

export interface SentCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
}

/** The call that a slot was sent; nothing where the slot is none of a tool. */
export function toolCallOf(flow: string, agent: string, payload: unknown): SentCall | undefined {
  if (flow !== TOOLS_FLOW || agent !== TOOL_AGENT || !isRecord(payload) || !isRecord(payload['call'])) return undefined
  const { id, name, input } = payload['call']
  return typeof id === 'string' && typeof name === 'string' ? { id, name, input } : undefined
}

interface Came {
  readonly deed: Deed | undefined
  /** of a tool that has an effect: announced, then done */
  readonly effect: EffectSpan | undefined
  readonly start: number
  readonly end: number | undefined
}

type PlaceOfTool = Pick<ToolSpan, 'run' | 'step' | 'isSettled' | 'agent' | 'key'> & { readonly parent: string }

export function toolSpan(place: PlaceOfTool, call: SentCall, { deed, effect, start, end }: Came): ToolSpan {
  const { outcome, output, ms } = effect ? resultOf(effect.result) : resultIn(deed, call.id)
  const from = effect?.start ?? start
  const known = effect ? effect.end : end
  // an effect that was timed is over before its step is closed
  const until = known !== undefined && ms !== undefined ? Math.min(known, from + ms) : known
  return {
    ...place,
    kind: 'tool',
    tool: call.name,
    call: call.id,
    // a person may have changed it before it was done
    input: isRecord(effect?.effect) ? effect.effect['input'] : call.input,
    start: from,
    ...(until !== undefined && { end: Math.max(from, until) }),
    ...(outcome && { outcome }),
    ...(output !== undefined && { output }),
    ...((outcome === 'faulty' || outcome === 'unknown') && { error: { type: outcome } }),
  }
}

interface Result {
  readonly outcome?: ToolOutcome
  readonly output?: unknown
  readonly ms?: number
}

const OUTCOMES: readonly unknown[] = ['done', 'faulty', 'denied', 'skipped', 'unknown'] satisfies ToolOutcome[]

function resultOf(result: unknown): Result {
  if (isInterrupted(result)) return { outcome: 'unknown' }
  if (!isRecord(result) || !OUTCOMES.includes(result['outcome'])) return {}
  const { outcome, output, ms } = result
  const took = typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 && { ms }
  return { outcome: outcome as ToolOutcome, output, ...took }
}

/** A tool that only reads says what came of it in the chat. */
function resultIn(deed: Deed | undefined, call: string): Result {
  for (const message of itemsGivenBy<unknown>(deed?.changes?.[MESSAGES]) ?? []) {
    const results = isRecord(message) && Array.isArray(message['results']) ? (message['results'] as unknown[]) : []
    const own = results.find((each) => isRecord(each) && each['call'] === call)
    if (own !== undefined) return resultOf(own)
  }
  return {}
}
