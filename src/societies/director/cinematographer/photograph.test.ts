import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { createRandom } from '../../../base/random.ts'
import { assetOf, assetPathOf, familyNamed } from '../../../worlds/scene/library/index.ts'
import { isOnFloor } from '../../../worlds/scene/checks/floor.ts'
import { isOver } from '../../../worlds/scene/render/cut-away.ts'
import { measurePicture, visibilityOf as piecesOfVisibilityOf } from '../../../worlds/scene/render/measure-picture.ts'
import { renderScene as piecesOfRenderScene } from '../../../worlds/scene/render/render-scene.ts'
import { rectangle, wallsOf } from '../../../worlds/scene/room.ts'
import type { PlacedObject, RoomShell, Scene } from '../../../worlds/scene/scene.ts'
import type { ValidationIssue } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'
import type { Assignment, Photography } from './assignment.ts'
import { photograph as piecesOfPhotograph } from './photograph.ts'
import { isInOrNear } from './stands.ts'

const photograph = (...given: Parameters<typeof piecesOfPhotograph>) => atOnce(piecesOfPhotograph(...given))
const renderScene = (...given: Parameters<typeof piecesOfRenderScene>) => atOnce(piecesOfRenderScene(...given))
const visibilityOf = (...given: Parameters<typeof piecesOfVisibilityOf>) => atOnce(piecesOfVisibilityOf(...given))

function thing(id: string, family: string, x: number, z: number, turn = 0, y = 0): PlacedObject {
  const assetPath = assetPathOf(familyNamed(family)!, {})
  const asset = assetOf(assetPath)
  return {
    id,
    name: id,
    request: id,
    room: 'room',
    assetPath,
    isStandIn: false,
    boundingBox: asset.boundingBox,
    polygonCount: asset.polygonCount,
    placement: asset.placement,
    position: { x, y, z },
    rotation: { x: 0, y: turn, z: 0 },
    heldBy: { by: 'floor', room: 'room' },
    material: null,
    status: 'finished',
  }
}

const planOf = (objects: readonly PlacedObject[], timeOfDay: string, mood = 'neutral'): MasterPlan => ({
  originalPrompt: '',
  interpretedMood: '',
  style: '',
  rooms: [],
  passages: [],
  requiredObjects: objects.map(({ id }) => ({
    id,
    name: id,
    count: 1,
    attributes: { words: [] },
    room: 'room',
    importance: 1,
  })),
  spatialRequirements: { objects: [], room: [] },
  materialRequirements: {},
  lightingRequirements: { timeOfDay, mood, lampsOn: timeOfDay === 'night' },
  executionOrder: [],
  notUnderstood: [],
})

const roomOf = (width: number, depth: number, windows = 1): RoomShell => ({
  id: 'room',
  kind: 'bedroom',
  outline: rectangle(width, depth),
  height: 2.6,
  doors: [{ id: 'door', wall: 2, at: 0.8, width: 0.9, height: 2.05, sill: 0, leadsTo: null, swing: 0.9 }],
  windows: Array.from({ length: windows }, (_, place) => ({
    id: `window-${place}`,
    wall: place === 0 ? 1 : 3,
    at: depth / 2,
    width: 1.4,
    height: 1.3,
    sill: 0.85,
  })),
  surfaces: null,
})

/** A bedroom with a lamp, by its size. */
const bedroom = (width: number, depth: number): readonly PlacedObject[] => [
  thing('bed', 'bed', 0, -depth / 2 + 1.1),
  thing('wardrobe', 'wardrobe', -width / 2 + 0.35, depth / 2 - 1.8, 90),
  thing('lamp', 'floor-lamp', width / 2 - 0.3, -depth / 2 + 0.3),
]

const sceneOf = ({ rooms, objects }: Assignment, { lightingSetup, cameraSetup }: Photography): Scene => ({
  title: '',
  rooms,
  objects,
  lighting: lightingSetup,
  camera: cameraSetup,
})
const job = (timeOfDay = 'morning', more: Partial<Assignment> = {}): Assignment => {
  const objects = more.objects ?? bedroom(4.4, 4)
  return { plan: planOf(objects, timeOfDay), rooms: [roomOf(4.4, 4)], objects, seed: 1, ...more }
}
const issue = (category: ValidationIssue['category'], description: string, object: string | null): ValidationIssue => ({
  id: '0/1',
  round: 0,
  severity: 'error',
  category,
  check: 'picture',
  description,
  affectedObjectId: object,
  otherObjectId: null,
  requirement: null,
  suggestedFix: '',
})

describe('light', () => {
  it('is the same for the same seed', () => {
    expect(photograph(job())).toEqual(photograph(job()))
  })

  it('falls through a window: the sun stands outside of it', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { sun } = photograph(job('morning', { seed })).lightingSetup
      const [wall] = wallsOf(roomOf(4.4, 4)).filter(({ index }) => index === 1)
      const angle = (sun.azimuth * Math.PI) / 180
      expect(Math.sin(angle) * wall!.inward[0] + Math.cos(angle) * wall!.inward[1]).toBeLessThan(-0.7)
      expect(sun.elevation).toBeGreaterThan(5)
      expect(sun.intensity).toBeGreaterThanOrEqual(20_000)
      expect(sun.intensity).toBeLessThanOrEqual(60_000)
    }
  })

  it('comes from lamps at night, and not at noon', () => {
    const { lights, sun } = photograph(job('night')).lightingSetup
    expect(lights.map(({ object }) => object)).toEqual(['lamp'])
    expect(sun.elevation).toBeLessThan(0)
    // where the lamp stands
    expect(lights[0]!.position.x).toBeCloseTo(1.9, 1)
    expect(photograph(job('noon')).lightingSetup.lights).toEqual([])
  })

  it('comes from lamps where no window is', () => {
    const { lights } = photograph(job('noon', { rooms: [roomOf(4.4, 4, 0)] })).lightingSetup
    expect(lights).toHaveLength(1)
  })

  it('is exposed well in rooms of all sizes, at all hours and in all moods', () => {
    const random = createRandom('rooms')
    const hours = ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night']
    for (let place = 0; place < 20; place++) {
      const [width, depth] = [3.2 + random.next() * 3.5, 3.4 + random.next() * 3]
      const objects = bedroom(width, depth)
      const mood = random.pick(['neutral', 'warm', 'bright', 'dim'])
      const assignment: Assignment = {
        plan: planOf(objects, hours[place % hours.length]!, mood),
        rooms: [roomOf(width, depth, place % 3)],
        objects,
        seed: place,
      }
      const done = photograph(assignment)
      const { mean, burnt, black } = measurePicture(
        renderScene(sceneOf(assignment, done), done.cameraSetup.main, { width: 200, height: 125 }),
      )
      const label = `${place}: ${hours[place % hours.length]} ${mood} ${mean} ${burnt} ${black}`
      expect(mean, label).toBeGreaterThan(0.25)
      expect(mean, label).toBeLessThan(0.65)
      expect(burnt, label).toBeLessThan(0.03)
      expect(black, label).toBeLessThan(0.1)
    }
  }, 180_000)
})

describe('cameras', () => {
  it('stand in the room at eye height, in no thing, and see what was asked for', () => {
    for (const [width, depth] of [
      [3.4, 3.6],
      [4.4, 4],
      [6, 4.5],
    ] as const) {
      const assignment = job('morning', { objects: bedroom(width, depth), rooms: [roomOf(width, depth)] })
      const done = photograph(assignment)
      const { main, views } = done.cameraSetup
      for (const { position, focalLength } of [main, ...views]) {
        expect(position.y).toBeGreaterThanOrEqual(1.4)
        expect(position.y).toBeLessThanOrEqual(1.7)
        expect(focalLength).toBeGreaterThanOrEqual(16)
        expect(focalLength).toBeLessThanOrEqual(35)
        // or on the threshold of the door
        expect(isOver(rectangle(width + 0.2, depth + 0.2), position.x, position.z)).toBe(true)
        expect(assignment.objects.some((object) => isInOrNear(object, position, 0))).toBe(false)
      }
      expect(views).toHaveLength(2)
      const seen = visibilityOf(sceneOf(assignment, done), main)
      const isGood = [...seen.values()].filter(({ inFrame, visible }) => inFrame >= 0.9 && visible >= 0.25)
      expect(isGood.length).toBeGreaterThanOrEqual(2)
      expect(seen.get('bed')!.visible).toBeGreaterThan(0.25)
    }
  })

  it('stand elsewhere when something was not seen, so that it is', () => {
    // a screen before a chest: from most places one hides the other
    const objects = [
      thing('wardrobe', 'wardrobe', 0, -0.4),
      thing('stool', 'stool', 0, -1.4),
      thing('bed', 'bed', -1.4, 0.9),
    ]
    const assignment = job('morning', { objects, issues: [issue('camera', 'the stool is hidden', 'stool')] })
    const done = photograph(assignment)
    expect(visibilityOf(sceneOf(assignment, done), done.cameraSetup.main).get('stool')!.visible).toBeGreaterThan(0.25)
  })

  it('look into other rooms of a home before they look at the first again', () => {
    const other: RoomShell = { ...roomOf(4, 4), id: 'other', outline: rectangle(4, 4).map(([x, z]) => [x + 6, z]) }
    const table = { ...thing('table', 'table', 6, 0), room: 'other', heldBy: { by: 'floor', room: 'other' } as const }
    const objects = [...bedroom(4.4, 4), table]
    const rooms = [roomOf(4.4, 4), other]
    const { main, views } = photograph(job('noon', { objects, rooms })).cameraSetup
    const isInOther = ({ position: { x, z } }: typeof main) => isOnFloor(other.outline, x, z)
    expect([main, ...views].map(isInOther)).toEqual([false, true, false])
  })

  it('see rooms from above in which nobody can stand', () => {
    const rooms = [{ ...roomOf(1, 1), windows: [], doors: [] }]
    const objects = [thing('wardrobe', 'wardrobe', 0, 0)]
    const { main, views } = photograph(job('noon', { rooms, objects })).cameraSetup
    expect(main.position.y).toBeGreaterThan(2.6)
    expect(views).toEqual([])
  })

  it('come to something without rooms, without things and with impossible numbers', () => {
    expect(photograph(job('noon', { rooms: [], objects: [] })).cameraSetup.main.position.y).toBeGreaterThan(1)
    expect(photograph(job('noon', { objects: [] })).said).toContain('noon')
    const odd = { ...thing('bed', 'bed', Number.NaN, 0), boundingBox: { width: Number.NaN, depth: 1e308, height: -1 } }
    const rooms = [{ ...roomOf(4, 4), outline: rectangle(Number.NaN, 4), height: Number.NaN }]
    expect(photograph(job('__proto__', { objects: [odd], rooms })).said).toContain('Camera')
  })
})

describe('edits of a finished scene', () => {
  const first = job()
  const before = photograph(first)
  const kept = { lighting: before.lightingSetup, camera: before.cameraSetup }
  const edited = (edit: NonNullable<Assignment['edits']>[number]) => photograph({ ...first, kept, edits: [edit] })

  it('leave light and camera alone when they name neither', () => {
    const after = edited({ kind: 'remove', objects: ['wardrobe'] })
    expect(after.lightingSetup).toEqual(before.lightingSetup)
    expect(after.cameraSetup).toEqual(before.cameraSetup)
  })

  it('make it brighter by stops, and nothing else', () => {
    const after = edited({ kind: 'light', stops: 1, timeOfDay: null, mood: null })
    expect(after.lightingSetup).toEqual({ ...before.lightingSetup, exposure: before.lightingSetup.exposure + 1 })
    expect(after.cameraSetup).toEqual(before.cameraSetup)
  })

  it('are made once, however often something is mended afterwards', () => {
    const edits = [
      { kind: 'light', stops: 1, timeOfDay: null, mood: null },
      { kind: 'camera', angle: 'wider' },
    ] as const
    const after = photograph({ ...first, kept, edits })
    const next = { lighting: after.lightingSetup, camera: after.cameraSetup }
    expect(photograph({ ...first, kept: next, edits, isRevision: true })).toEqual(after)
  })

  it('move the camera when something stands where it was', () => {
    const { x, z } = before.cameraSetup.main.position
    const objects = [...first.objects, thing('other', 'wardrobe', x, z)]
    const edits = [{ kind: 'remove', objects: [] }] as const
    expect(photograph({ ...first, objects, kept, edits }).cameraSetup.main.position).not.toEqual({ x, y: 1.55, z })
  })

  it('light anew what somebody finds too dark', () => {
    const { sun, ambient } = before.lightingSetup
    const dark = {
      ...before.lightingSetup,
      sun: { ...sun, intensity: 0 },
      ambient: { ...ambient, intensity: 0 },
      exposure: -5,
    }
    const issues = [issue('exposure', 'the picture is too dark', null)]
    const edits = [{ kind: 'remove', objects: [] }] as const
    const mended = photograph({ ...first, kept: { ...kept, lighting: dark }, edits, issues }).lightingSetup
    expect(mended.sun.intensity).toBe(sun.intensity)
    expect(Math.abs(mended.exposure)).toBeLessThan(2)
  })

  it('make it evening', () => {
    const after = edited({ kind: 'light', stops: 0, timeOfDay: 'evening', mood: null })
    expect(after.lightingSetup.sun.elevation).toBeLessThan(before.lightingSetup.sun.elevation)
    expect(after.lightingSetup.lights).toHaveLength(1)
    expect(after.cameraSetup).toEqual(before.cameraSetup)
  })

  it('move the camera as they say', () => {
    const camera = (angle: 'another' | 'above' | 'closer' | 'wider' | 'left' | 'right') =>
      edited({ kind: 'camera', angle }).cameraSetup.main
    const { main } = before.cameraSetup
    const away = ({ position }: typeof main) => Math.hypot(position.x - main.position.x, position.z - main.position.z)
    expect(away(camera('another'))).toBeGreaterThan(1)
    expect(camera('above').position.y).toBeGreaterThan(5)
    expect(camera('closer').focalLength).toBeGreaterThan(main.focalLength)
    expect(camera('wider').focalLength).toBeLessThan(main.focalLength)
    expect(away(camera('left')) + away(camera('right'))).toBeGreaterThan(0.2)
    expect(edited({ kind: 'camera', angle: 'above' }).lightingSetup).toEqual(before.lightingSetup)
  })
})
