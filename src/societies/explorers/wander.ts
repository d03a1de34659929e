/** A mind that walks about by chance and tells nobody: what rules are measured against. */
import { listed } from '../../base/errors.ts'
import type { GridAction } from '../../worlds/grid/actions.ts'
import type { Decision, Situation } from './situation.ts'

// looking at the ceiling or tilting the head would only waste its time
const steps: readonly GridAction[] = ['forward', 'backward', 'move_left', 'move_right', 'look_left', 'look_right']
const climbs: readonly GridAction[] = ['move_up', 'move_down']

export function wander({ random, map }: Situation): Decision {
  const choices = map.height > 1 ? [...steps, ...climbs] : steps
  return { thinking: `One of ${listed(choices)}.`, action: random.pick(choices), reason: 'By chance.' }
}
