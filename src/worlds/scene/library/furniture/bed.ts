/** Beds: a frame with headboard, a mattress, pillows for as many as sleep in it, and a blanket. */
import type { Family, Part } from '../../asset.ts'
import { box, moved, roundedBox } from '../../mesh/index.ts'
import { bedding } from '../build/bedding.ts'
import { headboard } from '../build/headboard.ts'
import { fourCorners, legs, taperedLeg } from '../build/legs.ts'
import { part, support, wordOf } from '../build/part.ts'

export const bed: Family = {
  name: 'bed',
  role: 'bed',
  placement: 'floor',
  names: {
    bed: {},
    'single bed': { width: 0.98 },
    'twin bed': { width: 1.05, depth: 2.0 },
    'double bed': { width: 1.5 },
    'full bed': { width: 1.42, depth: 2.0 },
    'full size bed': { width: 1.42, depth: 2.0 },
    'queen bed': { width: 1.6 },
    'queen size bed': { width: 1.6 },
    'queen-size bed': { width: 1.6 },
    'queen-sized bed': { width: 1.6 },
    'king bed': { width: 2.0, depth: 2.15 },
    'king size bed': { width: 2.0, depth: 2.15 },
    'king-size bed': { width: 2.0, depth: 2.15 },
    'king-sized bed': { width: 2.0, depth: 2.15 },
    'master bed': { width: 1.9, depth: 2.15 },
    'guest bed': { width: 1.4 },
    'platform bed': { height: 0.85 },
    'four-poster bed': { canopy: true, height: 2.1, style: 'classic' },
    'four poster bed': { canopy: true, height: 2.1, style: 'classic' },
    'canopy bed': { canopy: true, height: 2.1 },
    'hospital bed': { width: 1.0, height: 1.05, style: 'industrial' },
    "child's bed": { width: 0.9, depth: 1.75, height: 0.8 },
    'kids bed': { width: 0.9, depth: 1.75, height: 0.8 },
    'toddler bed': { width: 0.78, depth: 1.5, height: 0.65 },
  },
  // `raised`: room under it for boxes, where somebody wants to put some there
  defaults: { width: 1.6, depth: 2.1, height: 1.02, canopy: false, style: 'modern', raised: 0 },
  clearance: { front: 0.5, left: 0.5, right: 0.5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const isCanopy = parameters['canopy'] === true
    const raised = Math.min(height * 0.45, Math.max(0, Number(parameters['raised'])))
    const low = Math.min(0.58, height * 0.6)
    const floor = Math.max(low * 0.25, raised)
    const rail = Math.max(low * 0.55, floor + 0.1)
    const lying = Math.max(low, Math.min(height * 0.8, rail + 0.2))
    const board = 0.05
    const long = depth - board - 0.01
    const middle = board / 2
    const frame = [
      moved(roundedBox(width, rail - floor, long, 0.02), 0, floor, middle),
      ...headboard(style, width, isCanopy ? lying + 0.5 : height, board).map((mesh) =>
        moved(mesh, 0, 0, -depth / 2 + board / 2),
      ),
    ]
    const sleeping = bedding({ width: width - 0.05, depth: long - 0.04, low: rail - 0.06, top: lying })
    const parts: Part[] = [
      part('body', style === 'industrial' ? 'metal' : style === 'modern' ? 'fabric' : 'wood', ...frame),
      ...sleeping.parts.map((made) => ({ ...made, mesh: moved(made.mesh, 0, 0, middle) })),
      legs({
        style: style === 'industrial' ? style : 'modern',
        height: floor + 0.01,
        thickness: 0.06,
        at: fourCorners(width, depth - 0.1, 0.08),
      }),
    ]
    return {
      parts: isCanopy ? [...parts, canopyOf(width, depth, height)] : parts,
      supports: [support('top', [0, sleeping.blanketTop, middle + long * 0.2], width - 0.2, long * 0.46)],
    }
  },
}

/** Four posts and the rails that join them overhead. */
function canopyOf(width: number, depth: number, height: number): Part {
  const thick = 0.06
  const [x, z] = [width / 2 - thick / 2, depth / 2 - thick / 2]
  const post = taperedLeg(thick, height - 0.004, 0.8)
  const along = box(thick * 0.7, thick * 0.7, depth - thick)
  const across = box(width - thick, thick * 0.7, thick * 0.7)
  return part(
    'posts',
    'wood',
    ...fourCorners(width, depth, thick / 2).map(([px, pz]) => moved(post, px, 0, pz)),
    ...[-x, x].map((px) => moved(along, px, height - thick * 0.7, 0)),
    ...[-z, z].map((pz) => moved(across, 0, height - thick * 0.7 - 0.001, pz)),
  )
}
