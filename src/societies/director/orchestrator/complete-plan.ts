/** A model's plan made whole: its ids are checked and made safe, and what it left out comes from the rules. */
import type { MasterPlan, MaterialRequirement, ObjectRequest, RoomRequest } from '../plan.ts'
import { createDraft, idFor, MOST_OBJECTS } from './draft.ts'
import { libraryNouns } from './library-nouns.ts'
import type { Nouns } from './nouns.ts'
import type { ModelPlan, PlanReply } from './plan-schema.ts'

const MOST_NOTES = 20
const SURFACES = new Set(['walls', 'floor', 'ceiling'])

const nothingSaid: ModelPlan = {
  interpretedMood: null,
  style: null,
  rooms: [],
  passages: [],
  requiredObjects: [],
  objectRelations: [],
  roomRelations: [],
  materialRequirements: new Map(),
  lightingRequirements: {},
  executionOrder: [],
  lost: [],
}

export interface CompletedPlan {
  readonly plan: MasterPlan
  /** what of the reply could not be used, in sentences */
  readonly notes: readonly string[]
}

/** The model's requests and relations where they hold, the rules' for everything it did not say. */
export function completePlan(reply: PlanReply, fromRules: MasterPlan, nouns: Nouns = libraryNouns()): CompletedPlan {
  if (reply.requiredObjects === undefined) return { plan: fromRules, notes: [] }
  const fromModel: ModelPlan = { ...nothingSaid, ...reply }
  const draft = createDraft(nouns)
  const notes = [...fromModel.lost]
  const roomIds = new Map<string, string>()
  const rooms =
    fromModel.rooms.length === 0
      ? fromRules.rooms
      : fromModel.rooms.map((room) => renamed(room, room.kind, roomIds, (name) => idFor(draft, name)))
  for (const room of rooms) roomIds.set(room.id, room.id)
  const ids = new Map<string, string>()
  const requests = limited(
    fromModel.requiredObjects.map((request) => renamed(request, request.name, ids, (name) => idFor(draft, name))),
    notes,
  ).map((request) => ({ ...request, room: roomIds.get(request.room) ?? rooms[0]!.id }))
  const missing = missingFrom(requests, fromRules, nouns)
  for (const request of missing) ids.set(request.id, idFor(draft, request.name))
  const added = missing.map((request) => ({
    ...request,
    id: ids.get(request.id)!,
    room: roomIds.get(request.room) ?? rooms[0]!.id,
  }))
  const requiredObjects = [...requests, ...added]
  const known = new Set(requiredObjects.map(({ id }) => id))
  const idOf = (said: string): string | null => {
    const id = ids.get(said)
    return id !== undefined && known.has(id) ? id : null
  }
  const plan: MasterPlan = {
    ...fromRules,
    interpretedMood: fromModel.interpretedMood ?? fromRules.interpretedMood,
    style: fromModel.style ?? fromRules.style,
    rooms,
    passages: passagesOf(fromModel, fromRules, rooms, roomIds),
    requiredObjects,
    spatialRequirements: relationsOf(fromModel, fromRules, requiredObjects, idOf, notes),
    materialRequirements: materialsOf(fromModel, requiredObjects, idOf, fromRules),
    lightingRequirements: { ...fromRules.lightingRequirements, ...fromModel.lightingRequirements },
    executionOrder: fromModel.executionOrder.length > 0 ? fromModel.executionOrder : fromRules.executionOrder,
    notUnderstood: fromRules.notUnderstood.filter((text) => !isNamedIn(text, requests)),
  }
  const lost = [...new Set(notes)].slice(0, MOST_NOTES)
  return { plan, notes: lost.map((note) => `Left out of the reply: ${note}.`) }
}

/** Whether a model made something of words that the rules did not understand. */
function isNamedIn(text: string, requests: readonly ObjectRequest[]): boolean {
  const words = text.split(' ')
  return requests.some(({ name, attributes }) => {
    const said = new Set([...name.toLowerCase().split(/[ _-]/), ...attributes.words])
    return words.some((word) => said.has(word) || said.has(word.replace(/s$/, '')))
  })
}

function renamed<T extends { readonly id: string }>(
  value: T,
  name: string,
  ids: Map<string, string>,
  make: (name: string) => string,
): T {
  const id = make(name.toLowerCase())
  // the first of two with one id keeps it
  if (!ids.has(value.id)) ids.set(value.id, id)
  return { ...value, id }
}

function limited(requests: readonly ObjectRequest[], notes: string[]): ObjectRequest[] {
  let space = MOST_OBJECTS
  const kept = requests.flatMap((request) => {
    const count = Math.min(request.count, space)
    space -= count
    return count > 0 ? [{ ...request, count }] : []
  })
  if (space === 0) notes.push(`things beyond the ${MOST_OBJECTS} a scene can hold`)
  return kept
}

/** What the rules read and the model forgot: nothing of that name is among its requests. */
function missingFrom(
  requests: readonly ObjectRequest[],
  fromRules: MasterPlan,
  nouns: Nouns,
): readonly ObjectRequest[] {
  const isNamed = (one: string, other: string): boolean =>
    nouns.isSame(one, other) || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)
  const space = MOST_OBJECTS - requests.reduce((sum, { count }) => sum + count, 0)
  const forgotten = fromRules.requiredObjects.filter(
    ({ name, importance }) =>
      (importance >= 1 || requests.length === 0) && !requests.some((request) => isNamed(request.name, name)),
  )
  let left = space
  return forgotten.filter(({ count }) => (left -= count) >= 0)
}

function passagesOf(
  fromModel: ModelPlan,
  fromRules: MasterPlan,
  rooms: readonly RoomRequest[],
  ids: ReadonlyMap<string, string>,
): MasterPlan['passages'] {
  if (fromModel.rooms.length === 0) return fromRules.passages
  const said = fromModel.passages.flatMap(({ from, to }) => {
    const [one, other] = [ids.get(from), ids.get(to)]
    return one === undefined || other === undefined || one === other ? [] : [{ from: one, to: other }]
  })
  // a room nobody can enter is no room: it opens to the first
  const reached = new Set([rooms[0]!.id])
  for (let round = 0; round < rooms.length; round++)
    for (const { from, to } of said) if (reached.has(from) || reached.has(to)) reached.add(from).add(to)
  return [...said, ...rooms.filter(({ id }) => !reached.has(id)).map(({ id }) => ({ from: rooms[0]!.id, to: id }))]
}

function relationsOf(
  fromModel: ModelPlan,
  fromRules: MasterPlan,
  requests: readonly ObjectRequest[],
  idOf: (said: string) => string | null,
  notes: string[],
): MasterPlan['spatialRequirements'] {
  const objects = fromModel.objectRelations.flatMap(({ secondTarget, ...relation }) => {
    const [subject, target] = [idOf(relation.subject), idOf(relation.target)]
    const second = secondTarget === undefined ? undefined : idOf(secondTarget)
    if (subject === null || target === null || second === null) {
      notes.push(
        `a relation to something that is not in the plan: ${relation.subject} ${relation.kind} ${relation.target}`,
      )
      return []
    }
    return [{ ...relation, subject, target, ...(second === undefined ? {} : { secondTarget: second }) }]
  })
  const room = fromModel.roomRelations.flatMap((relation) => {
    const subject = idOf(relation.subject)
    if (subject === null)
      notes.push(`a relation of something that is not in the plan: ${relation.subject} ${relation.kind}`)
    return subject === null ? [] : [{ ...relation, subject }]
  })
  const said = new Set([...objects, ...room].map(({ subject }) => subject))
  const filled = relationsForSilent(fromRules, requests, said)
  return {
    objects: [...objects, ...filled.objects].map((relation, place) => ({
      ...relation,
      id: `object-relation-${place + 1}`,
    })),
    room: [...room, ...filled.room].map((relation, place) => ({ ...relation, id: `room-relation-${place + 1}` })),
  }
}

/** Of things the model says no place of, the rules' relations hold: found again by name. */
function relationsForSilent(
  { requiredObjects, spatialRequirements }: MasterPlan,
  requests: readonly ObjectRequest[],
  said: ReadonlySet<string>,
): MasterPlan['spatialRequirements'] {
  const names = new Map(requiredObjects.map(({ id, name }) => [id, name]))
  const match = (id: string): string | null => requests.find(({ name }) => name === names.get(id))?.id ?? null
  const objects = spatialRequirements.objects.flatMap((relation) => {
    const [subject, target] = [match(relation.subject), match(relation.target)]
    if (subject === null || target === null || said.has(subject)) return []
    const { secondTarget, ...rest } = relation
    const second = secondTarget === undefined ? null : match(secondTarget)
    return [{ ...rest, subject, target, ...(second === null ? {} : { secondTarget: second }) }]
  })
  const room = spatialRequirements.room.flatMap((relation) => {
    const subject = match(relation.subject)
    return subject === null || said.has(subject) ? [] : [{ ...relation, subject }]
  })
  return { objects, room }
}

function materialsOf(
  { materialRequirements }: ModelPlan,
  requests: readonly ObjectRequest[],
  idOf: (said: string) => string | null,
  fromRules: MasterPlan,
): MasterPlan['materialRequirements'] {
  const surfaces = Object.entries(fromRules.materialRequirements).filter(([id]) => SURFACES.has(id))
  const ofThings = requests.flatMap(
    ({ id, attributes: { color, material, style, pattern } }): [string, MaterialRequirement][] => {
      const entries = Object.entries({ color, material, style, pattern }).filter(([, value]) => value !== undefined)
      return entries.length > 0 ? [[id, Object.fromEntries(entries)]] : []
    },
  )
  const said = [...materialRequirements].flatMap(([key, value]): [string, MaterialRequirement][] => {
    const id = SURFACES.has(key) ? key : idOf(key)
    return id === null ? [] : [[id, value]]
  })
  const all = new Map<string, MaterialRequirement>([...surfaces, ...ofThings])
  for (const [id, value] of said) all.set(id, { ...all.get(id), ...value })
  return Object.fromEntries(all)
}
