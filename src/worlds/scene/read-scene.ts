/**
 * A scene read with distrust: a journal is a file, and whoever sends one may have written anything into it. Rooms and
 * things that make no sense are left out, so that whoever draws, checks or writes the rest comes to an end.
 */
import { flag, list, oneOf, orNull, record, text, thing, whole, type Read } from '../../base/read-values.ts'
import { isAssetPath } from './library/index.ts'
import type { Light, LightingSetup } from './lighting.ts'
import type { Material, Pattern } from './material.ts'
import { signedArea, type Door, type Opening, type Point, type RoomShell } from './room.ts'
import type { BoundingBox, Camera, CameraSetup, Coordinate3D, HeldBy, SceneObject } from './scene.ts'

// more than any scene of ours has, and little enough to be drawn
const MOST_ROOMS = 40
const MOST_OBJECTS = 1_000
const MOST_CORNERS = 64
const MOST_OPENINGS = 40
// of all rooms together
const MOST_WALLS = 400
const MOST_HOLES = 200
const MOST_SLOTS = 100
const MOST_LIGHTS = 200
const MOST_VIEWS = 8
const LONGEST_NAME = 400
// a hall of 200 metres; heights, sizes and lights in proportion
const FARTHEST_M = 200
const LARGEST_M = 50
const SHORTEST_WALL_M = 0.01
const BRIGHTEST = 1e7

const between =
  (least: number, most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined

const name = text(LONGEST_NAME)
const metres = between(-FARTHEST_M, FARTHEST_M)
const length = between(0, LARGEST_M)
const share = between(0, 1)
const color: Read<string> = (value) => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined)
const coordinate: Read<Coordinate3D> = thing({ x: metres, y: metres, z: metres })
const degrees = between(-3600, 3600)

const readMaterial: Read<Material> = thing(
  {
    name,
    color,
    roughness: share,
    metalness: share,
    pattern: oneOf<Pattern>(
      'plain',
      'wood',
      'planks',
      'fabric',
      'leather',
      'stone',
      'tiles',
      'stripes',
      'checks',
      'paper',
    ),
  },
  { accent: color, scale: between(0.001, LARGEST_M), opacity: share, emission: between(0, 1_000) },
)

const point: Read<Point> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [x, z] = [metres(value[0]), metres(value[1])]
  return x === undefined || z === undefined ? undefined : [x, z]
}

/** A floor that can be walked around: no wall without length, and the inside where walls look to. */
const outline: Read<readonly Point[]> = (value) => {
  const corners = list(point, MOST_CORNERS)(value)
  if (corners === undefined || corners.length < 3 || corners.length !== (value as unknown[]).length) return undefined
  const isSound = corners.every(([x, z], place) => {
    const [nextX, nextZ] = corners[(place + 1) % corners.length]!
    return Math.hypot(nextX - x, nextZ - z) >= SHORTEST_WALL_M
  })
  return isSound && signedArea(corners) > SHORTEST_WALL_M ? corners : undefined
}

const opening = {
  id: name,
  wall: whole(0, MOST_CORNERS),
  at: between(0, 2 * FARTHEST_M),
  width: between(SHORTEST_WALL_M, LARGEST_M),
  height: between(SHORTEST_WALL_M, LARGEST_M),
  sill: length,
}

const shell: Read<RoomShell> = thing({
  id: name,
  kind: name,
  outline,
  height: between(0.3, LARGEST_M),
  doors: list<Door>(thing({ ...opening, leadsTo: orNull(name), swing: length }), MOST_OPENINGS),
  windows: list<Opening>(thing(opening), MOST_OPENINGS),
  surfaces: orNull(thing({ floor: readMaterial, walls: readMaterial, ceiling: readMaterial })),
})

const room: Read<RoomShell> = (value) => {
  const read = shell(value)
  const isThere = ({ wall }: Opening) => wall < read!.outline.length
  return read && { ...read, doors: read.doors.filter(isThere), windows: read.windows.filter(isThere) }
}

/** Rooms of one name would be one place in two. */
const once = <T>(all: readonly T[] | undefined, keyOf: (one: T) => string): readonly T[] => {
  const seen = new Map((all ?? []).toReversed().map((one) => [keyOf(one), one]))
  return (all ?? []).filter((one) => seen.get(keyOf(one)) === one)
}

/** As many of them as can be built in a moment. */
function withinReach(rooms: readonly RoomShell[]): readonly RoomShell[] {
  let [walls, holes] = [0, 0]
  return rooms.filter(({ outline: corners, doors, windows }) => {
    walls += corners.length
    holes += doors.length + windows.length
    return walls <= MOST_WALLS && holes <= MOST_HOLES
  })
}

export const readRooms = (value: unknown): readonly RoomShell[] =>
  withinReach(once(list(room, MOST_ROOMS)(value), ({ id }) => id))

const boundingBox: Read<BoundingBox> = thing({ width: length, depth: length, height: length })

const heldBy: Read<HeldBy> = (value) =>
  thing({ by: oneOf('floor', 'ceiling'), room: name })(value) ??
  thing({ by: oneOf('wall'), room: name, wall: whole(0, MOST_CORNERS) })(value) ??
  thing({ by: oneOf('object'), object: name, surface: name })(value)

/** A path that something can be made of. */
const assetPath: Read<string> = (value) =>
  typeof value === 'string' && value.length <= LONGEST_NAME && isAssetPath(value) ? value : undefined

const object: Read<SceneObject> = thing({
  id: name,
  name,
  request: name,
  room: name,
  assetPath,
  isStandIn: flag,
  boundingBox,
  polygonCount: whole(0, 100_000_000),
  placement: oneOf('floor', 'wall', 'ceiling', 'top', 'flat'),
  position: orNull(coordinate),
  rotation: thing({ x: degrees, y: degrees, z: degrees }),
  heldBy: orNull(heldBy),
  material: orNull(record(readMaterial, MOST_SLOTS)),
  status: oneOf('fetched', 'placed', 'finished', 'left_out'),
})

export const readObjects = (value: unknown): readonly SceneObject[] =>
  once(list(object, MOST_OBJECTS)(value), ({ id }) => id)

const camera: Read<Camera> = (value) => {
  const read = thing({ name, position: coordinate, target: coordinate, focalLength: between(4, 400) })(value)
  if (read === undefined) return undefined
  const { position, target } = read
  const far = Math.hypot(position.x - target.x, position.y - target.y, position.z - target.z)
  return far > SHORTEST_WALL_M ? read : undefined
}

const cameraSetup: Read<CameraSetup> = thing({ main: camera, views: list(camera, MOST_VIEWS) })

export const readCameras = (value: unknown): CameraSetup | null => cameraSetup(value) ?? null

const light: Read<Light> = thing(
  {
    id: name,
    object: name,
    kind: oneOf('point', 'spot'),
    position: coordinate,
    intensity: between(0, BRIGHTEST),
    color,
  },
  { direction: coordinate, angle: between(0, 180) },
)

const lighting: Read<LightingSetup> = thing({
  timeOfDay: name,
  mood: name,
  sun: thing({ azimuth: degrees, elevation: between(-90, 90), intensity: between(0, BRIGHTEST), color }),
  ambient: thing({ intensity: between(0, BRIGHTEST), color }),
  lights: list(light, MOST_LIGHTS),
  exposure: between(-20, 20),
})

export const readLighting = (value: unknown): LightingSetup | null => lighting(value) ?? null
