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
export { namedOffer, offer } from './offer.ts'
export type { ActionOffer, ActionResult, World } from './world.ts'
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
export type { HouseAction, HouseActionType, HouseOutcome, HousePerception, PerceivedThing } from './house/action.ts'
export { houseActions, type ActionDeclaration, type Effect, type Precondition } from './house/actions.ts'
export { applyChanges } from './house/apply-changes.ts'
export { checkHouse, parseHouse } from './house/check-house.ts'
export { commandOf, parseCommand } from './house/command.ts'
export type { CommandNames } from './house/command-names.ts'
export { defaultHouse } from './house/default-house.ts'
export { changesOf } from './house/effects.ts'
export { firstState } from './house/first-state.ts'
export { generateVillage, type VillageSource } from './house/generate.ts'
export { createHouse, type House, type HouseInfo, type HouseOptions } from './house/house.ts'
export { isNight, timeOf } from './house/house-clock.ts'
export type {
  DoorFile,
  HouseFile,
  Need,
  NeedAmounts,
  Requirement,
  RoomFile,
  ThingFile,
  UseFile,
} from './house/house-file.ts'
export { describePerception } from './house/look.ts'
export type { Missing, MissingKind } from './house/missing.ts'
export { perceive } from './house/perceive.ts'
export { perform } from './house/perform.ts'
export { planOf, type HousePlan } from './house/plan.ts'
export { whatIsMissing } from './house/preconditions.ts'
export { chatNow, presenceIn, type HouseSetup } from './house/presence.ts'
export type { Scene } from './house/scene.ts'
export type { HouseChanges, HouseState, PersonState, RoomState, ThingState, Whereabouts } from './house/state.ts'
