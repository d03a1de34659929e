/** `troupe/worlds`: places with rules. */
export {
  BLOCKED,
  DOOR,
  OPEN,
  type Chart,
  type ChartWords,
  type Explorable,
  type Look,
  type PlaceKind,
  type SearchInfo,
  type SearchWorld,
  type Sight as SearchSight,
  type States,
} from './explorable.ts'
export { holdWorlds, type HeldWorlds } from './held-worlds.ts'
export type { ActionResult, World } from './world.ts'
export {
  createAdventure,
  type Adventure,
  type AdventureInfo,
  type AdventureObservation,
  type AdventureOptions,
  type AdventureSnapshot,
  type AdventureState,
} from './adventure/adventure.ts'
export { handicaps, type Handicap } from './adventure/handicaps.ts'
export type { Imagination } from './adventure/imagination.ts'
export type { Ending, GameMoment, GameMoment as Moment } from './adventure/moment.ts'
export type { Reply } from './adventure/reading.ts'
export { readStory } from './adventure/story-file.ts'
export type { Truth } from './adventure/truth.ts'
export {
  createMachine,
  openStory,
  SaveFileError,
  StoryFileError,
  type Dictionary,
  type DictionaryEntry,
  type Files,
  type Machine,
  type MachineOptions,
  type ObjectTree,
  type Property,
  type Snapshot,
  type Stop,
  type Story,
  type Turn,
  type Version,
} from './zmachine/index.ts'
export { gridActions, type GridAction } from './grid/actions.ts'
export type { GeneratedGrid } from './grid/generate.ts'
export { createGrid, type Grid, type GridInfo, type GridObservation, type GridOptions } from './grid/grid.ts'
export { lineLayout, parseLayout, type GridLayout } from './grid/layout.ts'
export type { GridObject, Sight } from './grid/map.ts'
export type { Pose, Position, Rotation } from './grid/pose.ts'
export { searchableGrid } from './grid/searchable.ts'
export type { GridSource } from './grid/source.ts'
