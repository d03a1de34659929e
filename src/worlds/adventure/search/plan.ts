/** The plan an imagining makes: a list of commands and what it brings; and its reports of progress. */
export interface Plan {
  readonly commands: readonly string[]
  readonly score: number
  /** how many rooms it comes through */
  readonly rooms: number
}

export interface Progress {
  readonly best: Plan
  /** nodes looked at */
  readonly expansions: number
  /** commands tried in forks */
  readonly tried: number
  /** nothing is left to try */
  readonly done: boolean
}

export interface Budget {
  readonly expansions?: number
  readonly cpuSeconds?: number
}

/** Goes on whenever asked; the same for the same story, seed and number of expansions. */
export interface Imagining {
  advance(budget: Budget): Progress
}

export interface Tried {
  readonly room: string
  readonly command: string
  readonly outcome: 'nothing' | 'change' | 'score' | 'death'
  readonly score: number
}
