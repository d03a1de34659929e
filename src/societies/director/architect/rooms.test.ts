import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { extentOf, isInside } from '../../../worlds/scene/geometry/floor-plan.ts'
import { pointAlong, signedArea, wallsOf } from '../../../worlds/scene/room.ts'
import { isPlaced } from '../../../worlds/scene/scene.ts'
import type { MasterPlan } from '../plan.ts'
import { faultsOfLayout } from './faults-of-layout.ts'
import { fixtureCatalogue as catalogue, objectsOf, planOf, roomOf } from './fixture.ts'
import { type Layout, layOut as piecesOfLayOut } from './lay-out.ts'

const layOut = (...given: Parameters<typeof piecesOfLayOut>) => atOnce(piecesOfLayOut(...given))

const lay = (plan: MasterPlan, seed = 1): Layout => layOut({ plan, objects: objectsOf(plan), seed, catalogue })
const leftOut = ({ objects }: Layout) => objects.filter(({ status }) => status === 'left_out')

describe('rooms', () => {
  it('have the size that was said, and else what their things need', () => {
    const said = extentOf(lay(planOf({ bed: 1 }, [], { width: 4, depth: 5 })).rooms[0]!.outline)
    expect([said.maxX - said.minX, said.maxZ - said.minZ]).toEqual([4, 5])
    const area = (plan: MasterPlan) => signedArea(lay(plan).rooms[0]!.outline) / 2
    expect(area(planOf({ bed: 8, wardrobe: 4 }))).toBeGreaterThan(2 * area(planOf({ bed: 1 })))
    expect(area(planOf({ bed: 1 }, [], { scale: 2 }))).toBeGreaterThan(1.5 * area(planOf({ bed: 1 })))
  })

  it('have as many doors and windows as were asked for, apart from each other', () => {
    const [room] = lay(planOf({ bed: 1 }, [], { doors: 2, windows: 3 })).rooms
    expect(room!.doors).toHaveLength(2)
    expect(room!.windows).toHaveLength(3)
    const openings = [...room!.doors, ...room!.windows]
    for (const one of openings) {
      const wall = wallsOf(room!)[one.wall]!
      expect(one.at - one.width / 2).toBeGreaterThanOrEqual(0)
      expect(one.at + one.width / 2).toBeLessThanOrEqual(wall.length)
      for (const other of openings)
        if (other !== one && other.wall === one.wall)
          expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual((one.width + other.width) / 2)
    }
  })

  it('leave the sill above what goes under the window', () => {
    const [room] = lay(planOf({ column: 1, dresser: 1 }, [{ kind: 'under_window', subject: 'dresser' }])).rooms
    expect(room!.windows[0]!.sill).toBeGreaterThanOrEqual(0.8)
  })

  it('can have the shape of an L, and all is in it', async () => {
    for (const seed of [1, 2, 3]) {
      const plan = planOf({ 'corner sofa': 1, 'dining table': 1, chair: 4, bookshelf: 2, plant: 2 }, [], { shape: 'l' })
      const layout = lay(plan, seed)
      expect(layout.rooms[0]!.outline).toHaveLength(6)
      expect(signedArea(layout.rooms[0]!.outline)).toBeGreaterThan(0)
      expect(await faultsOfLayout(layout, catalogue)).toEqual([])
      expect(leftOut(layout)).toEqual([])
    }
  })

  it('of a home share walls, with a door on both sides of each passage', async () => {
    const rooms = [
      roomOf({ id: 'hall', kind: 'hall' }),
      roomOf({ id: 'kitchen', kind: 'kitchen' }),
      roomOf({ id: 'bedroom', kind: 'bedroom' }),
    ]
    const passages = [
      { from: 'hall', to: 'kitchen' },
      { from: 'hall', to: 'bedroom' },
    ]
    const home = { fridge: 'kitchen', bed: 'bedroom', wardrobe: 'bedroom', plant: 'hall' }
    const layout = lay(planOf({ fridge: 1, bed: 1, wardrobe: 1, plant: 1 }, [], {}, { rooms, passages, roomOf: home }))
    expect(await faultsOfLayout(layout, catalogue)).toEqual([])
    for (const { from, to } of passages) {
      const [one, two] = [from, to].map((id) => layout.rooms.find((room) => room.id === id)!)
      const [there, back] = [
        one!.doors.find((door) => door.leadsTo === to)!,
        two!.doors.find((door) => door.leadsTo === from)!,
      ]
      const [x, z] = pointAlong(wallsOf(one!)[there.wall]!, there.at)
      const [backX, backZ] = pointAlong(wallsOf(two!)[back.wall]!, back.at)
      expect(Math.hypot(x - backX, z - backZ)).toBeCloseTo(0.1, 2)
    }
    // nobody's floor is in another room
    for (const room of layout.rooms)
      for (const object of layout.objects.filter(isPlaced))
        expect(isInside(room.outline, object.position.x, object.position.z)).toBe(object.room === room.id)
    expect(layout.rooms[0]!.doors.some(({ leadsTo }) => leadsTo === null)).toBe(true)
  })

  it('grow when not all fits and nobody said how large they are', () => {
    const layout = lay(planOf({ wardrobe: 14, bed: 5 }, [], { kind: 'bedroom' }))
    expect(leftOut(layout)).toEqual([])
  })

  it('of a said size leave out what does not fit, and say so', async () => {
    const layout = lay(planOf({ bed: 3, wardrobe: 3 }, [], { width: 3, depth: 3 }))
    expect(leftOut(layout).length).toBeGreaterThan(0)
    expect(layout.notes.join(' ')).toContain('There is no room for')
    expect(await faultsOfLayout(layout, catalogue)).toEqual([])
  })

  it('leave out first what is least important', () => {
    const plan = planOf({ bed: 1, wardrobe: 2, dresser: 2 }, [], { width: 2.6, depth: 2.8 })
    const requiredObjects = plan.requiredObjects.map((request) => ({
      ...request,
      importance: request.id === 'bed' ? 1 : 0.3,
    }))
    const layout = lay({ ...plan, requiredObjects })
    expect(leftOut(layout).map(({ name }) => name)).not.toContain('bed')
    expect(leftOut(layout).length).toBeGreaterThan(0)
  })

  it('of one square metre hold a chair, and a note for the rest', async () => {
    const layout = lay(planOf({ chair: 1, bed: 1 }, [], { width: 1, depth: 1 }))
    expect(leftOut(layout).map(({ id }) => id)).toEqual(['bed-1'])
    expect(await faultsOfLayout(layout, catalogue)).toEqual([])
  })

  it('hold a hundred things, and five hundred, without a clip', async () => {
    const hundred = lay(planOf({ desk: 25, chair: 25, lamp: 25, book: 25 }, [], { kind: 'classroom' }))
    expect(await faultsOfLayout(hundred, catalogue)).toEqual([])
    expect(leftOut(hundred)).toEqual([])
    const many = lay(planOf({ chair: 200, book: 200, crate: 100 }, [], { kind: 'hall' }))
    expect(many.objects).toHaveLength(500)
    expect(many.objects.filter(isPlaced).length + leftOut(many).length).toBe(500)
  }, 180_000)

  it('are built from any plan, however little it makes sense', () => {
    const strange = { width: Number.NaN, depth: -3, height: Infinity, scale: Number.NaN, doors: -1, windows: 1e9 }
    const layout = lay(planOf({ bed: 1 }, [{ kind: 'on', subject: 'bed', target: 'nothing' }], strange))
    expect(layout.rooms[0]!.outline.flat().every(Number.isFinite)).toBe(true)
    expect(layout.rooms[0]!.windows.length).toBeLessThanOrEqual(12)
    const empty = lay({ ...planOf({}), rooms: [] })
    expect(empty.rooms).toHaveLength(1)
    const circle = lay(
      planOf({ 'chair a': 1, 'chair b': 1 }, [
        { kind: 'on', subject: 'chair a', target: 'chair b' },
        { kind: 'on', subject: 'chair b', target: 'chair a' },
      ]),
    )
    expect(circle.objects.filter(isPlaced)).toHaveLength(2)
  })
})

describe('people can live in them', () => {
  const bedroom = planOf({ bed: 1, nightstand: 2, wardrobe: 1, desk: 1, chair: 1, painting: 1, curtain: 1 })

  it('with beds at walls, nightstands beside them, and chairs at desks', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const layout = lay(bedroom, seed)
      const find = (id: string) => layout.objects.filter(isPlaced).find((object) => object.id === id)!
      const { minX, maxX, minZ, maxZ } = extentOf(layout.rooms[0]!.outline)
      const { position, rotation } = find('bed-1')
      const back = (rotation.y * Math.PI) / 180
      const [headX, headZ] = [position.x - Math.sin(back) * 1.025, position.z - Math.cos(back) * 1.025]
      expect(Math.min(headX - minX, maxX - headX, headZ - minZ, maxZ - headZ)).toBeLessThan(0.1)
      const stands = [find('nightstand-1'), find('nightstand-2')]
      for (const stand of stands)
        expect(Math.hypot(stand.position.x - headX, stand.position.z - headZ)).toBeLessThan(1.6)
      const [chair, desk] = [find('chair-1').position, find('desk-1').position]
      expect(Math.hypot(chair.x - desk.x, chair.z - desk.z)).toBeLessThan(1)
    }
  })

  it('with free doors and windows, and a way to everything', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(lay(bedroom, seed).notes).toEqual([])
  })
})
