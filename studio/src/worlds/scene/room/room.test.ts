import { MeshBasicMaterial, Vector3, type Mesh, type MeshStandardMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import { rectangle, type Door, type RoomShell } from '../../../../../src/worlds/scene/room.ts'
import type { PlacedObject } from '../../../../../src/worlds/scene/scene.ts'
import { createEasing } from './ease.ts'
import { abovePose, cameraPose, extentOf, orbitPose, turnOrbit, walkPose } from './eye.ts'
import { USUAL_ORBIT } from './looking.ts'
import { createMaterials } from './materials.ts'
import { buildShell } from './shell.ts'
import { createThings } from './things.ts'
import { canStand, firstStand, walkOn } from './walk.ts'

const roomAt = (id: string, left: number, doors: readonly Door[] = []): RoomShell => ({
  id,
  kind: 'room',
  outline: rectangle(4, 4).map(([x, z]) => [x + left, z] as const),
  height: 2.5,
  doors,
  windows: [],
  surfaces: null,
})
// in the wall between the two: walls go round from the far left corner
const door: Door = { id: 'd', wall: 1, at: 2, width: 0.9, height: 2, sill: 0, leadsTo: 'right', swing: 0 }
const home = [roomAt('left', 0, [door]), roomAt('right', 4.1)]
const place = { rooms: home, placed: [] }

describe('who walks', () => {
  it('stays off the walls, goes along them, and through doors into the next room', () => {
    expect(canStand(place, 0, 0)).toBe(true)
    expect(canStand(place, 0, 1.9)).toBe(false)
    expect(canStand(place, 0, 9)).toBe(false)
    const blocked = walkOn(place, { x: 0, z: 1.7, yaw: 45, pitch: 0 }, 0.3, 0)
    expect([blocked.x > 0, blocked.z]).toEqual([true, 1.7])
    let walker = { x: 0, z: 0, yaw: 90, pitch: 0 }
    for (let step = 0; step < 25; step++) walker = walkOn(place, walker, 0.2, 0)
    expect(walker.x).toBeGreaterThan(3)
    let aside = { x: 0, z: 1.2, yaw: 90, pitch: 0 }
    for (let step = 0; step < 25; step++) aside = walkOn(place, aside, 0.2, 0)
    expect(aside.x).toBeLessThan(2)
  })

  it('goes round what stands there, over what lies there and under what hangs there', () => {
    const thing = (y: number, height: number, turned = 0) => ({
      position: { x: 0, y, z: 0 },
      rotation: { x: 0, y: turned, z: 0 },
      boundingBox: { width: 1, depth: 0.1, height },
    })
    const ahead = (things: ReturnType<typeof thing>[], metres = 2) =>
      walkOn({ rooms: home, placed: things }, { x: 0, z: -1, yaw: 0, pitch: 0 }, metres, 0).z
    // also in one large stride nobody gets through a thin screen
    expect(ahead([thing(0, 1.8)])).toBeLessThan(-0.15)
    expect(ahead([thing(0, 0.05)])).toBeCloseTo(1)
    expect(ahead([thing(2, 0.3)])).toBeCloseTo(1)
    expect(ahead([thing(0, 1.8, 90)])).toBeLessThan(-0.6)
    const full = { rooms: home, placed: [{ ...thing(0, 2), boundingBox: { width: 20, depth: 20, height: 2 } }] }
    expect(canStand(full, 0, 0)).toBe(false)
    expect(canStand(place, firstStand(full, undefined).x, firstStand(full, undefined).z)).toBe(true)
  })

  it('steps to its right when it faces away from whoever looks at the plan', () => {
    const { x, z } = walkOn(place, { x: 0, z: 0, yaw: 180, pitch: 0 }, 0, 0.5)
    expect([x, z]).toEqual([expect.closeTo(0.5), expect.closeTo(0)])
  })

  it('begins where the camera is, or somewhere inside where nobody can stand there', () => {
    const camera = { name: 'main', position: { x: 1, y: 1.5, z: 1 }, target: { x: 1, y: 1, z: -1 }, focalLength: 20 }
    expect(firstStand(place, camera)).toMatchObject({ x: 1, z: 1, yaw: 180 })
    const inside = firstStand(place, { ...camera, position: { x: 90, y: 1, z: 90 } })
    expect(canStand(place, inside.x, inside.z)).toBe(true)
    expect(firstStand({ rooms: [], placed: [] }, undefined)).toMatchObject({ x: 0, z: 0 })
  })
})

describe('an eye', () => {
  it('has all of a home in sight from wherever it turns to, in wide and in high pictures', () => {
    const extent = extentOf(home)
    for (const aspect of [0.5, 1, 2])
      for (const yaw of [0, 90, 200]) {
        const { position, angle } = orbitPose(extent, turnOrbit(USUAL_ORBIT, yaw, 0), aspect)
        const far = Math.hypot(...position.map((at, axis) => at - extent.middle[axis]!))
        const half = Math.atan(Math.tan((angle * Math.PI) / 360) * Math.min(1, aspect))
        expect(far * Math.sin(half)).toBeGreaterThanOrEqual(extent.radius)
      }
  })

  it('looks ahead at eye height, through a camera as far as that sees, and straight down', () => {
    const { position, target } = walkPose({ x: 1, z: 2, yaw: 90, pitch: 0 }, 1)
    expect([position[1], target[0] - position[0], target[2] - position[2]]).toEqual([1.6, 1, expect.closeTo(0)])
    const camera = { name: '', position: { x: 0, y: 1, z: 0 }, target: { x: 0, y: 1, z: 1 }, focalLength: 18 }
    expect(cameraPose(camera, 1).angle).toBeCloseTo(90)
    expect(cameraPose(camera, 1.6).angle).toBeLessThan(90)
    const above = abovePose(home, 1)
    expect([above.position[0], above.position[2]]).toEqual([above.target[0], above.target[2]])
  })
})

const thing = (id: string, x: number, more: Partial<PlacedObject> = {}): PlacedObject => ({
  id,
  name: id,
  request: id,
  room: 'left',
  assetPath: 'library/bed?depth=2.1&height=1.02&width=1.6',
  isStandIn: false,
  boundingBox: { width: 1.6, depth: 2.1, height: 1.02 },
  polygonCount: 0,
  placement: 'floor',
  position: { x, y: 0, z: 0 },
  rotation: { x: 0, y: 0, z: 0 },
  heldBy: { by: 'floor', room: 'left' },
  material: null,
  status: 'placed',
  ...more,
})

describe('things in a room', () => {
  it('are touched only when they changed: moved ones keep their meshes, and those that look alike share them', () => {
    const things = createThings(createMaterials())
    const [one, other] = [thing('one', 0), thing('other', 1)]
    expect(things.show([one, other]).map(({ from }) => from)).toEqual([undefined, undefined])
    const meshOf = (id: string) => things.groupOf(id)!.children[0] as Mesh
    const mesh = meshOf('one')
    expect(meshOf('other').geometry).toBe(mesh.geometry)
    expect(things.show([one, other])).toEqual([])
    const [shift, ...rest] = things.show([thing('one', 2), other])
    expect(rest).toEqual([])
    expect(shift!.from).toMatchObject({ x: 0 })
    expect(meshOf('one')).toBe(mesh)
    expect(things.groupOf('one')!.position.x).toBe(2)
    things.show([other])
    expect(things.groupOf('one')).toBeUndefined()
    expect(things.group.children).toHaveLength(1)
  })

  it('are clay until somebody gives them a material', () => {
    const things = createThings(createMaterials())
    const colours = () =>
      things
        .groupOf('one')!
        .children.map((mesh) => ((mesh as Mesh).material as MeshStandardMaterial).color.getHexString())
    things.show([thing('one', 0)])
    expect(colours()).toEqual(['d3cdc3'])
    const red = { name: 'red', color: '#ff0000', roughness: 1, metalness: 0, pattern: 'plain' } as const
    things.show([thing('one', 0, { material: { body: red } })])
    expect(colours()).toEqual(['ff0000'])
  })

  it('are a box where nobody can build them', () => {
    const things = createThings(createMaterials())
    for (const assetPath of ['own/chair.glb', '', 'library/__proto__?x=1']) {
      things.show([thing('odd', 0, { assetPath })])
      const { geometry } = things.groupOf('odd')!.children[0] as Mesh
      geometry.computeBoundingBox()
      expect(geometry.boundingBox!.max.y).toBeCloseTo(1.02)
      expect(geometry.boundingBox!.min.y).toBeCloseTo(0)
    }
  })

  it('go with the wall they hang on when it stands between them and the viewer, which still keeps the sun out', () => {
    const shell = buildShell(home.slice(0, 1), createMaterials(true))
    const things = createThings(createMaterials())
    things.show([thing('picture', 0, { heldBy: { by: 'wall', room: 'left', wall: 2 } }), thing('bed', 0)])
    const seen = (eye: Vector3) => {
      things.cutAway(shell.cutAway(eye))
      return [things.groupOf('picture')!.visible, things.groupOf('bed')!.visible]
    }
    expect(seen(new Vector3(0, 1, 0))).toEqual([true, true])
    expect(seen(new Vector3(0, 1, 8))).toEqual([false, true])
    const hidden = shell.group.children.filter((each) => {
      const { material } = each as Mesh
      return material instanceof MeshBasicMaterial && !material.colorWrite
    })
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.every(({ visible, castShadow }) => visible && castShadow)).toBe(true)
  })

  it('are eased to their place in a fifth of a second, and at once for whoever wants no motion', () => {
    for (const isStill of [false, true]) {
      const things = createThings(createMaterials())
      const easing = createEasing(() => isStill)
      things.show([thing('one', 0)])
      easing.start(things.show([thing('one', 2)]), 1000)
      const { position } = things.groupOf('one')!
      expect(easing.move(1050)).toBe(!isStill)
      expect(position.x < 2).toBe(!isStill)
      expect(easing.move(1250)).toBe(false)
      expect(position.x).toBe(2)
    }
  })
})
