/** Whom to ask first: who helped before, knew things or kept their promises, then whom one likes. */
import { standingOf } from '../promises.ts'
import type { Situation } from '../situation.ts'
import { warmthFor } from './warmth.ts'

const HELPER = 0.6
const TEACHER = 0.4
const TRUSTED = 0.5

type Known = Pick<Situation, 'insights' | 'relations' | 'self'>

/**
 * What speaks for asking somebody, beside liking them: 0 of a stranger, about 1 of who always helps, less than 0 of who
 * breaks promises.
 */
export function worthAsking({ insights = {}, relations }: Known, name: string): number {
  const help = (insights.helper === name ? HELPER : 0) + (insights.teacher === name ? TEACHER : 0)
  return help + TRUSTED * standingOf(relations[name])
}

export function whomToAsk(situation: Known, people: readonly string[]): readonly string[] {
  return people
    .map((name) => ({ name, worth: warmthFor(situation, name) + worthAsking(situation, name) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ name }) => name)
}
