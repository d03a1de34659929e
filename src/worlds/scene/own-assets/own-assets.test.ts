import { Document, WebIO } from '@gltf-transform/core'
import { describe, expect, it } from 'vitest'
import { addOwnAssets, assetOf } from '../library/index.ts'
import { box } from '../mesh/box.ts'
import { volumeOf } from '../mesh/measure.ts'
import type { Mesh } from '../mesh/mesh.ts'
import { joined, moved } from '../mesh/transform.ts'
import { readOwnAssets } from './index.ts'

/** A table of a top and four legs, 1.2 × 0.6 × 0.75. */
const legs = [-1, 1].flatMap((x) => [-1, 1].map((z) => moved(box(0.05, 0.72, 0.05), x * 0.5, 0, z * 0.2)))
const table = joined(moved(box(1.2, 0.03, 0.6), 0, 0.72, 0), ...legs)

interface Options {
  readonly scale?: readonly [number, number, number]
}

async function glbOf(mesh: Mesh, { scale = [1, 1, 1] }: Options = {}): Promise<Uint8Array> {
  const document = new Document()
  const buffer = document.createBuffer()
  const accessor = (array: Float32Array | Uint32Array, type: 'VEC3' | 'SCALAR') =>
    document.createAccessor().setType(type).setArray(array.slice()).setBuffer(buffer)
  const material = document.createMaterial('Oak').setBaseColorFactor([1, 0, 0, 1]).setMetallicFactor(0)
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor(mesh.positions, 'VEC3'))
    .setIndices(accessor(mesh.indices, 'SCALAR'))
    .setMaterial(material)
  const node = document.createNode('Table').setMesh(document.createMesh().addPrimitive(primitive))
  node.setScale([...scale])
  document.createScene().addChild(node)
  return new WebIO().writeBinary(document)
}

const readOne = async (bytes: Uint8Array, note?: object) => {
  const file = { name: 'Work Table.glb', bytes, ...(note ? { note: JSON.stringify(note) } : {}) }
  const shelf = await readOwnAssets([file])
  const [path, asset] = [...shelf.assets][0]!
  return { shelf, path, asset }
}

describe('a thing of somebody’s own', () => {
  it('has the name of its file, a path that changes with its content, and a size in metres', async () => {
    const { shelf, path, asset } = await readOne(await glbOf(table))
    expect(path).toMatch(/^own\/work-table\?sha=[\da-f]{16}$/)
    expect(shelf.names.get('work table')).toBe(path)
    expect(asset.boundingBox.width).toBeCloseTo(1.2, 4)
    expect(asset.boundingBox.height).toBeCloseTo(0.75, 4)
    expect(asset).toMatchObject({ family: 'own', placement: 'floor', polygonCount: 60 })
    expect(asset.parts).toMatchObject([{ name: 'table', slot: 'body', color: '#ff0000' }])
    expect(shelf.notes).toEqual([])
    const other = await readOne(await glbOf(table), { front: '-z' })
    expect(other.path).not.toBe(path)
  })

  it('carries things on its large flat faces', async () => {
    const { asset } = await readOne(await glbOf(table))
    expect(asset.supports).toHaveLength(1)
    const [top] = asset.supports
    expect(top).toMatchObject({ kind: 'top', clearHeight: Infinity })
    expect(top!.at.y).toBeCloseTo(0.75, 3)
    expect(top!.width).toBeGreaterThan(1)
  })

  it('is taken for one in centimetres or millimetres when it would not fit into a room', async () => {
    for (const factor of [100, 1000]) {
      const { asset } = await readOne(await glbOf(table, { scale: [factor, factor, factor] }))
      expect(asset.boundingBox.width, String(factor)).toBeCloseTo(1.2, 3)
    }
  })

  it('looks outwards also when its file mirrors it', async () => {
    const { asset } = await readOne(await glbOf(table, { scale: [-1, 1, 1] }))
    expect(volumeOf(asset.parts[0]!.mesh)).toBeCloseTo(volumeOf(table), 5)
  })

  it('is turned, sized, named and put as the note beside it says', async () => {
    const { shelf, path, asset } = await readOne(await glbOf(table), {
      front: '+x',
      height: 1.5,
      placement: 'top',
      names: ['Altar'],
      supports: [{ y: 1.5, width: 1, depth: 2 }],
    })
    expect(shelf.names.get('altar')).toBe(path)
    expect(asset.placement).toBe('top')
    expect(asset.boundingBox.height).toBeCloseTo(1.5, 4)
    expect(asset.boundingBox.width).toBeCloseTo(1.2, 3)
    expect(asset.boundingBox.depth).toBeCloseTo(2.4, 3)
    expect(asset.supports).toMatchObject([{ name: 'surface 1', kind: 'top', at: { x: 0, y: 1.5, z: 0 }, depth: 2 }])
  })

  it('has its front where the note says', async () => {
    const marked = joined(table, moved(box(0.2, 0.2, 0.2), 0.7, 0.3, 0))
    const { asset } = await readOne(await glbOf(marked), { front: '+x' })
    const { positions } = asset.parts[0]!.mesh
    const knob = positions.subarray(positions.length - 3)
    expect(knob[2]).toBeGreaterThan(0.4)
  })

  it('is found by its path once it is added', async () => {
    const { shelf, path, asset } = await readOne(await glbOf(table))
    expect(() => assetOf(path)).toThrow('one of your own')
    addOwnAssets(shelf.assets)
    expect(assetOf(path)).toBe(asset)
  })

  it('tells when it has holes', async () => {
    const open = { ...table, indices: table.indices.slice(3) }
    const { shelf } = await readOne(await glbOf(open))
    expect(shelf.notes).toEqual([expect.stringContaining('1 of 1 parts of Work Table.glb are not closed') as string])
  })

  const bad = async (name: string, bytes: Uint8Array, note: string | undefined, why: string) => {
    const reading = readOwnAssets([{ name, bytes, ...(note === undefined ? {} : { note }) }])
    await expect(reading).rejects.toMatchObject({ code: 'WORLD_BAD_ASSET_FILE' })
    await expect(reading).rejects.toThrow(why)
  }

  it('is refused, with the reason, when it is no GLB or empty', async () => {
    await bad('chair.glb', new TextEncoder().encode('no model at all, only text'), undefined, 'no GLB')
    await bad('chair.glb', new Uint8Array(0), undefined, 'no GLB')
    await bad('chair.glb', await glbOf({ ...table, indices: new Uint32Array([0, 1]) }), undefined, 'no triangles')
    await bad('??.glb', await glbOf(table), undefined, 'no letters')
  })

  it.each([
    ['is no JSON', '{', 'no JSON'],
    ['is a list', '[]', 'no JSON object'],
    ['has an unknown word', '{"frnt": "+z"}', 'It says “frnt”'],
    ['has a prototype', '{"__proto__": {"front": "+z"}}', 'It says “__proto__”'],
    ['has a front that is none', '{"front": "up"}', 'front'],
    ['has a height beyond bounds', '{"height": 1e9}', 'height'],
    ['has a width of nothing', '{"width": 0}', 'width'],
    ['has a support without a place', '{"supports": [{"width": 1, "depth": 1}]}', 'supports'],
    ['has names that are none', '{"names": [1]}', 'names'],
  ])('is refused when its note %s', async (_, note, why) => {
    await bad('chair.glb', await glbOf(table), note, why)
  })
})
