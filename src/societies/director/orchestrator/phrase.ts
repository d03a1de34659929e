/** A noun phrase: what it names, how many, and what it is like. */
import type { Attributes } from '../plan.ts'
import type { Quantity } from './numbers.ts'
import type { RoomPart } from './words/parts.ts'
import type { Place } from './words/places.ts'

export interface Phrase {
  /** in the singular, without what is an attribute: `dining chair` */
  readonly name: string
  readonly isPlural: boolean
  readonly quantity: Quantity
  readonly attributes: Attributes
  /** its words and those before it, for what cannot be used */
  readonly words: readonly string[]
  /** only that part of it is meant: `the bed's foot` */
  readonly region?: Region
}

export type Region = 'top' | 'foot' | 'centre' | 'left' | 'right' | 'side' | 'back' | 'front'

/** A sentence, piece by piece. */
export type Item =
  | { readonly type: 'thing'; readonly phrase: Phrase }
  | { readonly type: 'room'; readonly phrase: Phrase; readonly kind: string }
  | { readonly type: 'part'; readonly phrase: Phrase; readonly part: RoomPart }
  /** of a piece of furniture, or a noun that names no thing: `with drawers`, `for guests`, `a cosy atmosphere` */
  | { readonly type: 'other'; readonly phrase: Phrase; readonly isPiece: boolean }
  | { readonly type: 'pronoun'; readonly quantity: Quantity; readonly attributes: Attributes; readonly word: string }
  | { readonly type: 'adjectives'; readonly attributes: Attributes }
  | { readonly type: 'place'; readonly place: Place; readonly isHanging: boolean }
  | { readonly type: 'with' | 'have' | 'of' | 'for' | 'made' | 'deny' | 'and' | 'comma' | 'which' | 'there' | 'mutual' }
  | { readonly type: 'be'; readonly word: string; readonly isHanging: boolean }
  /** `in three rows`; null when nobody says how many */
  | { readonly type: 'rows'; readonly count: number | null; readonly areColumns: boolean }
  | { readonly type: 'unknown'; readonly word: string }

/** A piece of a sentence with the words it was read from. */
export type Spoken = Item & { readonly spoken: readonly string[] }
