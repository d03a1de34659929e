/** Open ways: the steps somebody could take from where they stand, as far as they know. */
import { BLOCKED } from '../../worlds/explorable.ts'
import type { Situation } from './situation.ts'

export function openWays({ chart, knowledge, pose, actions }: Situation): string[] {
  return actions.filter((action) => {
    const place = chart.stepOf(pose, action)
    return place !== undefined && knowledge.kind(place) !== BLOCKED
  })
}
