/** Shapes that many small things share: vessels, shades, rods, leaves, and colours that things have by nature. */
import type { Part } from '../../asset.ts'
import { lathe, type ProfilePoint } from '../../mesh/lathe.ts'
import { loft, type Ring } from '../../mesh/loft.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import type { Vector } from '../../mesh/vector.ts'
import { boundsOf } from '../../mesh/measure.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'

/** A part that has a colour by nature. */
export const tinted = (color: string, made: Part): Part => ({ ...made, color })

/** Hollow: its outside from the bottom to the rim, with a wall of this thickness. */
export function vessel(outside: readonly ProfilePoint[], wall: number, segments = 20): Mesh {
  const inside = outside
    .toReversed()
    .map(([radius, y]): ProfilePoint => [Math.max(wall / 4, radius - wall), y])
    .map(([radius, y], place): ProfilePoint => [radius, place === outside.length - 1 ? wall : Math.max(wall, y)])
  return lathe([...outside, ...withoutDoubles(inside)], segments)
}

function withoutDoubles(profile: readonly ProfilePoint[]): readonly ProfilePoint[] {
  return profile.filter(([radius, y], place) => {
    const before = profile[place - 1]
    return before === undefined || Math.hypot(radius - before[0], y - before[1]) > 1e-4
  })
}

/** Open above and below, as those of lamps are. */
export function shade(bottom: number, top: number, height: number, segments = 24): Mesh {
  const wall = Math.max(0.002, Math.min(bottom, top) * 0.03)
  const profile: ProfilePoint[] = [
    [bottom, 0],
    [top, height],
    [top - wall, height],
    [bottom - wall, 0],
  ]
  return lathe(profile, segments, { isLoop: true })
}

export const rod = (from: Vector, to: Vector, radius: number, segments = 8): Mesh =>
  tube([from, to], radius, { segments })

const LEAF_RINGS = 5

/** From the origin outwards along +z, rising by an angle that falls off by `droop` towards its tip. */
export function leaf(length: number, width: number, rise: number, droop: number): Mesh {
  const rings: Ring[] = []
  let [y, z] = [0, 0]
  for (let step = 0; step <= LEAF_RINGS; step++) {
    const t = step / LEAF_RINGS
    const angle = ((rise - droop * t) * Math.PI) / 180
    const half = step === 0 || step === LEAF_RINGS ? 0 : (width / 2) * Math.sin(Math.PI * t ** 0.75)
    const thick = Math.max(half * 0.12, step === 0 || step === LEAF_RINGS ? 0 : 0.0008)
    const [up, out] = [Math.cos(angle) * thick, -Math.sin(angle) * thick]
    rings.push([
      [half, y, z],
      [0, y + up, z + out],
      [-half, y, z],
      [0, y - up, z - out],
    ])
    const stride = length / LEAF_RINGS
    y += Math.sin(angle) * stride
    z += Math.cos(angle) * stride
  }
  return loft(rings)
}

// the angle by which leaves follow each other on most stems
const GOLDEN_DEGREES = 137.508

/** Several of a thing around the y axis, one after the other as leaves grow. */
export function spiralled(count: number, make: (place: number) => Mesh): readonly Mesh[] {
  return Array.from({ length: count }, (_, place) => turned(make(place), { y: place * GOLDEN_DEGREES }))
}

/** Several of a thing around the y axis at equal angles, `radius` from it. */
export function ringed(count: number, radius: number, make: (place: number) => Mesh, start = 0): readonly Mesh[] {
  return Array.from({ length: count }, (_, place) =>
    turned(moved(make(place), 0, 0, radius), { y: start + (360 * place) / count }),
  )
}

/** What grows as it likes, drawn to a size: around the y axis, from 0 upwards. */
export function grownTo(parts: readonly Part[], width: number, height: number, depth: number): readonly Part[] {
  const { min, max } = boundsOf(...parts.map(({ mesh }) => mesh))
  const fit = (mesh: Mesh) =>
    scaled(
      moved(mesh, -(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2),
      width / (max[0] - min[0]),
      height / (max[1] - min[1]),
      depth / (max[2] - min[2]),
    )
  return parts.map((made) => ({ ...made, mesh: fit(made.mesh) }))
}
