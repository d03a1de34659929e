/** How large a room is when nobody said so: as its kind usually is, and so that its things fit. */
import type { Point } from '../../../worlds/scene/room.ts'
import { rectangle } from '../../../worlds/scene/room.ts'
import type { RoomRequest } from '../plan.ts'
import { isAssembly } from './formation.ts'
import type { Thing } from './thing.ts'

/** In square metres; the first word found in the kind counts. */
const usualAreas: readonly (readonly [RegExp, number])[] = [
  [/master bed/, 18],
  [/kids|child|nursery/, 13],
  [/bed/, 14],
  [/half bath|toilet|powder|closet|pantry/, 4.5],
  [/bath|laundry|utility/, 7.5],
  [/hall|entry|foyer|corridor/, 8],
  [/kitchen/, 13],
  [/dining/, 16],
  [/living|lounge|family/, 22],
  [/study|home office|den/, 11],
  [/office|studio/, 16],
  [
    /class|lecture|cinema|theat|auditorium|church|chapel|library|gym|restaurant|cafe|bar|shop|store|lobby|gallery|garage|conference/,
    36,
  ],
]
const DEFAULT_AREA_M2 = 16
// walkways, and floor in front of what is used, take the rest
const furnishedShare = (things: number) => (things > 150 ? 0.16 : things > 40 ? 0.24 : things > 15 ? 0.27 : 0.3)
// rows have ways between them, and floor before what they look at
const ROWS_SHARE = 0.8
const HEIGHT_M = 2.6
const [SHORTEST_M, LONGEST_M] = [0.6, 60]

export interface RoomSize {
  readonly width: number
  readonly depth: number
  readonly height: number
  /** somebody said how large: it does not grow */
  readonly isFixed: boolean
}

/** `growth` multiplies what nobody said. */
export function sizeOf(request: RoomRequest, things: readonly Thing[], growth: number): RoomSize {
  const onFloor = things.filter(({ object }) => object.placement === 'floor')
  const rugs = things.filter(({ object }) => object.placement === 'flat')
  // furniture may stand on some of the rugs
  const footprint = areaOf(onFloor) + areaOf(rugs.slice(1)) * 0.4
  const widest = onFloor.reduce((most, { width, depth }) => Math.max(most, width, depth), 0)
  const usual = usualAreas.find(([kind]) => kind.test(request.kind.toLowerCase()))?.[1] ?? DEFAULT_AREA_M2
  const scale = Math.min(6, Math.max(0.25, request.scale || 1))
  const share = request.shape === 'l' ? 0.78 : 1
  const furnished = furnishedShare(onFloor.length) * (isAssembly(request.kind) ? ROWS_SHARE : 1)
  const area = (Math.max(usual * scale, footprint / furnished) * growth) / share
  const least = Math.min(LONGEST_M, widest + (widest > 1.2 ? 0.6 : 0.3))
  const across = (other: number | null, ratio: number) =>
    bounded(Math.max(least, other ? area / other : Math.sqrt(area * ratio)))
  const width = request.width === null ? across(request.depth, 1.2) : bounded(request.width)
  const depth = request.depth === null ? across(width, 1) : bounded(request.depth)
  const tallest = things.reduce((most, { height }) => Math.max(most, height), 0)
  const height = request.height ?? Math.min(12, Math.max(HEIGHT_M, Math.ceil((tallest + 0.15) * 20) / 20))
  return { width, depth, height, isFixed: request.width !== null && request.depth !== null }
}

const areaOf = (things: readonly Thing[]) => things.reduce((sum, { width, depth }) => sum + width * depth, 0)

const bounded = (metres: number) => {
  const known = Number.isFinite(metres) ? metres : 4
  return Math.min(LONGEST_M, Math.max(SHORTEST_M, Math.ceil(known * 20 - 1e-6) / 20))
}

/** The floor around the origin. The corner that an L lacks is at the back, to the right of the door. */
export function outlineOf({ width, depth }: RoomSize, shape: RoomRequest['shape']): readonly Point[] {
  if (shape === 'rectangle') return rectangle(width, depth)
  const [x, z] = [round(width * 0.05), round(-depth * 0.05)]
  return [
    [-width / 2, -depth / 2],
    [x, -depth / 2],
    [x, z],
    [width / 2, z],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ]
}

const round = (metres: number) => Math.round(metres * 1000) / 1000
