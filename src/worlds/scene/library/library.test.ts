import { describe, expect, it } from 'vitest'
import type { Asset, Family, Parameters } from '../asset.ts'
import { boundsOf, isWatertight, volumeOf } from '../mesh/index.ts'
import { fitted } from './asset-of.ts'
import { assetOf, assetPathOf, families, familyNamed, namesInLibrary } from './index.ts'

const MOST_TRIANGLES = 6000

const sizes = ({ defaults }: Family) =>
  [1, 0.6, 1.6].map((factor) => ({
    width: defaults.width * factor,
    depth: defaults.depth * factor,
    height: defaults.height * factor,
  }))

const made = (family: Family, parameters: Parameters): Asset => assetOf(assetPathOf(family, parameters))

describe.each(families.map((family) => [family.name, family] as const))('a %s', (_, family) => {
  const variants = [...sizes(family), ...Object.values(family.names)].map((parameters) => made(family, parameters))

  it('is of closed parts that look outwards', () => {
    for (const { parts } of variants)
      for (const { name, mesh } of parts) {
        expect(isWatertight(mesh), name).toBe(true)
        expect(volumeOf(mesh), name).toBeGreaterThan(0)
      }
  })

  it('is as large as asked, centred, and on the floor', () => {
    for (const parameters of [...sizes(family), ...Object.values(family.names)]) {
      const asked = { ...family.defaults, ...parameters }
      const { boundingBox, parts } = made(family, parameters)
      const { min, max } = boundsOf(...parts.map(({ mesh }) => mesh))
      for (const side of ['width', 'depth', 'height'] as const)
        expect(Math.abs(boundingBox[side] - asked[side]), side).toBeLessThan(0.001)
      expect([min[0] + max[0], min[1], min[2] + max[2]].every((value) => Math.abs(value) < 0.0005)).toBe(true)
    }
  })

  it('is built about as large as asked before it is fitted', () => {
    for (const parameters of [...sizes(family), ...Object.values(family.names)]) {
      const asked = { ...family.defaults, ...parameters }
      const { min, max } = boundsOf(...family.build(asked).parts.map(({ mesh }) => mesh))
      const ratios = [
        asked.width / (max[0] - min[0]),
        asked.height / (max[1] - min[1]),
        asked.depth / (max[2] - min[2]),
      ]
      for (const ratio of ratios) expect(Math.abs(ratio - 1), JSON.stringify(asked)).toBeLessThan(0.16)
    }
  })

  it('carries things on surfaces that are there, with nothing in the way above them', () => {
    for (const asset of variants)
      for (const { name, at, width, depth, clearHeight } of asset.supports) {
        const what = `${name} of ${JSON.stringify(asset.boundingBox)}`
        expect(Math.min(width, depth, clearHeight), what).toBeGreaterThan(0)
        expect(Math.abs(at.x) + width / 2, what).toBeLessThan(asset.boundingBox.width / 2 + 0.0005)
        expect(Math.abs(at.z) + depth / 2, what).toBeLessThan(asset.boundingBox.depth / 2 + 0.0005)
        const columns = placesOn(at, width, depth).map(([x, z]) => heightsAt(asset, x, z))
        const lying = columns.filter((heights) => heights.some((height) => Math.abs(height - at.y) < LYING_METRES))
        // between slats there is none
        expect(lying.length, what).toBeGreaterThan(columns.length * 0.6)
        const free = columns.map(
          (heights) => Math.min(...heights.filter((height) => height > at.y + LYING_METRES)) - at.y,
        )
        expect(Math.min(...free), what).toBeGreaterThan(Math.min(clearHeight, 50) - 0.003)
      }
  })

  it('has a modest number of triangles, and a body or another main part', () => {
    for (const { polygonCount, parts } of variants) {
      expect(polygonCount).toBeLessThan(MOST_TRIANGLES)
      expect(polygonCount).toBe(parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0))
      expect(new Set(parts.map(({ slot }) => slot))).toContain('body')
    }
  })

  it('is built the same every time', () => {
    const [first, second] = [family.build(family.defaults), family.build(family.defaults)]
    expect(second).toEqual(first)
  })
})

// what lies on a surface that is so much lower is not said to float
const LYING_METRES = 0.006

/** Nine places all over a rectangle, off the lines on which triangles meet. */
const placesOn = ({ x, z }: { x: number; z: number }, width: number, depth: number) =>
  [-1, 0, 1].flatMap((column) =>
    [-1, 0, 1].map((row) => [x + column * width * 0.49 + 0.00011, z + row * depth * 0.49 + 0.00013] as const),
  )

/** The heights of all surfaces over or under a place. */
function heightsAt({ parts }: Asset, x: number, z: number): readonly number[] {
  const heights: number[] = []
  for (const { mesh } of parts) {
    const { positions, indices } = mesh
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3]
      const [ax, az, bx, bz] = [positions[a]!, positions[a + 2]!, positions[b]!, positions[b + 2]!]
      const [cx, cz] = [positions[c]!, positions[c + 2]!]
      const area = (bz - az) * (cx - ax) - (bx - ax) * (cz - az)
      if (Math.abs(area) < 1e-12) continue
      const u = ((z - az) * (cx - ax) - (x - ax) * (cz - az)) / area
      const v = ((bz - az) * (x - ax) - (bx - ax) * (z - az)) / area
      if (u < 0 || v < 0 || u + v > 1) continue
      const [low, middle, high] = [positions[a + 1]!, positions[b + 1]!, positions[c + 1]!]
      heights.push(low + u * (middle - low) + v * (high - low))
    }
  }
  return heights
}

describe('the library', () => {
  it('has one family for each name, in lower case', () => {
    const all = families.flatMap((family) => Object.keys(family.names))
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    expect(all.filter((name) => name !== name.toLowerCase() || name.trim() !== name)).toEqual([])
    expect(namesInLibrary.size).toBe(all.length)
  })

  it('has families in alphabetical order, each once, with parameters of their own only', () => {
    const names = families.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].toSorted())
    for (const { defaults, names: called, name } of families)
      for (const parameters of Object.values(called))
        for (const [key, value] of Object.entries(parameters))
          expect(typeof value, `${name} ${key}`).toBe(typeof defaults[key])
  })

  it('finds everything by its name', () => {
    for (const [name, { family, parameters }] of namesInLibrary)
      expect(made(familyNamed(family)!, parameters).parts.length, name).toBeGreaterThan(0)
  })

  it('writes the same thing as the same path, whatever the order, to the millimetre', () => {
    const family = familyNamed('nightstand')!
    const path = 'library/nightstand?depth=0.4&drawers=2&height=0.56&width=0.5'
    expect(assetPathOf(family, { width: 0.5, drawers: 2 })).toBe(path)
    expect(assetPathOf(family, { drawers: 2, style: 'modern', width: 0.50004, colour: 'red' })).toBe(path)
    expect(assetOf(path)).toBe(assetOf(path))
  })

  it('keeps sizes within reason when it writes a path', () => {
    const path = assetPathOf(familyNamed('nightstand')!, { width: 1e9, depth: -3, height: NaN, style: 'a&b' })
    expect(path).toBe('library/nightstand?depth=0.005&height=0.56&width=25')
    expect(assetOf(path).boundingBox.width).toBeCloseTo(25, 3)
  })

  it.each([
    ['another family', 'library/spaceship?width=1', 'no such family'],
    ['a path of something else', 'elsewhere/chair?sha=1', 'no such family'],
    ['a thing of somebody’s own that is not there', 'own/chair?sha=1', 'one of your own'],
    ['what every object has', 'library/constructor', 'no such family'],
    ['an unknown parameter', 'library/nightstand?wings=2', 'has no wings'],
    ['a property of every object', 'library/nightstand?__proto__=2', 'has no __proto__'],
    ['a size that is no number', 'library/nightstand?width=wide', 'no width'],
    ['a size beyond all bounds', 'library/nightstand?width=1e30', 'no width'],
    ['a word that is none', 'library/nightstand?style=%3Cscript%3E', 'no style'],
    ['an endless path', `library/nightstand?style=${'a'.repeat(1000)}`, 'no such family'],
  ])('refuses %s', (_, path, why) => {
    expect(() => assetOf(path)).toThrow(expect.objectContaining({ code: 'WORLD_UNKNOWN_ASSET' }) as Error)
    expect(() => assetOf(path)).toThrow(why)
  })

  it('scales and centres supports and lights with the meshes', () => {
    const built = familyNamed('nightstand')!.build({ ...familyNamed('nightstand')!.defaults })
    const light = { kind: 'point', at: { x: 0, y: 0.56, z: 0 }, intensity: 1 } as const
    const twice = fitted({ ...built, lights: [light] }, { width: 0.96, depth: 0.8, height: 1.12 })
    expect(twice.lights[0]!.at.y).toBeCloseTo(1.12, 3)
    expect(twice.supports[0]!.at.y).toBeCloseTo(1.12, 3)
    expect(twice.supports[0]!.width).toBeCloseTo(0.88, 2)
  })
})
