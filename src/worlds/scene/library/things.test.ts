import { describe, expect, it } from 'vitest'
import { assetOf, assetPathOf, families, familyNamed, namesInLibrary } from './index.ts'

describe('the things of the library', () => {
  it('are of at least 70 families with at least 300 names', () => {
    expect(families.length).toBeGreaterThanOrEqual(70)
    expect(namesInLibrary.size).toBeGreaterThanOrEqual(300)
  })

  it('shine where they are lamps', () => {
    for (const family of families.filter(({ role }) => role === 'lamp'))
      expect(assetOf(assetPathOf(family, {})).lights.length, family.name).toBeGreaterThan(0)
  })

  it('have an own look for every kind that stands in for the unknown', () => {
    const kinds = ['animal', 'art', 'clothing', 'container', 'drink', 'food', 'furniture', 'instrument', 'light']
    const more = [
      'machine',
      'person',
      'plant',
      'screen',
      'seat',
      'table',
      'thing',
      'tool',
      'toy',
      'treasure',
      'vehicle',
    ]
    const family = familyNamed('stand-in')!
    const looks = [...kinds, ...more, 'writing'].map((kind) => assetOf(assetPathOf(family, { kind })))
    expect(new Set(looks.map(({ parts }) => parts.map(({ mesh }) => mesh.indices.length).join(' '))).size).toBe(
      looks.length,
    )
    for (const { boundingBox } of looks) expect(boundingBox.height).toBeCloseTo(0.9, 3)
  })
})
