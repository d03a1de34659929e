/** Places: what is known of a location, as the Navigator keeps it. */

/** A way that does not let us pass with all we carry, and how many things fit through. */
export interface Narrow {
  readonly way: string
  readonly width: number
  /** we were refused with no more than that, and doubted what we carry */
  readonly isDoubted?: boolean
}

/** Ways that do not always lead to the same place: a room that turns. */
export interface Shifts {
  readonly times: number
  readonly leads: readonly string[]
}

export interface Location {
  /** the title in small letters with underscores; rooms of the same title are numbered */
  readonly id: string
  readonly title: string
  readonly description: string
  /** ways the text mentions */
  readonly exits: readonly string[]
  readonly objectsSeen: readonly string[]
  readonly visitCount: number
  readonly lastVisited: number
  readonly dark: boolean
  /** exits that are closed or blocked, by the text or by what we were told when we tried */
  readonly barred: readonly string[]
  /** exits of which the text does not say what leads there */
  readonly vague: readonly string[]
  /** it was seen without a light of ours */
  readonly bright?: boolean
  /** ways that the text makes us afraid of */
  readonly dim?: readonly string[]
  /** ways we were warned of when we tried one of them */
  readonly warned?: readonly string[]
  readonly narrow?: Narrow
  /** it gets worse here every turn */
  readonly perilous?: boolean
  /** how often a way led elsewhere than it had before, and where all they have led */
  readonly shifts?: Shifts
  /** a dark place that turned out to be this one when there was light */
  readonly sameAs?: string
}

// once may have been a mistake of ours
const SHIFTING = 2

/** Where the ways of a place have led that lead elsewhere each time; nothing where they can be relied on. */
export const shiftingLeads = (place: Location | undefined): readonly string[] | undefined =>
  place?.shifts !== undefined && place.shifts.times >= SHIFTING ? place.shifts.leads : undefined
