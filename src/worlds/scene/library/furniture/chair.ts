/** Dining chairs: a seat on four legs, the hind ones rising to carry the back. */
import type { Family, Part } from '../../asset.ts'
import { box, cushion, extrude, moved, tube, type Mesh } from '../../mesh/index.ts'
import { sideways, slab } from '../build/board.ts'
import { legs } from '../build/legs.ts'
import { part, support, wordOf } from '../build/part.ts'

export const chair: Family = {
  name: 'chair',
  role: 'seat',
  placement: 'floor',
  names: {
    chair: {},
    'dining chair': {},
    'dining room chair': {},
    'side chair': {},
    'kitchen chair': {},
    'wooden chair': { style: 'rustic' },
    'guest chair': { arms: true, width: 0.56 },
    'visitor chair': { arms: true, width: 0.56 },
    'captain chair': { arms: true, width: 0.56, style: 'classic' },
    'carver chair': { arms: true, width: 0.56, style: 'classic' },
    'high-backed chair': { height: 1.1 },
    'high back chair': { height: 1.1 },
    'student chair': { style: 'industrial', height: 0.82 },
    'school chair': { style: 'industrial', height: 0.82 },
    'classroom chair': { style: 'industrial', height: 0.82 },
    'metal chair': { style: 'industrial' },
    'vanity chair': { height: 0.8, style: 'classic' },
    'waiting chair': { arms: true, width: 0.56, style: 'industrial' },
    "child's chair": { width: 0.33, depth: 0.34, height: 0.6 },
    'kids chair': { width: 0.33, depth: 0.34, height: 0.6 },
  },
  defaults: { width: 0.46, depth: 0.53, height: 0.88, arms: false, style: 'modern' },
  clearance: { front: 0.35, back: 0.3 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const seat = Math.min(0.455, height * 0.55)
    const thick = Math.min(0.04, width * 0.09)
    const lean = depth * 0.12
    const rear = -depth / 2 + lean
    const wood = style === 'industrial' ? 'metal' : 'wood'
    // a hind leg and post in one: back at the foot, straight under the seat, leaning above it
    const post = sideways(
      [
        [rear - lean * 0.6, 0],
        [rear, seat * 0.85],
        [rear - lean, height],
        [rear - lean + thick * 0.75, height],
        [rear + thick, seat * 0.85],
        [rear - lean * 0.6 + thick * 0.75, 0],
      ],
      thick * 0.8,
      0.003,
    )
    const side = width / 2 - thick * 0.4
    const bodyMeshes: Mesh[] = [
      moved(post, -side, 0, 0),
      moved(post, side, 0, 0),
      moved(slab('square', width, 0.022, depth - lean, 0.005), 0, seat - 0.047, lean / 2),
      moved(box(width - 2 * thick, 0.05, 0.02), 0, seat - 0.095, depth / 2 - 0.05),
      moved(box(width - 2 * thick, 0.05, 0.02), 0, seat - 0.095, rear + 0.02),
      ...[-1, 1].map((at) => moved(box(0.02, 0.05, depth - lean - 0.06), at * (side - 0.004), seat - 0.094, lean / 2)),
      ...backOf(style, width - thick * 1.2, seat, height, rear, lean),
    ]
    const front = legs({
      style,
      height: seat - 0.03,
      thickness: thick * 1.1,
      slot: 'body',
      at: [
        [-side, depth / 2 - 0.03],
        [side, depth / 2 - 0.03],
      ],
    })
    const parts: Part[] = [
      part('body', wood, ...bodyMeshes),
      front,
      part(
        'cushion',
        'fabric',
        moved(cushion(width - 0.02, 0.045, depth - lean - 0.03, { crown: 0.01 }), 0, seat - 0.03, lean / 2),
      ),
    ]
    if (parameters['arms'] === true) parts.push(armsOf(wood, side, seat, depth, rear))
    return { parts, supports: [support('seat', [0, seat + 0.015, lean / 2], width * 0.55, (depth - lean) * 0.5)] }
  },
}

/** What one leans on: a bent panel, spindles, slats or two rails of steel. */
function backOf(
  style: string,
  width: number,
  seat: number,
  height: number,
  rear: number,
  lean: number,
): readonly Mesh[] {
  const at = (y: number) => rear - lean * Math.max(0, (y - seat * 0.85) / (height - seat * 0.85)) + 0.014
  const rail = (y: number, high: number, thick = 0.02) => moved(bowed(width, high, thick), 0, y, at(y + high / 2))
  const room = height - seat
  if (style === 'rustic') return [0.25, 0.52, 0.78].map((share) => rail(seat + room * share, room * 0.16))
  if (style === 'classic') {
    const count = 4
    const [low, high] = [seat + room * 0.22, seat + room * 0.8]
    const spindles = Array.from({ length: count }, (_, place) => {
      const x = ((place + 0.5) / count - 0.5) * width * 0.85
      return tube(
        [
          [x, low, at(low) - 0.008],
          [x, high + 0.02, at(high) - 0.012],
        ],
        0.009,
        { segments: 8 },
      )
    })
    return [rail(low - 0.03, 0.045), rail(high, room * 0.2), ...spindles]
  }
  if (style === 'industrial') return [rail(seat + room * 0.42, room * 0.4, 0.012)]
  return [rail(seat + room * 0.3, room * 0.7 - 0.004, 0.022)]
}

/** A board bent a little backwards in its middle. */
function bowed(width: number, height: number, thickness: number): Mesh {
  const bow = 0.02
  const steps = 6
  const line = (offset: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const share = (2 * step) / steps - 1
      return [(width / 2) * share, offset - bow * (1 - share * share)] as const
    })
  return extrude([...line(thickness / 2), ...line(-thickness / 2).toReversed()], height, 0.004)
}

function armsOf(wood: 'wood' | 'metal', side: number, seat: number, depth: number, rear: number): Part {
  const y = seat + 0.2
  const arm = (x: number) =>
    tube(
      [
        [x, seat - 0.04, depth / 2 - 0.08],
        [x, y - 0.03, depth / 2 - 0.07],
        [x, y, depth / 2 - 0.1],
        [x, y, rear - 0.01],
      ],
      0.014,
      { segments: 8 },
    )
  return part('arms', wood, arm(-side), arm(side))
}
