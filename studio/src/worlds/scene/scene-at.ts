/** The scene at a moment: rooms, things, light and cameras, as far as the board holds what can be drawn. */
import type { LightingSetup } from '../../../../src/worlds/scene/lighting.ts'
import type { RoomShell } from '../../../../src/worlds/scene/room.ts'
import type { Camera, Coordinate3D, HeldBy, PlacedObject, SceneObject } from '../../../../src/worlds/scene/scene.ts'
import type { Moment } from '../../contract.ts'
import { finite, isRecord, listAt, listOf, recordAt, recordOf, textOf, type Entries } from '../shared/read-board.ts'
import { metres, readMaterials, readRoom } from './read-room.ts'

export interface SceneNow {
  readonly rooms: readonly RoomShell[]
  /** all of them, also those that have no place yet */
  readonly things: readonly SceneObject[]
  readonly placed: readonly PlacedObject[]
  readonly lighting: LightingSetup | undefined
  /** the main one first */
  readonly cameras: readonly Camera[]
}

const MOST_ROOMS = 60
const MOST_THINGS = 1_500
const MOST_LIGHTS = 64
const NOWHERE: Coordinate3D = { x: 0, y: 0, z: 0 }

type Read<T> = (value: unknown) => T

// what of a board was read stays the same while the board does: only what changed is drawn anew. By reader, because a
// board may hold the same object where things are and where rooms are
const known = new Map<Read<unknown>, WeakMap<object, unknown>>()

function once<T>(value: unknown, read: Read<T>): T {
  if (typeof value !== 'object' || value === null) return read(value)
  let values = known.get(read)
  if (values === undefined) known.set(read, (values = new WeakMap()))
  if (!values.has(value)) values.set(value, read(value))
  return values.get(value) as T
}

export function sceneAt(moment: Moment): SceneNow {
  const things = byId(listAt(moment, 'sceneObjects').slice(0, MOST_THINGS), readThing)
  return {
    rooms: byId(listAt(moment, 'rooms').slice(0, MOST_ROOMS), readRoom),
    things,
    placed: things.filter((thing): thing is PlacedObject => thing.position !== null),
    lighting: once(moment.field('lightingSetup'), readLighting),
    cameras: once(recordAt(moment, 'cameraSetup'), readCameras),
  }
}

/** One of each id. */
function byId<T extends { readonly id: string }>(
  values: readonly unknown[],
  read: (value: unknown) => T | undefined,
): readonly T[] {
  const found = new Map<string, T>()
  for (const value of values) {
    const each = once(value, read)
    if (each !== undefined && !found.has(each.id)) found.set(each.id, each)
  }
  return [...found.values()]
}

function readPlace(value: unknown): Coordinate3D | undefined {
  const { x, y, z } = recordOf(value)
  const [right, up, near] = [metres(x), metres(y), metres(z)]
  return right === undefined || up === undefined || near === undefined ? undefined : { x: right, y: up, z: near }
}

function readThing(value: unknown): SceneObject | undefined {
  const thing = recordOf(value)
  const { id, boundingBox, rotation, placement, status } = thing
  if (typeof id !== 'string') return undefined
  const [width, depth, height] = ['width', 'depth', 'height'].map((side) => metres(recordOf(boundingBox)[side]))
  return {
    id,
    name: textOf(thing['name']) || id,
    request: textOf(thing['request']),
    room: textOf(thing['room']),
    assetPath: textOf(thing['assetPath']),
    isStandIn: thing['isStandIn'] === true,
    boundingBox: { width: sizeOf(width), depth: sizeOf(depth), height: sizeOf(height) },
    polygonCount: finite(thing['polygonCount']) ?? 0,
    placement:
      placement === 'wall' || placement === 'ceiling' || placement === 'top' || placement === 'flat'
        ? placement
        : 'floor',
    position: readPlace(thing['position']) ?? null,
    rotation: { ...NOWHERE, y: finite(recordOf(rotation)['y']) ?? 0 },
    heldBy: readHolder(recordOf(thing['heldBy'])),
    material: once(thing['material'], readMaterials),
    status: status === 'placed' || status === 'finished' || status === 'left_out' ? status : 'fetched',
  }
}

const sizeOf = (side: number | undefined): number => (side !== undefined && side > 0.001 ? side : 0.001)

function readHolder({ by, room, wall, object, surface }: Entries): HeldBy | null {
  if (by === 'object') return { by, object: textOf(object), surface: textOf(surface) }
  if (by === 'wall') return { by, room: textOf(room), wall: finite(wall) ?? -1 }
  return by === 'floor' || by === 'ceiling' ? { by, room: textOf(room) } : null
}

function readLighting(value: unknown): LightingSetup | undefined {
  if (!isRecord(value)) return undefined
  const [sun, ambient] = [recordOf(value['sun']), recordOf(value['ambient'])]
  return {
    timeOfDay: textOf(value['timeOfDay']),
    mood: textOf(value['mood']),
    sun: {
      azimuth: finite(sun['azimuth']) ?? 0,
      elevation: finite(sun['elevation']) ?? 45,
      intensity: lightOf(sun['intensity'], 200_000),
      color: textOf(sun['color']),
    },
    ambient: { intensity: lightOf(ambient['intensity'], 200_000), color: textOf(ambient['color']) },
    lights: listOf(value['lights']).slice(0, MOST_LIGHTS).flatMap(readLight),
    exposure: Math.max(-8, Math.min(8, finite(value['exposure']) ?? 0)),
  }
}

const lightOf = (value: unknown, most: number): number => Math.max(0, Math.min(most, finite(value) ?? 0))

function readLight(value: unknown): LightingSetup['lights'] {
  const light = recordOf(value)
  const position = readPlace(light['position'])
  const direction = readPlace(light['direction'])
  if (position === undefined) return []
  return [
    {
      id: textOf(light['id']),
      object: textOf(light['object']),
      kind: light['kind'] === 'spot' ? 'spot' : 'point',
      position,
      ...(direction && { direction }),
      angle: Math.max(1, Math.min(85, finite(light['angle']) ?? 45)),
      intensity: lightOf(light['intensity'], 100_000),
      color: textOf(light['color']),
    },
  ]
}

const MOST_CAMERAS = 9

function readCameras(value: unknown): readonly Camera[] {
  const { main, views } = recordOf(value)
  return [main, ...listOf(views)].slice(0, MOST_CAMERAS).flatMap((each): readonly Camera[] => {
    const camera = recordOf(each)
    const [position, target] = [readPlace(camera['position']), readPlace(camera['target'])]
    if (position === undefined || target === undefined) return []
    const focalLength = Math.max(8, Math.min(200, finite(camera['focalLength']) ?? 24))
    return [{ name: textOf(camera['name']) || 'camera', position, target, focalLength }]
  })
}
