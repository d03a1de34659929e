/** A scene in Blender, where it is installed: the script opens the file, finds everything in it and renders it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createDirector } from 'troupe/societies'
import { writeScene } from '../src/societies/director/files/write-scene.ts'
import type { SceneFile } from '../src/societies/director/scene-file.ts'

const script = 'import numpy; print("numpy", "is there")'
// its importer needs numpy, which some packages of it leave out; nothing is told where there is no Blender
const told = spawnSync('blender', ['--background', '--python-expr', script], { encoding: 'utf8' })
const canRender = told.error === undefined && told.stdout.includes('numpy is there')

describe.skipIf(!canRender)('a scene in Blender (skipped where Blender with numpy is not installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-blender-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has its things, window, lamp and cameras, and is rendered neither black nor white', async () => {
    const store = memoryStore()
    const director = createDirector({ minds: createMinds({ choose: {} }) })
    const userPrompt = 'a bedroom with a white bed, a desk and a lamp on the desk, at night'
    const { id, board } = await director.run({ userPrompt }, { store }).finished
    for (const [as, name] of [
      ['glb', 'scene.glb'],
      ['blender', 'scene.blend.py'],
    ] as readonly (readonly [SceneFile, string])[]) {
      const parts: Uint8Array[] = []
      for await (const part of writeScene(as, store, id)) parts.push(Buffer.from(part))
      writeFileSync(join(folder, name), Buffer.concat(parts))
    }
    const tell = `
import bpy, json, os, numpy
image = bpy.data.images.load(${JSON.stringify(join(folder, 'render.png'))})
pixels = numpy.array(image.pixels[:]).reshape(-1, 4)[:, :3]
print("FOUND " + json.dumps({"objects": [[each.name, each.type] for each in bpy.data.objects],
    "textures": len(bpy.data.images), "mean": float(pixels.mean())}))`
    writeFileSync(join(folder, 'tell.py'), tell)
    const quietly = ['--background', '--factory-startup', '--python-exit-code', '3']
    const scripts = ['scene.blend.py', 'tell.py'].flatMap((name) => ['--python', join(folder, name)])
    const { status, stdout, stderr } = spawnSync(
      'blender',
      [...quietly, ...scripts, '--', '--samples', '4', '--width', '64'],
      { encoding: 'utf8', timeout: 240_000 },
    )
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
    const found = JSON.parse(/^FOUND (.+)$/m.exec(stdout)![1]!) as {
      objects: readonly (readonly [string, string])[]
      textures: number
      mean: number
    }
    const ofKind = (kind: string) => found.objects.filter(([, type]) => type === kind).map(([name]) => name)
    for (const object of board.sceneObjects) expect(ofKind('MESH')).toContain(object.id)
    expect(ofKind('CAMERA')).toEqual(expect.arrayContaining(['main', 'view-1']))
    // the lamp, and the sky in the window
    expect(ofKind('LIGHT').length).toBeGreaterThanOrEqual(2)
    expect(ofKind('LIGHT')).toContain('window')
    expect(found.textures).toBeGreaterThan(1)
    expect(found.mean).toBeGreaterThan(0.1)
    expect(found.mean).toBeLessThan(0.9)
    expect([...readFileSync(join(folder, 'render.png')).subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47])
  }, 300_000)
})
