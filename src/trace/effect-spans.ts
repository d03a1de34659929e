/** The spans of a thought's effects: from the announcement, where there was one, to the result. */
import type { Deed, EffectData } from '../store/record.ts'
import { keyOf, type EffectSpan } from './span.ts'
import type { SlotOfStep, Step } from './step.ts'

interface PlaceOfEffects {
  readonly run: string
  readonly step: number
  readonly parent: string
  readonly isSettled: boolean
  readonly agent: string
  /** when the thought was thought, as far as that is known */
  readonly thought: number
}

export interface EffectsOfSlot {
  readonly spans: readonly EffectSpan[]
  /** the effect that is a tool call, which has a span of its own kind */
  readonly tool?: EffectSpan
  /** when the last of them ended */
  readonly last?: number
}

export function effectSpans(
  { closed, over }: Step,
  { slot, records }: SlotOfStep,
  { thought, ...place }: PlaceOfEffects,
  deed: Deed | undefined,
  toolCall: string | undefined,
): EffectsOfSlot {
  const announced = new Map<number, { time: number; id: string; done?: { time: number; result: unknown } }>()
  let planned: readonly EffectData[] = []
  for (const { time, record } of records) {
    if (record.kind === 'effect') announced.set(record.place, { time, id: record.id })
    if (record.kind === 'think') planned = record.outcome.effects ?? []
    const known = record.kind === 'done' ? announced.get(record.place) : undefined
    if (known && record.kind === 'done') known.done = { time, result: record.result }
  }
  const performed = deed?.effects
  const places = performed ? [...performed.keys()] : [...announced.keys()].toSorted((one, other) => one - other)
  const spans: EffectSpan[] = []
  let tool: EffectSpan | undefined
  let before = thought
  for (const at of places) {
    const effect = performed ? performed[at]?.effect : planned[at]
    const known = announced.get(at)
    const start = known?.time ?? before
    // one that need not be announced is over when the next one is
    const following = known ? undefined : places.find((other) => other > at && announced.has(other))
    const end = known?.done?.time ?? announced.get(following ?? -1)?.time ?? closed?.time ?? over
    const came = performed ? performed[at]?.result : known?.done?.result
    const span: EffectSpan = {
      ...place,
      kind: 'effect',
      key: keyOf(place.run, `effect${place.step}.${slot}.${at}`),
      type: effect?.type ?? 'unknown',
      start,
      ...(end !== undefined && { end: Math.max(start, end) }),
      ...(known && { id: known.id }),
      ...(effect && { effect }),
      ...(came !== undefined && { result: came }),
      ...(isInterrupted(came) && { error: { type: 'interrupted' } }),
    }
    before = Math.max(before, span.end ?? start)
    if (toolCall !== undefined && tool === undefined && effect?.type === 'tool') tool = span
    else spans.push(span)
  }
  return { spans, ...(tool && { tool }), ...(places.length > 0 && { last: before }) }
}

/** Announced, and nobody knows whether it was done. */
export function isInterrupted(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'interrupted' in result && result.interrupted === true
}
