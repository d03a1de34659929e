/** A trace as rows of a tree: what is folded away is left out. Pure. */
import { labelOf } from '../../../../../src/base/inside-ids.ts'
import type { InsideRun } from '../../../../../src/server/api.ts'
import { nameOf, type Span } from '../../../../../src/trace/span.ts'
import { totalsOf } from '../../../../../src/trace/totals.ts'
import { actorOf } from '../read/actors.ts'

export interface TraceRow {
  readonly span: Span
  readonly depth: number
  /** the step of the run that is shown; what is inside a thought belongs to the thought's */
  readonly step: number
  /** something is under it */
  readonly hasMore: boolean
  readonly isOpen: boolean
  /** societies inside it that were not read yet */
  readonly unread: readonly InsideRun[]
  readonly tokens: number
  readonly cost: number
}

/** Societies inside, by the thought they belong to. */
export type Insides = ReadonlyMap<string, readonly InsideRun[]>

const placeOf = (run: string, step: number, agent: string, branch: number) => `${step}.${labelOf(agent, branch)}@${run}`

export function insidesOf(societies: readonly InsideRun[]): Insides {
  return Map.groupBy(societies, ({ within, step, agent, branch }) => placeOf(within, step, agent, branch))
}

export interface TraceTree {
  readonly spans: readonly Span[]
  readonly insides: Insides
  /** ids of societies whose journals were read */
  readonly read: ReadonlySet<string>
  /** keys of what is folded away */
  readonly folded: ReadonlySet<string>
}

export function rowsOfTrace({ spans, insides, read, folded }: TraceTree): readonly TraceRow[] {
  const totals = totalsOf(spans)
  const unread = [...insides.values()].flat().filter(({ id }) => !read.has(id))
  const steps = new Map<string, number>()
  const depths = new Map<string, number>()
  const hidden = new Set<string>()
  const rows: TraceRow[] = []
  const [root] = spans
  for (const [place, span] of spans.entries()) {
    const { key, parent } = span
    const depth = parent === undefined ? 0 : (depths.get(parent) ?? 0) + 1
    const step = span.run === root!.run ? span.step : (steps.get(parent ?? '') ?? span.step)
    depths.set(key, depth)
    steps.set(key, step)
    const isHidden = parent !== undefined && (hidden.has(parent) || folded.has(parent))
    if (isHidden) {
      hidden.add(key)
      continue
    }
    const own = span.kind === 'agent' ? (insides.get(placeOf(span.run, span.step, span.agent, span.branch)) ?? []) : []
    const waiting = own.filter(({ id }) => !read.has(id))
    // what was not read yet is counted all the same
    const more = span === root ? unread : waiting
    const { inputTokens, outputTokens, cost } = totals.get(key)!
    const hasChildren = spans[place + 1]?.parent === key
    rows.push({
      span,
      depth,
      step,
      hasMore: hasChildren || waiting.length > 0,
      isOpen: hasChildren && waiting.length === 0 && !folded.has(key),
      unread: waiting,
      tokens: more.reduce((sum, each) => sum + each.tokens, inputTokens + outputTokens),
      cost: more.reduce((sum, each) => sum + each.cost, cost),
    })
  }
  return rows
}

/** The first row of a step, of the run itself where the step has none. */
export function rowOfStep(rows: readonly TraceRow[], step: number): number {
  const found = rows.findIndex((row) => row.depth > 0 && row.step === step)
  return found < 0 ? Math.min(0, rows.length - 1) : found
}

/** The row around this one. */
export function rowAround(rows: readonly TraceRow[], place: number): number {
  const depth = rows[place]?.depth ?? 0
  const found = rows.findLastIndex((row, at) => at < place && row.depth < depth)
  return found < 0 ? place : found
}

/** `writer`, `gpt-5-mini`, `search` */
export function titleOf(span: Span): string {
  if (span.kind === 'agent') return span.agent
  return span.kind === 'workflow' ? span.flow : nameOf(span).replace(/^\S+ /, '')
}

/** Whose hue it has: of a thought, whom the agent thinks for, where it thinks for many. */
export function whoseOf(span: Span): string | undefined {
  if (span.kind === 'agent') return actorOf({ agent: span.agent, payload: span.payload }).who ?? span.agent
  return 'agent' in span ? span.agent : undefined
}

export const kindWords: Readonly<Record<Span['kind'], string>> = {
  workflow: 'run',
  agent: 'thought',
  model: 'model',
  tool: 'tool',
  question: 'question',
  effect: 'effect',
  call: 'call',
}

/** What went other than one would wish, in a word or two. */
export function noteOf(span: Span): string {
  if (span.kind === 'agent' && span.skipped !== undefined) return 'skipped'
  if (span.kind === 'tool') return span.outcome === undefined || span.outcome === 'done' ? '' : span.outcome
  if (span.error) return 'failed'
  if (span.kind === 'agent' && span.tries > 1) return `${span.tries} tries`
  return span.kind === 'question' && span.answer === undefined ? 'open' : ''
}

export interface Range {
  readonly from: number
  readonly to: number
}

/** The time of some rows: those in sight, without the run around all of them; or of everything. */
export function rangeOf(rows: readonly TraceRow[], spans: readonly Span[], isWhole: boolean): Range {
  const inner = rows.filter(({ depth }) => depth > 0)
  const chosen = isWhole || inner.length === 0 ? spans : inner.map(({ span }) => span)
  let [from, to] = [Infinity, -Infinity]
  for (const { start, end = start } of chosen) {
    from = Math.min(from, start)
    to = Math.max(to, end)
  }
  return from <= to ? { from, to: Math.max(to, from + 1) } : { from: 0, to: 1 }
}

/** Where a bar is, in parts of the whole; something is always seen of it. */
export function barOf({ start, end }: Span, { from, to }: Range): { readonly left: number; readonly width: number } {
  const at = (time: number) => Math.min(1, Math.max(0, (time - from) / (to - from)))
  const left = at(start)
  return { left, width: at(end ?? to) - left }
}
