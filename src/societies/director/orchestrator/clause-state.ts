/** What is known while a sentence is read from left to right: who is spoken of, and what still waits for its noun. */
import type { Draft, Ref } from './draft.ts'
import type { Item, Phrase, Spoken } from './phrase.ts'
import type { RoomPart } from './words/parts.ts'
import type { Place } from './words/places.ts'

/** What a preposition is about. */
export type Target = { readonly ref: Ref } | { readonly part: RoomPart; readonly words: readonly string[] }

export interface Waiting {
  readonly place: Place
  readonly isHanging: boolean
  /** which piece of the sentence it is */
  readonly item: number
}

/** What `with` or `surrounded by` hangs its nouns on; without a ref, the room. */
export interface Parent {
  readonly ref: Ref | null
  /** null: `with`, which says no more than that they belong together */
  readonly place: Place | null
  /** every one of them has its own */
  readonly isEach: boolean
  /** who was spoken of before: a verb behind `a vase with tulips` is about the vase; none behind `has` */
  readonly outer: readonly Ref[]
  /** the walls are adorned with it */
  readonly part?: RoomPart
  /** the room is centered around it */
  readonly isCentre?: boolean
  /** nouns it has so far */
  nouns: number
  /** what follows is no longer its own */
  isOver?: boolean
}

/** A relation that only holds if nothing else is said of the thing. */
export interface Implied {
  readonly ref: Ref
  readonly phrase: Phrase
  readonly parent: Ref
  readonly place: Place | null
  readonly isEach: boolean
  /** it is what the words are about; those behind `and` may be something else */
  readonly isFirst: boolean
  /** it holds unless something else carries the thing: on the desk, of which the sentence spoke first */
  readonly isSupport?: true
  /** how many relations there were before it */
  readonly relations: number
}

/** Whom `it` and `they` may mean, from sentence to sentence. */
export interface Story {
  readonly subjects: Ref[]
  readonly targets: Ref[]
  /** whom `it` meant last, and in which sentence: it means the same there */
  it: { readonly ref: Ref; readonly sentence: number } | null
}

/** It stands for a thing, room or part of it in the plan; or it says something of one. */
export type Use = 'named' | 'said'

export interface Clause {
  readonly draft: Draft
  readonly story: Story
  readonly items: readonly Spoken[]
  /** what became of each piece, by its place; nothing became of the others */
  readonly uses: Map<number, Use>
  at: number
  subject: Ref | null
  /** whom the sentence is about, whatever belongs to it is named in between */
  main: Ref | null
  /** subjects joined by and: all of them are what the verb is about */
  list: Ref[]
  isListOpen: boolean
  parent: Parent | null
  fronted: { waiting: Waiting; target: Target }[]
  isFronting: boolean
  /** the first noun that they are about has come */
  hasFronted: boolean
  waiting: Waiting | null
  lastPlace: { place: Place; subject: Ref } | null
  lastTarget: Ref | null
  lastNoun: Ref | null
  lastPhrase: Phrase | null
  /** windows and doors that are spoken of: `a window above the sink` */
  partSubject: RoomPart | null
  joint: 'none' | 'and' | 'comma'
  isDenied: boolean
  skip: 'none' | 'of' | 'for' | 'made'
  readonly implied: Implied[]
}

export function createClause(draft: Draft, story: Story, items: readonly Spoken[]): Clause {
  return {
    draft,
    story,
    items,
    uses: new Map(),
    at: 0,
    subject: null,
    main: null,
    list: [],
    isListOpen: false,
    parent: null,
    fronted: [],
    isFronting: false,
    hasFronted: false,
    waiting: null,
    lastPlace: null,
    lastTarget: null,
    lastNoun: null,
    lastPhrase: null,
    partSubject: null,
    joint: 'none',
    isDenied: false,
    skip: 'none',
    implied: [],
  }
}

/** Several references as one. */
export function merge(refs: readonly Ref[]): Ref {
  const [only] = refs
  if (only !== undefined && refs.length === 1) return only
  return {
    ids: [...new Set(refs.flatMap(({ ids }) => ids))],
    count: null,
    isNew: refs.every(({ isNew }) => isNew),
    isEach: refs.some(({ isEach }) => isEach),
  }
}

export const itemAt = (clause: Clause, offset: number): Item | undefined => clause.items[clause.at + offset]

/** The thing that `with` speaks of; null when it is the room, or nobody. */
export const parentOf = (clause: Clause): Ref | null => clause.parent?.ref ?? null
