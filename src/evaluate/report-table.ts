/** The report of an evaluation as a table for the terminal. */
import type { Paint } from '../terminal/paint.ts'
import { drawTable, type Cell } from '../terminal/table.ts'
import type { EvaluationReport, ScoreReport, SideReport } from './report.ts'
import type { Estimate, PairedEstimate } from './trials/statistics.ts'

export function drawReport(report: EvaluationReport, paint: Paint, columns: number): string[] {
  const { name, says, scorers, sides, cases, seeds, status, why } = report
  const { society, baseline } = sides
  const beside = baseline === undefined ? '' : ` beside ${baseline.title}`
  const head = ['scorer', 'case', society.title, ...(baseline ? [baseline.title, 'difference', '+/=/-'] : [])]
  const rows = Object.entries(scorers).flatMap(([scorer, found]) => [
    rowOf(scorer, cases.length > 1 ? 'all' : cases[0]!.name, found, baseline !== undefined, true),
    ...(cases.length > 1 ? Object.entries(found.cases) : []).map(([each, of]) =>
      rowOf('', each, of, baseline !== undefined, false),
    ),
  ])
  return [
    `${name}: ${society.title}${beside}, ${cases.length} cases, ${seeds.length} seeds`,
    ...(says === undefined ? [] : [says]),
    '',
    ...drawTable(head, rows, paint, columns),
    '',
    ...sideLines(society, report),
    ...(baseline === undefined ? [] : sideLines(baseline, report)),
    `Means with 95 % intervals (t; Wilson's for yes and no) over ${
      cases.length > 1 ? 'cases, in each case over seeds' : 'seeds'
    }${baseline === undefined ? '' : '; differences in pairs of the same case and seed'}.`,
    ...(status === 'complete' ? [] : [paint('yellow', `Not complete: ${why ?? 'it was interrupted'}.`)]),
  ]
}

function rowOf(scorer: string, name: string, found: ScoreReport, hasBaseline: boolean, isAll: boolean): Cell[] {
  const style = isAll ? ('bold' as const) : undefined
  const own = [{ text: scorer, style }, { text: name }, { text: scoreWords(found.society), style }]
  if (!hasBaseline) return own
  const { difference = null } = found
  const counts = difference === null ? '' : `${difference.wins}/${difference.ties}/${difference.losses}`
  return [
    ...own,
    { text: scoreWords(found.baseline ?? null) },
    { text: differenceWords(difference), style: isClear(difference) },
    { text: counts },
  ]
}

/** Green and red only where the interval leaves no doubt about the sign. */
function isClear(difference: PairedEstimate | null): Cell['style'] {
  if (difference === null || difference.low === null || difference.high === null) return undefined
  return difference.low > 0 ? 'green' : difference.high < 0 ? 'red' : undefined
}

function scoreWords(found: (Estimate & { readonly unscored?: number }) | null): string {
  if (found === null) return '-'
  const unscored = found.unscored ? ` (${found.unscored} unscored)` : ''
  return `${shortNumber(found.mean)}${rangeWords(found)}${unscored}`
}

function differenceWords(found: PairedEstimate | null): string {
  if (found === null) return '-'
  return `${found.mean > 0 ? '+' : ''}${shortNumber(found.mean)}${rangeWords(found)}`
}

const rangeWords = ({ low, high }: Estimate) =>
  low === null || high === null ? '' : ` [${shortNumber(low)}, ${shortNumber(high)}]`

function sideLines({ title, planned, finished, failed, steps, cpuMs, spending }: SideReport, report: EvaluationReport) {
  const { failedScore } = report
  const counted = failedScore === 'exclude' ? 'left out' : `counted as ${failedScore}`
  const tokens = spending.inputTokens + spending.outputTokens
  const parts = [
    `${finished} of ${planned} runs finished`,
    ...(failed > 0 ? [`${failed} failed (${counted})`] : []),
    ...(steps === null ? [] : [`${shortNumber(steps)} steps`]),
    ...(cpuMs === null ? [] : [`${shortNumber(cpuMs)} ms of the processor`]),
    ...(spending.calls === 0 ? [] : [`${spending.calls} calls, ${tokens} tokens, $${spending.cost.toFixed(4)}`]),
  ]
  return [`${title}: ${parts.join(', ')}`]
}

function shortNumber(value: number): string {
  const size = Math.abs(value)
  return size >= 1000 || Number.isInteger(value) ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2)
}
