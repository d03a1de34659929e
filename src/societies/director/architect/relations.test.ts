import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import {
  distanceBetween,
  overlaps,
  toOwn,
  type TurnedBox,
  turnedBox,
} from '../../../worlds/scene/geometry/turned-box.ts'
import { pointAlong, wallsOf } from '../../../worlds/scene/room.ts'
import type { PlacedObject } from '../../../worlds/scene/scene.ts'
import { isPlaced } from '../../../worlds/scene/scene.ts'
import { fixtureCatalogue as catalogue, objectsOf, planOf } from './fixture.ts'
import { type Layout, layOut as piecesOfLayOut } from './lay-out.ts'

const layOut = (...given: Parameters<typeof piecesOfLayOut>) => atOnce(piecesOfLayOut(...given))

type Said = NonNullable<Parameters<typeof planOf>[1]>

/** Lays things out with several seeds and looks at each. */
function each(
  things: Readonly<Record<string, number>>,
  said: Said,
  look: (find: (id: string) => PlacedObject, layout: Layout) => void,
  room: Parameters<typeof planOf>[2] = {},
): void {
  const plan = planOf(things, said, room)
  for (const seed of [1, 2, 3, 4]) {
    const layout = layOut({ plan, objects: objectsOf(plan), seed, catalogue })
    look((id) => layout.objects.filter(isPlaced).find((object) => object.id === id)!, layout)
  }
}

const boxOf = ({ position: { x, z }, boundingBox: { width, depth }, rotation }: PlacedObject): TurnedBox =>
  turnedBox(x, z, width, depth, rotation.y)
const gap = (a: PlacedObject, b: PlacedObject) => distanceBetween(boxOf(a), boxOf(b))
/** To the left of the other one, and ahead of it. */
const seenFrom = (other: PlacedObject, one: PlacedObject) => toOwn(boxOf(other), one.position.x, one.position.z)
const topOf = ({ position, boundingBox }: PlacedObject) => position.y + boundingBox.height

function looksAt(one: PlacedObject, other: PlacedObject): number {
  const [left, ahead] = seenFrom(one, other)
  return Math.abs((Math.atan2(left, ahead) * 180) / Math.PI)
}

function gapToWalls(layout: Layout, object: PlacedObject): number {
  const { minX, maxX, minZ, maxZ } = layout.rooms[0]!.outline.reduce(
    (extent, [x, z]) => ({
      minX: Math.min(extent.minX, x),
      maxX: Math.max(extent.maxX, x),
      minZ: Math.min(extent.minZ, z),
      maxZ: Math.max(extent.maxZ, z),
    }),
    { minX: Infinity, maxX: -Infinity, minZ: Infinity, maxZ: -Infinity },
  )
  const { x, z, halfWidth, halfDepth, sin, cos } = boxOf(object)
  const [reachX, reachZ] = [
    Math.abs(halfWidth * cos) + Math.abs(halfDepth * sin),
    Math.abs(halfWidth * sin) + Math.abs(halfDepth * cos),
  ]
  return Math.min(x - reachX - minX, maxX - x - reachX, z - reachZ - minZ, maxZ - z - reachZ)
}

function gapToOpening(layout: Layout, object: PlacedObject, kind: 'doors' | 'windows'): number {
  const [room] = layout.rooms
  const opening = room![kind][0]!
  const wall = wallsOf(room!)[opening.wall]!
  const [x, z] = pointAlong(wall, opening.at)
  return distanceBetween(turnedBox(x, z, opening.width, 0.01, wall.facing), boxOf(object))
}

describe('relations between things', () => {
  it('on: it rests on a surface of the other', () => {
    each({ lamp: 1, dresser: 1 }, [{ kind: 'on', subject: 'lamp', target: 'dresser' }], (find) => {
      expect(find('lamp-1').heldBy).toMatchObject({ by: 'object', object: 'dresser-1' })
      expect(find('lamp-1').position.y).toBeCloseTo(topOf(find('dresser-1')), 3)
    })
  })

  it('on: what stands on a rug stands on top of it', () => {
    each({ armchair: 1, rug: 1 }, [{ kind: 'on', subject: 'armchair', target: 'rug' }], (find) => {
      expect(find('armchair-1').position.y).toBeCloseTo(topOf(find('rug-1')), 3)
      expect(overlaps(boxOf(find('armchair-1')), boxOf(find('rug-1')))).toBe(true)
    })
  })

  it('on: knife on board on platter on table', () => {
    const said: Said = [
      { kind: 'on', subject: 'knife', target: 'board' },
      { kind: 'on', subject: 'board', target: 'platter' },
      { kind: 'on', subject: 'platter', target: 'dining table' },
    ]
    each({ knife: 1, board: 1, platter: 1, 'dining table': 1 }, said, (find) => {
      expect(find('knife-1').heldBy).toMatchObject({ object: 'board-1' })
      expect(find('board-1').heldBy).toMatchObject({ object: 'platter-1' })
      expect(find('platter-1').heldBy).toMatchObject({ object: 'dining table-1' })
      expect(find('knife-1').position.y).toBeGreaterThan(0.78)
    })
  })

  it('inside: on shelves within their height, or in a box', () => {
    const said: Said = [
      { kind: 'inside', subject: 'book', target: 'bookshelf' },
      { kind: 'inside', subject: 'vase', target: 'crate' },
    ]
    each({ book: 6, bookshelf: 1, vase: 1, crate: 1 }, said, (find) => {
      for (const number of [1, 2, 3, 4, 5, 6]) {
        expect(find(`book-${number}`).heldBy).toMatchObject({ object: 'bookshelf-1' })
        expect(topOf(find(`book-${number}`))).toBeLessThan(topOf(find('bookshelf-1')))
      }
      expect(find('vase-1').heldBy).toMatchObject({ object: 'crate-1', surface: 'inside' })
    })
  })

  it('under: a box under a bed with legs, and a rug under a table', () => {
    const said: Said = [
      { kind: 'under', subject: 'box', target: 'bed' },
      { kind: 'under', subject: 'rug', target: 'coffee table' },
    ]
    each({ box: 2, bed: 1, rug: 1, 'coffee table': 1 }, said, (find) => {
      for (const id of ['box-1', 'box-2']) {
        const [left, ahead] = seenFrom(find('bed-1'), find(id))
        expect(Math.abs(left)).toBeLessThan(0.8)
        expect(Math.abs(ahead)).toBeLessThan(1.03)
        expect(find(id).position.y).toBeLessThan(0.02)
      }
      expect(overlaps(boxOf(find('rug-1')), boxOf(find('coffee table-1')))).toBe(true)
    })
  })

  it('above: a picture over the sofa, a lamp over the table, and a desk under a shelf', () => {
    const said: Said = [
      { kind: 'above', subject: 'painting', target: 'sofa' },
      { kind: 'above', subject: 'pendant', target: 'dining table' },
      { kind: 'under', subject: 'desk', target: 'wall shelf' },
    ]
    each({ painting: 1, sofa: 1, pendant: 1, 'dining table': 1, desk: 1, 'wall shelf': 1 }, said, (find) => {
      expect(find('painting-1').position.y).toBeGreaterThan(topOf(find('sofa-1')))
      expect(Math.abs(seenFrom(find('sofa-1'), find('painting-1'))[0])).toBeLessThan(0.6)
      expect(gap(find('painting-1'), find('sofa-1'))).toBeLessThan(0.3)
      expect(overlaps(boxOf(find('pendant-1')), boxOf(find('dining table-1')))).toBe(true)
      expect(find('wall shelf-1').position.y).toBeGreaterThan(topOf(find('desk-1')))
      expect(gap(find('wall shelf-1'), find('desk-1'))).toBeLessThan(0.3)
    })
  })

  it('beside and near: within half a metre, and within one and a half', () => {
    const said: Said = [
      { kind: 'beside', subject: 'fridge', target: 'dresser' },
      { kind: 'near', subject: 'plant', target: 'bed' },
    ]
    each({ fridge: 1, dresser: 1, plant: 1, bed: 1 }, said, (find) => {
      expect(gap(find('fridge-1'), find('dresser-1'))).toBeLessThanOrEqual(0.5)
      expect(gap(find('plant-1'), find('bed-1'))).toBeLessThanOrEqual(1.5)
    })
  })

  it('left and right are those of the target', () => {
    const said: Said = [
      { kind: 'left_of', subject: 'nightstand', target: 'bed' },
      { kind: 'right_of', subject: 'plant', target: 'bed' },
    ]
    each({ nightstand: 1, plant: 1, bed: 1 }, said, (find) => {
      expect(seenFrom(find('bed-1'), find('nightstand-1'))[0]).toBeGreaterThan(0.8)
      expect(seenFrom(find('bed-1'), find('plant-1'))[0]).toBeLessThan(-0.8)
      expect(gap(find('nightstand-1'), find('bed-1'))).toBeLessThanOrEqual(0.5)
    })
  })

  it('in front of, behind, and at the foot of', () => {
    const said: Said = [
      { kind: 'in_front_of', subject: 'coffee table', target: 'sofa' },
      { kind: 'behind', subject: 'floor lamp', target: 'armchair' },
      { kind: 'at_the_foot_of', subject: 'bench', target: 'bed' },
    ]
    each({ 'coffee table': 1, sofa: 1, 'floor lamp': 1, armchair: 1, bench: 1, bed: 1 }, said, (find) => {
      expect(seenFrom(find('sofa-1'), find('coffee table-1'))[1]).toBeGreaterThan(0.45)
      expect(seenFrom(find('armchair-1'), find('floor lamp-1'))[1]).toBeLessThan(-0.4)
      expect(seenFrom(find('bed-1'), find('bench-1'))[1]).toBeGreaterThan(1)
      expect(gap(find('bench-1'), find('bed-1'))).toBeLessThanOrEqual(0.5)
    })
  })

  it('before a sofa and armchairs, with room for the knees of whoever sits there', () => {
    each({ 'coffee table': 1, sofa: 1, armchair: 2 }, [], (find) => {
      for (const seat of ['sofa-1', 'armchair-1', 'armchair-2'])
        expect(gap(find(seat), find('coffee table-1'))).toBeGreaterThanOrEqual(0.3)
    })
  })

  it('facing: within thirty degrees', () => {
    const said: Said = [{ kind: 'facing', subject: 'armchair', target: 'bookshelf' }]
    each({ armchair: 2, bookshelf: 1, bed: 1 }, said, (find) => {
      expect(looksAt(find('armchair-1'), find('bookshelf-1'))).toBeLessThanOrEqual(30)
      expect(looksAt(find('armchair-2'), find('bookshelf-1'))).toBeLessThanOrEqual(30)
    })
  })

  it('around: chairs on all sides of a table look at it', () => {
    each({ chair: 4, 'square table': 1 }, [{ kind: 'around', subject: 'chair', target: 'square table' }], (find) => {
      const sides = [1, 2, 3, 4].map((number) => {
        const chair = find(`chair-${number}`)
        expect(gap(chair, find('square table-1'))).toBeLessThanOrEqual(0.5)
        expect(looksAt(chair, find('square table-1'))).toBeLessThanOrEqual(30)
        const [left, ahead] = seenFrom(find('square table-1'), chair)
        return Math.abs(left) > Math.abs(ahead) ? Math.sign(left) : 2 * Math.sign(ahead)
      })
      expect(new Set(sides).size).toBe(4)
    })
  })

  it('across from: one and a half to four metres ahead of it, looking back', () => {
    const said: Said = [{ kind: 'across_from', subject: 'sofa', target: 'tv stand' }]
    each(
      { sofa: 1, 'tv stand': 1 },
      said,
      (find) => {
        expect(gap(find('sofa-1'), find('tv stand-1'))).toBeGreaterThanOrEqual(1.4)
        expect(gap(find('sofa-1'), find('tv stand-1'))).toBeLessThanOrEqual(4)
        expect(looksAt(find('sofa-1'), find('tv stand-1'))).toBeLessThanOrEqual(30)
        expect(looksAt(find('tv stand-1'), find('sofa-1'))).toBeLessThanOrEqual(30)
      },
      { kind: 'living room' },
    )
  })

  it('far from, between, and centred on', () => {
    const said: Said = [
      { kind: 'far_from', subject: 'plant', target: 'bed' },
      { kind: 'between', subject: 'side table', target: 'armchair a', secondTarget: 'armchair b' },
      { kind: 'centred_on', subject: 'pendant', target: 'dining table' },
    ]
    const things = {
      plant: 1,
      bed: 1,
      'side table': 1,
      'armchair a': 1,
      'armchair b': 1,
      pendant: 1,
      'dining table': 1,
    }
    each(
      things,
      said,
      (find) => {
        expect(gap(find('plant-1'), find('bed-1'))).toBeGreaterThan(1.5)
        const [one, two, table] = [find('armchair a-1'), find('armchair b-1'), find('side table-1')]
        const middle = [(one.position.x + two.position.x) / 2, (one.position.z + two.position.z) / 2] as const
        const apart = Math.hypot(one.position.x - two.position.x, one.position.z - two.position.z)
        expect(Math.hypot(table.position.x - middle[0], table.position.z - middle[1])).toBeLessThan(apart / 4)
        expect(Math.hypot(...seenFrom(find('dining table-1'), find('pendant-1')))).toBeLessThan(0.3)
      },
      { width: 6, depth: 5 },
    )
  })

  it('long side, short side, and leaning on', () => {
    const said: Said = [
      { kind: 'long_side_of', subject: 'bench', target: 'dining table' },
      { kind: 'short_side_of', subject: 'chair', target: 'dining table' },
      { kind: 'leaning_on', subject: 'column', target: 'wardrobe' },
    ]
    each({ bench: 1, chair: 1, 'dining table': 1, column: 1, wardrobe: 1 }, said, (find) => {
      expect(Math.abs(seenFrom(find('dining table-1'), find('bench-1'))[1])).toBeGreaterThan(0.4)
      expect(Math.abs(seenFrom(find('dining table-1'), find('chair-1'))[0])).toBeGreaterThan(0.7)
      expect(gap(find('column-1'), find('wardrobe-1'))).toBeLessThanOrEqual(0.1)
    })
  })

  it('each of the targets has its own', () => {
    const said: Said = [{ kind: 'on', subject: 'lamp', target: 'nightstand', isEach: true }]
    each({ lamp: 3, nightstand: 3, bed: 1 }, said, (find) => {
      const holders = [1, 2, 3].map((number) => (find(`lamp-${number}`).heldBy as { object?: string }).object)
      expect(new Set(holders).size).toBe(3)
      expect(holders.every((holder) => holder?.startsWith('nightstand'))).toBe(true)
    })
  })

  it('one of two here and the other there are different ones', () => {
    const said: Said = [
      { kind: 'on', subject: 'lamp', target: 'desk', count: 1 },
      { kind: 'on', subject: 'lamp', target: 'dresser', count: 1 },
    ]
    each({ lamp: 2, desk: 1, dresser: 1 }, said, (find) => {
      const holders = [find('lamp-1').heldBy, find('lamp-2').heldBy].map((held) => (held as { object?: string }).object)
      expect(new Set(holders)).toEqual(new Set(['desk-1', 'dresser-1']))
    })
  })
})

describe('relations to the room', () => {
  it('against the wall, in a corner, in the middle, near a wall', () => {
    const said: Said = [
      { kind: 'against_wall', subject: 'sofa' },
      { kind: 'in_corner', subject: 'column' },
      { kind: 'in_centre', subject: 'dining table' },
      { kind: 'near_wall', subject: 'armchair' },
    ]
    each({ sofa: 1, column: 1, 'dining table': 1, armchair: 1 }, said, (find, layout) => {
      expect(gapToWalls(layout, find('sofa-1'))).toBeLessThanOrEqual(0.3)
      const { x, z } = find('column-1').position
      const corners = layout.rooms[0]!.outline.map(([cornerX, cornerZ]) => Math.hypot(cornerX - x, cornerZ - z))
      expect(Math.min(...corners)).toBeLessThan(0.8)
      expect(Math.hypot(find('dining table-1').position.x, find('dining table-1').position.z)).toBeLessThan(0.8)
      expect(gapToWalls(layout, find('armchair-1'))).toBeLessThanOrEqual(0.8)
    })
  })

  it('on the floor, also what else stands on tables', () => {
    each({ lamp: 2, desk: 1, bed: 1 }, [{ kind: 'on_floor', subject: 'lamp' }], (find) => {
      expect(find('lamp-1').heldBy?.by).toBe('floor')
      expect(find('lamp-2').heldBy?.by).toBe('floor')
    })
  })

  it('which wall is said as whoever comes in sees it', () => {
    const said: Said = [
      { kind: 'against_wall', subject: 'sofa', side: 'left' },
      { kind: 'against_wall', subject: 'dresser', side: 'right' },
      { kind: 'on_wall', subject: 'mirror', side: 'back' },
    ]
    each(
      { sofa: 1, dresser: 1, mirror: 1 },
      said,
      (find, layout) => {
        const walls = wallsOf(layout.rooms[0]!)
        const [ahead, aside] = walls[layout.rooms[0]!.doors[0]!.wall]!.inward
        const left = (object: PlacedObject) => object.position.x * aside - object.position.z * ahead
        expect(left(find('sofa-1'))).toBeGreaterThan(0.8)
        expect(left(find('dresser-1'))).toBeLessThan(-0.8)
        const { wall } = find('mirror-1').heldBy as { wall: number }
        expect(walls[wall]!.inward[0] * ahead + walls[wall]!.inward[1] * aside).toBeCloseTo(-1)
      },
      { width: 5, depth: 5 },
    )
  })

  it('on the wall and from the ceiling, also what usually stands', () => {
    const said: Said = [
      { kind: 'on_wall', subject: 'tv' },
      { kind: 'hanging_from_ceiling', subject: 'plant' },
    ]
    each({ tv: 1, plant: 1 }, said, (find, layout) => {
      expect(find('tv-1').heldBy).toMatchObject({ by: 'wall' })
      expect(gapToWalls(layout, find('tv-1'))).toBeLessThan(0.01)
      expect(topOf(find('plant-1'))).toBeCloseTo(layout.rooms[0]!.height, 2)
    })
  })

  it('under and near the window, without covering it', () => {
    const said: Said = [
      { kind: 'under_window', subject: 'desk' },
      { kind: 'near_window', subject: 'plant' },
    ]
    each({ desk: 1, plant: 1, bed: 1 }, said, (find, layout) => {
      expect(gapToOpening(layout, find('desk-1'), 'windows')).toBeLessThanOrEqual(0.5)
      expect(topOf(find('desk-1'))).toBeLessThanOrEqual(layout.rooms[0]!.windows[0]!.sill)
      expect(gapToOpening(layout, find('plant-1'), 'windows')).toBeLessThanOrEqual(1)
    })
  })

  it('near the door, far from it, across from it and from the window', () => {
    const said: Said = [
      { kind: 'near_door', subject: 'plant' },
      { kind: 'far_from_door', subject: 'bed' },
      { kind: 'across_from_door', subject: 'desk' },
      { kind: 'across_from_window', subject: 'dresser' },
      { kind: 'in_room', subject: 'chair' },
    ]
    each({ plant: 1, bed: 1, desk: 1, dresser: 1, chair: 1 }, said, (find, layout) => {
      expect(gapToOpening(layout, find('plant-1'), 'doors')).toBeLessThanOrEqual(1)
      expect(gapToOpening(layout, find('bed-1'), 'doors')).toBeGreaterThan(1)
      expect(gapToOpening(layout, find('desk-1'), 'doors')).toBeGreaterThan(1.5)
      expect(gapToOpening(layout, find('dresser-1'), 'windows')).toBeGreaterThan(1.5)
    })
  })
})
