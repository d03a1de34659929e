/** What a model may answer for a plan: the same shape as the rules' plan, with anything it does not know left out. */
import type { Schema } from '../../../base/schema.ts'
import type { ObjectRelation, RoomRelation } from '../../../worlds/scene/relation.ts'
import type {
  Attributes,
  LightingRequirements,
  MaterialRequirement,
  ObjectRequest,
  Passage,
  RoomRequest,
  WorkerName,
} from '../plan.ts'
import { executionOrder } from './execution-order.ts'
import { readList, readRecord, readText, readWhole, type Loose } from './plan-values.ts'
import { isObjectRelationKind, isRoomRelationKind } from './relation-kinds.ts'

/** Checked piece by piece; what no check could save is in `lost`, in words. Rules answer nothing of it. */
export type PlanReply = Partial<ModelPlan>

export interface ModelPlan {
  readonly interpretedMood: string | null
  readonly style: string | null
  readonly rooms: readonly RoomRequest[]
  readonly passages: readonly Passage[]
  readonly requiredObjects: readonly ObjectRequest[]
  readonly objectRelations: readonly Omit<ObjectRelation, 'id'>[]
  readonly roomRelations: readonly Omit<RoomRelation, 'id'>[]
  readonly materialRequirements: ReadonlyMap<string, MaterialRequirement>
  readonly lightingRequirements: Partial<LightingRequirements>
  /** who works, in order; empty: as usual */
  readonly executionOrder: readonly WorkerName[]
  readonly lost: readonly string[]
}

const MOST_REQUESTS = 300
const MOST_COUNT = 500

export const planSchema: Schema<PlanReply> = {
  '~standard': {
    version: 1,
    vendor: 'troupe',
    validate: (given) => {
      const reply = readRecord(given)
      if (reply === null) return { issues: [{ message: 'must be an object with requiredObjects' }] }
      if (!Array.isArray(reply['requiredObjects']))
        return { issues: [{ message: 'must be a list of { id, name, count, attributes }', path: ['requiredObjects'] }] }
      return { value: readPlan(reply) }
    },
  },
}

function readPlan(reply: Loose): ModelPlan {
  const lost: string[] = []
  const keep = <T>(values: readonly unknown[], read: (value: Loose) => T | null, what: string): T[] =>
    values.flatMap((value) => {
      const record = readRecord(value)
      const found = record === null ? null : read(record)
      if (found === null) lost.push(what)
      return found === null ? [] : [found]
    })
  const spatial = readRecord(reply['spatialRequirements']) ?? {}
  const lighting = readRecord(reply['lightingRequirements']) ?? {}
  const materials = Object.entries(readRecord(reply['materialRequirements']) ?? {}).slice(0, MOST_REQUESTS)
  return {
    interpretedMood: readText(reply['interpretedMood']),
    style: readText(reply['style']),
    rooms: keep(readList(reply['rooms'], 12), readRoom, 'a room without a kind'),
    passages: keep(readList(reply['passages'], 24), readPassage, 'a passage between no rooms'),
    requiredObjects: keep(readList(reply['requiredObjects'], MOST_REQUESTS), readRequest, 'an object without a name'),
    objectRelations: keep(readList(spatial['objects'], 600), readObjectRelation, 'a relation of no known kind'),
    roomRelations: keep(readList(spatial['room'], 600), readRoomRelation, 'a relation to the room of no known kind'),
    materialRequirements: new Map(
      materials.flatMap(([id, value]): [string, MaterialRequirement][] => {
        const record = readRecord(value)
        return record === null ? [] : [[id, readMaterial(record)]]
      }),
    ),
    lightingRequirements: {
      ...(readText(lighting['timeOfDay']) === null ? {} : { timeOfDay: readText(lighting['timeOfDay'])! }),
      ...(readText(lighting['mood']) === null ? {} : { mood: readText(lighting['mood'])! }),
      ...(typeof lighting['lampsOn'] === 'boolean' ? { lampsOn: lighting['lampsOn'] } : {}),
    },
    executionOrder: readOrder(reply['executionOrder']),
    lost,
  }
}

/** Names as they are written here, or as seeds and models write them: `material_scientist`. */
function readOrder(value: unknown): readonly WorkerName[] {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[ _-]/g, '')
  const said = readList(value, 20).flatMap((name) => (typeof name === 'string' ? plain(name) : []))
  const order = said.flatMap((name) => executionOrder.find((worker) => plain(worker) === name) ?? [])
  return [...new Set(order)]
}

const metres = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1 && value <= 60 ? value : null

function readRoom(room: Loose): RoomRequest | null {
  const kind = readText(room['kind'])
  if (kind === null) return null
  const scale = room['scale']
  return {
    id: readText(room['id']) ?? kind,
    kind,
    width: metres(room['width']),
    depth: metres(room['depth']),
    height: metres(room['height']),
    shape: room['shape'] === 'l' ? 'l' : 'rectangle',
    scale: typeof scale === 'number' && scale >= 0.3 && scale <= 4 ? scale : 1,
    doors: readWhole(room['doors'], 0, 8) ?? 1,
    windows: readWhole(room['windows'], 0, 8) ?? 1,
  }
}

function readPassage(passage: Loose): Passage | null {
  const [from, to] = [readText(passage['from']), readText(passage['to'])]
  return from === null || to === null ? null : { from, to }
}

function readRequest(request: Loose): ObjectRequest | null {
  const name = readText(request['name'])
  if (name === null) return null
  return {
    id: readText(request['id']) ?? name,
    name: name.toLowerCase(),
    count: readWhole(request['count'], 1, MOST_COUNT) ?? 1,
    attributes: readAttributes(readRecord(request['attributes']) ?? {}),
    room: readText(request['room']) ?? '',
    importance: 1,
  }
}

function readAttributes(attributes: Loose): Attributes {
  const slots = (['size', 'color', 'material', 'style', 'shape', 'pattern'] as const).flatMap((slot) => {
    const value = readText(attributes[slot])
    return value === null ? [] : [[slot, value] as const]
  })
  const words = readList(attributes['words'], 24).flatMap((word) => readText(word) ?? [])
  return { ...Object.fromEntries(slots), words: [...new Set([...words, ...slots.map(([, value]) => value)])] }
}

function readMaterial(record: Loose): MaterialRequirement {
  const slots = (['color', 'material', 'style', 'finish', 'pattern'] as const).flatMap((slot) => {
    const value = readText(record[slot])
    return value === null ? [] : [[slot, value] as const]
  })
  return Object.fromEntries(slots)
}

function readObjectRelation(relation: Loose): Omit<ObjectRelation, 'id'> | null {
  const { kind } = relation
  const [subject, target, second] = ['subject', 'target', 'secondTarget'].map((key) => readText(relation[key]))
  if (!isObjectRelationKind(kind) || !subject || !target) return null
  const count = readWhole(relation['count'], 1, MOST_COUNT)
  return {
    kind,
    subject,
    target,
    ...(second ? { secondTarget: second } : {}),
    ...(count === null ? {} : { count }),
    ...(relation['isEach'] === true ? { isEach: true } : {}),
  }
}

function readRoomRelation(relation: Loose): Omit<RoomRelation, 'id'> | null {
  const { kind, side } = relation
  const subject = readText(relation['subject'])
  if (!isRoomRelationKind(kind) || subject === null) return null
  const count = readWhole(relation['count'], 1, MOST_COUNT)
  const isSide = side === 'left' || side === 'right' || side === 'back' || side === 'front'
  return { kind, subject, ...(count === null ? {} : { count }), ...(isSide ? { side } : {}) }
}
