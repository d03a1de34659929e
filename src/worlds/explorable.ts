/**
 * A world that can be searched: a `World` of places that touch each other, with things in some of them. Explorers know
 * directions, things and places through this interface only, so they search anything that fulfils it.
 */
import type { ActionResult, World } from './world.ts'

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

export type KindOf = (place: number) => PlaceKind | undefined

/** A way to look, how many rounds of turning it takes, and the first of them. */
export interface Facing<State> {
  readonly state: State
  readonly rounds: number
  readonly first?: string
}

/** Where nobody knows a place before somebody stood in it: what can be guessed of those that nobody did. */
export interface Guess<State> {
  /** walls are known from afar, before anybody runs into them */
  readonly seesFloor: boolean
  /** whether it was in view from somewhere, as far as walls are known */
  wasSeen(place: number, kindOf: KindOf): boolean
  /** the place that stands for a wall between two that touch each other */
  wallBetween(one: number, other: number): number
  /** walls that somebody ran into on the way from one state to the other, or slid along */
  metBetween(before: State, action: string, after: State): readonly number[]
  /** whether one action undoes the other */
  isBack(action: string, last: string): boolean
  /** where an action leads, if there are no walls but those that are known */
  imagine(state: State, action: string, kindOf: KindOf): State
  /** all ways to look, each turned from the one before by the same, beginning with that of the state itself */
  facings(state: State): readonly Facing<State>[]
  /** the same for states that are as good as each other to go on from by these steps */
  mark(state: State, steps: readonly string[]): number
  /** how many places that nobody saw are expected to be in view; what is unknown is seen through with this chance */
  prospect(state: State, kindOf: KindOf, through: number): (turned: State) => number
}

/** A way to look from some place, with what stands between guessed at where nobody knows it. */
export interface View {
  /** the first turn of the head it takes; nothing where one looks that way already */
  readonly action?: string
  /** how many rounds of turning it takes */
  readonly rounds: number
  /** how many places nobody told of are expected to be seen; what is unknown is seen through with this chance */
  expects(kindOf: (place: number) => PlaceKind | undefined, through: number): number
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
  /** what could be seen from a place by somebody who came there as they are now; where the world can tell */
  viewsAt?(state: State, place: number): readonly View[]
  /** how many steps from somebody's way places become known to them; rules assume their own unless told */
  readonly reach?: number
  /** where places are only guessed at, and what was run into may be open a little to the side */
  readonly guess?: Guess<State>
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
  /** how it is looked at and acted in, where it lies outside of this process; undefined where it does not */
  outside?(source: Source): Outside<State, Spot> | undefined
}

/** Plain JSON that a handler of this type acts on. */
export interface OutsideEffect {
  readonly type: string
  readonly [part: string]: unknown
}

/** What is remembered of a world outside, for whoever looks or acts next. */
export interface OutsideMemory<State> {
  readonly poses: Readonly<Record<string, State>>
  /** what the last look gave, for each agent */
  readonly looked: Readonly<Record<string, unknown>>
}

export interface PerceivedOutside<State, Spot> {
  readonly sight: Sight<Spot>
  readonly state: State
  /** plain JSON for the board: what the look gave, for people and for the next look */
  readonly looked: unknown
}

export type ActedOutside<State> = ActionResult<State> & {
  /** plain JSON for the board */
  readonly acted: unknown
  /** something was in the way, so the place it would have led to is blocked */
  readonly isBlocked: boolean
}

/**
 * A world outside of this process, which cannot be put back to an earlier moment: looking and acting are effects. They
 * are done for all agents at once, and never twice; where nobody knows what came of one, agents look again.
 */
export interface Outside<State, Spot> {
  look(agents: readonly string[], memory: OutsideMemory<State>): OutsideEffect
  act(actions: Readonly<Record<string, string>>, memory: OutsideMemory<State>): OutsideEffect
  /** the run is over */
  leave(): OutsideEffect
  /** undefined when nobody knows what came of it; `things` are those found before */
  perceived(
    result: unknown,
    things: readonly { readonly name: string; readonly position: Spot }[],
  ): ReadonlyMap<string, PerceivedOutside<State, Spot>> | undefined
  acted(result: unknown): ReadonlyMap<string, ActedOutside<State>> | undefined
  /** why nothing more can be done in it, by what the looks gave */
  ending(looked: Readonly<Record<string, unknown>>): string | undefined
}
