/** Benches: plain, padded, with a back as in parks, or with a box to keep things in. */
import type { Family, Part } from '../../asset.ts'
import { box, cushion, moved } from '../../mesh/index.ts'
import { sideways } from '../build/board.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { part, support, wordOf } from '../build/part.ts'

export const bench: Family = {
  name: 'bench',
  role: 'seat',
  placement: 'floor',
  names: {
    bench: {},
    'wooden bench': { style: 'rustic' },
    'dining bench': { style: 'rustic' },
    'entryway bench': {},
    'bedroom bench': {},
    'end of bed bench': {},
    'locker room bench': { style: 'rustic', width: 1.5 },
    'piano bench': { width: 0.75, height: 0.5, style: 'classic' },
    'window bench': { width: 1.4 },
    'window seat': { width: 1.4, kind: 'box' },
    'storage bench': { kind: 'box' },
    'toy chest': { kind: 'box', width: 0.85, depth: 0.45, height: 0.5 },
    'toy box': { kind: 'box', width: 0.85, depth: 0.45, height: 0.5 },
    'blanket chest': { kind: 'box', width: 1.1, depth: 0.5, height: 0.5 },
    'storage chest': { kind: 'box', width: 1.0, depth: 0.5, height: 0.5 },
    trunk: { kind: 'box', width: 0.9, depth: 0.5, height: 0.48 },
    'garden bench': { kind: 'back', width: 1.5, depth: 0.6, height: 0.85, style: 'rustic' },
    'park bench': { kind: 'back', width: 1.5, depth: 0.6, height: 0.85, style: 'rustic' },
    'waiting bench': { kind: 'back', width: 1.5, depth: 0.6, height: 0.82 },
    pew: { kind: 'back', width: 1.8, depth: 0.6, height: 0.92, style: 'rustic' },
    'church pew': { kind: 'back', width: 1.8, depth: 0.6, height: 0.92, style: 'rustic' },
  },
  defaults: { width: 1.2, depth: 0.4, height: 0.46, kind: 'plain', style: 'modern' },
  clearance: { front: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const kind = wordOf(parameters, 'kind')
    const seat = kind === 'back' ? Math.min(0.45, height * 0.54) : height
    const pad = style === 'rustic' ? 0 : 0.05
    const top = seat - pad
    const parts: Part[] = kind === 'box' ? boxOf(width, depth, top) : slatted(style, width, depth, top)
    if (kind === 'back') parts.push(backOf(width, depth, seat, height))
    if (pad > 0)
      parts.push(
        part(
          'cushion',
          'fabric',
          moved(
            cushion(width - 0.02, pad + 0.008, depth - (kind === 'back' ? 0.1 : 0.02), { crown: 0.012 }),
            0,
            top - 0.008,
            kind === 'back' ? 0.04 : 0,
          ),
        ),
      )
    // the slats of a seat without padding have gaps, and the middle of it lies on one
    return { parts, supports: [support(kind === 'box' ? 'top' : 'seat', [0, seat, 0], width * 0.75, depth * 0.55)] }
  },
}

function slatted(style: string, width: number, depth: number, top: number): Part[] {
  const slats = 3
  const each = depth / slats
  const boards = Array.from({ length: slats }, (_, place) =>
    moved(box(width, 0.032, each - 0.008, 0.005), 0, top - 0.032, (place - 1) * each),
  )
  const beam = box(width - 0.16, 0.05, 0.025, 0.003)
  const rails = [-1, 1].map((side) => moved(beam, 0, top - 0.08, side * (depth / 2 - 0.05)))
  return [
    part('body', 'wood', ...boards, ...rails),
    legs({ style, height: top - 0.03, thickness: 0.05, at: fourCorners(width, depth, 0.05) }),
  ]
}

function boxOf(width: number, depth: number, top: number): Part[] {
  const wall = 0.02
  const high = top - 0.06
  return [
    part(
      'body',
      'wood',
      moved(box(width - 0.02, 0.02, depth - 0.02), 0, 0.04, 0),
      ...[-1, 1].map((side) => moved(box(wall, high, depth - 0.012, 0.002), side * (width / 2 - 0.016), 0.03, 0)),
      ...[-1, 1].map((side) =>
        moved(box(width - 0.024, high - 0.002, wall, 0.002), 0, 0.031, side * (depth / 2 - 0.018)),
      ),
      moved(box(width - 0.06, 0.035, depth - 0.06), 0, 0, 0),
    ),
    part('top', 'wood', moved(box(width, 0.026, depth, 0.005), 0, top - 0.026, 0)),
  ]
}

function backOf(width: number, depth: number, seat: number, height: number): Part {
  const rear = -depth / 2
  const post = sideways(
    [
      [rear + 0.06, seat - 0.06],
      [rear + 0.11, seat - 0.06],
      [rear + 0.045, height],
      [rear, height],
    ],
    0.05,
    0.004,
  )
  const room = height - seat
  const slats = [0.25, 0.55, 0.85].map((share) => {
    const y = seat + room * share - room * 0.1
    return moved(box(width - 0.02, room * 0.2, 0.022, 0.005), 0, y, rear + 0.11 - 0.055 * share)
  })
  const armPost = box(0.045, 0.2, 0.045, 0.004)
  const arm = box(0.06, 0.028, depth - 0.05, 0.008)
  return part(
    'back',
    'wood',
    ...slats,
    ...[-1, 1].flatMap((side) => [
      moved(post, side * (width / 2 - 0.05), 0, 0),
      moved(armPost, side * (width / 2 - 0.031), seat - 0.02, depth / 2 - 0.05),
      moved(arm, side * (width / 2 - 0.031), seat + 0.175, 0.02),
    ]),
  )
}
