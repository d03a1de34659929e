/** Societies that improve themselves: evolutions, families of variants, and what is found in runs. */
export { evolve, type Evolved, type EvolveOptions } from './evolve.ts'
export type { EvolutionBoard } from './evolution-board.ts'
export { familyOf, type EvolutionRun, type Family, type Fate, type Kin } from './family.ts'
export type { Course, Game, Member, Pair, Race, Settings, Verdict } from './model.ts'
export { findVariant, readEvolutions, readFamily } from './read-family.ts'
export { reflectOn } from './reflect.ts'
