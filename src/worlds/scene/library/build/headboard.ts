/** The board at the head of a bed: padded channels, an arch, planks or steel bars. */
import { box, moved, roundedBox, tube, type Mesh, type Vector } from '../../mesh/index.ts'
import type { Point } from '../../room.ts'
import { upright } from './board.ts'

/** Standing on the floor around z 0. */
export function headboard(style: string, width: number, height: number, thickness: number): readonly Mesh[] {
  if (style === 'classic') return arched(width, height, thickness)
  if (style === 'rustic') return planks(width, height, thickness)
  if (style === 'industrial') return bars(width, height, thickness)
  const channels = Math.max(3, Math.round(width / 0.3))
  const each = width / channels
  const low = height * 0.18
  const channel = roundedBox(each - 0.002, height - low, thickness, Math.min(0.022, thickness * 0.4), 1)
  const padding = Array.from({ length: channels }, (_, place) =>
    moved(channel, (place - (channels - 1) / 2) * each, low, 0),
  )
  return [...padding, moved(box(width - 0.06, height * 0.9, thickness * 0.4, 0.003), 0, 0, -thickness * 0.2)]
}

function arched(width: number, height: number, thickness: number): readonly Mesh[] {
  const post = 0.07
  const half = width / 2 - post / 2
  const rise = height * 0.14
  const steps = 14
  const arch = Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = (2 * step) / steps - 1
    return [half * share, height - rise * share * share]
  })
  const board = upright([[-half, height * 0.3], ...arch, [half, height * 0.3]], thickness * 0.6, 0.004)
  const leg = box(post, height - rise + 0.03, thickness, 0.006)
  return [board, moved(leg, -half, 0, 0), moved(leg, half, 0, 0)]
}

function planks(width: number, height: number, thickness: number): readonly Mesh[] {
  const rows = 4
  const low = height * 0.3
  const each = (height - low) / rows
  const plank = box(width - 0.01, each - 0.006, thickness * 0.5, 0.004)
  const post = box(0.08, height - 0.01, thickness, 0.005)
  return [
    ...Array.from({ length: rows }, (_, row) => moved(plank, 0, low + row * each + 0.006, thickness * 0.1)),
    ...[-1, 1].map((side) => moved(post, side * (width / 2 - 0.06), 0, -0.004)),
  ]
}

function bars(width: number, height: number, thickness: number): readonly Mesh[] {
  const radius = Math.min(0.02, thickness * 0.45)
  const half = width / 2 - radius
  const top = height - radius
  const corner = 0.08
  const hoop: readonly Vector[] = [
    [-half, 0, 0],
    [-half, top - corner, 0],
    [-half + corner * 0.3, top - corner * 0.3, 0],
    [-half + corner, top, 0],
    [half - corner, top, 0],
    [half - corner * 0.3, top - corner * 0.3, 0],
    [half, top - corner, 0],
    [half, 0, 0],
  ]
  const count = Math.max(3, Math.round(width / 0.16))
  const low = height * 0.42
  const uprights = Array.from({ length: count }, (_, place) => {
    const x = -half + (2 * half * (place + 1)) / (count + 1)
    return tube(
      [
        [x, low, 0],
        [x, top, 0],
      ],
      radius * 0.5,
      { segments: 6 },
    )
  })
  return [
    tube(hoop, radius, { segments: 8 }),
    tube(
      [
        [-half, low, 0],
        [half, low, 0],
      ],
      radius * 0.6,
      { segments: 6 },
    ),
    ...uprights,
  ]
}
