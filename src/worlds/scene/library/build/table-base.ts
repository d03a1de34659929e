/** What carries a table top: legs at its corners, a pedestal, trestles or a frame of steel. */
import type { Part } from '../../asset.ts'
import { box, lathe, moved, tube, type Vector } from '../../mesh/index.ts'
import { fourCorners, legs } from './legs.ts'
import { part } from './part.ts'

export interface TableBaseOptions {
  readonly base: string
  readonly shape: string
  readonly style: string
  readonly width: number
  readonly depth: number
  /** to the lower side of the top */
  readonly height: number
  /** the rail under the top; 0 leaves it out */
  readonly apron?: number
}

/** In slot `legs`, and `body` for the rails. */
export function tableBase({
  base,
  shape,
  style,
  width,
  depth,
  height,
  apron = 0.08,
}: TableBaseOptions): readonly Part[] {
  if (base === 'pedestal') return [pedestal(width, depth, height, style)]
  if (base === 'trestle') return [trestles(width, depth, height)]
  const isRound = shape === 'round' || shape === 'oval'
  const thickness = Math.min(style === 'rustic' ? 0.09 : 0.06, Math.min(width, depth) * 0.08)
  const inset = isRound ? Math.min(width, depth) * 0.17 + thickness / 2 : thickness / 2 + 0.015
  const at = fourCorners(width, depth, inset)
  const made = [legs({ style, height: height + 0.004, thickness, at })]
  if (apron <= 0) return made
  const [x, z] = [Math.abs(at[0]![0]), Math.abs(at[0]![1])]
  const rail = Math.min(apron, height * 0.2)
  const thin = Math.min(0.02, thickness * 0.4)
  const rails = [
    ...[-1, 1].map((side) => moved(box(x * 2, rail, thin, 0.002), 0, height - rail + 0.003, side * z)),
    ...[-1, 1].map((side) => moved(box(thin, rail - 0.002, z * 2, 0.002), side * x, height - rail + 0.0045, 0)),
  ]
  return [...made, part('legs', style === 'industrial' ? 'metal' : 'wood', ...rails)]
}

/** A turned or plain column on four curved feet; long tables have two. */
function pedestal(width: number, depth: number, height: number, style: string): Part {
  const reach = Math.min(width, depth) * 0.34
  const thick = Math.min(0.05, reach * 0.2)
  const waist = style === 'classic' ? 1.9 : 1.1
  const column = lathe(
    [
      [thick * 1.5, height * 0.1],
      [thick * waist, height * 0.24],
      [thick * 0.9, height * 0.5],
      [thick * waist * 0.8, height * 0.8],
      [thick * 2.2, height + 0.003],
    ],
    16,
  )
  const foot = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    const along = (out: number, y: number): Vector => [reach * out * Math.sin(angle), y, reach * out * Math.cos(angle)]
    return tube(
      [along(0.05, height * 0.2), along(0.4, height * 0.15), along(0.75, height * 0.06), along(1, thick * 0.5)],
      [thick * 0.7, thick * 0.7, thick * 0.6, thick * 0.5],
    )
  }
  const places = width / depth > 1.7 ? [-width * 0.25, width * 0.25] : [0]
  return part(
    'legs',
    'wood',
    ...places.flatMap((x) => [column, ...[45, 135, 225, 315].map(foot)].map((mesh) => moved(mesh, x, 0, 0))),
  )
}

/** Two crosses of beams, and a beam between them. */
function trestles(width: number, depth: number, height: number): Part {
  const thick = Math.min(0.07, depth * 0.09)
  const reach = depth * 0.38
  const x = width * 0.36
  const leg = (side: number, slope: number) =>
    tube(
      [
        [side * x + slope * 0.004, 0, -slope * reach],
        [side * x + slope * 0.004, height + 0.003, slope * reach * 0.85],
      ],
      thick * 0.6,
      { segments: 4 },
    )
  return part(
    'legs',
    'wood',
    ...[-1, 1].flatMap((side) => [
      leg(side, 1),
      leg(side, -1),
      moved(box(thick, thick * 0.7, depth * 0.8, 0.003), side * x, height - thick * 0.7, 0),
    ]),
    moved(box(2 * x, thick, thick * 0.6, 0.003), 0, height * 0.46, 0),
  )
}
