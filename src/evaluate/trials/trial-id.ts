/**
 * Ids of an evaluation and its trials, from what they are: whoever asks for the same trial again finds it in the store.
 */
import { createHash } from 'node:crypto'
import { idInside } from '../../base/inside-ids.ts'
import { shapeOf } from '../../define/shape.ts'
import type { Store } from '../../store/store.ts'
import type { TrialPlan, TrialSide } from './trial.ts'

const LONGEST_WORDS = 32

/** `eval-NAME-HASH`: another name or another shape of the society is another evaluation. */
export function evaluationId(name: string, society: TrialSide): string {
  return `eval-${wordsOf(name)}-${hashOf([name, shapeOf(society.flow.compiled)])}`
}

/** Begun anew, an evaluation has the number of its attempt at the end. */
export const attemptId = (id: string, attempt: number) => (attempt === 1 ? id : `${id}-${attempt}`)

/** The last attempt that is in the store; 0 when there is none. */
export async function lastAttempt(store: Store, id: string): Promise<number> {
  let attempt = 0
  while ((await store.head(attemptId(id, attempt + 1))) > 0) attempt++
  return attempt
}

/** The run of a trial, inside that of its evaluation. What is paid for it is paid for the evaluation. */
export function trialId(evaluation: string, { flow, difference }: TrialSide, plan: TrialPlan): string {
  const { side, case: name, seed, input, fork } = plan
  const hash = hashOf([side, shapeOf(flow.compiled), difference ?? null, name, seed, input, ...(fork ? [fork] : [])])
  return idInside(evaluation, `1.${wordsOf(side)}-${wordsOf(name)}-${wordsOf(String(seed))}-${hash}`)
}

/** The run of a judge, inside that of the evaluation. */
export function judgeId(trial: string, scorer: string, asked: unknown): string {
  const [evaluation, place] = [trial.slice(0, trial.lastIndexOf('/')), trial.slice(trial.lastIndexOf('/') + 1)]
  return idInside(evaluation, `2.${wordsOf(scorer)}-${hashOf([place, scorer, asked])}`)
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)
}

/** What is left of a text in a file name, a URL and a shell. */
function wordsOf(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return plain.slice(0, LONGEST_WORDS).replace(/^-/, '').replace(/-$/, '') || 'x'
}
