/** The grid as a searchable world, for explorers. */
import type { Explorable } from '../explorable.ts'
import { gridActions } from './actions.ts'
import { chartOf } from './chart.ts'
import { createGrid } from './grid.ts'
import type { Pose, Position } from './pose.ts'
import { mapOf, type GridSource } from './source.ts'

export const searchableGrid: Explorable<GridSource, Pose, Position> = {
  actions: gridActions,
  open: (source, agents = []) => createGrid({ source, agents }),
  chart: (source) => chartOf(mapOf(source)),
}
