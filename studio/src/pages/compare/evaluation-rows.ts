/** The report of an evaluation as the rows of its tables, and its numbers in words. */
import type { EvaluationInfo } from '../../../../src/server/api.ts'
import { countOf } from '../words.ts'
import { formatMeasure } from './spread.ts'

export type Report = NonNullable<EvaluationInfo['report']>
export type Found = Report['scorers'][string]['cases'][string]
export type Estimate = NonNullable<Found['society']>
type Trial = Report['trials'][number]

export interface ScoreRow {
  readonly name: string
  readonly isAll: boolean
  readonly found: Found
}

/** All cases together, where there are several, and then each. */
export function scoreRows({ cases, scorers }: Report, scorer: string): ScoreRow[] {
  const { cases: byCase, ...all } = scorers[scorer]!
  const each = cases.map(({ name }) => ({ name, isAll: false, found: byCase[name]! }))
  return cases.length > 1 ? [{ name: 'all cases', isAll: true, found: all }, ...each] : each
}

export interface Range {
  readonly min: number
  readonly max: number
}

/** From the least to the most of all means and of the intervals of cases: one that says little must not hide others. */
export function rangeOf(rows: readonly ScoreRow[]): Range {
  const values = rows.flatMap(({ found: { society, baseline }, isAll }) =>
    [society, baseline].flatMap((one) =>
      one ? [one.mean, ...(isAll ? [] : [one.low ?? one.mean, one.high ?? one.mean])] : [],
    ),
  )
  const [min, max] = [Math.min(0, ...values), Math.max(...values, 0)]
  return { min, max: max > min ? max : min + 1 }
}

const say = (value: number) => formatMeasure(value, 'number')
const between = ({ low, high }: Pick<Estimate, 'low' | 'high'>) =>
  low === null || high === null ? '' : ` (${say(low)} to ${say(high)})`

export function meanWords(found: Estimate | null): string {
  if (found === null) return '—'
  return `${say(found.mean)}${between(found)}${found.unscored > 0 ? `, ${found.unscored} unscored` : ''}`
}

export function differenceWords(found: NonNullable<Found['difference']> | null): string {
  return found === null ? '—' : `${found.mean > 0 ? '+' : ''}${say(found.mean)}${between(found)}`
}

/** What became of the runs of a side. */
export function sideWords(side: Report['sides']['society'], failedScore: Report['failedScore']): string {
  const { finished, planned, failed, steps, cpuMs, spending } = side
  const counted = failedScore === 'exclude' ? 'left out' : `each counted as ${failedScore}`
  const tokens = spending.inputTokens + spending.outputTokens
  return [
    `${finished} of ${countOf(planned, 'run')} finished`,
    ...(failed > 0 ? [`${failed} failed, ${counted}`] : []),
    ...(steps === null ? [] : [`${say(steps)} steps each`]),
    ...(cpuMs === null ? [] : [`${say(cpuMs)} ms of the processor`]),
    ...(spending.calls > 0 ? [`${countOf(tokens, 'token')}, ${formatMeasure(spending.cost, 'money')}`] : []),
  ].join('; ')
}

export interface PairRow {
  readonly key: string
  readonly case: string
  readonly seed: string
  readonly society?: Trial | undefined
  readonly baseline?: Trial | undefined
}

/** A case and a seed each, in the order they were planned. */
export function pairRows({ cases, seeds, trials }: Report): PairRow[] {
  const byPlace = new Map(trials.map((trial) => [JSON.stringify([trial.side, trial.case, trial.seed]), trial]))
  return cases.flatMap(({ name }) =>
    seeds.flatMap((seed): PairRow[] => {
      const of = (side: Trial['side']) => byPlace.get(JSON.stringify([side, name, seed]))
      const [society, baseline] = [of('society'), of('baseline')]
      if (society === undefined && baseline === undefined) return []
      return [{ key: JSON.stringify([name, seed]), case: name, seed: String(seed), society, baseline }]
    }),
  )
}

/** The score of a trial, or what became of it instead. */
export function scoreWords(trial: Trial | undefined, scorer: string): string {
  const score = trial?.scores[scorer]
  if (trial === undefined || score === undefined) return '—'
  if (trial.status !== 'finished') return trial.status
  return score.score === null ? 'unscored' : say(score.score)
}

/** Why it has this score, where somebody said so. */
export const whyOf = (trial: Trial | undefined, scorer: string) => trial?.scores[scorer]?.why
