/** What an action lacks, as data: a planner reads what to do first, and a refusal is made of it. */
export type MissingKind =
  | 'no-such-action'
  | 'no-such-room'
  | 'no-such-thing'
  | 'no-such-person'
  | 'no-such-state'
  | 'no-such-use'
  /** somebody who is not in the house any more */
  | 'away'
  | 'asleep'
  | 'already-here'
  | 'no-way'
  /** nothing says where the thing is: only in what somebody believes */
  | 'not-known'
  | 'not-here'
  | 'held-by'
  /** `thing` has to be opened first, to get at `inside` */
  | 'closed'
  | 'not-portable'
  | 'already-holding'
  | 'hands-full'
  /** `holding` has to be held */
  | 'not-holding'
  | 'no-holder'
  | 'into-itself'
  | 'same-state'
  /** `thing` has to be in `state` first */
  | 'wrong-state'
  | 'in-use'
  | 'already-using'
  | 'not-using'
  | 'not-consumable'
  | 'no-servings'

export interface Missing {
  readonly kind: MissingKind
  readonly thing?: string
  /** the room it is in, as far as that is known */
  readonly place?: string
  readonly holding?: string
  readonly state?: string
  readonly person?: string
  /** what is in a closed `thing` */
  readonly inside?: string
  /** those who use it */
  readonly people?: readonly string[]
  /** a name that nothing has */
  readonly name?: string
}
