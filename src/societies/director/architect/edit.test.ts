import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { distanceBetween, turnedBox } from '../../../worlds/scene/geometry/turned-box.ts'
import { isPlaced, type PlacedObject, type SceneObject } from '../../../worlds/scene/scene.ts'
import type { Edit } from '../edit.ts'
import type { ValidationIssue } from '../issue.ts'
import type { ObjectRequest } from '../plan.ts'
import { applyEdit as piecesOfApplyEdit, type Edited } from './apply-edit.ts'
import { faultsOfLayout } from './faults-of-layout.ts'
import { fixtureCatalogue as catalogue, objectsOf, planOf } from './fixture.ts'
import { layOut as piecesOfLayOut } from './lay-out.ts'
import { mend as piecesOfMend } from './mend.ts'

const applyEdit = (...given: Parameters<typeof piecesOfApplyEdit>) => atOnce(piecesOfApplyEdit(...given))
const layOut = (...given: Parameters<typeof piecesOfLayOut>) => atOnce(piecesOfLayOut(...given))
const mend = (...given: Parameters<typeof piecesOfMend>) => atOnce(piecesOfMend(...given))

const plan = planOf(
  { bed: 1, nightstand: 2, desk: 1, chair: 1, lamp: 1, vase: 1, wardrobe: 1, rug: 1, plant: 1, armchair: 1 },
  [
    { kind: 'on', subject: 'lamp', target: 'desk' },
    { kind: 'on', subject: 'vase', target: 'desk' },
  ],
  { width: 5, depth: 4.5 },
)
const { rooms, objects } = layOut({ plan, objects: objectsOf(plan), seed: 3, catalogue })
const requestFor = (name: string): ObjectRequest => ({
  id: `new ${name}`,
  name,
  count: 1,
  attributes: { words: [] },
  room: 'room',
  importance: 1,
})

function edited(edit: Edit, name?: string): Edited {
  const fetched = name ? objectsOf({ ...plan, requiredObjects: [requestFor(name)] }) : []
  return applyEdit({ edit, plan, rooms, objects, fetched, seed: 1, catalogue })
}

const find = (list: readonly SceneObject[], id: string) =>
  list.filter(isPlaced).find((object) => object.id === id) as PlacedObject
const boxOf = ({ position: { x, z }, boundingBox: { width, depth }, rotation }: PlacedObject) =>
  turnedBox(x, z, width, depth, rotation.y)

/** Everything but these is where it was. */
function expectOthersStill(after: Edited, ...named: readonly string[]): void {
  for (const object of objects.filter(isPlaced)) {
    if (named.includes(object.id)) continue
    const now = find(after.objects, object.id)
    const { x, y, z } = object.position
    expect(Math.hypot(now.position.x - x, now.position.y - y, now.position.z - z), object.id).toBeLessThan(0.001)
    expect(now.rotation).toEqual(object.rotation)
  }
}

async function expectSound(after: Edited): Promise<void> {
  expect(await faultsOfLayout({ rooms, objects: after.objects, notes: [] }, catalogue)).toEqual([])
}

describe('an edit', () => {
  it('moves a thing to where it is wanted, with what stands on it, and nothing else', async () => {
    const after = edited({ kind: 'move', objects: ['desk-1'], to: { kind: 'beside', target: 'wardrobe-1' } })
    expect(after.isDone, after.notes.join()).toBe(true)
    const desk = find(after.objects, 'desk-1')
    expect(distanceBetween(boxOf(desk), boxOf(find(after.objects, 'wardrobe-1')))).toBeLessThanOrEqual(0.5)
    const [before, lamp] = [find(objects, 'lamp-1'), find(after.objects, 'lamp-1')]
    expect(lamp.heldBy).toEqual(before.heldBy)
    const offset = (object: PlacedObject, on: PlacedObject) =>
      Math.hypot(object.position.x - on.position.x, object.position.z - on.position.z)
    expect(offset(lamp, desk)).toBeCloseTo(offset(before, find(objects, 'desk-1')), 3)
    expectOthersStill(after, 'desk-1', 'lamp-1', 'vase-1')
    await expectSound(after)
  })

  it('moves a thing onto another one', async () => {
    const after = edited({ kind: 'move', objects: ['vase-1'], to: { kind: 'on', target: 'nightstand-1' } })
    expect(find(after.objects, 'vase-1').heldBy).toMatchObject({ object: 'nightstand-1' })
    expectOthersStill(after, 'vase-1')
    await expectSound(after)
  })

  it('moves a thing by metres, to the left of whoever looks', () => {
    const camera = { name: 'main', position: { x: 0, y: 1.6, z: 2 }, target: { x: 0, y: 1, z: 0 }, focalLength: 24 }
    const to = { kind: 'by', direction: 'left', metres: 0.2 } as const
    const before = find(objects, 'vase-1').position
    const edit: Edit = { kind: 'move', objects: ['vase-1'], to }
    const after = applyEdit({ edit, plan, rooms, objects, camera, seed: 1, catalogue })
    const right = applyEdit({
      edit: { ...edit, to: { ...to, direction: 'right' } },
      plan,
      rooms,
      objects,
      camera,
      seed: 1,
      catalogue,
    })
    expect(after.isDone || right.isDone).toBe(true)
    if (after.isDone) expect(find(after.objects, 'vase-1').position.x).toBeLessThan(before.x - 0.09)
    if (right.isDone) expect(find(right.objects, 'vase-1').position.x).toBeGreaterThan(before.x + 0.09)
  })

  it('turns a thing by degrees, or towards another one', async () => {
    const by = edited({ kind: 'turn', objects: ['plant-1'], degrees: 45, towards: null })
    const turned = find(by.objects, 'plant-1').rotation.y - find(objects, 'plant-1').rotation.y
    expect(((turned % 360) + 360) % 360).toBeCloseTo(45)
    expectOthersStill(by, 'plant-1')
    await expectSound(by)
    const towards = edited({ kind: 'turn', objects: ['armchair-1'], degrees: null, towards: 'wardrobe-1' })
    const [chair, wardrobe] = [find(towards.objects, 'armchair-1'), find(towards.objects, 'wardrobe-1')]
    const wanted = Math.atan2(wardrobe.position.x - chair.position.x, wardrobe.position.z - chair.position.z)
    expect(Math.cos(wanted - (chair.rotation.y * Math.PI) / 180)).toBeGreaterThan(0.999)
    expectOthersStill(towards, 'armchair-1')
    await expectSound(towards)
  })

  it('adds a thing where it is wanted', async () => {
    const to = { kind: 'on', target: 'nightstand-2' } as const
    const after = edited({ kind: 'add', request: requestFor('book'), to }, 'book')
    expect(find(after.objects, 'new book-1').heldBy).toMatchObject({ object: 'nightstand-2' })
    expectOthersStill(after)
    await expectSound(after)
  })

  it('removes a thing, and what stood on it finds another place', async () => {
    const after = edited({ kind: 'remove', objects: ['desk-1'] })
    expect(after.removed).toContain('desk-1')
    expect(after.objects.some(({ id }) => id === 'desk-1')).toBe(false)
    for (const id of ['lamp-1', 'vase-1'].filter((rider) => !after.removed.includes(rider)))
      expect(find(after.objects, id).heldBy).not.toMatchObject({ object: 'desk-1' })
    expectOthersStill(after, 'desk-1', 'lamp-1', 'vase-1')
    await expectSound(after)
  })

  it('swaps a thing for another one in its place', async () => {
    const after = edited({ kind: 'swap', objects: ['desk-1'], request: requestFor('dresser') }, 'dresser')
    expect(after.removed).toContain('desk-1')
    const [was, is] = [find(objects, 'desk-1'), find(after.objects, 'new dresser-1')]
    expect(Math.hypot(was.position.x - is.position.x, was.position.z - is.position.z)).toBeLessThan(0.5)
    expect(find(after.objects, 'lamp-1').heldBy).toMatchObject({ object: 'new dresser-1' })
    expectOthersStill(after, 'desk-1', 'lamp-1', 'vase-1')
    await expectSound(after)
  })

  it('changes nothing when it cannot be done, and says why', () => {
    const onto = edited({ kind: 'move', objects: ['bed-1'], to: { kind: 'on', target: 'nightstand-1' } })
    expect(onto.isDone).toBe(false)
    expect(onto.notes).toHaveLength(1)
    expect(onto.objects).toEqual(objects)
    const away = edited({ kind: 'move', objects: ['bed-1'], to: { kind: 'by', direction: 'left', metres: 50 } })
    expect(away).toMatchObject({ isDone: false, objects })
    const nothing = edited({ kind: 'remove', objects: ['no such thing'] })
    expect(nothing).toMatchObject({ isDone: false, objects })
  })

  it('leaves places alone when it is about colour, light or the camera', () => {
    const after = edited({ kind: 'light', stops: 1, timeOfDay: null, mood: null })
    expect(after).toMatchObject({ isDone: true, objects, removed: [] })
  })
})

const issue = (affectedObjectId: string, more: Partial<ValidationIssue> = {}): ValidationIssue => ({
  id: '0/0',
  round: 0,
  severity: 'error',
  category: 'clipping',
  check: 'collision',
  description: '',
  affectedObjectId,
  otherObjectId: null,
  requirement: null,
  suggestedFix: '',
  ...more,
})

describe('mending', () => {
  const broken = (id: string, change: Partial<PlacedObject['position']>) =>
    objects.map((object) =>
      object.id === id && object.position ? { ...object, position: { ...object.position, ...change } } : object,
    )

  it('gives a thing that clips, floats or stands outside a new place, and moves nothing else', async () => {
    const { x, z } = find(objects, 'bed-1').position
    for (const change of [{ x, z }, { y: 0.4 }, { x: 9 }]) {
      const faulty = broken('wardrobe-1', change)
      const mended = mend({ plan, rooms, objects: faulty, issues: [issue('wardrobe-1')], seed: 1, catalogue })
      expect(await faultsOfLayout(mended, catalogue)).toEqual([])
      expectOthersStill({ ...mended, removed: [], isDone: true }, 'wardrobe-1')
    }
  })

  it('takes along what stands on it', async () => {
    const moved = broken('desk-1', { y: 0.5 }).map((object) =>
      object.heldBy?.by === 'object' && object.heldBy.object === 'desk-1' && object.position
        ? { ...object, position: { ...object.position, y: object.position.y + 0.5 } }
        : object,
    )
    const issues = [issue('desk-1', { category: 'floating' })]
    const mended = mend({ plan, rooms, objects: moved, issues, seed: 1, catalogue })
    expect(find(mended.objects, 'lamp-1').heldBy).toMatchObject({ object: 'desk-1' })
    expect(await faultsOfLayout(mended, catalogue)).toEqual([])
  })

  it('places what has no place yet', async () => {
    const without = objects.map((object) =>
      object.id === 'chair-1' ? { ...object, position: null, heldBy: null, status: 'fetched' as const } : object,
    )
    const mended = mend({ plan, rooms, objects: without, issues: [], seed: 1, catalogue })
    expect(find(mended.objects, 'chair-1').status).toBe('placed')
    expect(await faultsOfLayout(mended, catalogue)).toEqual([])
    expectOthersStill({ ...mended, removed: [], isDone: true }, 'chair-1')
  })

  it('leaves issues of others alone', () => {
    const issues = [issue('bed-1', { category: 'color' })]
    expect(mend({ plan, rooms, objects, issues, seed: 1, catalogue }).objects).toEqual(objects)
  })

  it('puts nothing where something stays that found no other place', () => {
    // the bed fills the room between its walls and the floor before its door, where nobody may put it
    const small = planOf({ bed: 1, chair: 1 }, [], { width: 2.2, depth: 2.2 })
    const [room] = layOut({ plan: small, objects: objectsOf(small), seed: 1, catalogue }).rooms
    const held = { by: 'floor', room: room!.id } as const
    const stuck = objectsOf(small).map((object): SceneObject => {
      const position = object.name === 'bed' ? { x: 0, y: 0, z: 0 } : { x: 0.8, y: 0.4, z: 0.8 }
      return { ...object, room: room!.id, position, heldBy: held, status: 'placed' }
    })
    const ids = stuck.map(({ id }) => id)
    const mended = mend({
      plan: small,
      rooms: [room!],
      objects: stuck,
      issues: ids.map((id) => issue(id)),
      seed: 1,
      catalogue,
    })
    const [bed, chair] = ['bed', 'chair'].map((name) => mended.objects.find((object) => object.name === name)!)
    expect(bed!.position).toEqual({ x: 0, y: 0, z: 0 })
    const before = stuck.find(({ name }) => name === 'chair')!
    const isMoved = JSON.stringify(chair!.position) !== JSON.stringify(before.position)
    const isInBed = distanceBetween(boxOf(bed as PlacedObject), boxOf(chair as PlacedObject)) === 0
    expect(isMoved && isInBed).toBe(false)
    expect(mended.notes.join(' ')).toContain('stays where it is')
  })
})
