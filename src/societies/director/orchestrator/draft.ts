/** A plan in the making: what has been asked for so far, and what may still be added to it. */
import type { ObjectRelationKind, RoomRelationKind } from '../../../worlds/scene/relation.ts'
import type { Attributes, MaterialRequirement } from '../plan.ts'
import type { Nouns } from './nouns.ts'
import type { Area } from './words/areas.ts'

export interface DraftRequest {
  readonly id: string
  readonly name: string
  count: number
  attributes: Attributes
  room: string
  /** `some books`: a later number is the right one */
  isVague: boolean
  /** named since the beginning of the sentence it came up in: a later `a sofa is …` may speak of it again */
  sentence: number
}

export interface DraftObjectRelation {
  kind: ObjectRelationKind
  subject: string
  target: string
  count?: number
  secondTarget?: string
  isEach?: true
}

export interface DraftRoomRelation {
  kind: RoomRelationKind
  subject: string
  count?: number
  side?: 'left' | 'right' | 'back' | 'front'
}

export interface DraftRoom {
  readonly id: string
  readonly kind: string
  width: number | null
  depth: number | null
  height: number | null
  shape: 'rectangle' | 'l'
  scale: number
  doors: number | null
  windows: number | null
}

/** One or several requests that are spoken of together; `count` when only so many of them. */
export interface Ref {
  readonly ids: readonly string[]
  readonly count: number | null
  readonly isNew: boolean
  readonly isEach: boolean
}

export interface Draft {
  readonly nouns: Nouns
  readonly requests: DraftRequest[]
  readonly objectRelations: DraftObjectRelation[]
  readonly roomRelations: DraftRoomRelation[]
  readonly rooms: DraftRoom[]
  readonly surfaces: Map<string, MaterialRequirement>
  readonly notUnderstood: Set<string>
  /** how often something was named in the plan so far, and how often something was said of it */
  readonly uses: { named: number; said: number }
  readonly styles: string[]
  /** corners of rooms that were asked for by what they are for */
  readonly areas: { readonly area: Area; readonly request: DraftRequest }[]
  /** where what is named now belongs */
  room: DraftRoom | null
  sentence: number
  /** how many of each name there have been, for ids */
  readonly named: Map<string, number>
  /** things that were asked for beyond what a scene can hold */
  left: number
  /** what was not understood beyond what is listed */
  unlisted: number
}

/** More things than that are not drawn, whoever asks. */
export const MOST_OBJECTS = 500
const MOST_NOT_UNDERSTOOD = 200
const MOST_RELATIONS = 2_000

export function createDraft(nouns: Nouns): Draft {
  return {
    nouns,
    requests: [],
    objectRelations: [],
    roomRelations: [],
    rooms: [],
    surfaces: new Map(),
    notUnderstood: new Set(),
    uses: { named: 0, said: 0 },
    styles: [],
    areas: [],
    room: null,
    sentence: 0,
    named: new Map(),
    left: 0,
    unlisted: 0,
  }
}

export const countAll = (draft: Draft): number => draft.requests.reduce((sum, { count }) => sum + count, 0)

/** An id of its own: with a number always, so that no id is a name every object has. */
export function idFor(draft: Draft, name: string): string {
  const slug = name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'thing'
  const number = (draft.named.get(slug) ?? 0) + 1
  draft.named.set(slug, number)
  return `${slug}-${number}`
}

/** A new request; null when the scene is full. */
export function addRequest(
  draft: Draft,
  { name, count, attributes, isVague }: Pick<DraftRequest, 'name' | 'count' | 'attributes' | 'isVague'>,
): DraftRequest | null {
  draft.uses.named++
  const space = MOST_OBJECTS - countAll(draft)
  const taken = Math.min(count, space)
  draft.left += count - taken
  if (taken <= 0) return null
  const { sentence } = draft
  const room = draft.room?.id ?? ''
  const request: DraftRequest = { id: idFor(draft, name), name, count: taken, attributes, room, isVague, sentence }
  draft.requests.push(request)
  return request
}

export const requestOf = (draft: Draft, id: string): DraftRequest | undefined =>
  draft.requests.find((request) => request.id === id)

/** How many things a reference speaks of. */
export const countOf = (draft: Draft, ref: Ref): number =>
  ref.count ?? ref.ids.reduce((sum, id) => sum + (requestOf(draft, id)?.count ?? 0), 0)

export function addObjectRelation(draft: Draft, relation: DraftObjectRelation): void {
  draft.uses.said++
  if (relation.subject === '' || relation.target === '' || draft.objectRelations.length >= MOST_RELATIONS) return
  const isKnown = draft.objectRelations.some(
    ({ kind, subject, target, count }) =>
      kind === relation.kind && subject === relation.subject && target === relation.target && count === relation.count,
  )
  if (!isKnown) draft.objectRelations.push(relation)
}

export function addRoomRelation(draft: Draft, relation: DraftRoomRelation): void {
  draft.uses.said++
  if (draft.roomRelations.length >= MOST_RELATIONS) return
  const known = draft.roomRelations.find(
    ({ kind, subject, count }) => kind === relation.kind && subject === relation.subject && count === relation.count,
  )
  if (known === undefined) draft.roomRelations.push(relation)
  else if (relation.side !== undefined) known.side ??= relation.side
}

export function sayNotUnderstood(draft: Draft, text: string): void {
  if (draft.notUnderstood.size < MOST_NOT_UNDERSTOOD || draft.notUnderstood.has(text)) draft.notUnderstood.add(text)
  else draft.unlisted++
}

/** Takes some of a request out into one of its own, with everything that was said of all of them. */
export function splitRequest(draft: Draft, request: DraftRequest, count: number): DraftRequest {
  if (count <= 0 || count >= request.count) return request
  const part: DraftRequest = { ...request, id: idFor(draft, request.name), count, sentence: draft.sentence }
  request.count -= count
  draft.requests.splice(draft.requests.indexOf(request) + 1, 0, part)
  for (const relation of draft.objectRelations.slice(0, MOST_RELATIONS)) {
    if (relation.subject === request.id && relation.count === undefined)
      addObjectRelation(draft, { ...relation, subject: part.id })
    // what each of them has, each of both parts has; otherwise it stays with the first
    if (relation.target === request.id && relation.isEach) addObjectRelation(draft, { ...relation, target: part.id })
  }
  for (const relation of draft.roomRelations.slice(0, MOST_RELATIONS))
    if (relation.subject === request.id && relation.count === undefined)
      addRoomRelation(draft, { ...relation, subject: part.id })
  return part
}
