import { describe, expect, it } from 'vitest'
import type { ObjectRelationKind, RoomRelationKind } from '../../relation.ts'
import { rectangle, type RoomShell } from '../../room.ts'
import type { HeldBy, PlacedObject } from '../../scene.ts'
import { holds } from './object-relations.ts'
import { holdsInRoom, type Side } from './room-relations.ts'

interface Where {
  readonly at: readonly [x: number, z: number]
  /** width, height, depth; half a metre each without it */
  readonly size?: readonly [number, number, number]
  readonly y?: number
  readonly turned?: number
  readonly heldBy?: HeldBy
}

function thing(id: string, { at, size = [0.5, 0.5, 0.5], y = 0, turned = 0, heldBy }: Where): PlacedObject {
  return {
    id,
    name: id,
    request: id,
    room: 'room',
    assetPath: '',
    isStandIn: false,
    boundingBox: { width: size[0], height: size[1], depth: size[2] },
    polygonCount: 12,
    placement: 'floor',
    position: { x: at[0], y, z: at[1] },
    rotation: { x: 0, y: turned, z: 0 },
    heldBy: heldBy ?? null,
    material: null,
    status: 'placed',
  }
}

/** A table in the middle of everything, which looks along z. */
const table: Where = { at: [0, 0], size: [2, 0.8, 1] }
const onTable: HeldBy = { by: 'object', object: 'target', surface: 'top' }

/** Where the subject is for it to be so, and where it is not. */
const onWall: HeldBy = { by: 'wall', room: 'room', wall: 0 }

const cases: Readonly<Record<ObjectRelationKind, { readonly so: readonly Where[]; readonly not: readonly Where[] }>> = {
  on: {
    so: [
      { at: [0.3, 0], y: 0.8, size: [0.2, 0.4, 0.2] },
      { at: [0.3, 0], y: 0.4, size: [0.2, 0.2, 0.2], heldBy: onTable },
    ],
    not: [{ at: [0, 0], y: 1.5, size: [0.2, 0.2, 0.2] }, { at: [1.6, 0] }, { at: [0, 0], y: 0, size: [3, 0.01, 2] }],
  },
  inside: {
    so: [
      { at: [0, 0], y: 0.3, size: [0.4, 0.3, 0.4] },
      { at: [0, 0], y: 0.3, size: [0.4, 1.3, 0.4], heldBy: onTable },
    ],
    not: [
      { at: [0, 0], y: 0.8, size: [0.4, 0.3, 0.4], heldBy: onTable },
      { at: [1, 0], y: 0.3, size: [0.4, 0.3, 0.4] },
    ],
  },
  under: {
    so: [
      { at: [0, 0], size: [3, 0.01, 2] },
      { at: [0.2, 0], size: [0.4, 0.3, 0.4] },
    ],
    not: [
      { at: [0, 0], y: 0.8, size: [0.4, 0.3, 0.4] },
      { at: [2, 0], size: [0.4, 0.3, 0.4] },
    ],
  },
  above: {
    so: [
      { at: [0, 0], y: 1.6 },
      { at: [0, -0.6], y: 1.2, size: [1, 0.6, 0.05], heldBy: onWall },
    ],
    not: [
      // a hand beside it at the same wall
      { at: [1.6, -0.6], y: 1.2, size: [1, 0.6, 0.05], heldBy: onWall },
      { at: [0, 0], y: 0.2 },
      { at: [3, 0], y: 1.6 },
    ],
  },
  beside: { so: [{ at: [1.5, 0] }, { at: [0, 0.9] }], not: [{ at: [2.2, 0] }, { at: [0, 0], y: 0.8 }] },
  // it looks along z, so its own left is where x grows
  left_of: { so: [{ at: [1.6, 0] }], not: [{ at: [-1.6, 0] }, { at: [4, 0] }, { at: [0.3, 2] }] },
  right_of: { so: [{ at: [-1.6, 0] }], not: [{ at: [1.6, 0] }, { at: [-4, 0] }] },
  in_front_of: { so: [{ at: [0, 1.2] }], not: [{ at: [0, -1.2] }, { at: [0, 4] }, { at: [2.4, 0.3] }] },
  behind: { so: [{ at: [0, -1.2] }], not: [{ at: [0, 1.2] }, { at: [0, -4] }] },
  facing: {
    so: [
      { at: [0, 2], turned: 180 },
      { at: [3, 0], turned: -90 },
      { at: [0, 2], turned: 155 },
    ],
    not: [{ at: [0, 2] }, { at: [3, 0], turned: 90 }],
  },
  around: { so: [{ at: [1.4, 0] }, { at: [0, -1] }], not: [{ at: [3, 0] }] },
  across_from: {
    so: [{ at: [0, 3], turned: 180 }, { at: [0, 3] }],
    not: [
      { at: [0, 0.9], turned: 180 },
      { at: [0, 7], turned: 180 },
      { at: [0, -3], turned: 180 },
    ],
  },
  near: { so: [{ at: [2.5, 0] }], not: [{ at: [3.2, 0] }] },
  far_from: { so: [{ at: [3.2, 0] }], not: [{ at: [2, 0] }] },
  between: { so: [{ at: [2, 0] }], not: [{ at: [4.5, 0] }] },
  centred_on: {
    so: [{ at: [0.1, 0.1], y: 0.8, size: [0.2, 0.2, 0.2] }],
    not: [{ at: [0.8, 0.1], y: 0.8, size: [0.2, 0.2, 0.2] }],
  },
  at_the_foot_of: { so: [{ at: [0, 1] }], not: [{ at: [0, -1] }, { at: [0, 1.8] }, { at: [1.6, 0] }] },
  long_side_of: { so: [{ at: [0.5, 0.9] }, { at: [-0.5, -0.9] }], not: [{ at: [1.5, 0] }, { at: [0, 2.2] }] },
  short_side_of: { so: [{ at: [1.5, 0] }, { at: [-1.5, 0.2] }], not: [{ at: [0, 0.9] }, { at: [3, 0] }] },
  leaning_on: { so: [{ at: [0, 0.8] }], not: [{ at: [0, 1.2] }] },
}

describe.for(Object.entries(cases))('a thing is %s another', ([kind, { so, not }]) => {
  const target = thing('target', table)
  const isSo = (where: Where) => holds(kind as ObjectRelationKind, thing('subject', where), target)

  it('where people would say so', () => expect(so.map(isSo)).toEqual(so.map(() => true)))

  it('and nowhere else', () => expect(not.map(isSo)).toEqual(not.map(() => false)))

  it('wherever the two are turned and moved together', () => {
    const turn = ({ at: [x, z], turned = 0, ...rest }: Where, by: number): Where => {
      const [sine, cosine] = [Math.sin((by * Math.PI) / 180), Math.cos((by * Math.PI) / 180)]
      return { ...rest, at: [3 + x * cosine + z * sine, -2 - x * sine + z * cosine], turned: turned + by }
    }
    for (const by of [90, 180, 217])
      for (const [places, expected] of [
        [so, true],
        [not, false],
      ] as const)
        for (const place of places)
          expect(
            holds(kind as ObjectRelationKind, thing('subject', turn(place, by)), thing('target', turn(table, by))),
            `${by}°`,
          ).toBe(expected)
  })
})

it('is never so between a thing and itself', () => {
  const one = thing('one', table)
  for (const kind of Object.keys(cases)) expect(holds(kind as ObjectRelationKind, one, one)).toBe(false)
})

/** 6 by 4 metres: the door in the wall at the back of z, a window across from it. */
const room: RoomShell = {
  id: 'room',
  kind: 'bedroom',
  outline: rectangle(6, 4),
  height: 2.6,
  doors: [{ id: 'door', wall: 0, at: 1, width: 0.9, height: 2, sill: 0, leadsTo: null, swing: 0.9 }],
  windows: [{ id: 'window', wall: 2, at: 3, width: 1.4, height: 1.2, sill: 0.9 }],
  surfaces: null,
}

interface InRoom extends Where {
  readonly side?: Side
}

const roomCases: Readonly<
  Record<RoomRelationKind, { readonly so: readonly InRoom[]; readonly not: readonly InRoom[] }>
> = {
  against_wall: {
    so: [
      { at: [0, -1.75] },
      // whoever comes in looks along z, so x grows to their left
      { at: [2.7, 0], side: 'left' },
      { at: [0, 1.7], side: 'back' },
    ],
    not: [{ at: [0, 0] }, { at: [2.7, 0], side: 'right' }, { at: [0, 1.7], side: 'front' }],
  },
  on_wall: {
    so: [{ at: [0, -1.98], y: 1.4, size: [0.8, 0.6, 0.04] }],
    not: [
      { at: [0, -1.98], size: [0.8, 0.6, 0.04] },
      { at: [0, -1.6], y: 1.4, size: [0.8, 0.6, 0.04] },
    ],
  },
  in_corner: { so: [{ at: [2.6, 1.6] }, { at: [-2.6, -1.6] }], not: [{ at: [0, 1.6] }, { at: [0, 0] }] },
  in_centre: { so: [{ at: [0.4, -0.3] }], not: [{ at: [2.6, 0] }, { at: [0, 1.6] }] },
  hanging_from_ceiling: { so: [{ at: [0, 0], y: 2.1 }], not: [{ at: [0, 0], y: 1.5 }] },
  under_window: {
    so: [{ at: [0, 1.7] }],
    not: [{ at: [2.6, 1.7] }, { at: [0, 0.5] }, { at: [0, 1.98], y: 1, size: [0.4, 0.4, 0.02] }],
  },
  near_window: { so: [{ at: [1.5, 1] }], not: [{ at: [0, -1.6] }, { at: [-2.7, -1] }] },
  near_door: { so: [{ at: [-1.5, -1] }], not: [{ at: [2, 0] }] },
  far_from_door: { so: [{ at: [2, 0] }], not: [{ at: [-1.5, -1] }] },
  across_from_door: { so: [{ at: [0, 1.5] }], not: [{ at: [0, -1] }] },
  across_from_window: { so: [{ at: [0, -1.5] }], not: [{ at: [0, 1] }] },
  near_wall: { so: [{ at: [0, -1] }], not: [{ at: [0, 0.1] }] },
  on_floor: { so: [{ at: [2, 1] }, { at: [2, 1], y: 0.03 }], not: [{ at: [2, 1], y: 0.4 }] },
  in_room: { so: [{ at: [2, 1] }], not: [{ at: [4, 0] }] },
}

describe.for(Object.entries(roomCases))('a thing is %s', ([kind, { so, not }]) => {
  const isSo = ({ side, ...where }: InRoom) =>
    holdsInRoom(kind as RoomRelationKind, thing('subject', where), room, side)

  it('where people would say so', () => expect(so.map(isSo)).toEqual(so.map(() => true)))

  it('and nowhere else', () => expect(not.map(isSo)).toEqual(not.map(() => false)))
})

it('is under what hangs at the wall behind it, as far as it is in line with it and lower', () => {
  const sofa = { size: [2, 0.8, 0.9] as const }
  const painting = (where: Partial<Where> = {}) =>
    thing('painting', { at: [0, -0.6], y: 1.2, size: [1, 0.6, 0.05], heldBy: onWall, ...where })
  const isUnder = (at: Where['at'], other = painting()) => holds('under', thing('sofa', { at, ...sofa }), other)
  expect(isUnder([0, 0])).toBe(true)
  expect(isUnder([0.8, 0])).toBe(true)
  expect(isUnder([1.6, 0])).toBe(false)
  expect(isUnder([0, 1])).toBe(false)
  expect(isUnder([0, 0], painting({ y: 0.4 }))).toBe(false)
})

it('is near no window and before no door in a room that has none', () => {
  const closed = { ...room, doors: [], windows: [] }
  for (const kind of ['near_window', 'under_window', 'near_door', 'across_from_door', 'across_from_window'] as const)
    expect(holdsInRoom(kind, thing('subject', { at: [0, 0] }), closed)).toBe(false)
  expect(holdsInRoom('far_from_door', thing('subject', { at: [0, 0] }), closed)).toBe(true)
})
