/** How far the floor is free, in pictures painted of what a level eye would see. */
import { describe, expect, it } from 'vitest'
import { BLOCKED, OPEN } from '../explorable.ts'
import { floorIn, type FloorRay } from './floor.ts'
import { wallsBy } from './floor-walls.ts'
import { pictureOf } from './picture.ts'
import { numberOf, wallBetween } from './squares.ts'

const [WIDTH, HEIGHT] = [320, 200]
const lens = { high: 1.5, wide: 90 }
const focal = WIDTH / 2

type Paint = readonly [red: number, green: number, blue: number]
const [floor, wall, sill, bed]: readonly Paint[] = [
  [160, 155, 150],
  [130, 140, 150],
  [230, 230, 230],
  [40, 60, 160],
]

/** `at`: what is seen a way ahead of the eye, on the ground; above the horizon only what stands there. */
function paint(at: (ahead: number, aside: number) => Paint) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const below = y + 0.5 - HEIGHT / 2
      const ahead = below > 0 ? (lens.high * focal) / below : Infinity
      // boards and tiles
      const shade = below > 0 && (x + y) % 7 === 0 ? 6 : 0
      const color = at(ahead, (ahead * (x + 0.5 - WIDTH / 2)) / focal)
      for (let channel = 0; channel < 3; channel++) rgba[(y * WIDTH + x) * 4 + channel] = color[channel]! - shade
    }
  return pictureOf(WIDTH, HEIGHT, rgba)
}

const ahead = (rays: readonly FloorRay[]) => rays.reduce((a, b) => (Math.abs(a.bearing) < Math.abs(b.bearing) ? a : b))

describe('the floor', () => {
  it('ends where something stands on it', () => {
    const rays = floorIn(
      paint((far) => (far < 4 ? floor! : wall!)),
      lens,
    )
    expect(rays).toHaveLength(32)
    expect(ahead(rays).far).toBeCloseTo(4, 0)
    expect(ahead(rays).ends).toBe(true)
    // the same wall is farther away to the side
    expect(Math.abs(rays[0]!.far * Math.cos((rays[0]!.bearing * Math.PI) / 180) - 4)).toBeLessThan(0.3)
  })

  it('goes on behind the sill of a doorway, and farther than can be told', () => {
    const seen = (far: number, aside: number) => {
      if (Math.abs(aside) > 0.6) return far < 3 ? floor! : wall!
      return far > 3 && far < 3.1 ? sill! : far < 100 ? floor! : wall!
    }
    const rays = floorIn(paint(seen), lens)
    expect(ahead(rays)).toMatchObject({ far: 6, ends: false })
    expect(rays.filter(({ ends }) => !ends).every(({ bearing }) => Math.abs(bearing) < 15)).toBe(true)
  })

  it('is not what fills the picture up to the horizon: that stands nearer than the floor is seen', () => {
    const rays = floorIn(
      paint((far, aside) => (aside > 0 || far === Infinity ? wall! : far < 4 ? floor! : wall!)),
      lens,
    )
    const right = rays.filter(({ bearing }) => bearing > 5)
    expect(right.length).toBeGreaterThan(10)
    for (const { from, far, ends } of right) expect({ far, ends }).toEqual({ far: from, ends: true })
  })

  it('is not a wall that something hangs on', () => {
    const hanging = (far: number, aside: number) => far > 4 && far < 100 && Math.abs(aside) < far * 0.3
    const rays = floorIn(
      paint((far, aside) => (hanging(far, aside) ? bed! : wall!)),
      lens,
    )
    expect(rays.length).toBeGreaterThan(10)
    for (const { from, far } of rays) expect(far).toBe(from)
  })

  it('is not told where something low stands before it', () => {
    const rays = floorIn(
      paint((far, aside) => (far > 4 ? wall! : aside < -1 && far < 2.8 ? bed! : floor!)),
      lens,
    )
    expect(rays.length).toBeLessThan(32)
    expect(ahead(rays).far).toBeCloseTo(4, 0)
  })
})

it('walls are where the floor ends, and none where it goes on', () => {
  const at = (column: number, row: number) => numberOf({ column, row })!
  const pose = { position: { x: 0, y: 0, z: 0 }, rotation: { yaw: 90, pitch: 0, roll: 0 } }
  const between = (column: number) => wallBetween(at(column, 0), at(column + 1, 0))
  const walls = new Map(wallsBy([{ bearing: 0, from: 1.2, far: 3.4, ends: true }], pose, 1))
  expect([0, 1, 2, 3, 4].map((column) => walls.get(between(column)))).toEqual([
    undefined,
    OPEN,
    OPEN,
    BLOCKED,
    undefined,
  ])
  // what hides the floor stands nearer than that, and nobody knows where
  expect(wallsBy([{ bearing: 0, from: 1.4, far: 1.4, ends: true }], pose, 1)).toEqual([])
  const open = new Map(wallsBy([{ bearing: 0, from: 0.2, far: 5, ends: false }], pose, 1))
  expect([...open.values()]).toEqual([OPEN, OPEN, OPEN, OPEN])
})

it('a wall goes on where it hides the floor, and not where the floor is seen behind it', () => {
  const pose = { position: { x: 0, y: 0, z: 0 }, rotation: { yaw: 0, pitch: 0, roll: 0 } }
  const eastOf = (column: number, row: number) =>
    wallBetween(numberOf({ column, row })!, numberOf({ column: column + 1, row })!)
  // a wall a step and a half to the east, which comes closer to the right
  const seen = [28, 30, 33].map((bearing) => {
    const far = 1.5 / Math.sin((bearing * Math.PI) / 180)
    return { bearing, from: 2.5, far, ends: true }
  })
  const close = { bearing: 46, from: 2.5, far: 2.5, ends: true }
  expect(new Map(wallsBy([...seen, close], pose, 1)).get(eastOf(1, -1))).toBe(BLOCKED)
  expect(new Map(wallsBy(seen, pose, 1)).get(eastOf(1, -1))).toBeUndefined()
  const through = { bearing: 46, from: 1, far: 6, ends: false }
  expect(new Map(wallsBy([...seen, through, { ...close, bearing: 50 }], pose, 1)).get(eastOf(1, -1))).toBe(OPEN)
})
