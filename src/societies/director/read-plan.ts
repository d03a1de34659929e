/** A master plan read with distrust: what has another shape, or is too much, is left out. */
import { flag, list, number, oneOf, orNull, record, text, thing, whole, type Read } from '../../base/read-values.ts'
import type { ObjectRelation, RoomRelation } from '../../worlds/scene/relation.ts'
import { objectRelationKinds, roomRelationKinds } from './orchestrator/relation-kinds.ts'
import { memberNames, type Attributes, type MasterPlan, type ObjectRequest, type WorkerName } from './plan.ts'

const LONGEST_PROMPT = 100_000
const LONGEST_NAME = 400
const MOST_REQUESTS = 1_000
const MOST_ROOMS = 40
const MOST_RELATIONS = 4_000
const MOST_COUNT = 1_000
const MOST_WORDS = 1_000
const LARGEST_METRES = 100

const name = text(LONGEST_NAME)
export const readWorkers = list(
  oneOf<WorkerName>('librarian', 'architect', 'materialScientist', 'cinematographer'),
  memberNames.length,
)
const metres: Read<number> = (value) =>
  typeof value === 'number' && value > 0 && value <= LARGEST_METRES ? value : undefined
const words = list(name, MOST_WORDS)

const looks = { color: name, material: name, style: name, pattern: name }
const attributes: Read<Attributes> = thing({ words }, { ...looks, size: name, shape: name })

const request: Read<ObjectRequest> = thing({
  id: name,
  name,
  count: whole(0, MOST_COUNT),
  attributes,
  room: name,
  importance: number,
})

const objectRelation: Read<ObjectRelation> = thing(
  { id: name, kind: oneOf(...objectRelationKinds), subject: name, target: name },
  { count: whole(0, MOST_COUNT), secondTarget: name, isEach: (value) => (value === true ? value : undefined) },
)
const roomRelation: Read<RoomRelation> = thing(
  { id: name, kind: oneOf(...roomRelationKinds), subject: name },
  { count: whole(0, MOST_COUNT), side: oneOf('left', 'right', 'back', 'front') },
)

export const readPlan: Read<MasterPlan> = thing({
  originalPrompt: text(LONGEST_PROMPT),
  interpretedMood: name,
  style: name,
  rooms: list(
    thing({
      id: name,
      kind: name,
      width: orNull(metres),
      depth: orNull(metres),
      height: orNull(metres),
      shape: oneOf('rectangle', 'l'),
      scale: metres,
      doors: whole(0, MOST_ROOMS),
      windows: whole(0, MOST_ROOMS),
    }),
    MOST_ROOMS,
  ),
  passages: list(thing({ from: name, to: name }), MOST_ROOMS),
  requiredObjects: list(request, MOST_REQUESTS),
  spatialRequirements: thing({
    objects: list(objectRelation, MOST_RELATIONS),
    room: list(roomRelation, MOST_RELATIONS),
  }),
  materialRequirements: record(thing({}, { ...looks, finish: name }), MOST_REQUESTS),
  lightingRequirements: thing({ timeOfDay: name, mood: name, lampsOn: flag }),
  executionOrder: readWorkers,
  notUnderstood: words,
})
