/** Checks what an evaluation is made of, before anything is run or paid. */
import { listed, TroupeError } from '../base/errors.ts'
import { faultInName } from '../base/names.ts'
import type { Seed } from '../base/random.ts'
import type { Fields } from '../board/field.ts'
import type { EvaluationCase, EvaluationDefinition } from './definition.ts'
import { isJudge } from './judge.ts'

const LONGEST_NAME = 100
const MOST_SEEDS = 100_000

export type AnyDefinition = EvaluationDefinition<Fields, unknown, string>

export function checkDefinition(definition: AnyDefinition): void {
  const { name, scorers, concurrency, failedScore, maxCost, maxTokens } = definition
  checkName('The evaluation', name)
  const scorerNames = Object.keys(scorers ?? {})
  if (scorerNames.length === 0) throw invalid('It has no scorer. Give at least one: scorers: { length: (run) => … }.')
  for (const scorer of scorerNames) {
    checkName('A scorer', scorer)
    const given = scorers[scorer]
    if (typeof given !== 'function' && !isJudge(given))
      throw invalid(`The scorer "${scorer}" is neither a function of a run nor what judge() gave.`)
  }
  if (concurrency !== undefined && !(Number.isSafeInteger(concurrency) && concurrency > 0))
    throw invalid(`concurrency takes a whole number from 1 on, not ${concurrency}.`)
  if (failedScore !== undefined && failedScore !== 'exclude' && !Number.isFinite(failedScore))
    throw invalid(`failedScore takes a number or 'exclude', not ${JSON.stringify(failedScore)}.`)
  for (const [limit, value] of Object.entries({ maxCost, maxTokens }))
    if (value !== undefined && !(value >= 0)) throw invalid(`${limit} takes a number from 0 on, not ${value}.`)
}

/** The seeds, each once. */
export function seedsOf(seeds: AnyDefinition['seeds'] = 1): readonly Seed[] {
  if (typeof seeds === 'number') {
    if (!(Number.isSafeInteger(seeds) && seeds > 0 && seeds <= MOST_SEEDS))
      throw invalid(`seeds takes how many there are, from 1 to ${MOST_SEEDS}, or a list of them; not ${seeds}.`)
    return Array.from({ length: seeds }, (_, place) => place + 1)
  }
  if (seeds.length === 0) throw invalid('The list of seeds is empty.')
  const wrong = seeds.find((seed) => typeof seed !== 'string' && !Number.isFinite(seed))
  if (wrong !== undefined) throw invalid(`A seed is a number or a text, not ${JSON.stringify(wrong)}.`)
  checkTwice('seeds', seeds.map(String))
  return seeds
}

/** The cases, read to the end. */
export async function casesOf(given: AnyDefinition['cases']): Promise<EvaluationCase[]> {
  const list: unknown = typeof given === 'function' ? await given() : given
  if (typeof list !== 'object' || list === null || !(Symbol.iterator in list || Symbol.asyncIterator in list))
    throw invalid('cases takes a list, or a function that gives one: [{ name, input }, …].')
  const cases = await Array.fromAsync(list as Iterable<EvaluationCase>)
  if (cases.length === 0) throw invalid('There are no cases.')
  for (const [place, each] of cases.entries()) {
    const { name, input, fork } = (each ?? {}) as Partial<EvaluationCase>
    checkName(`Case ${place + 1}`, name)
    if (fork !== undefined && typeof fork?.run !== 'string')
      throw invalid(`The case "${name}" forks no run: fork takes { run, at }, with the id of a run in the store.`)
    if (fork !== undefined && input === undefined) continue
    if ((typeof input !== 'object' || input === null) && typeof input !== 'function')
      throw invalid(`The case "${name}" has no input: an object with what the board starts with, {} for nothing.`)
  }
  checkTwice(
    'cases',
    cases.map(({ name }) => name),
  )
  return cases
}

function checkName(what: string, name: unknown): void {
  const fault = faultInName(name, LONGEST_NAME)
  if (fault !== undefined) throw invalid(`${what} needs a name of 1 to ${LONGEST_NAME} characters; this one ${fault}.`)
}

function checkTwice(what: string, names: readonly string[]): void {
  const twice = names.filter((name, place) => names.indexOf(name) !== place)
  if (twice.length > 0) throw invalid(`Some ${what} are there twice: ${listed(new Set(twice))}.`)
}

function invalid(what: string): TroupeError {
  return new TroupeError('EVALUATION_INVALID', `This evaluation cannot be run: ${what}`)
}

/** What is wrong with the input of a case is told with its name. */
export async function forCase<T>(name: string, side: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TroupeError)) throw error
    throw new TroupeError(error.code, `The case "${name}" does not fit the ${side}: ${error.message}`, { cause: error })
  }
}
