import { describe, expect, it } from 'vitest'
import { assetOf, assetPathOf, familyNamed } from '../library/index.ts'
import { boxMesh } from './box-mesh.ts'
import { coarserMesh } from './coarser.ts'
import { boundsOf } from './measure.ts'

describe('a coarser mesh', () => {
  it('has fewer triangles, and is as large as before within a cell', () => {
    for (const { mesh } of assetOf(assetPathOf(familyNamed('sofa')!, {})).parts) {
      const coarse = coarserMesh(mesh, 0.08)
      expect(coarse.indices.length).toBeLessThanOrEqual(mesh.indices.length)
      if (coarse.indices.length === 0) continue
      const used = Float32Array.from(
        [...coarse.indices].flatMap((index) => [...mesh.positions.subarray(index * 3, index * 3 + 3)]),
      )
      const [before, after] = [boundsOf(mesh), boundsOf({ ...mesh, positions: used })]
      for (const axis of [0, 1, 2]) expect(Math.abs(before.max[axis]! - after.max[axis]!)).toBeLessThan(0.1)
    }
    const sofa = assetOf(assetPathOf(familyNamed('sofa')!, {})).parts
    const count = (metres: number) =>
      sofa.reduce((sum, { mesh }) => sum + coarserMesh(mesh, metres).indices.length / 3, 0)
    expect(count(0.08)).toBeLessThan(count(1e-4) / 2)
  })

  it('of a box whose corners lie in cells of their own is that box, and of one within a cell is nothing', () => {
    const box = boxMesh(1, 1, 1)
    expect(coarserMesh(box, 0.3).indices).toEqual(box.indices)
    expect(coarserMesh(box, 5).indices).toHaveLength(0)
  })
})
