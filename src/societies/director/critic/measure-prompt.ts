/** The prompt against the scene: every count, attribute and relation of the plan, measured. */
import type { Pieces } from '../../../base/pieces.ts'
import { hasColor, hasMaterial, hasPattern, hasShape, hasSize } from '../../../worlds/scene/checks/attributes.ts'
import { holds } from '../../../worlds/scene/checks/relations/object-relations.ts'
import { holdsInRoom } from '../../../worlds/scene/checks/relations/room-relations.ts'
import type { ObjectRelation, RoomRelation } from '../../../worlds/scene/relation.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import type { PlacedObject } from '../../../worlds/scene/scene.ts'
import type { Attributes, MasterPlan, ObjectRequest } from '../plan.ts'

/** What was asked for and is not so. */
export interface Unmet {
  readonly kind: 'count' | 'attribute' | 'object_relation' | 'room_relation'
  /** of the plan: a request or a relation */
  readonly requirement: string
  readonly object: string | null
  readonly other: string | null
  /** of an attribute: which, and the word */
  readonly attribute?: { readonly kind: AttributeKind; readonly word: string }
  readonly says: string
}

export type AttributeKind = 'color' | 'material' | 'pattern' | 'size' | 'shape'

export interface Measured {
  readonly asked: number
  readonly unmet: readonly Unmet[]
}

export type Things = ReadonlyMap<string, readonly PlacedObject[]>

export const thingsByRequest = (objects: readonly PlacedObject[]): Things =>
  Map.groupBy(objects, ({ request }) => request)

const isAsked = ({ importance }: ObjectRequest): boolean => importance >= 1

export function measureCounts({ requiredObjects }: MasterPlan, things: Things): Measured {
  const asked = requiredObjects.filter(isAsked)
  const unmet = asked.flatMap(({ id, name, count }): Unmet[] => {
    const there = things.get(id)?.length ?? 0
    if (there === count) return []
    const says = `${count} ${count === 1 ? name : `× ${name}`} asked for, ${there} in the scene.`
    return [{ kind: 'count', requirement: id, object: null, other: null, says }]
  })
  return { asked: asked.length, unmet }
}

export function* measureAttributes(
  { requiredObjects, materialRequirements }: MasterPlan,
  things: Things,
): Pieces<Measured> {
  let asked = 0
  const unmet: Unmet[] = []
  for (const { id, name, attributes } of requiredObjects.filter(isAsked)) {
    yield
    const required = Object.hasOwn(materialRequirements, id) ? materialRequirements[id]! : {}
    for (const [kind, word] of wordsOf({ ...attributes, ...required })) {
      const there = things.get(id) ?? []
      const verdicts: { readonly object: PlacedObject; readonly isSo: boolean | undefined }[] = []
      for (const [place, object] of there.entries()) {
        if (place % THINGS_OF_A_PIECE === 0) yield
        verdicts.push({ object, isSo: testers[kind](object, word) })
      }
      // a word that says nothing measurable is not asked for
      if (verdicts.some(({ isSo }) => isSo === undefined)) continue
      asked++
      const wrong = verdicts.find(({ isSo }) => isSo === false)
      if (there.length > 0 && wrong === undefined) continue
      const object = wrong?.object.id ?? null
      const says = object === null ? `No ${name} is there to be ${word}.` : `${object} should be ${word}.`
      unmet.push({ kind: 'attribute', requirement: id, object, other: null, attribute: { kind, word }, says })
    }
  }
  return { asked, unmet }
}

const testers: Readonly<Record<AttributeKind, (object: PlacedObject, word: string) => boolean | undefined>> = {
  color: hasColor,
  material: hasMaterial,
  pattern: (object, word) => (patternOf(word) === undefined ? undefined : hasPattern(object, patternOf(word)!)),
  size: hasSize,
  shape: hasShape,
}

const patternOf = (word: string): string | undefined =>
  /strip/i.test(word) ? 'stripes' : /check|plaid|tartan|gingham/i.test(word) ? 'checks' : undefined

function wordsOf(attributes: Partial<Attributes>): readonly (readonly [AttributeKind, string])[] {
  const kinds = ['color', 'material', 'pattern', 'size', 'shape'] as const
  return kinds.flatMap((kind) => (attributes[kind] === undefined ? [] : [[kind, attributes[kind]] as const]))
}

export function* measureObjectRelations({ spatialRequirements }: MasterPlan, things: Things): Pieces<Measured> {
  const unmet: Unmet[] = []
  for (const relation of spatialRequirements.objects) {
    const wrong = yield* firstWrong(relation, things)
    if (wrong === undefined) continue
    const says = `${wrong.object ?? relation.subject} is not ${words(relation.kind)} ${wrong.other ?? relation.target}.`
    unmet.push({ kind: 'object_relation', requirement: relation.id, ...wrong, says })
  }
  return { asked: spatialRequirements.objects.length, unmet }
}

const words = (kind: string): string => kind.replaceAll('_', ' ')

const THINGS_OF_A_PIECE = 16

/** Those of which something holds. */
function* those<T>(all: readonly T[], isSo: (one: T) => boolean): Pieces<readonly T[]> {
  const found: T[] = []
  for (const [place, one] of all.entries()) {
    if (place % THINGS_OF_A_PIECE === 0) yield
    if (isSo(one)) found.push(one)
  }
  return found
}

/** The first thing that is not where the relation wants it; nothing when all is well. */
function* firstWrong(
  relation: ObjectRelation,
  things: Things,
): Pieces<{ readonly object: string | null; readonly other: string | null } | undefined> {
  const { kind, subject, target, secondTarget, count, isEach } = relation
  const subjects = things.get(subject) ?? []
  const targets = things.get(target) ?? []
  if (subjects.length === 0 || targets.length === 0)
    return { object: subjects[0]?.id ?? null, other: targets[0]?.id ?? null }
  const isSo = (one: PlacedObject, other: PlacedObject) => holds(kind, one, other)
  if (isEach) {
    const [lonely] = yield* those(targets, (other) => !subjects.some((one) => isSo(one, other)))
    return lonely && { object: subjects[0]!.id, other: lonely.id }
  }
  const seconds = secondTarget === undefined ? undefined : (things.get(secondTarget) ?? [])
  const right = yield* those(
    subjects,
    (one) =>
      targets.some((other) => isSo(one, other)) && (seconds === undefined || seconds.some((other) => isSo(one, other))),
  )
  if (right.length >= Math.min(count ?? subjects.length, subjects.length)) return undefined
  const wrong = subjects.find((one) => !right.includes(one))!
  return { object: wrong.id, other: targets[0]!.id }
}

export function* measureRoomRelations(
  { spatialRequirements }: MasterPlan,
  things: Things,
  rooms: readonly RoomShell[],
): Pieces<Measured> {
  const unmet: Unmet[] = []
  for (const relation of spatialRequirements.room) {
    const wrong = yield* firstWrongInRoom(relation, things, rooms)
    if (wrong === undefined) continue
    const says = `${wrong.object ?? relation.subject} is not ${words(relation.kind)}.`
    unmet.push({ kind: 'room_relation', requirement: relation.id, object: wrong.object, other: null, says })
  }
  return { asked: spatialRequirements.room.length, unmet }
}

function* firstWrongInRoom(
  { kind, subject, count, side }: RoomRelation,
  things: Things,
  rooms: readonly RoomShell[],
): Pieces<{ readonly object: string | null } | undefined> {
  const subjects = things.get(subject) ?? []
  if (subjects.length === 0) return { object: null }
  const right = yield* those(subjects, (one) => {
    const room = rooms.find(({ id }) => id === one.room)
    return room !== undefined && holdsInRoom(kind, one, room, side)
  })
  if (right.length >= Math.min(count ?? subjects.length, subjects.length)) return undefined
  return { object: subjects.find((one) => !right.includes(one))!.id }
}
