import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import type { Asset } from '../asset.ts'
import { encodePng } from '../files/png.ts'
import type { Light, LightingSetup } from '../lighting.ts'
import { rectangle, type RoomShell } from '../room.ts'
import type { Camera, PlacedObject, Scene } from '../scene.ts'
import { assetOf, assetPathOf, familyNamed } from '../library/index.ts'
import { boxMesh } from '../mesh/box-mesh.ts'
import { measurePicture, visibilityOf as piecesOfVisibilityOf } from './measure-picture.ts'
import { EMPTY_PIXEL, ROOM_PIXEL } from './picture.ts'
import { renderScene as piecesOfRenderScene } from './render-scene.ts'
import { stageOf } from './stage.ts'

const renderScene = (...given: Parameters<typeof piecesOfRenderScene>) => atOnce(piecesOfRenderScene(...given))
const visibilityOf = (...given: Parameters<typeof piecesOfVisibilityOf>) => atOnce(piecesOfVisibilityOf(...given))

const room: RoomShell = {
  id: 'room',
  kind: 'bedroom',
  outline: rectangle(4, 4),
  height: 2.6,
  doors: [{ id: 'door', wall: 2, at: 0.8, width: 0.9, height: 2.05, sill: 0, leadsTo: null, swing: 0.9 }],
  windows: [{ id: 'window', wall: 1, at: 2, width: 1.5, height: 1.3, sill: 0.85 }],
  surfaces: null,
}

/** A box, because its path leads nowhere. */
const box = (
  id: string,
  size: readonly [number, number, number],
  at: readonly [number, number, number],
): PlacedObject => ({
  id,
  name: id,
  request: id,
  room: 'room',
  assetPath: 'nowhere',
  isStandIn: true,
  boundingBox: { width: size[0], height: size[1], depth: size[2] },
  polygonCount: 12,
  placement: 'floor',
  position: { x: at[0], y: at[1], z: at[2] },
  rotation: { x: 0, y: 0, z: 0 },
  heldBy: { by: 'floor', room: 'room' },
  material: null,
  status: 'finished',
})

const day: LightingSetup = {
  timeOfDay: 'morning',
  mood: 'neutral',
  sun: { azimuth: 80, elevation: 30, intensity: 30_000, color: '#ffe9cc' },
  ambient: { intensity: 2000, color: '#f0f4ff' },
  lights: [],
  exposure: 0,
}
const night: LightingSetup = {
  ...day,
  timeOfDay: 'night',
  sun: { ...day.sun, elevation: -20 },
  ambient: { intensity: 0.3, color: '#8fa6d8' },
}
const lamp = (x: number, y: number, z: number): Light => ({
  id: 'lamp',
  object: 'none',
  kind: 'point',
  position: { x, y, z },
  intensity: 100,
  color: '#ffd9a8',
})
const sceneOf = (objects: readonly PlacedObject[], lighting: LightingSetup | null = day, rooms = [room]): Scene => ({
  title: 'test',
  rooms,
  objects,
  lighting,
  camera: null,
})
const camera: Camera = {
  name: 'main',
  position: { x: 0, y: 1.5, z: 1.8 },
  target: { x: 0, y: 0.9, z: -1 },
  focalLength: 20,
}
const emptyAsset: Asset = {
  family: 'mirror',
  parts: [],
  boundingBox: { width: 1, height: 1, depth: 1 },
  polygonCount: 12,
  placement: 'wall',
  supports: [],
  clearance: { front: 0, back: 0, left: 0, right: 0 },
  lights: [],
}
const small = { width: 64, height: 40, detail: 'draft' } as const
const chest = box('chest', [0.8, 0.8, 0.8], [0, 0, -1])

/** Lux that a patch of wall, floor or thing around a pixel sends back, roughly: mean of its luminances. */
const brightnessOf = (lighting: LightingSetup, objects: readonly PlacedObject[] = [], rooms = [room]) => {
  const { luminance } = renderScene(sceneOf(objects, lighting, rooms), camera, small)
  return luminance.reduce((sum, value) => sum + value, 0) / luminance.length
}

describe('pictures of scenes', () => {
  it('are the same bytes for the same scene', async () => {
    const [first, second] = [sceneOf([chest]), sceneOf([chest])].map((scene) =>
      renderScene(scene, camera, { width: 120, height: 75 }),
    )
    expect(first!.rgb).toEqual(second!.rgb)
    expect(await encodePng({ width: 120, height: 75, data: first!.rgb })).toEqual(
      await encodePng({ width: 120, height: 75, data: second!.rgb }),
    )
  })

  it('know what each pixel shows and how far it is', () => {
    const picture = renderScene(sceneOf([box('other', [0.1, 0.1, 0.1], [1.5, 0, 1]), chest]), camera, small)
    const middle = 22 * 64 + 32
    expect(picture.objects[middle]).toBe(1)
    expect(picture.depth[middle]).toBeGreaterThan(1.9)
    expect(picture.depth[middle]).toBeLessThan(2.7)
    expect(picture.objects[2 * 64 + 32]).toBe(ROOM_PIXEL)
    const above = { ...camera, position: { x: 0, y: 30, z: 0 }, target: { x: 0, y: 0, z: 0 } }
    expect(renderScene(sceneOf([chest]), above, small).objects[0]).toBe(EMPTY_PIXEL)
  })

  it('look through walls that are seen from behind, and through the ceiling from above', () => {
    const above = { ...camera, position: { x: 0, y: 9, z: 0.01 }, target: { x: 0, y: 0, z: 0 }, focalLength: 35 }
    const hanging: PlacedObject = {
      ...box('hanging', [2, 0.2, 2], [0, 2.4, 0]),
      heldBy: { by: 'ceiling', room: 'room' },
    }
    const picture = renderScene(sceneOf([chest, hanging]), above, small)
    expect(picture.objects.includes(0)).toBe(true)
    expect(picture.objects.includes(1)).toBe(false)
  })

  it('show nothing of a lamp behind a wall', () => {
    const behind = brightnessOf({ ...night, lights: [lamp(0, 1.5, -2.6)] })
    const inside = brightnessOf({ ...night, lights: [lamp(0, 1.5, -1.4)] })
    expect(behind).toBeLessThan(inside / 100)
  })

  it('show nothing of a lamp behind a wall, however many lamps there are', () => {
    const many = Array.from({ length: 12 }, (_, place) => ({ ...lamp(place / 10 - 0.5, 1.5, -2.8), id: `${place}` }))
    const inside = brightnessOf({ ...night, lights: [lamp(0, 1.5, -1.4)] })
    expect(brightnessOf({ ...night, lights: many })).toBeLessThan(inside / 20)
  })

  it('let the sun in through windows alone', () => {
    const dark: LightingSetup = { ...day, ambient: { ...day.ambient, intensity: 1 } }
    const walled = brightnessOf(dark, [], [{ ...room, windows: [] }])
    expect(brightnessOf(dark)).toBeGreaterThan(walled * 20)
  })

  it('cast shadows', () => {
    const over = { ...camera, position: { x: 0, y: 2.3, z: 0 }, target: { x: 0, y: 0, z: -0.01 } }
    const lit = { ...night, lights: [lamp(0, 1.6, 0)] }
    const under = renderScene(sceneOf([box('board', [1, 0.02, 1], [0, 1, 0])], lit), over, small)
    const free = renderScene(sceneOf([], lit), over, small)
    // beside the board, where its shadow is wider than itself
    const { objects } = under
    const place = 20 * 64 + objects.subarray(20 * 64, 20 * 64 + 32).indexOf(0) - 4
    expect(under.luminance[place]).toBeLessThan(free.luminance[place]! / 1.7)
  })

  it('are dark at night when no lamp is on, and not when one is', () => {
    const dark = measurePicture(renderScene(sceneOf([chest], night), camera, small))
    expect(dark.mean).toBeLessThan(0.2)
    const lights = [lamp(0.5, 1.6, 0)]
    expect(measurePicture(renderScene(sceneOf([chest], { ...night, lights }), camera, small)).mean).toBeGreaterThan(
      0.25,
    )
  })

  it('are brighter by stops of exposure', () => {
    const mean = (exposure: number) =>
      measurePicture(renderScene(sceneOf([chest], { ...day, exposure }), camera, small)).mean
    expect(mean(-4)).toBeLessThan(0.2)
    expect(mean(1)).toBeGreaterThan(mean(0))
    expect(measurePicture(renderScene(sceneOf([chest], { ...day, exposure: 5 }), camera, small)).burnt).toBeGreaterThan(
      0.3,
    )
  })

  it('show in mirrors what is before them, and not what is behind', () => {
    const glass = boxMesh(1.6, 1.6, 0.02)
    const assetOf = (path: string): Asset => {
      if (path !== 'mirror') throw new Error('no such thing')
      const part = { name: 'glass', slot: 'body', substance: 'mirror', mesh: glass } as const
      return { ...emptyAsset, parts: [part] }
    }
    const mirror: PlacedObject = {
      ...box('mirror', [1.6, 1.6, 0.02], [0, 0.7, -1.98]),
      assetPath: 'mirror',
      heldBy: { by: 'wall', room: 'room', wall: 0 },
    }
    const red = { name: 'red', color: '#ff0000', roughness: 1, metalness: 0, pattern: 'plain' } as const
    // beside the camera, where it cannot be seen but in the mirror
    const beside = { ...box('beside', [0.5, 1.6, 0.5], [0.9, 0.6, 1.5]), material: { body: red } }
    const behind = { ...box('behind', [1.5, 1.6, 0.5], [0, 0.6, -3]), material: { body: red } }
    const rednessWith = (objects: readonly PlacedObject[]) => {
      const { rgb, objects: seen } = renderScene(sceneOf([mirror, ...objects]), camera, {
        width: 96,
        height: 60,
        assetOf,
      })
      return seen.reduce((count, object, pixel) => {
        const isRed = object === 0 && rgb[pixel * 3]! > rgb[pixel * 3 + 1]! * 1.6
        return count + (isRed ? 1 : 0)
      }, 0)
    }
    expect(rednessWith([])).toBe(0)
    expect(rednessWith([behind])).toBe(0)
    expect(rednessWith([beside])).toBeGreaterThan(20)
  })

  it('end in time whatever is in the scene', () => {
    const odd: PlacedObject[] = [
      box('nan', [1, 1, 1], [Number.NaN, 0, 0]),
      box('huge', [1e300, 1e300, 1e300], [0, 0, 0]),
      { ...chest, id: 'turned', rotation: { x: 0, y: Number.NaN, z: 0 } },
      { ...chest, id: '__proto__', material: JSON.parse('{"__proto__": null, "body": null}') as null },
      ...Array.from({ length: 500 }, (_, place) =>
        box(`${place}`, [0.1, 0.1, 0.1], [(place % 30) / 10 - 1.5, 0, -0.5]),
      ),
    ]
    const strange: LightingSetup = {
      ...day,
      sun: { azimuth: Number.NaN, elevation: 1e9, intensity: Number.NaN, color: 'red' },
      ambient: { intensity: Number.NaN, color: '' },
      lights: Array.from({ length: 300 }, () => ({ ...lamp(Number.NaN, 1, 0), angle: Number.NaN })),
      exposure: Number.NaN,
    }
    const rooms = [
      room,
      { ...room, id: 'flat', outline: rectangle(0, 0) },
      { ...room, id: 'no', outline: [], height: -1 },
    ]
    const picture = renderScene(sceneOf(odd, strange, rooms), { ...camera, focalLength: Number.NaN }, small)
    expect(picture.objects.some((object) => object >= 4)).toBe(true)
    expect(renderScene(sceneOf([], null, []), { ...camera, target: camera.position }, small).rgb).toHaveLength(
      64 * 40 * 3,
    )
    const lost = { ...camera, position: { x: Number.NaN, y: 0, z: 0 } }
    expect(renderScene(sceneOf([chest]), lost, small).rgb).toHaveLength(64 * 40 * 3)
  })
})

describe('pictures that somebody waits for', () => {
  const crowd = sceneOf([chest, box('shelf', [0.4, 1.8, 0.3], [-1.5, 0, -1.5])])
  const size = { width: 96, height: 60 }

  it('show the same as fine ones, with light that is nearly the same', () => {
    const [fine, quick] = (['fine', 'quick'] as const).map((detail) => renderScene(crowd, camera, { ...size, detail }))
    expect(quick!.objects).toEqual(fine!.objects)
    const apart = quick!.rgb.reduce((sum, value, place) => sum + Math.abs(value - fine!.rgb[place]!), 0)
    expect(apart / quick!.rgb.length).toBeLessThan(6)
  })

  it('draw a thousand things with fewer triangles, and leave none of them out', () => {
    const asset = assetOf(assetPathOf(familyNamed('christmas-tree')!, {}))
    const things = Array.from({ length: 1_000 }, (_, place) => ({
      ...box(`tree-${place}`, [0.1, 0.2, 0.1], [(place % 40) * 0.09 - 1.8, 0, Math.floor(place / 40) * 0.14 - 1.8]),
      assetPath: 'tree',
    }))
    const scene = sceneOf(things)
    const stage = atOnce(stageOf(scene, () => asset, { built: 50_000, all: 800_000, drawn: 330_000 }))
    expect(asset.polygonCount * 1_000).toBeGreaterThan(2_000_000)
    expect(stage.triangles).toBeLessThanOrEqual(330_000)
    expect(new Set(stage.groups.map(({ object }) => object?.id)).size).toBe(1_001)
  })

  it('are as bright with forty faint lamps as with four that shine ten times as much', () => {
    const lamps = (count: number, intensity: number): LightingSetup => ({
      ...night,
      lights: Array.from({ length: count }, (_, place) => ({
        ...lamp(-1.5 + (place % 4), 2.2, -1),
        id: `lamp-${place}`,
        intensity,
      })),
    })
    const [many, few] = [brightnessOf(lamps(40, 10)), brightnessOf(lamps(4, 100))]
    expect(many / few).toBeGreaterThan(0.85)
    expect(many / few).toBeLessThan(1.15)
  })
})

describe('what is seen of things', () => {
  it('is all of what stands free, and part of what stands behind', () => {
    const screen = box('screen', [0.5, 2, 0.05], [-0.25, 0, 0])
    const seen = visibilityOf(sceneOf([chest, screen, box('outside', [0.2, 0.2, 0.2], [0, 0, 1.95])]), camera)
    expect(seen.get('screen')).toMatchObject({ inFrame: 1, visible: 1 })
    expect(seen.get('chest')!.inFrame).toBe(1)
    expect(seen.get('chest')!.visible).toBeGreaterThan(0.2)
    expect(seen.get('chest')!.visible).toBeLessThan(0.8)
    expect(seen.get('outside')).toEqual({ inFrame: 0, visible: 0, share: 0 })
  })

  it('is a part of what the frame cuts off', () => {
    const aside = { ...camera, target: { x: 3.6, y: 0.4, z: -1 } }
    const { inFrame } = visibilityOf(sceneOf([chest]), aside).get('chest')!
    expect(inFrame).toBeGreaterThan(0.05)
    expect(inFrame).toBeLessThan(0.95)
  })
})
