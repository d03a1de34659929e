/** What is turned on a lathe: vases, legs, lamps, bowls, balls and rings. They stand on the floor, in the middle. */
import { loft, type Ring } from './loft.ts'
import type { Mesh } from './mesh.ts'

/** Metres from the axis, and height. */
export type ProfilePoint = readonly [radius: number, y: number]

/**
 * The profile goes up outside; what is hollow comes down again inside. Ends away from the axis are closed by a flat
 * face, and a profile that is a loop makes a ring.
 */
export function lathe(profile: readonly ProfilePoint[], segments = 24, { isLoop = false } = {}): Mesh {
  const rings = profile.map(([radius, y]) => circle(radius, y, segments))
  return loft(rings, { isLoop })
}

export function cylinder(radius: number, height: number, segments = 24, bevel = 0): Mesh {
  return cone(radius, radius, height, segments, bevel)
}

/** From the radius at the bottom to that at the top, which may be 0. */
export function cone(bottom: number, top: number, height: number, segments = 24, bevel = 0): Mesh {
  const cut = Math.min(bevel, Math.max(bottom, top) / 2, height / 3)
  if (cut <= 0)
    return lathe(
      [
        [bottom, 0],
        [top, height],
      ],
      segments,
    )
  const outside: ProfilePoint[] = [
    [Math.max(0, bottom - cut), 0],
    [bottom, cut],
    [top, height - cut],
    [Math.max(0, top - cut), height],
  ]
  return lathe(outside, segments)
}

export function sphere(radius: number, segments = 20): Mesh {
  return ellipsoid(radius * 2, radius * 2, radius * 2, segments)
}

export function ellipsoid(width: number, height: number, depth: number, segments = 20): Mesh {
  const steps = Math.max(4, Math.round(segments / 2))
  const rings = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (Math.PI * step) / steps
    const radius = step === 0 || step === steps ? 0 : Math.sin(angle)
    const y = (height / 2) * (1 - Math.cos(angle))
    return circle(1, y, segments).map(([x, , z]) => [(x * radius * width) / 2, y, (z * radius * depth) / 2] as const)
  })
  return loft(rings)
}

/** A ring lying flat; `radius` is from the middle to the middle of the ring's stuff. */
export function torus(radius: number, thickness: number, segments = 24, sides = 12): Mesh {
  const profile = Array.from({ length: sides }, (_, side): ProfilePoint => {
    const angle = (2 * Math.PI * side) / sides
    return [radius + (thickness / 2) * Math.cos(angle), (thickness / 2) * (1 + Math.sin(angle))]
  })
  return lathe(profile, segments, { isLoop: true })
}

function circle(radius: number, y: number, segments: number): Ring {
  return Array.from({ length: segments }, (_, place) => {
    const angle = (2 * Math.PI * place) / segments
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)] as const
  })
}
