/** What an evolution keeps on its board: variants, games, races, certifications and what they came to. */
import type { Finding } from '../societies/evolution.ts'
import type { Variant } from '../societies/variant.ts'
import type { Wager } from './statistics/betting.ts'

export type Stage = 'survey' | 'smoke' | 'race' | 'certify'

/** A variant in the family tree. */
export interface Member {
  readonly name: string
  readonly variant: Variant
  /** nothing of the first one */
  readonly parent?: string
  /** `control`: a change that does nothing, to see how often chance alone would be believed */
  readonly by: 'release' | 'catalogue' | 'model' | 'control'
  /** what it is meant to mend: keys of findings */
  readonly answers: readonly string[]
  readonly says: string
  /** in which race it entered; 0 of the first one */
  readonly race: number
}

/** One game of one variant, a run inside the evolution. */
export interface Game {
  readonly run: string
  readonly variant: string
  readonly task: string
  readonly seed: number
  readonly stage: Stage
  readonly score: number
  readonly counts: Readonly<Record<string, number>>
  readonly steps: number
  readonly cpuMs: number
  readonly cost: number
  /** it could not be played to its end */
  readonly error?: string
}

/** A pair to be played: the same task and seed for everybody. */
export interface PairPlan {
  readonly task: string
  readonly seed: number
}

/** One pair that was played, as evidence. */
export interface Pair extends PairPlan {
  readonly child: string
  readonly parent: string
  readonly stage: 'race' | 'certify'
  /** which race, or which certification, of this evolution */
  readonly number: number
  readonly runs: readonly [child: string, parent: string]
  readonly d: number
}

export interface Race {
  readonly number: number
  readonly parent: string
  readonly entrants: readonly string[]
  readonly rounds: readonly { readonly left: readonly string[]; readonly pairs: number }[]
  /** by entrant, -1 to 1: a third is a standard deviation of a pair */
  readonly means: Readonly<Record<string, number>>
  readonly winner?: string
  readonly broken: readonly string[]
}

/** What became of a variant that was certified, or not. */
export interface Verdict {
  readonly child: string
  readonly parent: string
  readonly number: number
  readonly standing: 'accepted' | 'futile' | 'exhausted' | 'broken' | 'spent'
  readonly W: number
  readonly threshold: number
  readonly pairs: number
  /** of the score, over tasks, with its 95 % interval */
  readonly mean: number
  readonly low: number | null
  readonly high: number | null
  /** by task, the standard deviation of a pair that the bets were made with */
  readonly spreads: Readonly<Record<string, number>>
}

/** Where the line stands. */
export interface Course {
  /** the last that was certified */
  readonly ancestor: string
  /** what the races have come to since */
  readonly tip: string
  /** races since the ancestor was certified, and in all */
  readonly raced: number
  readonly races: number
  readonly round: number
  readonly entrants: readonly string[]
  readonly broken: readonly string[]
  /** certifications begun in this line, and how many succeeded; those of earlier evolutions included */
  readonly tested: number
  readonly certified: number
  readonly threshold: number
  /** by task, fixed before a certification begins */
  readonly spreads: Readonly<Record<string, number>>
  readonly wager: Wager
  /** the next one that nobody has used */
  readonly nextSeed: number
  /** pairs that were played in races and certifications */
  readonly pairs: number
  readonly cpuMs: number
  /** certifications in turn that came to nothing, and cycles without one */
  readonly idle: number
  /** how the last certification stands, where one is under way or has just ended */
  readonly standing?: Verdict['standing'] | 'open'
  /** what is being played */
  readonly stage: Stage
  readonly planned: readonly PairPlan[]
}

/** What a model proposed, in the form of a change. */
export interface Advised {
  readonly adds: Variant
  readonly says: string
  /** patterns of findings */
  readonly answers: readonly string[]
}

export interface Settings {
  /** pairs at most */
  readonly pairs: number
  readonly cpuMinutes: number
  readonly seed: number
  readonly firstSeed: number
  /** races before the tip is certified */
  readonly races: number
  readonly entrants: number
}

export type Findings = Readonly<Record<string, Finding>>
