/** A room without its things: the outline of its floor, its height, doors and windows. */
import type { Material } from './material.ts'

/** How far apart the outlines of rooms are that share a wall. */
export const WALL_THICKNESS_M = 0.1

/** On the floor: x and z. */
export type Point = readonly [x: number, z: number]

/** A hole in a wall. */
export interface Opening {
  readonly id: string
  /** which wall: from point `wall` of the outline to the next */
  readonly wall: number
  /** metres from the beginning of that wall to the middle of the opening */
  readonly at: number
  readonly width: number
  readonly height: number
  /** metres from the floor to its lower edge; 0 for a door */
  readonly sill: number
}

export interface Door extends Opening {
  /** the room behind it; null: outside, or the rest of the building */
  readonly leadsTo: string | null
  /** metres of floor inside the room that its leaf needs to open; 0 where it opens outwards, or has no leaf */
  readonly swing: number
}

export type Window = Opening

export interface RoomShell {
  readonly id: string
  /** `bedroom` */
  readonly kind: string
  /** corners of the floor, so that the inside is to the left of whoever walks along x right, z down: see `wallsOf` */
  readonly outline: readonly Point[]
  readonly height: number
  readonly doors: readonly Door[]
  readonly windows: readonly Window[]
  readonly surfaces: RoomSurfaces | null
}

export interface RoomSurfaces {
  readonly floor: Material
  readonly walls: Material
  readonly ceiling: Material
}

export interface Wall {
  readonly index: number
  readonly from: Point
  readonly to: Point
  readonly length: number
  /** a metre along it */
  readonly along: Point
  /** a metre into the room */
  readonly inward: Point
  /** `rotation.y` of a thing whose back is to it, in degrees */
  readonly facing: number
}

/** Twice the area of an outline; positive when `wallsOf` finds its inside where it is. */
export function signedArea(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, z], place) => {
    const [nextX, nextZ] = outline[(place + 1) % outline.length]!
    return sum + x * nextZ - nextX * z
  }, 0)
}

/** The walls of a room whose outline has a positive `signedArea`. */
export function wallsOf({ outline }: Pick<RoomShell, 'outline'>): readonly Wall[] {
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const inward: Point = [-along[1], along[0]]
    return { index, from, to, length, along, inward, facing: (Math.atan2(inward[0], inward[1]) * 180) / Math.PI }
  })
}

/** The point on a wall that is so far along it. */
export const pointAlong = ({ from, along }: Wall, at: number): Point => [
  from[0] + along[0] * at,
  from[1] + along[1] * at,
]

/** A rectangle of floor around the origin. */
export const rectangle = (width: number, depth: number): readonly Point[] => [
  [-width / 2, -depth / 2],
  [width / 2, -depth / 2],
  [width / 2, depth / 2],
  [-width / 2, depth / 2],
]
