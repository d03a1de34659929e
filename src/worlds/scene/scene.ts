/**
 * A scene: rooms with things in them, lights and cameras, as plain JSON. Metres and degrees; y is up, as in glTF.
 *
 * A thing's own frame has its origin in the middle of its bounding box at the bottom (x and z from -half to half, y
 * from 0 to its height), and its front looks along +z. `rotation.y` turns it counter-clockwise seen from above: its
 * front then looks along (sin y, cos y) in x and z.
 */
import type { Coordinate3D } from './coordinate.ts'
import type { LightingSetup } from './lighting.ts'
import type { Material } from './material.ts'
import type { RoomShell } from './room.ts'

export type { Coordinate3D, LightingSetup, Material, RoomShell }

/** Of a thing in its own frame: width along x, depth along z. */
export interface BoundingBox {
  readonly width: number
  readonly depth: number
  readonly height: number
}

/** Where a thing goes: stands, hangs on a wall or from the ceiling, stands on something, or lies flat like a rug. */
export type Placement = 'floor' | 'wall' | 'ceiling' | 'top' | 'flat'

/** What holds a thing: the floor, a wall or the ceiling of a room, or a surface of another thing. */
export type HeldBy =
  | { readonly by: 'floor' | 'ceiling'; readonly room: string }
  | { readonly by: 'wall'; readonly room: string; readonly wall: number }
  | { readonly by: 'object'; readonly object: string; readonly surface: string }

/** How far a thing has come: found in the library, put somewhere, given materials; or there was no room for it. */
export type ObjectStatus = 'fetched' | 'placed' | 'finished' | 'left_out'

export interface SceneObject {
  readonly id: string
  /** in the words of whoever asked for it: `reading chair` */
  readonly name: string
  /** what of the plan it answers */
  readonly request: string
  /** the room it belongs in */
  readonly room: string
  /** from which its mesh is made: `library/bed?width=1.6&depth=2.05&height=0.95` */
  readonly assetPath: string
  /** nothing in the library is called that: a plain thing of the likely kind and size stands in for it */
  readonly isStandIn: boolean
  readonly boundingBox: BoundingBox
  /** triangles */
  readonly polygonCount: number
  readonly placement: Placement
  readonly position: Coordinate3D | null
  readonly rotation: Coordinate3D
  readonly heldBy: HeldBy | null
  /** by the slot of its parts: `frame`, `cushion` */
  readonly material: Readonly<Record<string, Material>> | null
  readonly status: ObjectStatus
}

export interface PlacedObject extends SceneObject {
  readonly position: Coordinate3D
}

/** From where a picture is taken. The film is 36 mm wide, so 24 mm of focal length see much and 50 mm little. */
export interface Camera {
  readonly name: string
  readonly position: Coordinate3D
  readonly target: Coordinate3D
  readonly focalLength: number
}

export interface CameraSetup {
  readonly main: Camera
  /** two more */
  readonly views: readonly Camera[]
}

/** What is drawn, checked and written to files. */
export interface Scene {
  readonly title: string
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly PlacedObject[]
  readonly lighting: LightingSetup | null
  readonly camera: CameraSetup | null
}

export const isPlaced = (object: SceneObject): object is PlacedObject => object.position !== null
