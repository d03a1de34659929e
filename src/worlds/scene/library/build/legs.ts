/** Legs in pairs of corners: tapered, turned, square or of steel, as the style has them. */
import type { Part } from '../../asset.ts'
import { box, cone, lathe, loft, moved, type Mesh, type ProfilePoint } from '../../mesh/index.ts'
import { part } from './part.ts'

export interface LegsOptions {
  readonly style: string
  readonly height: number
  /** of the thickest place */
  readonly thickness: number
  /** middles of the legs */
  readonly at: readonly (readonly [x: number, z: number])[]
  readonly slot?: string
}

export function legs({ style, height, thickness, at, slot = 'legs' }: LegsOptions): Part {
  const leg = legOf(style, height, thickness)
  const substance = style === 'industrial' ? 'metal' : 'wood'
  return part(slot, substance, ...at.map(([x, z]) => moved(leg, x, 0, z)))
}

/** The middles of four legs whose outer sides are so far inside a rectangle. */
export function fourCorners(width: number, depth: number, inset: number): readonly (readonly [number, number])[] {
  const [x, z] = [Math.max(0.005, width / 2 - inset), Math.max(0.005, depth / 2 - inset)]
  return [
    [-x, -z],
    [x, -z],
    [-x, z],
    [x, z],
  ]
}

function legOf(style: string, height: number, thickness: number): Mesh {
  if (style === 'classic') return lathe(turnedProfile(thickness / 2, height), 12)
  if (style === 'rustic') return box(thickness, height, thickness, thickness * 0.08)
  if (style === 'industrial') return box(thickness * 0.7, height, thickness * 0.7, 0.002)
  if (style === 'scandinavian') return cone(thickness * 0.28, thickness / 2, height, 12)
  return taperedLeg(thickness, height)
}

/** Square, and thinner at the foot. */
export function taperedLeg(thickness: number, height: number, foot = 0.6): Mesh {
  const ring = (size: number, y: number) => {
    const half = size / 2
    const cut = half * 0.8
    // corners are cut, so that light catches them
    const corners = [
      [-half, -cut],
      [-half, cut],
      [-cut, half],
      [cut, half],
      [half, cut],
      [half, -cut],
      [cut, -half],
      [-cut, -half],
    ] as const
    return corners.map(([x, z]) => [x, y, z] as const)
  }
  return loft([ring(thickness * foot, 0), ring(thickness, height)])
}

/** With a ball foot, a waist and a square-looking head. */
function turnedProfile(radius: number, height: number): readonly ProfilePoint[] {
  const shape = [
    [0.5, 0],
    [0.62, 0.03],
    [0.5, 0.08],
    [0.42, 0.1],
    [0.62, 0.3],
    [0.9, 0.62],
    [0.6, 0.7],
    [0.95, 0.74],
    [0.6, 0.78],
    [1, 0.82],
    [1, 1],
  ] as const
  return shape.map(([out, up]) => [out * radius, up * height])
}
