/** Wandering: a mind that walks about by chance and tells nobody, the baseline for rules. */
import { listed } from '../../base/errors.ts'
import type { Decision, Situation } from './situation.ts'

export function wander<State, Spot>({ random, chart }: Pick<Situation<State, Spot>, 'random' | 'chart'>): Decision {
  const { wanderings } = chart
  return { thinking: `One of ${listed(wanderings)}.`, action: random.pick(wanderings), reason: 'By chance.' }
}
