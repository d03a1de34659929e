/** Load: how much we can carry, what we make room for, and what carries us. */
import { isInside } from '../holding.ts'
import type { Indexed } from '../lookup.ts'
import type { ObjectSeen } from './things.ts'

export interface Load {
  /** so many things were too much; nothing while nobody has told us */
  readonly most: number | null
  /** what we put something else down for */
  readonly wanted: string
  /** a reply left open what we carry */
  readonly isUnsure: boolean
  /** so much money we were last told of; missing while nobody has spoken of any */
  readonly money?: number
  /** what has brought money */
  readonly earnings?: readonly Earning[]
}

export interface Earning {
  readonly place: string
  readonly command: string
}

export const EMPTY_HANDS: Load = { most: null, wanted: '', isUnsure: false }

/** What we sit in, and where it did not take us along. */
export interface Aboard {
  readonly thing: string
  readonly stuckAt?: string
}

interface Carrying {
  readonly objects: Indexed<ObjectSeen>
}

/** What is in our hands; not what is in something in our hands. */
export const heldIn = ({ objects }: Carrying): ObjectSeen[] =>
  [...objects.values()].filter((object) => object.location === 'inventory' && !isInside(object))

/** All we have with us, also what is in something else. */
export const carriedIn = ({ objects }: Carrying): ObjectSeen[] =>
  [...objects.values()].filter(({ location }) => location === 'inventory')

/** Hands are full when they were with as many things before. */
export const isLoaded = (carrying: Carrying & { readonly load: Load }): boolean =>
  heldIn(carrying).length >= (carrying.load.most ?? Infinity)

/** Less than half of what we can carry: what was left for something better may be fetched. */
export const hasEmptyHands = (carrying: Carrying & { readonly load: Load }): boolean =>
  heldIn(carrying).length * 2 < (carrying.load.most ?? 0)

export const isHeldFast = ({ aboard, here }: { readonly aboard: Aboard | null; readonly here: string }): boolean =>
  aboard?.stuckAt === here
