/** Scenes made by hand for tests of the Critic: a room of 5 by 4 metres, and things of the library put into it. */
import { assetOf } from '../../../worlds/scene/library/index.ts'
import type { LightingSetup } from '../../../worlds/scene/lighting.ts'
import type { Material } from '../../../worlds/scene/material.ts'
import type { ObjectRelation, RoomRelation } from '../../../worlds/scene/relation.ts'
import { rectangle, type RoomShell } from '../../../worlds/scene/room.ts'
import type { CameraSetup, HeldBy, PlacedObject, Scene } from '../../../worlds/scene/scene.ts'
import type { Attributes, MasterPlan } from '../plan.ts'
import type { Judged } from './judge.ts'

export const paint = (color: string, more: Partial<Material> = {}): Material => ({
  name: 'paint',
  color,
  roughness: 0.7,
  metalness: 0,
  pattern: 'plain',
  ...more,
})

const white = paint('#f2f0ea')

export const handMadeRoom: RoomShell = {
  id: 'room',
  kind: 'bedroom',
  outline: rectangle(5, 4),
  height: 2.6,
  doors: [{ id: 'door-1', wall: 1, at: 3.3, width: 0.9, height: 2.05, sill: 0, leadsTo: null, swing: 0.9 }],
  windows: [{ id: 'window-1', wall: 3, at: 2, width: 1.4, height: 1.2, sill: 0.9 }],
  surfaces: { floor: paint('#b08a5a'), walls: white, ceiling: white },
}

const floor: HeldBy = { by: 'floor', room: 'room' }

export interface Put {
  readonly path: string
  readonly at: readonly [x: number, z: number]
  readonly y?: number
  readonly turned?: number
  readonly heldBy?: HeldBy
  readonly color?: string
  readonly isStandIn?: true
  readonly more?: Partial<PlacedObject>
}

export function put(id: string, { path, at, y = 0, turned = 0, heldBy, color, isStandIn, more }: Put): PlacedObject {
  const { boundingBox, polygonCount, placement, parts } = assetOf(path)
  return {
    id,
    name: id.replace(/-\d+$/, '').replaceAll('-', ' '),
    request: id.replace(/-\d+$/, ''),
    room: 'room',
    assetPath: path,
    isStandIn: isStandIn ?? false,
    boundingBox,
    polygonCount,
    placement,
    position: { x: at[0], y, z: at[1] },
    rotation: { x: 0, y: turned, z: 0 },
    heldBy: heldBy ?? floor,
    material: Object.fromEntries(parts.map(({ slot }) => [slot, paint(color ?? '#c8a878')])),
    status: 'finished',
    ...more,
  }
}

export const noon: LightingSetup = {
  timeOfDay: 'noon',
  mood: 'neutral',
  sun: { azimuth: -60, elevation: 45, intensity: 40_000, color: '#fff4e0' },
  ambient: { intensity: 1_200, color: '#eaf2ff' },
  lights: [],
  exposure: 0,
}

/** From a corner over the whole room. */
export const corner: CameraSetup = {
  main: {
    name: 'main',
    position: { x: 2.3, y: 1.7, z: 1.8 },
    target: { x: -0.6, y: 0.6, z: -0.8 },
    focalLength: 18,
  },
  views: [],
}

export interface Asked {
  /** to its count, where that is not 1 */
  readonly counts?: Readonly<Record<string, number>>
  readonly attributes?: Readonly<Record<string, Omit<Attributes, 'words'>>>
  readonly objects?: readonly Omit<ObjectRelation, 'id'>[]
  readonly room?: readonly Omit<RoomRelation, 'id'>[]
}

/** A plan for what is there, unless something else is asked for. */
function planFor(things: readonly PlacedObject[], asked: Asked = {}): MasterPlan {
  const requests = new Set([...things.map(({ request }) => request), ...Object.keys(asked.counts ?? {})])
  return {
    originalPrompt: 'a room made by hand',
    interpretedMood: '',
    style: 'modern',
    rooms: [
      {
        id: 'room',
        kind: 'bedroom',
        width: 5,
        depth: 4,
        height: 2.6,
        shape: 'rectangle',
        scale: 1,
        doors: 1,
        windows: 1,
      },
    ],
    passages: [],
    requiredObjects: [...requests].map((id) => ({
      id,
      name: id.replaceAll('-', ' '),
      count: asked.counts?.[id] ?? things.filter(({ request }) => request === id).length,
      attributes: { ...asked.attributes?.[id], words: [] },
      room: 'room',
      importance: 1,
    })),
    spatialRequirements: {
      objects: (asked.objects ?? []).map((relation, place) => ({ id: `o${place}`, ...relation })),
      room: (asked.room ?? []).map((relation, place) => ({ id: `r${place}`, ...relation })),
    },
    materialRequirements: {},
    lightingRequirements: { timeOfDay: 'noon', mood: 'neutral', lampsOn: false },
    executionOrder: ['librarian', 'architect', 'materialScientist', 'cinematographer'],
    notUnderstood: [],
  }
}

export function judged(objects: readonly PlacedObject[], asked: Asked = {}, scene: Partial<Scene> = {}): Judged {
  const whole: Scene = { title: 'by hand', rooms: [handMadeRoom], objects, lighting: noon, camera: corner, ...scene }
  return { plan: planFor(objects, asked), scene: whole, objects, round: 0 }
}
