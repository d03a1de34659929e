/** Trials of which every single one counts: an evaluation that lacks some has no result, and says why. */
import type { TrialsResult } from './run-trials.ts'
import type { Trial } from './trial.ts'

/** By side, then by case and seed. */
export interface TrialTable {
  measured<T>(side: string, seed: Trial['seed'], name?: string): T
}

export function wholeTrials({ trials, stopped }: Pick<TrialsResult, 'trials' | 'stopped'>): TrialTable {
  if (stopped !== undefined) throw new DOMException('The evaluation was interrupted.', 'AbortError')
  const failed = trials.find(({ error }) => error !== undefined)
  if (failed !== undefined)
    throw new Error(`${failed.case}, seed ${failed.seed}, ${failed.side}: ${failed.error!.message}`)
  const byPlace = new Map<string, unknown>()
  for (const { side, seed, case: name, measured } of trials) {
    byPlace.set(JSON.stringify([side, seed]), measured)
    byPlace.set(JSON.stringify([side, seed, name]), measured)
  }
  return {
    measured: <T>(side: string, seed: Trial['seed'], name?: string) =>
      byPlace.get(JSON.stringify(name === undefined ? [side, seed] : [side, seed, name])) as T,
  }
}
