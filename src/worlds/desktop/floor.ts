/**
 * How far the floor is free, by a picture alone: what lies lowest in most of it and ends below the horizon is the
 * floor, and where it ends, something stands. How high the eye is above it makes a way of a row.
 */
import type { Picture } from './eye.ts'

/** In one direction; ways are in units of positions, along the ground from below the eye. */
export interface FloorRay {
  /** in degrees from the middle of the picture, to the right */
  readonly bearing: number
  /** what is nearer lies below the picture */
  readonly from: number
  /** free up to there; not farther than `from` where something taller than the eye stands nearer than that */
  readonly far: number
  /** something ends it there; otherwise it goes on farther than can be told */
  readonly ends: boolean
}

export interface Lens {
  /** the eye above the floor, in units of positions */
  readonly high: number
  /** the field of view in degrees, from left to right */
  readonly wide: number
}

type Color = readonly [red: number, green: number, blue: number]

const RAYS = 32
// in heights of the eye: what is farther is a matter of a row or two
const MOST = 4
// pixels: what is averaged into one sample
const [ACROSS, DOWN] = [5, 2]
// of 255: what differs more is another thing; floors have boards and tiles, and walls may be nearly as grey
const APART = 12
// a sill or a line does not end a floor that goes on behind it: so wide, in heights of the eye
const SILL = 0.3
// in samples: a line between two boards; and so near to the horizon comes no floor
const [LINE, HORIZON] = [3, 5]

/** Of a picture that is taken level. Directions in which nothing can be told are left out. */
export function floorIn(picture: Picture, { high, wide }: Lens): readonly FloorRay[] {
  const { width, height } = picture
  const focal = width / 2 / Math.tan((wide * Math.PI) / 360)
  const samples = Math.floor(height / 2 / DOWN)
  const columns = Array.from({ length: RAYS }, (_, ray) => {
    const middle = Math.round(((ray + 0.5) * width) / RAYS)
    return { aside: middle - width / 2, colors: colorsOf(picture, middle, samples) }
  })
  const floor = likeliestFloor(columns.map(({ colors }) => colors))
  return columns.flatMap(({ aside, colors }): FloorRay[] => {
    const stretch = Math.hypot(1, aside / focal)
    const most = MOST * high * stretch
    // of the lower edge of a sample
    const wayTo = (sample: number) => Math.min(most, (high * focal * stretch) / Math.max(1, height / 2 - sample * DOWN))
    const ray = { bearing: tenths((Math.atan2(aside, focal) * 180) / Math.PI), from: hundredths(wayTo(0)) }
    if (floor === undefined || !isAlike(colors[0]!, floor)) {
      const isTall = reachOf(colors) >= samples - HORIZON
      return isTall ? [{ ...ray, far: ray.from, ends: true }] : []
    }
    let last = 0
    for (let sample = 1; sample < samples; sample++) {
      if (isAlike(colors[sample]!, floor)) last = sample
      else if (wayTo(sample) - wayTo(last + 1) > SILL * high * stretch) break
    }
    const far = wayTo(last + 1)
    return [{ ...ray, far: hundredths(far), ends: far < most }]
  })
}

const tenths = (value: number) => Math.round(value * 10) / 10
const hundredths = (value: number) => Math.round(value * 100) / 100

const isAlike = (one: Color, other: Color) => one.every((part, channel) => Math.abs(part - other[channel]!) <= APART)

/** From the bottom to the horizon. */
function colorsOf({ width, height, rgba }: Picture, middle: number, samples: number): readonly Color[] {
  const from = Math.max(0, middle - Math.floor(ACROSS / 2))
  const to = Math.min(width, from + ACROSS)
  const count = DOWN * (to - from)
  return Array.from({ length: samples }, (_, sample): Color => {
    const sum = [0, 0, 0]
    for (let row = height - (sample + 1) * DOWN; row < height - sample * DOWN; row++)
      for (let x = from; x < to; x++)
        for (let channel = 0; channel < 3; channel++) sum[channel]! += rgba[(row * width + x) * 4 + channel]!
    return [sum[0]! / count, sum[1]! / count, sum[2]! / count]
  })
}

/** How many samples from the lowest on look like it. */
function reachOf(colors: readonly Color[]): number {
  let last = 0
  for (let sample = 1; sample < colors.length && sample - last <= LINE + 1; sample++)
    if (isAlike(colors[sample]!, colors[0]!)) last = sample
  return last
}

/** What is lowest in most columns and ends below the horizon: a wall with something before it goes on beside it. */
function likeliestFloor(columns: readonly (readonly Color[])[]): Color | undefined {
  const lowest = columns.map((colors) => {
    const reach = reachOf(colors)
    return { color: colors[Math.floor(reach / 2)]!, reach, isTall: reach >= colors.length - HORIZON }
  })
  let best: { readonly color: Color; readonly votes: number } | undefined
  for (const { color, isTall } of lowest) {
    if (isTall) continue
    const alike = lowest.filter((other) => isAlike(color, other.color))
    const votes = alike.reduce((sum, other) => sum + (other.isTall ? -other.reach : other.reach), 0)
    if (votes > (best?.votes ?? 0)) best = { color, votes }
  }
  return best?.color
}
