import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebIO } from '@gltf-transform/core'
import { validateBytes } from 'gltf-validator'
import { describe, expect, it } from 'vitest'
import { assetOf, assetPathOf, families } from '../library/index.ts'
import type { Material } from '../material.ts'
import { rectangle, type RoomShell } from '../room.ts'
import type { PlacedObject, Scene } from '../scene.ts'
import { writeBlenderScript } from './blender.ts'
import { writeGlb } from './glb.ts'
import { writeMtl, writeObj } from './obj.ts'
import { writePlanSvg } from './plan-svg.ts'
import { writeSceneJson } from './scene-json.ts'
import { writeSceneState } from './scene-state.ts'

const oak: Material = {
  name: 'oak',
  color: '#b98d5a',
  accent: '#8f6638',
  roughness: 0.5,
  metalness: 0,
  pattern: 'wood',
}
const glass: Material = { name: 'glass', color: '#dcebea', roughness: 0, metalness: 0, pattern: 'plain', opacity: 0.3 }
const nasty = `</title></svg>"'\`\n"""\\ \u0007 \u202e 🛋 & <script>`

const room: RoomShell = {
  id: 'bedroom',
  kind: 'bedroom',
  outline: rectangle(12, 9),
  height: 2.6,
  doors: [{ id: 'door', wall: 2, at: 1, width: 0.9, height: 2.05, sill: 0, leadsTo: null, swing: 0.9 }],
  windows: [{ id: 'window', wall: 0, at: 6, width: 1.4, height: 1.2, sill: 0.9 }],
  surfaces: null,
}

function sceneWith(names: (place: number) => string): Scene {
  const objects = families.map((family, place): PlacedObject => {
    const assetPath = assetPathOf(family, {})
    const { boundingBox, polygonCount, placement, parts } = assetOf(assetPath)
    const slots = [...new Set(parts.map(({ slot }) => slot))]
    return {
      id: `thing-${place}`,
      name: names(place),
      request: 'r1',
      room: 'bedroom',
      assetPath,
      isStandIn: false,
      boundingBox,
      polygonCount,
      placement,
      position: { x: (place % 10) - 5, y: 0, z: Math.floor(place / 10) - 4 },
      rotation: { x: 0, y: 30 * place, z: 0 },
      heldBy: { by: 'floor', room: 'bedroom' },
      material: Object.fromEntries(slots.map((slot, nth) => [slot, nth % 2 === 0 ? oak : glass])),
      status: 'finished',
    }
  })
  return {
    title: names(0),
    rooms: [room],
    objects,
    lighting: {
      timeOfDay: 'morning',
      mood: 'warm',
      sun: { azimuth: 200, elevation: 30, intensity: 40_000, color: '#fff1dd' },
      ambient: { intensity: 300, color: '#e6eefc' },
      lights: [
        {
          id: 'lamp-1',
          object: 'thing-0',
          kind: 'point',
          position: { x: 0, y: 1, z: 0 },
          intensity: 60,
          color: '#ffd9a0',
        },
        {
          id: 'lamp-2',
          object: 'thing-1',
          kind: 'spot',
          position: { x: 1, y: 2, z: 0 },
          intensity: 90,
          color: '#ffffff',
          angle: 120,
        },
      ],
      exposure: 0.5,
    },
    camera: {
      main: { name: 'main', position: { x: 4, y: 1.5, z: 4 }, target: { x: 0, y: 0.8, z: 0 }, focalLength: 24 },
      views: [{ name: 'corner', position: { x: -4, y: 1.6, z: 4 }, target: { x: 0, y: 0.5, z: 0 }, focalLength: 20 }],
    },
  }
}

const plain = sceneWith((place) => `thing ${place}`)
const hostile = sceneWith(() => nasty)

describe('a GLB', () => {
  it('of every family of the library has no error and no warning, also with hostile names', async () => {
    for (const scene of [plain, hostile]) {
      const report = await validateBytes(await writeGlb(scene), { maxIssues: 5 })
      expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
    }
  })

  it('has a node for everything by its id, cameras that look where they should, and lights in lux', async () => {
    const bytes = await writeGlb(plain)
    const document = await new WebIO().readBinary(bytes)
    const nodes = document.getRoot().listNodes()
    const names = nodes.map((node) => node.getName())
    for (const { id } of plain.objects) expect(names).toContain(id)
    expect(names).toContain('bedroom walls')
    const camera = nodes.find((node) => node.getName() === 'main')!
    const matrix = camera.getWorldMatrix()
    const forward = [-matrix[8], -matrix[9], -matrix[10]]
    const wanted = [-4, -0.7, -4].map((part) => part / Math.hypot(4, 0.7, 4))
    for (const [axis, part] of forward.entries()) expect(part).toBeCloseTo(wanted[axis]!, 5)
    const json = JSON.parse(
      new TextDecoder().decode(bytes.slice(20, 20 + new DataView(bytes.buffer).getUint32(12, true))),
    ) as {
      extensions: { KHR_lights_punctual: { lights: { type: string; intensity: number }[] } }
    }
    const { lights } = json.extensions.KHR_lights_punctual
    expect(lights.map(({ type, intensity }) => [type, intensity])).toEqual([
      ['directional', 40_000],
      ['point', 60],
      ['spot', 90],
    ])
  })

  it('has the same bytes for the same scene', async () => {
    expect(Buffer.from(await writeGlb(plain)).equals(Buffer.from(await writeGlb(plain)))).toBe(true)
  })

  it('has no more textures than are painted in a moment, however many materials there are', async () => {
    const objects = plain.objects.slice(0, 40).map((object, place) => ({
      ...object,
      material: Object.fromEntries(
        Object.keys(object.material!).map((slot) => [slot, { ...oak, color: `#0000${(10 + place).toString(16)}` }]),
      ),
    }))
    const bytes = await writeGlb({ ...plain, objects })
    const { issues } = await validateBytes(bytes, { maxIssues: 5 })
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
    const root = (await new WebIO().readBinary(bytes)).getRoot()
    expect(root.listTextures().length).toBeLessThanOrEqual(16)
    expect(root.listMaterials().length).toBeGreaterThan(40)
  })

  it('of an empty scene is a valid file as well', async () => {
    const empty = { title: '', rooms: [], objects: [], lighting: null, camera: null }
    const { issues } = await validateBytes(await writeGlb(empty))
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
  })
})

describe('a plan in SVG', () => {
  it('is well formed, whatever things are called, and draws every one of them', () => {
    for (const scene of [plain, hostile]) {
      const svg = writePlanSvg(scene)
      expect(svg.match(/<svg/g)).toHaveLength(1)
      expect(svg).not.toContain('<script')
      expect(svg.match(/<g transform/g)).toHaveLength(scene.objects.length)
      const tags = [...svg.matchAll(/<(\/?)(svg|g|title|style|text)\b[^>]*?(\/?)>/g)]
      const open = tags.reduce((sum, [, closes, , single]) => sum + (closes ? -1 : single ? 0 : 1), 0)
      expect(open).toBe(0)
    }
  })

  it('of rooms that cannot be drawn is empty, not endless', () => {
    const odd = { ...plain, rooms: [{ ...room, outline: [[NaN, 0] as const, [1e9, 1] as const] }] }
    expect(writePlanSvg(odd)).toContain('</svg>')
  })
})

describe('other files', () => {
  it('are JSON in our format and as scene state, with every thing at its place', () => {
    const own = JSON.parse(writeSceneJson(plain)) as { version: number; objects: unknown[] }
    expect([own.version, own.objects.length]).toEqual([1, plain.objects.length])
    const state = JSON.parse(writeSceneState(plain)) as {
      format: string
      scene: { object: { transform: { data: number[] } }[]; arch: { elements: { type: string; holes?: object[] }[] } }
    }
    expect(state.format).toBe('sceneState')
    const { x, y, z } = plain.objects[3]!.position
    expect(state.scene.object[3]!.transform.data.slice(12)).toEqual([x, -z + 0, y, 1])
    expect(state.scene.arch.elements.flatMap(({ holes = [] }) => holes)).toHaveLength(2)
  })

  it('are OBJ and MTL whose materials know each other', () => {
    const obj = [...writeObj(hostile)].join('')
    const used = new Set([...obj.matchAll(/^usemtl (.+)$/gm)].map(([, name]) => name))
    const made = new Set([...[...writeMtl(hostile)].join('').matchAll(/^newmtl (.+)$/gm)].map(([, name]) => name))
    expect(used).toEqual(made)
    const corners = obj.match(/^v /gm)!.length
    const highest = Math.max(
      ...[...obj.matchAll(/^f (\d+) (\d+) (\d+)$/gm)].flatMap(([, ...three]) => three.map(Number)).slice(-30),
    )
    expect(highest).toBeLessThanOrEqual(corners)
  })

  const hasPython = spawnSync('python3', ['--version']).status === 0
  it.skipIf(!hasPython)('are a script for Blender that Python takes, whatever the scene is called', () => {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-blender-'))
    try {
      for (const [place, scene] of [plain, hostile].entries()) {
        const file = join(folder, `scene${place}.py`)
        writeFileSync(file, writeBlenderScript(scene))
        execFileSync('python3', ['-m', 'py_compile', file])
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
