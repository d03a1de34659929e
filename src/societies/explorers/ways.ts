/** The steps somebody could take from where they stand, as far as they know. */
import { gridActions, stepOf } from '../../worlds/grid/actions.ts'
import { cellAt, WALL, type GridMap } from '../../worlds/grid/map.ts'
import type { Pose } from '../../worlds/grid/pose.ts'
import type { Knowledge } from './knowledge.ts'

export function openWays(map: GridMap, knowledge: Knowledge, { position: { x, y, z }, rotation }: Pose): string[] {
  return gridActions.filter((action) => {
    const step = stepOf(action, rotation.yaw)
    const cell = step === undefined ? -1 : cellAt(map, x + step[0], y + step[1], z + step[2])
    return cell >= 0 && knowledge.kind(cell) !== WALL
  })
}
