/** Rooms: their kinds, doors and windows, and what their walls and floors are like. */
import type { Attributes, MaterialRequirement } from '../plan.ts'
import { idFor, type Draft, type DraftRoom } from './draft.ts'
import type { Phrase } from './phrase.ts'
import type { RoomPart } from './words/parts.ts'
import { anyRoom, windowless } from './words/rooms.ts'

const MOST_ROOMS = 12
const MOST_OPENINGS = 8

const SCALES: ReadonlyMap<string, number> = new Map([
  ['tiny', 0.6],
  ['small', 0.75],
  ['compact', 0.75],
  ['little', 0.75],
  ['narrow', 0.8],
  ['cramped', 0.7],
  ['large', 1.4],
  ['big', 1.4],
  ['spacious', 1.5],
  ['grand', 1.7],
  ['huge', 1.9],
  ['vast', 2],
  ['open', 1.2],
  ['expansive', 1.7],
  ['massive', 1.9],
  ['roomy', 1.4],
  ['generous', 1.4],
])

/** Whether a word says how large a room is. */
export const isScale = (word: string): boolean => SCALES.has(word)

/** The room a phrase names: a new one, or one named before. */
export function nameRoom(draft: Draft, kind: string, phrase: Phrase): DraftRoom | null {
  const known = anyRoom.has(kind) ? (draft.room ?? draft.rooms[0]) : draft.rooms.find((room) => room.kind === kind)
  const room = known ?? addRoom(draft, kind)
  draft.uses.named++
  if (room === null) return null
  describeRoom(draft, room, phrase.attributes)
  return room
}

export function addRoom(draft: Draft, kind: string): DraftRoom | null {
  if (draft.rooms.length >= MOST_ROOMS) return null
  const room: DraftRoom = {
    id: idFor(draft, kind),
    kind,
    width: null,
    depth: null,
    height: null,
    shape: 'rectangle',
    scale: 1,
    doors: null,
    windows: null,
  }
  draft.rooms.push(room)
  return room
}

function describeRoom(draft: Draft, room: DraftRoom, attributes: Attributes): void {
  if (attributes.shape === 'l-shaped') room.shape = 'l'
  for (const word of attributes.words) {
    room.scale = SCALES.get(word) ?? room.scale
    // a basement gym
    if (windowless.has(word)) room.windows ??= 0
  }
  if (attributes.style !== undefined) draft.styles.push(attributes.style)
}

/** Doors and windows: as many as were counted, and at least those that something is near to. */
export function noteOpening(draft: Draft, part: RoomPart, count: number, isSaid: boolean): void {
  if (part !== 'window' && part !== 'door') return
  draft.uses.named++
  const room = draft.room ?? draft.rooms[0] ?? addRoom(draft, 'room')
  if (room === null) return
  const key = part === 'window' ? 'windows' : 'doors'
  const before = room[key]
  room[key] = Math.min(MOST_OPENINGS, isSaid && count === 0 ? 0 : Math.max(before ?? 0, count))
}

const NAMES = { wall: 'walls', floor: 'floor', ceiling: 'ceiling' } as const

export function noteSurface(
  draft: Draft,
  part: 'wall' | 'floor' | 'ceiling',
  { color, material, style, pattern }: Attributes,
): void {
  draft.uses.named++
  const before = draft.surfaces.get(NAMES[part]) ?? {}
  const said: MaterialRequirement = {
    ...(color === undefined ? {} : { color }),
    ...(material === undefined ? {} : { material }),
    ...(style === undefined ? {} : { style }),
    ...(pattern === undefined ? {} : { pattern }),
  }
  if (Object.keys(said).length > 0) draft.surfaces.set(NAMES[part], { ...before, ...said })
}
