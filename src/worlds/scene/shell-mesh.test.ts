import { describe, expect, it } from 'vitest'
import type { Mesh } from './mesh/mesh.ts'
import { rectangle, type RoomShell } from './room.ts'
import { shellMaterial, shellParts, WALL_THICKNESS } from './shell-mesh.ts'

const room: RoomShell = {
  id: 'room',
  kind: 'bedroom',
  outline: rectangle(4, 3),
  height: 2.6,
  doors: [{ id: 'd', wall: 0, at: 1, width: 0.9, height: 2.05, sill: 0, leadsTo: null, swing: 0.9 }],
  windows: [{ id: 'w', wall: 2, at: 2, width: 1.4, height: 1.3, sill: 0.9 }],
  surfaces: null,
}

/** Enclosed volume; what looks the wrong way counts negative. */
function volumeOf({ positions, indices }: Mesh): number {
  let volume = 0
  const at = (place: number) => [...positions.subarray(indices[place]! * 3, indices[place]! * 3 + 3)]
  for (let place = 0; place < indices.length; place += 3) {
    const [a, b, c] = [at(place), at(place + 1), at(place + 2)]
    volume +=
      (a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) -
        a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) +
        a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!)) /
      6
  }
  return volume
}

/** Edges that are not walked once in each direction. */
function openEdges({ positions, indices }: Mesh): number {
  const edges = new Map<string, number>()
  const key = (place: number) =>
    [...positions.subarray(indices[place]! * 3, indices[place]! * 3 + 3)].map((value) => value.toFixed(4)).join(' ')
  for (let place = 0; place < indices.length; place += 3) {
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a, b] = [key(place + from), key(place + to)]
      edges.set(`${a}|${b}`, (edges.get(`${a}|${b}`) ?? 0) + 1)
      edges.set(`${b}|${a}`, (edges.get(`${b}|${a}`) ?? 0) - 1)
    }
  }
  return [...edges.values()].filter((count) => count !== 0).length
}

const meshOf = (subject: RoomShell, name: string, rooms?: readonly RoomShell[]) =>
  shellParts(subject, rooms).find((part) => part.name === name)!.mesh

describe('the shell of a room', () => {
  it('has closed walls with the volume that is left beside their holes', () => {
    const mesh = meshOf(room, 'wall-0')
    expect(openEdges(mesh)).toBe(0)
    // mitred at both corners, so a trapezoid seen from above
    const whole = ((4 + 4 + 2 * WALL_THICKNESS) / 2) * WALL_THICKNESS * 2.6
    expect(volumeOf(mesh)).toBeCloseTo(whole - 0.9 * 2.05 * WALL_THICKNESS, 4)
    expect(openEdges(meshOf(room, 'wall-2'))).toBe(0)
  })

  it('looks into the room: floors up, ceilings down, frames outwards', () => {
    expect([...meshOf(room, 'floor').normals.subarray(0, 3)]).toEqual([0, 1, 0])
    for (const part of shellParts(room)) {
      if (part.wall !== null) expect(volumeOf(part.mesh), part.name).toBeGreaterThan(0)
    }
    const { positions, indices } = meshOf(room, 'floor')
    const [a, b, c] = [0, 1, 2].map((place) => positions.subarray(indices[place]! * 3, indices[place]! * 3 + 3))
    const up = (b![2]! - a![2]!) * (c![0]! - a![0]!) - (b![0]! - a![0]!) * (c![2]! - a![2]!)
    expect(up).toBeGreaterThan(0)
  })

  it('covers the floor of an L once', () => {
    const outline = [
      [0, 0],
      [4, 0],
      [4, 2],
      [2, 2],
      [2, 5],
      [0, 5],
    ] as const
    const { positions, indices } = meshOf({ ...room, outline, doors: [], windows: [] }, 'floor')
    let area = 0
    for (let place = 0; place < indices.length; place += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => positions.subarray(indices[place + corner]! * 3))
      area += Math.abs((b![0]! - a![0]!) * (c![2]! - a![2]!) - (b![2]! - a![2]!) * (c![0]! - a![0]!)) / 2
    }
    expect(area).toBeCloseTo(14, 5)
  })

  it('shares a wall with the room behind it, and has its door too', () => {
    const next: RoomShell = {
      ...room,
      id: 'next',
      outline: rectangle(4, 3).map(([x, z]) => [x, z - 3.1]),
      windows: [],
      doors: [],
    }
    const both = [room, next]
    const ours = meshOf(room, 'wall-0', both)
    const theirs = meshOf(next, 'wall-2', both)
    const depthOf = ({ positions }: Mesh) => {
      const depths = positions.filter((_, place) => place % 3 === 2)
      return Math.max(...depths) - Math.min(...depths)
    }
    expect(depthOf(ours)).toBeCloseTo(0.05, 4)
    expect(depthOf(theirs)).toBeCloseTo(0.05, 4)
    expect(volumeOf(theirs)).toBeLessThan(4.3 * 2.6 * 0.05 - 0.9 * 2 * 0.05)
    expect(shellParts(next, both).some(({ surface }) => surface === 'doors')).toBe(false)
  })

  it('opens a door to another room into the floor that is kept for it', () => {
    const leaf = (leadsTo: string | null) =>
      meshOf({ ...room, doors: [{ ...room.doors[0]!, leadsTo }] }, 'door-0-0-leaf').positions.filter(
        (_, place) => place % 3 === 2,
      )
    expect(Math.max(...leaf(null))).toBeLessThan(-1.4)
    expect(Math.max(...leaf('hall'))).toBeGreaterThan(-0.8)
    expect(Math.max(...leaf('hall'))).toBeLessThan(-1.5 + 0.95)
  })

  it('builds nothing of rooms that are not there, and survives openings that do not fit', () => {
    expect(shellParts({ ...room, outline: [] })).toEqual([])
    expect(shellParts({ ...room, outline: rectangle(0, 0) })).toEqual([])
    expect(shellParts({ ...room, outline: rectangle(Number.NaN, 3) })).toEqual([])
    expect(shellParts({ ...room, height: Number.POSITIVE_INFINITY })).toEqual([])
    const windows = Array.from({ length: 300 }, (_, place) => ({
      ...room.windows[0]!,
      at: place - 100,
      width: 9,
      height: 99,
    }))
    for (const { mesh } of shellParts({ ...room, windows })) {
      expect(mesh.positions.every((value) => Number.isFinite(value))).toBe(true)
    }
  })

  it('is made of what was chosen, or of the usual', () => {
    const floor = { name: 'slate', color: '#333333', roughness: 0.7, metalness: 0, pattern: 'stone' } as const
    const chosen = { ...room, surfaces: { floor, walls: floor, ceiling: floor } }
    expect(shellMaterial(chosen, 'floor')).toBe(floor)
    expect(shellMaterial(room, 'floor').pattern).toBe('planks')
    expect(shellMaterial(chosen, 'glass').opacity).toBeLessThan(1)
  })
})
