/** What a picture is of: the room where most of what was asked for stands, and how much each thing matters. */
import type { PlacedObject, RoomShell } from '../../../worlds/scene/scene.ts'
import type { Assignment } from './assignment.ts'

export interface Subject {
  readonly object: PlacedObject
  /** 1: asked for; less: added because the room wants it */
  readonly weight: number
}

// what somebody complained of counts for several others
const COMPLAINT_WEIGHT = 3

/** The things of a room by weight; what was not seen last time weighs most. */
export function subjectsOf({ plan, objects, issues = [] }: Assignment, room: RoomShell): readonly Subject[] {
  const importance = new Map(plan.requiredObjects.map((request) => [request.id, request.importance]))
  const missed = new Set(issues.filter(({ category }) => category === 'camera').map((issue) => issue.affectedObjectId))
  return objects
    .filter((object) => object.room === room.id)
    .map((object) => {
      const asked = importance.get(object.request)
      const weight = (asked !== undefined && asked >= 0 && asked <= 1 ? asked : 0.3) * largeness(object)
      return { object, weight: missed.has(object.id) ? COMPLAINT_WEIGHT : weight }
    })
}

/** A picture of a living room is one of its sofa, not of its plant: 0.7 to 1.5 by what is seen of a thing. */
function largeness({ boundingBox: { width, depth, height } }: PlacedObject): number {
  const face = Math.max(width, depth) * Math.max(height, Math.min(width, depth))
  return 0.7 + 0.8 * Math.min(1, Math.sqrt(Math.max(0, face)) / 1.3)
}

/** The rooms, that first where most of what was asked for stands. */
export function byImportance(assignment: Assignment): readonly RoomShell[] {
  const weightOf = (room: RoomShell) => subjectsOf(assignment, room).reduce((sum, { weight }) => sum + weight, 0)
  return assignment.rooms.toSorted((a, b) => weightOf(b) - weightOf(a))
}

export const mainRoom = (assignment: Assignment): RoomShell | undefined => byImportance(assignment)[0]
