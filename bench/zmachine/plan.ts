/** What is measured: who plays which story with which list, and Troupe's snapshots along a search. */
export type SubjectName = 'troupe' | 'ifvms' | 'emglken' | 'dfrotz'

export type Task = {
  title: string
  file: string
  /** a name that `linesOf` knows, or a file of commands */
  list: string
}

export type Spec =
  | { kind: 'play'; subject: SubjectName; task: Task }
  | { kind: 'search'; subject: 'troupe'; task: Task }

export type PlayingSample = { turns: number; cpuMicros: number }

export type SearchSample = {
  nodes: number
  /** commands from the beginning to a node, on average */
  depth: number
  /** CPU time of a call between random nodes */
  snapshotMicros: number
  restoreMicros: number
  /** the clock around a call during the search itself; the median, because others use the processor too */
  snapshotMedianMicros: number
  restoreMedianMicros: number
  /** a restore, a turn and a snapshot together, CPU time of the whole process */
  expandMicros: number
  bytes: number
}
