/** Workers on many machines, as the API tells of them. Times are milliseconds since 1970, by the database's clock. */
export interface WorkerList {
  /** workers drive the runs of this server; otherwise it drives them itself */
  readonly areUsed: boolean
  /** when this was true */
  readonly at: number
  readonly workers: readonly WorkerCard[]
  /** runs that are meant to go on and that nobody drives yet, those that wait longest first; not all of many */
  readonly waiting: readonly WaitingRun[]
  readonly waitingCount: number
  /** the latest first; not all of many */
  readonly takeovers: readonly Takeover[]
  /** what holds for all workers together, with how much of it is used */
  readonly rules: readonly RuleInUse[]
}

export interface RuleInUse {
  readonly kind: 'at-once' | 'priority' | 'rate' | 'budget'
  /** a society, `tenant:NAME`, `all` or a provider of models */
  readonly name: string
  readonly amount: number
  /** of a budget: dollars or tokens */
  readonly unit?: string
  /** of a rate, and of a budget that begins anew with each */
  readonly period?: string
  /** of a budget, since its period began */
  readonly spent?: number
  /** of a rate: calls that wait for their turn */
  readonly queued?: number
}

export interface WorkerCard {
  readonly id: string
  readonly machine: string
  readonly pid: number
  /** how many runs of a society it drives at once */
  readonly concurrency: number
  readonly societies: readonly { readonly society: string; readonly version: string; readonly label?: string }[]
  readonly startedAt: number
  /** its last sign of life */
  readonly seenAt: number
  /** runs it drives; not all of many */
  readonly driving: readonly string[]
  readonly drivingCount: number
}

export interface WaitingRun {
  readonly run: string
  readonly society: string
  readonly version: string
  /** what people call that version */
  readonly label?: string
  readonly tenant?: string
  readonly since: number
  readonly why: string
  /** no worker has its version, and some have another of its society */
  readonly canMove: boolean
}

/** A run whose worker was gone, and who went on with it. */
export interface Takeover {
  readonly run: string
  readonly at: number
  /** the last entry of its journal then */
  readonly head: number
  readonly loser: string
  readonly worker: string
}

/** The takeovers of one run. */
export interface RunTakeovers {
  /** workers drive the runs of this server */
  readonly areUsed: boolean
  /** oldest first; `step` is the one that was worked on, or closed last */
  readonly takeovers: readonly (Takeover & { readonly step: number })[]
}
