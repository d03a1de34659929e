/** Evolutions and the families that came of them, as the API tells of them. All of it is read from journals. */
import type { Finding, FoundStep } from '../societies/evolution.ts'
import type { Variant } from '../societies/variant.ts'
import type { Graph } from './api.ts'

/** A society that was evolved in this store. */
export interface EvolvedSociety {
  readonly society: string
  readonly title: string
  readonly evolutions: number
  readonly variants: number
  /** the last that was certified, or `base` */
  readonly certified: string
  readonly certifications: number
  readonly pairs: number
  /** the latest is not over */
  readonly isOpen: boolean
}

export interface EvolutionTree {
  readonly society: string
  readonly title: string
  readonly certified: string
  /** whether this server can play its variants */
  readonly canPlay: boolean
  /** oldest first; a parent stands before its children */
  readonly variants: readonly VariantCard[]
  /** oldest first */
  readonly evolutions: readonly EvolutionCard[]
  /** the dearest first */
  readonly findings: readonly FoundPattern[]
}

export interface EvolutionCard {
  readonly run: string
  readonly status: string
  readonly reason?: string
  readonly pairs: number
  readonly games: number
  readonly cpuMinutes: number
  readonly races: number
}

export interface VariantCard {
  readonly name: string
  readonly parent?: string
  readonly by: 'release' | 'catalogue' | 'model' | 'control'
  readonly says: string
  /** in which race of its evolution it entered; 0 of the first one */
  readonly race: number
  readonly fate: string
  /** what it has that its parent has not */
  readonly differences: readonly string[]
  /** in its race, -1 to 1: a third is a standard deviation of a pair */
  readonly raceMean?: number
  readonly verdict?: VariantVerdict
  /** the run of its evolution */
  readonly evolution: string
}

export interface VariantVerdict {
  readonly standing: string
  readonly W: number
  readonly threshold: number
  readonly pairs: number
  /** of the score, over tasks, with its 95 % interval */
  readonly mean: number
  readonly low: number | null
  readonly high: number | null
}

export interface FoundPattern extends Pick<Finding, 'pattern' | 'says' | 'count' | 'cost' | 'cause'> {
  /** the variant whose games showed it */
  readonly variant: string
  readonly runs: number
  readonly steps: readonly FoundStep[]
}

export interface VariantDetail extends VariantCard {
  readonly variant: Variant
  readonly prompts: readonly PromptChange[]
  readonly answers: readonly FoundPattern[]
  /** how W grew while it was certified; null of one that never was */
  readonly trial: VariantTrial | null
  /** its pairs in its races, in the order they were played */
  readonly raced: readonly PlayedPair[]
  /** the flow of its games, where one was played; null otherwise */
  readonly graph: Graph | null
  /** agents of the graph that its parent's has not */
  readonly joined: readonly string[]
  /** the step of its evolution in which its first game was played; null of one that never played */
  readonly bornAt: number | null
  /** what the board of a run begins with, so that it plays */
  readonly input: Readonly<Record<string, unknown>>
}

/** A prompt that it tells a member in place of another; empty of one that is new. */
export interface PromptChange {
  readonly member: string
  readonly before: string
  readonly after: string
}

export interface VariantTrial {
  readonly parent: string
  readonly threshold: number
  readonly standing: string
  readonly points: readonly WealthPoint[]
}

export interface PlayedPair {
  readonly task: string
  readonly seed: number
  /** by how much it was better than its parent, as a share of the full score */
  readonly d: number
  readonly child: string
  readonly parent: string
}

export interface WealthPoint extends PlayedPair {
  readonly W: number
}
