/** What a game remembers of earlier ones, as it is on its board. */
/** A game that something was learned from. */
export interface LessonSource {
  readonly run: string
  /** of the story */
  readonly sha256: string
  readonly steps: number
  readonly score: number
  readonly deaths: number
}

/** A command that was a part of the best game, and where it was given. */
export interface RouteStep {
  readonly at: string
  readonly command: string
  readonly gain: number
  /** nothing came of it, so that the next game may do without it */
  readonly isIdle?: true
}

/** How often an act was tried, and how often it was worth it. */
export interface Counted {
  readonly tries: number
  readonly successes: number
}

/** What a game was given, and which games that came from; what it was given besides is in the fields it belongs to. */
export interface Remembered {
  /** games of this story */
  readonly from: readonly LessonSource[]
  /** how many games of any story stand behind what is known in general */
  readonly games: number
  /** what the best of them did */
  readonly route: readonly RouteStep[]
  /** `location|command`: what none of them got anything but refusals for */
  readonly refused: readonly string[]
  readonly luck: Readonly<Record<string, Counted>>
  readonly successful: Readonly<Record<string, number>>
  readonly failed: Readonly<Record<string, number>>
}
