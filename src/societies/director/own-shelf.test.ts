import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMinds } from '../../minds/mind.ts'
import { writeGlb } from '../../worlds/scene/files/glb.ts'
import { assetOf, assetPathOf, familyNamed } from '../../worlds/scene/library/index.ts'
import type { PlacedObject } from '../../worlds/scene/scene.ts'
import { createDirector } from './director.ts'
import { findAsset } from './librarian/find-asset.ts'
import { readShelf } from './own-shelf.ts'
import { sceneOf } from './scene-of.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'troupe-assets-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A chair as a file, as another program might have written it. */
async function chairFile(): Promise<Uint8Array> {
  const assetPath = assetPathOf(familyNamed('chair')!, {})
  const { boundingBox, polygonCount, placement } = assetOf(assetPath)
  const chair: PlacedObject = {
    id: 'chair',
    name: 'chair',
    request: 'chair-1',
    room: 'room-1',
    assetPath,
    isStandIn: false,
    boundingBox,
    polygonCount,
    placement,
    position: { x: 0, y: 0, z: 0 },
    rotation: { x: 0, y: 0, z: 0 },
    heldBy: null,
    material: null,
    status: 'placed',
  }
  return writeGlb({ title: 'chair', rooms: [], objects: [chair], lighting: null, camera: null })
}

describe("somebody's own folder of GLB files", () => {
  it('brings things that are asked for by the names of their files, or by those in a note', async () => {
    writeFileSync(join(folder, 'dragon throne.glb'), await chairFile())
    writeFileSync(join(folder, 'dragon throne.json'), JSON.stringify({ names: ['bone seat'], height: 1.4 }))
    const shelf = await readShelf(folder)
    expect(shelf.fault).toBeUndefined()
    expect([...shelf.names.keys()]).toEqual(['dragon throne', 'bone seat'])
    const flow = createDirector({ minds: createMinds({ choose: {} }), own: shelf.names })
    const { board } = await flow.run({ userPrompt: 'A room with a dragon throne and a table.' }, { seed: 1 }).finished
    const throne = board.sceneObjects.find(({ name }) => name.includes('throne'))!
    expect(throne.assetPath).toMatch(/^own\/dragon-throne\?sha=/)
    expect([throne.isStandIn, throne.boundingBox.height]).toEqual([false, 1.4])
    expect(board.verdict!.checks.collisions).toBe(0)
    expect(findAsset('throne', { material: 'wood', words: ['dragon'] }, shelf.names).assetPath).toBe(throne.assetPath)
    expect((await writeGlb(sceneOf(board))).length).toBeGreaterThan(1_000)
  })

  it('that cannot be read says so when somebody wants to use it, and nothing is loaded without one', async () => {
    expect((await readShelf('')).names.size).toBe(0)
    const missing = await readShelf(join(folder, 'nowhere'))
    expect(missing.fault).toMatchObject({ code: 'WORLD_BAD_ASSET_FILE' })
    writeFileSync(join(folder, 'no.glb'), 'this is no model')
    expect((await readShelf(folder)).fault).toMatchObject({ code: 'WORLD_BAD_ASSET_FILE' })
  })
})
