/** Societies inside a run at a moment: whose they are, and what they took. Pure. */
import type { InsideRun } from '../../../../src/server/api.ts'
import type { Activity } from '../panels/read/activity.ts'

/** A thought with tools is a society inside, which nobody who reads it has to know. */
export const isThought = ({ flow }: Pick<InsideRun, 'flow'>): boolean => flow === TOOLS_FLOW

const TOOLS_FLOW = 'tools'

/** Begun up to a step; at the end of the journal also those of the current step. */
export function insideUpTo(all: readonly InsideRun[], step: number, lastStep: number): readonly InsideRun[] {
  const last = step >= lastStep ? lastStep + 1 : step
  return all.filter((each) => each.step <= last)
}

type Spent = Pick<Activity, 'calls' | 'tokens' | 'cost'>

/** What is asked of models inside is asked by the agent it is inside of. */
export function addInside<T extends Spent>(spent: T, societies: readonly Spent[]): T {
  const add = (key: keyof Spent) => societies.reduce((all, each) => all + each[key], spent[key])
  return societies.length === 0 ? spent : { ...spent, calls: add('calls'), tokens: add('tokens'), cost: add('cost') }
}

/** An agent's activity with that of its societies, and its share of everything anew. */
export function withInside(own: Activity, mine: readonly InsideRun[], whole: Spent): Activity {
  if (whole.tokens === 0) return own
  const all = addInside(own, mine)
  return { ...all, share: all.tokens / whole.tokens }
}
