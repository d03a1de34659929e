/** A trace as a tree in the terminal: who, a bar on the time of the run, how long, tokens and cost. */
import { labelOf } from '../base/inside-ids.ts'
import { nameOf, type Span } from '../trace/span.ts'
import { totalsOf, type Totals } from '../trace/totals.ts'
import { formatCost, formatCount, formatTime } from '../trace/words.ts'
import type { Paint, Style } from '../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../terminal/text.ts'
import type { Screen } from './screen.ts'

const BAR_COLUMNS = { narrow: 10, wide: 24, from: 80 }
const TIME_COLUMNS = 9
const TOKEN_COLUMNS = 8
const COST_COLUMNS = 9
// longer names are cut: the bars are what is looked at
const NAME_COLUMNS = { least: 16, most: 60 }

export function drawTrace(spans: readonly Span[], { paint, columns }: Pick<Screen, 'paint' | 'columns'>): string[] {
  const totals = totalsOf(spans)
  const depths = depthsOf(spans)
  const [root] = spans
  if (root === undefined) return []
  const until = spans.reduce((latest, { start, end = start }) => Math.max(latest, end), root.start)
  const hasTokens = (totals.get(root.key)?.calls ?? 0) > 0
  const barColumns = columns < BAR_COLUMNS.from ? BAR_COLUMNS.narrow : BAR_COLUMNS.wide
  const right = [barColumns, TIME_COLUMNS, ...(hasTokens ? [TOKEN_COLUMNS, COST_COLUMNS] : [])]
  const room = Math.min(
    NAME_COLUMNS.most,
    Math.max(
      NAME_COLUMNS.least,
      right.reduce((left, each) => left - each - 1, columns - 1),
    ),
  )
  return spans.map((span) => {
    const indent = '  '.repeat(depths.get(span.key) ?? 0)
    const label = shorten(`${indent}${titleOf(span)}`, room)
    const bar = barOf(span, { from: root.start, until, columns: barColumns })
    const took = span.end === undefined ? 'open' : formatTime(span.end - span.start)
    const cells = [
      painted(span, padEnd(label, room), paint),
      paint(span.error ? 'red' : span.kind === 'model' ? 'cyan' : 'dim', bar),
      padStart(took, TIME_COLUMNS),
      ...(hasTokens ? spentOf(totals.get(span.key)!).map((cell) => paint('dim', cell)) : []),
    ]
    return cells.join(' ').trimEnd()
  })
}

function depthsOf(spans: readonly Span[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>()
  for (const { key, parent } of spans) depths.set(key, parent === undefined ? 0 : (depths.get(parent) ?? -1) + 1)
  return depths
}

function titleOf(span: Span): string {
  const step = span.kind === 'agent' ? `${span.step}  ` : ''
  const name =
    span.kind === 'agent' ? labelOf(span.agent, span.branch) : span.kind === 'workflow' ? span.flow : nameOf(span)
  const notes = [
    ...(span.kind === 'agent' && span.tries > 1 ? [`${span.tries} tries`] : []),
    ...(span.kind === 'agent' && span.by !== undefined ? [`${span.by} answered`] : []),
    ...(span.kind === 'tool' && span.outcome !== undefined && span.outcome !== 'done' ? [span.outcome] : []),
    ...(span.kind === 'question' && span.answer === undefined ? ['no answer'] : []),
    ...(span.error && span.kind !== 'tool' ? [span.error.type] : []),
  ]
  return harmless(`${step}${name}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`)
}

/** Thoughts as they are; what they are in, and what costs, stands out. */
function painted({ kind, error }: Span, text: string, paint: Paint): string {
  if (error) return paint('red', text)
  const style = STYLES[kind]
  return style === undefined ? text : paint(style, text)
}

const STYLES: Readonly<Partial<Record<Span['kind'], Style>>> = {
  workflow: 'bold',
  model: 'cyan',
  tool: 'green',
  question: 'yellow',
  effect: 'dim',
  call: 'dim',
}

/** At least one column: what took no time happened all the same. */
function barOf(
  { start, end }: Span,
  { from, until, columns }: { from: number; until: number; columns: number },
): string {
  const whole = Math.max(1, until - from)
  const left = Math.min(columns - 1, Math.floor(((start - from) / whole) * columns))
  const width = Math.max(1, Math.round((((end ?? until) - start) / whole) * columns))
  const bar = (end === undefined ? '▒' : '█').repeat(Math.min(width, columns - left))
  return padEnd(`${'·'.repeat(left)}${bar}`, columns)
}

function spentOf({ calls, inputTokens, outputTokens, cost }: Totals): string[] {
  if (calls === 0) return ['', '']
  return [
    padStart(formatCount(inputTokens + outputTokens), TOKEN_COLUMNS),
    cost === 0 ? '' : padStart(formatCost(cost), COST_COLUMNS),
  ]
}

const padStart = (text: string, columns: number) => `${' '.repeat(Math.max(0, columns - columnsOf(text)))}${text}`
