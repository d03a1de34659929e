/** Things: where each is and in what state, as marks that the compiler knows. */

/** What can be known of a thing. */
export const marks = [
  // whether it can be had
  'portable',
  'fixed',
  'unwanted',
  'dropped',
  'packed',
  // how it looks
  'open',
  'closed',
  'locked',
  'unlocked',
  'barred',
  'empty',
  'on',
  'off',
  // what we did with it
  'opened',
  'passed',
  // it took us somewhere
  'ridden',
  // who or what it is
  'person',
  'lifeless',
  // how the text speaks of it
  'mentioned',
  'noted',
  'telling',
  'plain',
  // a notice warns of it
  'risky',
  // it is in our way
  'obstacle',
  'barrier',
  // something is hidden under or behind it
  'covering',
  // the story knows nothing of it, or means something else by it
  'unreal',
  'alias',
] as const
export type Mark = (typeof marks)[number]

/** A thing as the Puzzle Solver keeps it. */
export interface ObjectSeen {
  /** the name, and where it was first seen */
  readonly id: string
  readonly name: string
  /** a location, `inventory` or `gone` */
  readonly location: string
  readonly interactionsTried: readonly string[]
  /** its state and what we know of it: open, locked, portable … */
  readonly properties: readonly Mark[]
  readonly lastSeen: number
  /** what it is in or on; empty when it is in nothing */
  readonly inside?: string
  /** what it is made of or full of, for a pile of leaves */
  readonly of?: string
  /** how often our hands were too full for it */
  readonly tooMuch?: number
  /** nouns in what is told when we look at it or read it */
  readonly about?: readonly string[]
}

export const has = ({ properties }: Pick<ObjectSeen, 'properties'>, mark: Mark): boolean => properties.includes(mark)
