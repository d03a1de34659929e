import { describe, expect, it } from 'vitest'
import { assetOf, assetPathOf, familyNamed } from './library/index.ts'
import type { PlacedObject } from './scene.ts'
import { createParts } from './thing-parts.ts'

const chairOf = (width: number) => assetPathOf(familyNamed('chair')!, { width })
const thing = (id: string, assetPath: string): PlacedObject => ({
  id,
  name: id,
  request: id,
  room: 'room',
  assetPath,
  isStandIn: false,
  boundingBox: { width: 0.5, depth: 0.5, height: 0.9 },
  polygonCount: 0,
  placement: 'floor',
  position: { x: 0, y: 0, z: 0 },
  rotation: { x: 0, y: 0, z: 0 },
  heldBy: null,
  material: null,
  status: 'finished',
})
const BOX = 12
const trianglesOf = (parts: readonly { mesh: { indices: ArrayLike<number> } }[]) =>
  parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)

describe('the parts of things', () => {
  const { polygonCount } = assetOf(chairOf(0.5))

  it('are those of the library as long as there is room for them', () => {
    const partsOf = createParts(assetOf, { built: 1e6, all: 1e6 })
    expect(trianglesOf(partsOf(thing('a', chairOf(0.5))))).toBe(polygonCount)
  })

  it('are boxes of things that differ from too many others, which are built once each', () => {
    const asked: string[] = []
    const source = (path: string) => {
      asked.push(path)
      return assetOf(path)
    }
    const partsOf = createParts(source, { built: polygonCount, all: 1e6 })
    const [first, again, other] = [0.5, 0.5, 0.6].map((width) => trianglesOf(partsOf(thing('a', chairOf(width)))))
    expect([first, again, other]).toEqual([polygonCount, polygonCount, BOX])
    expect(asked).toEqual([chairOf(0.5)])
  })

  it('are boxes where there are too many of them, and where a path leads nowhere', () => {
    const partsOf = createParts(assetOf, { built: 1e6, all: polygonCount * 2.5 })
    const counts = Array.from({ length: 4 }, () => trianglesOf(partsOf(thing('a', chairOf(0.5)))))
    expect(counts).toEqual([polygonCount, polygonCount, BOX, BOX])
    expect(trianglesOf(partsOf(thing('b', 'nowhere')))).toBe(BOX)
    expect(partsOf({ ...thing('c', 'nowhere'), boundingBox: { width: 0, depth: 1, height: 1 } })).toEqual([])
  })
})
