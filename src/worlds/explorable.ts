/**
 * A world that can be searched: a `World` of places that touch each other, with things in some of them. Explorers know
 * directions, things and places through this interface only, so they search anything that fulfils it.
 */
import type { World } from './world.ts'

/** What a place is: one can be in it, one cannot, or one can but sees nothing through it. */
export const OPEN = 0
export const BLOCKED = 1
export const DOOR = 2
export type PlaceKind = typeof OPEN | typeof BLOCKED | typeof DOOR

/** What somebody perceives. `Spot` is how the world says where something is: coordinates, or the name of a room. */
export interface Sight<Spot> {
  readonly objects: readonly { readonly name: string; readonly position: Spot }[]
  readonly agents: readonly { readonly name: string; readonly position: Spot }[]
  /** the places that are seen, by number, and what they are */
  readonly cells: readonly (readonly [place: number, kind: PlaceKind])[]
  /** the same in words; what a picture shows, where there is one */
  readonly caption: string
}

export interface SearchInfo {
  /** how many things can be found */
  readonly objects: number
}

/** Agents change nothing but their own state, so that those who act side by side do not undo each other. */
export interface States<State> {
  readonly poses: Readonly<Record<string, State>>
}

export type SearchWorld<State, Spot> = World<string, State, Sight<Spot>, SearchInfo, States<State>>

/** A look that one could take without going anywhere. */
export interface Look {
  readonly action: string
  /** how many rounds until one looks that way */
  readonly rounds: number
  /** how many places nobody told of would surely be seen, as far as the rest is known */
  shows(kindOf: (place: number) => PlaceKind | undefined): number
}

/**
 * What never changes in a world and what everybody may know of it before they have seen anything. Places are numbers.
 */
export interface Chart<State, Spot> {
  spotOf(state: State): Spot
  /** undefined where the world has no such place */
  placeAt(spot: Spot): number | undefined
  spotAt(place: number): Spot
  /** places that could be stepped to from this one, unless they turn out to be blocked */
  neighboursOf(place: number): readonly number[]
  /** at least so many steps apart */
  stepsBetween(one: number, other: number): number
  /** where an action leads that is a step, whether one could go there or not */
  stepOf(state: State, action: string): number | undefined
  looksFrom(state: State): readonly Look[]
  /** what somebody without a plan might try */
  readonly wanderings: readonly string[]
  /** every place one can be in */
  reachable(): ReadonlySet<number>
  readonly words: ChartWords<State, Spot>
}

/** How people and models say it. Whatever is said here is understood here. */
export interface ChartWords<State, Spot> {
  /** what kind of world it is and what the actions mean, for a prompt */
  readonly about: readonly string[]
  /** "at (3, 0, 4), looking north" */
  describeState(state: State): string
  describeSpot(spot: Spot): string
  /** a regular expression, without groups, for what `describeSpot` gives */
  readonly spotPattern: string
  readSpot(text: string): Spot | undefined
  /** many places briefly, each word without a space in it */
  sayPlaces(places: readonly number[]): readonly string[]
  /** a regular expression, without groups, for such a word */
  readonly placesPattern: string
  /** what is no place of this world, or too many at once, is left out */
  readPlaces(word: string): readonly number[]
}

/** How a society opens such a world. What `source` says is on the board, so it is plain JSON. */
export interface Explorable<Source, State, Spot> {
  /** what can be done in it */
  readonly actions: readonly string[]
  /** with agents, each where it comes in; without, nobody until a snapshot is restored */
  open(source: Source, agents?: readonly string[]): SearchWorld<State, Spot>
  chart(source: Source): Chart<State, Spot>
}
