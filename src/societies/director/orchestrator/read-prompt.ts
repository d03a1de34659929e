/** From a sentence to a plan: a parser of English as rooms are described in it. */
import type { Pieces } from '../../../base/pieces.ts'
import type { MasterPlan, MaterialRequirement, ObjectRequest, Passage } from '../plan.ts'
import { accountForPassed } from './account.ts'
import { furnishAreas } from './areas.ts'
import { readClause } from './clause.ts'
import type { Story } from './clause-state.ts'
import { executionOrder } from './execution-order.ts'
import { addRequest, createDraft, MOST_OBJECTS, sayNotUnderstood, type Draft, type DraftRoom } from './draft.ts'
import { readLight } from './light-and-mood.ts'
import type { Nouns } from './nouns.ts'
import { readItems } from './read-items.ts'
import { addRoom } from './room-facts.ts'
import { readRoomSize, type FoundSize } from './room-size.ts'
import { settle } from './settle.ts'
import { setEachApart } from './set-apart.ts'
import { MOST_WORDS, readTokens } from './tokens.ts'
import { homes, oneRoomHomes, usualThings, windowless } from './words/rooms.ts'

const USUAL_IMPORTANCE = 0.5

/** The plan for a prompt. Whatever the text, there is a room; what nobody understood is listed. */
export function* readPrompt(text: string, nouns: Nouns): Pieces<MasterPlan> {
  const { sentences: said, cut } = readTokens(text)
  const sentences = said.flatMap(setEachApart)
  const draft = createDraft(nouns)
  const story: Story = { subjects: [], targets: [], it: null }
  for (const sentence of sentences) {
    const size = readRoomSize(sentence)
    const rest = size === null ? sentence : sentence.filter((_, place) => !size.used.has(place))
    const passed: string[] = []
    yield* readClause(draft, story, yield* readItems(rest, nouns, passed))
    accountForPassed(draft, passed)
    if (size !== null) applySize(draft, size)
  }
  if (cut) sayNotUnderstood(draft, `everything after ${MOST_WORDS} words`)
  yield
  furnishAreas(draft)
  settle(draft)
  yield
  const isRoomNamed = draft.rooms.length > 0
  const rooms = settleRooms(draft)
  if (draft.left > 0) sayNotUnderstood(draft, `${draft.left} things beyond the ${MOST_OBJECTS} a scene can hold`)
  const isBare = draft.requests.length === 0
  if (isBare && isRoomNamed) addUsual(draft, rooms)
  const asked = new Set(isBare ? [] : draft.requests.map(({ id }) => id))
  if (!isBare) addUsual(draft, bareOf(draft, rooms))
  const { lighting, mood } = readLight(sentences.flatMap((sentence) => sentence.map(({ word }) => word)))
  return {
    originalPrompt: text,
    interpretedMood: mood,
    style: draft.styles[0] ?? '',
    rooms: rooms.map((room) => ({
      ...room,
      doors: room.doors ?? 1,
      windows: room.windows ?? (windowless.has(room.kind) ? 0 : 1),
    })),
    passages: passagesBetween(rooms),
    requiredObjects: draft.requests.map((request) =>
      toRequest(request, rooms, asked.has(request.id) ? 1 : USUAL_IMPORTANCE),
    ),
    spatialRequirements: {
      objects: draft.objectRelations.map((relation, place) => ({ id: `object-relation-${place + 1}`, ...relation })),
      room: draft.roomRelations.map((relation, place) => ({ id: `room-relation-${place + 1}`, ...relation })),
    },
    materialRequirements: materialsOf(draft),
    lightingRequirements: lighting,
    executionOrder,
    notUnderstood: [...draft.notUnderstood, ...(draft.unlisted > 0 ? [`${draft.unlisted} more`] : [])],
  }
}

function applySize(draft: Draft, { width, depth, height }: FoundSize): void {
  const room = draft.room ?? draft.rooms[0] ?? addRoom(draft, 'room')
  if (room === null) return
  room.width ??= width
  room.depth ??= depth
  room.height ??= height
}

/** A home with rooms is no room itself; without any room, there is one. */
function settleRooms(draft: Draft): readonly DraftRoom[] {
  // a studio with a bathroom is a room itself, with what stands in it
  const isLivedIn = ({ id, kind }: DraftRoom): boolean =>
    oneRoomHomes.has(kind) && draft.requests.some(({ room }) => room === id)
  const inside = draft.rooms.filter((room) => !homes.has(room.kind) || isLivedIn(room))
  const rooms = inside.length > 0 ? inside : draft.rooms.slice(0, 1)
  const [first = addRoom(draft, 'room')!] = rooms
  const known = new Set(rooms.map(({ id }) => id))
  for (const request of draft.requests) if (!known.has(request.room)) request.room = first.id
  return rooms.length > 0 ? rooms : [first]
}

/** Every room can be reached: from a hall or living room if there is one, else from the first. */
function passagesBetween(rooms: readonly DraftRoom[]): readonly Passage[] {
  const hub =
    rooms.find(({ kind }) => /hall|corridor|foyer|entry/.test(kind)) ??
    rooms.find(({ kind }) => /living|lounge/.test(kind)) ??
    rooms[0]
  return rooms.filter((room) => room !== hub).map((room) => ({ from: hub!.id, to: room.id }))
}

function toRequest(
  { id, name, count, attributes, room }: Draft['requests'][number],
  rooms: readonly DraftRoom[],
  importance: number,
): ObjectRequest {
  const own = rooms.find((one) => one.id === room) ?? rooms[0]!
  return { id, name: nameIn(own.kind, name), count, attributes, room: own.id, importance }
}

/** The screen of a cinema is no monitor. */
const nameIn = (kind: string, name: string): string =>
  name === 'screen' && /cinema|theat|screening|lecture|auditorium/.test(kind) ? 'movie screen' : name

/** Of several rooms, those that nothing was said of: nobody wants an empty kitchen. */
function bareOf(draft: Draft, rooms: readonly DraftRoom[]): readonly DraftRoom[] {
  const furnished = new Set(draft.requests.map(({ room }) => room || rooms[0]!.id))
  return rooms.length === 1 ? [] : rooms.filter(({ id }) => !furnished.has(id))
}

function addUsual(draft: Draft, rooms: readonly DraftRoom[]): void {
  for (const room of rooms) {
    draft.room = room
    for (const name of usualThings(room.kind)) {
      const known = draft.requests.find((request) => request.name === name && request.room === room.id)
      if (known === undefined) addRequest(draft, { name, count: 1, attributes: { words: [] }, isVague: false })
      else known.count++
    }
  }
}

function materialsOf(draft: Draft): MasterPlan['materialRequirements'] {
  const ofThings = draft.requests.flatMap(({ id, attributes: { color, material, style, pattern } }) => {
    const said: MaterialRequirement = {
      ...(color === undefined ? {} : { color }),
      ...(material === undefined ? {} : { material }),
      ...(style === undefined ? {} : { style }),
      ...(pattern === undefined ? {} : { pattern }),
    }
    return Object.keys(said).length > 0 ? [[id, said] as const] : []
  })
  return Object.fromEntries([...draft.surfaces, ...ofThings])
}
