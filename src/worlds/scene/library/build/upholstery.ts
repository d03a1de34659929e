/** Sofas and armchairs: a padded frame with arms and back, loose cushions, and short legs. */
import type { Part, Support } from '../../asset.ts'
import { cushion, moved, roundedBox, turned, type Mesh } from '../../mesh/index.ts'
import { fourCorners, legs } from './legs.ts'
import { part, support } from './part.ts'

export interface UpholsteryOptions {
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly seats: number
  readonly style: string
  readonly substance?: 'fabric' | 'leather'
  /** a seat at the right that is as deep as the whole, which makes an L; `depth` is then that of the long seat */
  readonly chaise?: boolean
  readonly hasArms?: boolean
}

export interface Upholstery {
  readonly parts: readonly Part[]
  readonly supports: readonly Support[]
}

const SEAT_METRES = 0.44

export function upholstery(options: UpholsteryOptions): Upholstery {
  const { width, height, seats, style, substance = 'fabric', chaise = false, hasArms = true } = options
  const deep = chaise ? Math.min(options.depth, 0.95) : options.depth
  const z = -(options.depth - deep) / 2
  const foot = Math.min(0.13, height * 0.16)
  const seat = Math.min(SEAT_METRES, height * 0.55)
  const armWidth = hasArms ? Math.min(style === 'classic' ? 0.2 : 0.16, width * 0.16) : 0
  const back = Math.min(0.2, deep * 0.24)
  const armTop = Math.min(height * 0.78, seat + 0.2)
  const inside = width - 2 * armWidth
  const each = inside / seats
  const seatDepth = deep - back
  const thick = Math.min(0.17, seat * 0.4)
  const roundness = style === 'classic' ? 0.075 : 0.04

  const body: Mesh[] = [
    moved(roundedBox(width - 0.02, seat - thick - foot + 0.02, deep - 0.02, 0.025), 0, foot, z),
    moved(
      roundedBox(width - 0.01, height * 0.94 - foot, back, Math.min(roundness, back * 0.45), 2),
      0,
      foot,
      z - deep / 2 + back / 2,
    ),
  ]
  const arm = roundedBox(armWidth, armTop - foot, deep - 0.01, Math.min(roundness, armWidth * 0.45), 2)
  if (hasArms) for (const side of [-1, 1]) body.push(moved(arm, side * (width / 2 - armWidth / 2), foot, z + 0.004))

  const cushions: Mesh[] = []
  const leaning: Mesh[] = []
  const supports: Support[] = []
  const soft = { crown: thick * 0.14, radius: Math.min(0.06, thick * 0.4) }
  const backHeight = height - seat
  const lean = turned(cushion(each - 0.012, Math.min(0.17, back * 0.9), backHeight + 0.02, { crown: 0.03 }), { x: 80 })
  for (let place = 0; place < seats; place++) {
    const x = -inside / 2 + each * (place + 0.5)
    const isLong = chaise && place === seats - 1
    const long = isLong ? options.depth - back : seatDepth
    const middle = isLong ? back / 2 : z + back / 2
    cushions.push(moved(cushion(each - 0.008, thick, long - 0.004, soft), x, seat - thick, middle))
    leaning.push(moved(lean, x, seat + backHeight / 2 - 0.004, z - deep / 2 + back * 0.9))
    supports.push(
      support('seat', [x, seat, middle + back * 0.3], each * 0.55, long * 0.4, Infinity, `seat-${place + 1}`),
    )
  }
  if (chaise) {
    const long = options.depth - deep
    const x = inside / 2 - each / 2 + (hasArms ? armWidth / 2 - 0.006 : 0)
    const wide = each + armWidth - 0.01
    body.push(
      moved(
        roundedBox(wide, seat - thick - foot + 0.018, long + 0.1, 0.025),
        x,
        foot + 0.001,
        options.depth / 2 - long / 2 - 0.05,
      ),
    )
  }
  const corners = [...fourCorners(width, deep, 0.08)].map(([x, at]) => [x, at + z] as const)
  if (chaise) corners.push(...[0.1, each].map((out) => [width / 2 - out, options.depth / 2 - 0.09] as const))
  return {
    parts: [
      part('body', substance, ...body),
      part('cushion', substance, ...cushions, ...leaning),
      legs({ style, height: foot + 0.012, thickness: 0.05, at: corners }),
    ],
    supports,
  }
}
