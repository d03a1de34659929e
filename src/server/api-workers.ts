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
}

export interface WorkerCard {
  readonly id: string
  readonly machine: string
  readonly pid: number
  /** how many runs of a society it drives at once */
  readonly concurrency: number
  readonly societies: readonly { readonly society: string; readonly version: string }[]
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
  readonly since: number
  readonly why: string
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
