/** The Critic's checks of the picture: what was asked for is seen in it, and it is neither dark nor burnt. */
import type { Pieces } from '../../../base/pieces.ts'
import { isOnFloor } from '../../../worlds/scene/checks/floor.ts'
import { measurePicture, visibilityOf, type Visibility } from '../../../worlds/scene/render/measure-picture.ts'
import { renderScene } from '../../../worlds/scene/render/render-scene.ts'
import type { Camera, Scene } from '../../../worlds/scene/scene.ts'
import type { Severity } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import type { Share } from '../verdict.ts'
import type { Finding } from './finding.ts'

const LEAST_IN_FRAME = 0.9
const LEAST_VISIBLE = 0.25
// of a hall with hundreds of chairs no picture shows two thirds
const ENOUGH_IN_ONE_PICTURE = 20
const BRIGHTNESS = { least: 0.25, most: 0.65 }
const MOST_BURNT = 0.03
const MOST_BLACK = 0.1
const PICTURE = { width: 160, height: 100, samples: 1, detail: 'draft' } as const

/** What was asked for is in the main picture, or in one of its own room, and the main one is neither dark nor burnt. */
export function* checkPicture(plan: MasterPlan, scene: Scene, findings: Finding[]): Pieces<Share> {
  const camera = scene.camera?.main
  const wanted = new Set(plan.requiredObjects.filter(({ importance }) => importance >= 1).map(({ id }) => id))
  const asked = scene.objects.filter(({ request, placement }) => wanted.has(request) && placement !== 'top')
  if (camera === undefined || scene.lighting === null) {
    findings.push({
      severity: 'error',
      category: camera === undefined ? 'camera' : 'lighting',
      check: 'picture',
      description: camera === undefined ? 'There is no camera.' : 'There is no light.',
      suggestedFix: 'Light the scene and choose a camera.',
    })
    return { satisfied: 0, asked: asked.length }
  }
  const seen = yield* seenInRooms(scene, camera)
  const keys = asked.filter(({ room }) => seen.rooms === null || seen.rooms.has(room))
  const hidden = keys.filter(({ id }) => {
    const { inFrame = 0, visible = 0 } = seen.things.get(id) ?? {}
    return inFrame < LEAST_IN_FRAME || visible < LEAST_VISIBLE
  })
  // in a full room not everything can be in one picture, but most of it should
  const enough = Math.min((keys.length * 2) / 3, ENOUGH_IN_ONE_PICTURE)
  const severity: Severity = keys.length - hidden.length < enough ? 'error' : 'warning'
  for (const { id } of hidden) {
    const { inFrame = 0, visible = 0 } = seen.things.get(id) ?? {}
    findings.push({
      severity,
      category: 'camera',
      check: 'visibility',
      description: `Of ${id}, ${percent(inFrame)} is in the frame, and ${percent(visible)} of that is seen.`,
      affectedObjectId: id,
      suggestedFix: `Choose a camera that shows ${id}.`,
    })
  }
  const { mean, burnt, black } = measurePicture(yield* renderScene(scene, camera, PICTURE))
  const stops = mean > BRIGHTNESS.most || burnt > MOST_BURNT ? -1 : 1
  if (mean < BRIGHTNESS.least || mean > BRIGHTNESS.most || burnt > MOST_BURNT || black > MOST_BLACK)
    findings.push({
      severity: mean < BRIGHTNESS.least / 2 || mean > 0.8 || burnt > 0.15 || black > 0.4 ? 'error' : 'warning',
      category: 'exposure',
      check: 'exposure',
      description: `The picture is ${percent(mean)} bright, ${percent(burnt)} of it burnt and ${percent(black)} black.`,
      suggestedFix: `Change the exposure by ${stops} stop.`,
    })
  return { satisfied: keys.length - hidden.length, asked: keys.length }
}

interface Seen {
  readonly things: ReadonlyMap<string, Visibility>
  /** those there is a picture of; null where it is one picture of all */
  readonly rooms: ReadonlySet<string> | null
}

/** No picture shows all rooms of a home: what stands in another room is looked for in the picture of that room. */
function* seenInRooms(scene: Scene, main: Camera): Pieces<Seen> {
  const things = new Map(yield* visibilityOf(scene, main))
  const home = roomOf(scene, main)
  if (scene.rooms.length < 2 || home === undefined) return { things, rooms: null }
  const rooms = new Set([home])
  for (const view of scene.camera?.views ?? []) {
    const room = roomOf(scene, view)
    if (room === undefined || rooms.has(room)) continue
    rooms.add(room)
    const seen = yield* visibilityOf(scene, view)
    for (const { id, room: own } of scene.objects) if (own === room && seen.has(id)) things.set(id, seen.get(id)!)
  }
  return { things, rooms }
}

const roomOf = ({ rooms }: Scene, { position: { x, z } }: Camera): string | undefined =>
  rooms.find(({ outline }) => isOnFloor(outline, x, z))?.id

const percent = (part: number): string => `${Math.round(part * 100)} %`
