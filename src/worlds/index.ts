/** `troupe/worlds`: places with rules. */
export type { ActionResult, World } from './world.ts'
export { gridActions, type GridAction } from './grid/actions.ts'
export type { GeneratedGrid } from './grid/generate.ts'
export { createGrid, type Grid, type GridInfo, type GridObservation, type GridOptions } from './grid/grid.ts'
export { lineLayout, parseLayout, type GridLayout } from './grid/layout.ts'
export type { GridObject, Sight } from './grid/map.ts'
export type { Pose, Position, Rotation } from './grid/pose.ts'
export type { GridSource } from './grid/source.ts'
