/** `evaluation()`: an evaluation in a file of one's own, which `troupe evaluate FILE` runs with flags and progress. */
import { TroupeError } from '../base/errors.ts'
import type { Fields } from '../board/field.ts'
import { createPaint } from '../terminal/paint.ts'
import type { Evaluating, Evaluation } from '../societies/evaluation.ts'
import { amount, count } from '../societies/option.ts'
import { casesOf, checkDefinition, seedsOf, type AnyDefinition } from './check-definition.ts'
import type { EvaluationCase, EvaluationDefinition } from './definition.ts'
import { evaluate } from './evaluate.ts'
import { drawReport } from './report-table.ts'
import type { Progress } from './trials/run-trials.ts'

// what a pipe or a file is assumed to show
const COLUMNS = 100
const MOST = 100_000

export function evaluation<F extends Fields, E, S extends string>(
  definition: EvaluationDefinition<F, E, S>,
): Evaluation {
  const given = definition as unknown as AnyDefinition
  checkDefinition(given)
  const usual = seedsOf(given.seeds)
  return {
    says: given.says ?? `The evaluation "${given.name}".`,
    options: [
      count({ path: 'seeds', label: 'Seeds', default: usual.length, min: 1, max: MOST, flag: '--seeds' }),
      count({ path: 'limit', label: 'Cases', about: 'only the first cases', min: 1, max: MOST, flag: '--limit' }),
      count({
        path: 'concurrency',
        label: 'Runs at once',
        default: given.concurrency ?? 4,
        min: 1,
        max: 1_000,
        flag: '--concurrency',
      }),
      amount({
        path: 'maxCost',
        label: 'Dollars',
        about: 'stop before all runs and judges cost more than this',
        ...(given.maxCost !== undefined && { default: given.maxCost }),
        min: 0,
        max: 1_000_000,
        flag: '--max-cost',
      }),
    ],
    keepsRuns: true,
    async run(chosen, going) {
      const { seeds, limit, concurrency, maxCost } = chosen as Chosen
      const cases = async () => (await casesOf(given.cases)).slice(0, limit) as EvaluationCase<object>[]
      const report = await evaluate({
        ...given,
        cases,
        seeds: firstSeeds(usual, given.seeds, seeds),
        ...(concurrency !== undefined && { concurrency }),
        ...(maxCost !== undefined && { maxCost }),
        ...optionsFor(going),
      })
      const { paint = createPaint(false), columns = COLUMNS } = going.terminal ?? {}
      return { lines: drawReport(report, paint, columns), json: { ...report } }
    },
  }
}

interface Chosen {
  readonly seeds?: number
  readonly limit?: number
  readonly concurrency?: number
  readonly maxCost?: number
}

/** As many as asked for, of those the definition lists or from 1 on. */
function firstSeeds(usual: ReturnType<typeof seedsOf>, given: AnyDefinition['seeds'], wanted = usual.length) {
  if (wanted <= usual.length) return usual.slice(0, wanted)
  if (typeof given !== 'object') return seedsOf(wanted)
  throw new TroupeError(
    'EVALUATION_INVALID',
    `The evaluation lists ${usual.length} seeds, and ${wanted} are asked for. List more, or ask for fewer.`,
  )
}

function optionsFor({ signal, progress, openStore, resume, found }: Evaluating) {
  let isFirst = true
  return {
    signal,
    ...(openStore && { store: openStore() }),
    ...(resume && { resume }),
    onProgress({ done, total, read, failed, trial }: Progress) {
      if (isFirst && read > 0) found?.(read)
      isFirst = false
      if (trial === undefined) return
      const trouble = failed > 0 ? `, ${failed} failed` : ''
      progress(`${done} of ${total} runs${trouble}: ${trial.case}, seed ${trial.seed}, ${trial.side}`)
    },
  }
}
