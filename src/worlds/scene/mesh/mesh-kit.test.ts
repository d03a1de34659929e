import { describe, expect, it } from 'vitest'
import {
  basin,
  boundsOf,
  box,
  cone,
  cushion,
  cylinder,
  ellipseOutline,
  ellipsoid,
  extrude,
  isWatertight,
  joined,
  lathe,
  mirrored,
  moved,
  pillow,
  rectangleOutline,
  roundedBox,
  roundedOutline,
  scaled,
  sphere,
  torus,
  triangleCount,
  tube,
  turned,
  volumeOf,
  type Mesh,
} from './index.ts'

const bent = [
  [0, 0],
  [2, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
] as const

const bodies: Record<string, { mesh: Mesh; size: readonly number[]; volume?: number }> = {
  box: { mesh: box(2, 1, 3), size: [2, 1, 3], volume: 6 },
  'box with a bevel': { mesh: box(2, 1, 3, 0.01), size: [2, 1, 3], volume: 6 },
  'rounded box': { mesh: roundedBox(2, 1, 3, 0.1, 2), size: [2, 1, 3] },
  cushion: { mesh: cushion(0.6, 0.15, 0.6), size: [0.6, 0.15, 0.6] },
  pillow: { mesh: pillow(0.7, 0.15, 0.5), size: [0.7, 0.15, 0.5] },
  cylinder: { mesh: cylinder(1, 2, 48), size: [2, 2, 2], volume: 2 * Math.PI },
  'cylinder with a bevel': { mesh: cylinder(1, 2, 48, 0.01), size: [2, 2, 2], volume: 2 * Math.PI },
  cone: { mesh: cone(1, 0, 3, 48), size: [2, 3, 2], volume: Math.PI },
  sphere: { mesh: sphere(1, 48), size: [2, 2, 2], volume: (4 / 3) * Math.PI },
  ellipsoid: { mesh: ellipsoid(2, 1, 4, 48), size: [2, 1, 4], volume: (4 / 3) * Math.PI },
  torus: { mesh: torus(1, 0.2, 48, 24), size: [2.2, 0.2, 2.2], volume: 2 * Math.PI * Math.PI * 0.01 },
  bowl: {
    mesh: lathe([
      [0, 0],
      [0.5, 0],
      [1, 1],
      [0.9, 1],
      [0.4, 0.1],
      [0, 0.1],
    ]),
    size: [2, 1, 2],
  },
  prism: { mesh: extrude(bent, 0.5), size: [2, 0.5, 2], volume: 1.5 },
  'prism drawn the other way': { mesh: extrude(bent.toReversed(), 0.5, 0.01), size: [2, 0.5, 2], volume: 1.5 },
  'round table top': { mesh: extrude(ellipseOutline(2, 1, 64), 0.1, 0.005), size: [2, 0.1, 1], volume: Math.PI * 0.05 },
  'soft table top': { mesh: extrude(roundedOutline(2, 1, 0.1), 0.1), size: [2, 0.1, 1], volume: 0.2 },
  tub: { mesh: basin(roundedOutline(1.7, 0.75, 0.2), 0.55, 0.06, 0.12, 0.03), size: [1.7, 0.55, 0.75] },
  rod: {
    mesh: tube(
      [
        [0, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
      ],
      0.05,
      { segments: 16 },
    ),
    size: [1.05, 1.05, 0.1],
  },
  hoop: {
    mesh: tube(
      ellipseOutline(2, 2, 24).map(([x, z]) => [x, 0, z]),
      0.05,
      { isLoop: true },
    ),
    size: [2.1, 0.1, 2.1],
  },
  pair: { mesh: joined(box(1, 1, 1), moved(box(1, 1, 1), 2, 0, 0)), size: [3, 1, 1], volume: 2 },
  mirrored: { mesh: mirrored(extrude(bent, 1)), size: [2, 1, 2], volume: 3 },
  turned: { mesh: turned(box(2, 1, 3), { y: 90 }), size: [3, 1, 2], volume: 6 },
  scaled: { mesh: scaled(box(1, 1, 1), 2, 1, 3), size: [2, 1, 3], volume: 6 },
}

describe.each(Object.entries(bodies))('a %s', (_, { mesh, size, volume }) => {
  it('is closed and looks outwards', () => {
    expect(isWatertight(mesh)).toBe(true)
    expect(volumeOf(mesh)).toBeGreaterThan(0)
  })

  it('is as large as asked', () => {
    const { min, max } = boundsOf(mesh)
    size.forEach((length, axis) => expect(Math.abs(max[axis]! - min[axis]! - length)).toBeLessThan(0.02 * length))
    if (volume !== undefined) expect(Math.abs(volumeOf(mesh) / volume - 1)).toBeLessThan(0.03)
  })

  it('has normals of length one that look the way its triangles do', () => {
    const { positions, normals, indices } = mesh
    const at = (values: Float32Array, index: number) => [0, 1, 2].map((axis) => values[indices[index]! * 3 + axis]!)
    for (let place = 0; place < indices.length; place += 3) {
      const [a, b, c] = [at(positions, place), at(positions, place + 1), at(positions, place + 2)]
      const [u, v] = [a.map((value, axis) => b[axis]! - value), a.map((value, axis) => c[axis]! - value)]
      const cross = [0, 1, 2].map(
        (axis) => u[(axis + 1) % 3]! * v[(axis + 2) % 3]! - u[(axis + 2) % 3]! * v[(axis + 1) % 3]!,
      )
      for (const corner of [place, place + 1, place + 2]) {
        const normal = at(normals, corner)
        expect(Math.hypot(...normal)).toBeCloseTo(1, 4)
        expect(cross.reduce((sum, value, axis) => sum + value * normal[axis]!, 0)).toBeGreaterThan(0)
      }
    }
  })

  it('has textures in metres that shrink to nothing nowhere', () => {
    const { uvs, indices } = mesh
    for (let place = 0; place < indices.length; place += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => indices[place + corner]! * 2) as [number, number, number]
      const area = (uvs[b]! - uvs[a]!) * (uvs[c + 1]! - uvs[a + 1]!) - (uvs[c]! - uvs[a]!) * (uvs[b + 1]! - uvs[a + 1]!)
      expect(Math.abs(area)).toBeGreaterThan(0)
    }
  })
})

describe('a mesh', () => {
  it('stands on the floor, in the middle', () => {
    for (const mesh of [
      box(2, 1, 3, 0.01),
      cylinder(1, 2),
      sphere(1),
      cushion(1, 0.2, 1),
      torus(1, 0.1),
      pillow(1, 0.2, 1),
    ]) {
      const { min, max } = boundsOf(mesh)
      expect(min[1]).toBeCloseTo(0, 5)
      expect(min[0] + max[0]).toBeCloseTo(0, 5)
      expect(min[2] + max[2]).toBeCloseTo(0, 5)
    }
  })

  it('turned about y looks where a thing of a scene does that is turned so', () => {
    const { max } = boundsOf(turned(moved(box(0.1, 0.1, 0.1), 0, 0, 1), { y: 90 }))
    expect(max[0]).toBeCloseTo(1.05, 5)
  })

  it('is modest', () => {
    expect(triangleCount(box(1, 1, 1))).toBe(12)
    expect(triangleCount(box(1, 1, 1, 0.01))).toBe(44)
    expect(triangleCount(roundedBox(1, 1, 1, 0.1))).toBe(108)
    expect(triangleCount(cylinder(1, 1, 16))).toBe(60)
  })

  it('with a hole, or with a face inside out, is not closed', () => {
    const whole = box(1, 1, 1)
    expect(isWatertight({ ...whole, indices: whole.indices.slice(3) })).toBe(false)
    const [a, b, c, ...rest] = whole.indices
    expect(isWatertight({ ...whole, indices: Uint32Array.from([a!, c!, b!, ...rest]) })).toBe(false)
  })

  it('of two bodies that share an edge is not closed, of two that overlap it is', () => {
    expect(isWatertight(joined(box(1, 1, 1), moved(box(1, 1, 1), 1, 0, 0)))).toBe(false)
    expect(isWatertight(joined(box(1, 1, 1), moved(box(1, 1, 1), 0.9, 0.1, 0)))).toBe(true)
  })

  it.each([
    ['a board', box(0.2, 0.02, 2, 0.002)],
    ['an upright', box(0.03, 2, 0.4)],
    ['a leg', cylinder(0.03, 2)],
  ])('of %s has its texture along the longest side', (_, { uvs }) => {
    const reach = (offset: number) => {
      const values = uvs.filter((_value, index) => index % 2 === offset)
      return Math.max(...values) - Math.min(...values)
    }
    expect(reach(0)).toBeGreaterThan(1.99)
    expect(reach(1)).toBeLessThan(0.5)
  })

  it('of a flat rectangle has its corners where the outline says', () => {
    const { min, max } = boundsOf(extrude(rectangleOutline(1, 2), 0.1))
    expect([...min, ...max].map((value) => Math.round(value * 10) / 10)).toEqual([-0.5, 0, -1, 0.5, 0.1, 1])
  })
})
