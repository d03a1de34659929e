/** Where the cameras stand: what was asked for is seen and nothing hides it, from a natural place in the room. */
import type { Pieces } from '../../../base/pieces.ts'
import { wallsOf } from '../../../worlds/scene/room.ts'
import { lensOf } from '../../../worlds/scene/render/projection.ts'
import { visibilityOf, type Visibility } from '../../../worlds/scene/render/measure-picture.ts'
import { cameraAbove } from '../../../worlds/scene/render/camera-above.ts'
import type { Camera, CameraSetup, Coordinate3D, RoomShell, Scene } from '../../../worlds/scene/scene.ts'
import { aimedAt, ASPECT, cornersOf } from './aim.ts'
import type { Assignment } from './assignment.ts'
import { standsIn } from './stands.ts'
import { byImportance, subjectsOf, type Subject } from './subjects.ts'

/** What the Critic wants of what was asked for. */
const goodView = { inFrame: 0.9, visible: 0.25 } as const

const LOOKS = 24
const VIEWS = 2
// cameras nearer to each other than that show the same
const APART = 1.1
const SMALL = { width: 96, height: 60 } as const

interface Candidate {
  readonly camera: Camera
  readonly score: number
}

const STANDS_OF_A_PIECE = 10

export function* frame(assignment: Assignment): Pieces<CameraSetup> {
  const [room, ...others] = byImportance(assignment)
  const looks = room === undefined ? [] : yield* looksInto(assignment, room)
  const [main, ...more] = apart(looks, VIEWS + 1, APART)
  if (main === undefined) return fallback(assignment, room)
  // of a home, other rooms are seen before the same one is seen again
  const elsewhere: Candidate[] = []
  for (const other of others.slice(0, VIEWS)) elsewhere.push(...(yield* looksInto(assignment, other)).slice(0, 1))
  // small rooms have no three places so far apart
  const again = [...more, ...looks.filter((look) => look !== main && !more.includes(look))]
  const views = [...elsewhere, ...again].slice(0, VIEWS)
  return {
    main: { ...main.camera, name: 'main' },
    views: views.map(({ camera }, place) => ({ ...camera, name: `view-${place + 1}` })),
  }
}

/** From where a room can be seen, best first; nowhere where nothing stands in it, or nobody can. */
function* looksInto(assignment: Assignment, room: RoomShell): Pieces<Candidate[]> {
  const subjects = subjectsOf(assignment, room)
  const stands = subjects.length === 0 ? [] : standsIn(room, assignment.objects)
  const guesses: Candidate[] = []
  for (const [place, stand] of stands.entries()) {
    const camera = aimedAt(stand, subjects, 'main')
    guesses.push({ camera, score: guess(camera, room, subjects) })
    if (place % STANDS_OF_A_PIECE === 0) yield
  }
  guesses.sort((a, b) => b.score - a.score)
  const scene: Scene = { title: '', rooms: assignment.rooms, objects: assignment.objects, lighting: null, camera: null }
  const looks: Candidate[] = []
  for (const { camera, score } of apart(guesses, LOOKS, 0.4)) {
    const options = { ...SMALL, ...(assignment.assetOf && { assetOf: assignment.assetOf }) }
    const seen = yield* visibilityOf(scene, camera, options)
    looks.push({ camera, score: score * 0.25 + satisfaction(subjects, seen) - repetition(assignment, camera) })
  }
  return looks.toSorted((a, b) => b.score - a.score)
}

/** The best, as long as they are apart. */
function apart(candidates: readonly Candidate[], most: number, metres: number): readonly Candidate[] {
  const chosen: Candidate[] = []
  for (const candidate of candidates) {
    if (chosen.length >= most) break
    if (chosen.every(({ camera }) => distance(camera.position, candidate.camera.position) >= metres))
      chosen.push(candidate)
  }
  return chosen
}

const distance = (a: Coordinate3D, b: Coordinate3D): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)

/** How good a place promises to be, by boxes alone: 0 to about 1. */
function guess(camera: Camera, room: RoomShell, subjects: readonly Subject[]): number {
  const { eye, right, up, forward, scale, width, height } = lensOf(camera, ASPECT * 100, 100)
  let total = 0
  let framed = 0
  let [offX, offY] = [0, 0]
  let nearest = Infinity
  for (const { object, weight } of subjects) {
    const corners = cornersOf(object)
    let inside = 0
    for (const { x, y, z } of corners) {
      const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]]
      const ahead = dx * forward[0] + dy * forward[1] + dz * forward[2]
      nearest = Math.min(nearest, Math.hypot(dx, dy, dz))
      if (ahead < 0.1) continue
      const sx = (((dx * right[0] + dy * right[1] + dz * right[2]) / ahead) * scale * 2) / width
      const sy = (((dx * up[0] + dy * up[1] + dz * up[2]) / ahead) * scale * 2) / height
      if (Math.abs(sx) <= 1 && Math.abs(sy) <= 1) inside++
      offX += (Math.max(-1, Math.min(1, sx)) * weight) / corners.length
      offY += (Math.max(-1, Math.min(1, sy)) * weight) / corners.length
    }
    total += weight
    framed += weight * (inside / corners.length)
  }
  const whole = Math.max(0.01, total)
  const centred = 1 - Math.min(1, Math.hypot(offX / whole, offY / whole))
  const air = Math.min(1, nearest / 0.9)
  // a longer lens draws rooms as they are
  const lens = (camera.focalLength - 16) / 19
  return framed / whole + 0.1 * centred + 0.12 * air + 0.06 * lens + 0.1 * lookingAtWindows(camera, room)
}

/** 1 with a window aslant in the picture, 0 without one, less when it is straight ahead and outshines the room. */
function lookingAtWindows({ position, target }: Camera, room: RoomShell): number {
  const walls = wallsOf(room)
  const length = distance(position, target) || 1
  const [viewX, viewZ] = [(target.x - position.x) / length, (target.z - position.z) / length]
  let best = 0
  for (const window of room.windows) {
    const wall = walls[window.wall]
    if (wall === undefined) continue
    const [x, z] = [wall.from[0] + wall.along[0] * window.at, wall.from[1] + wall.along[1] * window.at]
    const away = Math.hypot(x - position.x, z - position.z) || 1
    const ahead = ((x - position.x) * viewX + (z - position.z) * viewZ) / away
    if (ahead < 0.72) continue
    const straight = -(viewX * wall.inward[0] + viewZ * wall.inward[1])
    best = Math.max(best, straight > 0.85 ? 0.3 : 1)
  }
  return best
}

/** How far what matters is seen: 1 when all of it is, as the Critic wants it. */
function satisfaction(subjects: readonly Subject[], seen: ReadonlyMap<string, Visibility>): number {
  let [sum, total, crowd] = [0, 0, 0]
  for (const { object, weight } of subjects) {
    const { inFrame, visible, share } = seen.get(object.id) ?? { inFrame: 0, visible: 0, share: 0 }
    crowd = Math.max(crowd, share)
    const isGood = inFrame >= goodView.inFrame && visible >= goodView.visible
    const partly = Math.min(1, inFrame / goodView.inFrame) * 0.5 + Math.min(1, visible / 0.6) * 0.3
    sum += weight * (isGood ? 0.8 + 0.2 * Math.min(1, visible) : partly * 0.8)
    total += weight
  }
  // one thing alone is no picture of a room
  return total === 0 ? 0 : sum / total - Math.max(0, crowd - 0.3)
}

/** Where another angle is asked for, the old one does not do. */
function repetition({ edits = [], kept }: Assignment, { position }: Camera): number {
  const isAsked = edits.some((edit) => edit.kind === 'camera' && edit.angle === 'another')
  return isAsked && kept && distance(kept.camera.main.position, position) < APART ? 2 : 0
}

/** Rooms without things, or so full that nobody can stand in them, are seen from above. */
function fallback({ rooms }: Assignment, room: RoomShell | undefined): CameraSetup {
  const above = cameraAbove(room === undefined ? rooms : [room])
  return { main: { ...above, name: 'main' }, views: [] }
}
