import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geometryOf } from '../geometry.ts'
import { atlasOf, type Graph, type Room } from './atlas.ts'
import { bentIn, growSheet, layOut, type Sheet } from './layout.ts'
import type { Path } from './paths.ts'
import { cpuMs } from '../../../../../test/cpu-ms.ts'

const ways = ['north', 'east', 'south', 'west', 'northeast', 'southwest', 'up', 'down', 'in', 'climb tree'] as const

/** Any graph at all: most of them could not be a place. */
const anyAtlas = fc
  .record({
    size: fc.integer({ min: 1, max: 40 }),
    links: fc.array(fc.tuple(fc.nat(39), fc.constantFrom(...ways), fc.nat(39)), { maxLength: 120 }),
    mazes: fc.array(fc.nat(39), { maxLength: 8 }),
  })
  .map(({ size, links, mazes }) => {
    const rooms = Array.from({ length: size }, (_, at) => room(at, mazes.includes(at)))
    const graph: Record<string, Record<string, string>> = {}
    for (const [from, way, to] of links) (graph[`r${from % size}`] ??= {})[way] = `r${to % size}`
    return { rooms, graph }
  })

const room = (at: number, isMaze = false): Room =>
  isMaze
    ? { id: `r${at}`, title: 'Maze', description: 'All alike.' }
    : { id: `r${at}`, title: `Room ${at}`, description: `${at}` }

const sheetFor = ({ rooms, graph }: { rooms: readonly Room[]; graph: Graph }, before?: Sheet) =>
  layOut(atlasOf(rooms, graph), before)

function overlaps(sheet: Sheet): string[] {
  const { boxOf } = geometryOf(sheet)
  const boxes = [...sheet.spots.values()].map((spot) => ({ id: spot.id, ...boxOf(spot) }))
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.id} and ${other.id}`),
  )
}

/** A house as a carpenter would build it: every way of the compass is true. */
const houses = (least: number, most: number) =>
  fc
    .array(fc.tuple(fc.nat(1000), fc.constantFrom('north', 'east', 'south', 'west')), {
      minLength: least,
      maxLength: most,
    })
    .map(built)

function built(walks: readonly (readonly [number, 'north' | 'east' | 'south' | 'west'])[]) {
  const offsets = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const
  const back = { north: 'south', south: 'north', east: 'west', west: 'east' } as const
  const at = new Map([['0 0', 'r0']])
  const places = [[0, 0]]
  const graph: Record<string, Record<string, string>> = { r0: {} }
  for (const [from, way] of walks) {
    const place = from % places.length
    const [x, y] = [places[place]![0]! + offsets[way][0], places[place]![1]! + offsets[way][1]]
    let id = at.get(`${x} ${y}`)
    if (id === undefined) {
      id = `r${places.length}`
      at.set(`${x} ${y}`, id)
      places.push([x, y])
      graph[id] = {}
    }
    graph[`r${place}`]![way] = id
    graph[id]![back[way]] = `r${place}`
  }
  return { rooms: places.map((_, nth) => room(nth)), graph }
}

const sign = (path: Path) => [Math.sign(path.to.x - path.from.x), Math.sign(path.to.y - path.from.y)]

describe('the layout of a map', () => {
  it('gives every room a place, and no two rooms overlap, whatever the ways say', () => {
    fc.assert(
      fc.property(anyAtlas, (atlas) => {
        const sheet = sheetFor(atlas)
        expect(sheet.spots.size).toBe(atlas.rooms.length)
        expect(overlaps(sheet)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is the same for the same map', () => {
    const isSame = fc.property(anyAtlas, (atlas) => {
      expect(sheetFor(atlas)).toEqual(sheetFor(atlas))
    })
    fc.assert(isSame, { numRuns: 30 })
  })

  it('draws every way of a house straight', () => {
    fc.assert(
      fc.property(houses(0, 70), (house) => {
        const sheet = sheetFor(house)
        expect(bentIn(sheet)).toBe(0)
        for (const path of sheet.paths) {
          expect(path.kind).toBe('straight')
          expect(path.there.map(({ offset }) => offset)).toContainEqual(sign(path))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('stretches a loop that is longer on one side', () => {
    const graph = { a: { east: 'b', south: 'd' }, b: { east: 'c' }, c: { south: 'f' }, d: { east: 'f' }, f: {} }
    const rooms = ['a', 'b', 'c', 'd', 'f'].map((id) => ({ id, title: id, description: id }))
    const { spots, paths } = layOut(atlasOf(rooms, graph))
    expect(paths.every(({ kind }) => kind === 'straight')).toBe(true)
    expect(spots.get('f')!.x - spots.get('d')!.x).toBe(2)
  })

  it('puts what lies up and down on floors of their own, and a room or two beside their stairs', () => {
    const graph = {
      hall: { up: 'attic', down: 'cellar' },
      cellar: { east: 'vault' },
      vault: { east: 'tomb' },
      tomb: {},
      attic: {},
    }
    const rooms = ['hall', 'attic', 'cellar', 'vault', 'tomb'].map((id) => ({ id, title: id, description: id }))
    const { spots, floors } = layOut(atlasOf(rooms, graph))
    expect(floors.map(({ level }) => level)).toEqual([0, -1])
    expect(spots.get('attic')).toMatchObject({ level: 0, raised: 1 })
    expect(spots.get('tomb')).toMatchObject({ level: -1, raised: 0 })
  })

  it('keeps rooms that nobody can tell apart together, as a maze', () => {
    const rooms = [room(0), ...[1, 2, 3, 4].map((at) => room(at, true))]
    const graph = { r0: { south: 'r1' }, r1: { north: 'r2', south: 'r3' }, r2: { east: 'r4' } }
    const { clusters, spots, paths } = layOut(atlasOf(rooms, graph))
    expect(clusters).toHaveLength(1)
    expect(clusters[0]!.rooms).toEqual(['r1', 'r2', 'r3', 'r4'])
    expect([...spots.values()].filter(({ maze }) => maze === 0)).toHaveLength(4)
    expect(paths.filter(({ kind }) => kind === 'maze')).toHaveLength(3)
  })

  it('keeps two rooms apart that the compass says are one', () => {
    const graph = { b: { north: 'd', east: 'e' }, d: { south: 'c' }, e: { west: 'c' } }
    const rooms = ['b', 'd', 'e', 'c'].map((id) => ({ id, title: id, description: id }))
    expect(overlaps(layOut(atlasOf(rooms, graph)))).toEqual([])
  })

  it('leaves out what is no way: a game that was taken back, a room that is not known', () => {
    const rooms = [room(0), room(1)]
    expect(atlasOf(rooms, { r0: { 'restore 12': 'r1', east: 'r9' }, r1: { west: 'r0' } }).ways).toHaveLength(1)
  })

  it('takes names that are names of nothing else', () => {
    const rooms = ['__proto__', 'constructor', '💧', ''].map((id) => ({ id, title: id, description: id }))
    const graph = JSON.parse('{"__proto__": {"east": "constructor"}, "💧": {"north": ""}}') as Graph
    expect(overlaps(layOut(atlasOf(rooms, graph)))).toEqual([])
  })
})

describe('a map that grows', () => {
  it('never changes how two rooms lie to each other, and none of them overlap', () => {
    fc.assert(
      fc.property(anyAtlas, fc.integer({ min: 1, max: 40 }), ({ rooms, graph }, known) => {
        const first = rooms.slice(0, known)
        const before = sheetFor({ rooms: first, graph })
        const after = sheetFor({ rooms, graph }, before)
        expect(overlaps(after)).toEqual([])
        const old = [...before.spots.values()].filter(
          ({ id, maze }) => maze === undefined && after.spots.get(id)!.maze === undefined,
        )
        for (const one of old) {
          const now = after.spots.get(one.id)!
          expect(now.level).toBe(one.level)
          for (const other of old) {
            if (other.level !== one.level) continue
            const then = after.spots.get(other.id)!
            expect([Math.sign(now.x - then.x), Math.sign(now.y - then.y)]).toEqual([
              Math.sign(one.x - other.x),
              Math.sign(one.y - other.y),
            ])
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('moves nothing when a room is found where there is place for it', () => {
    const rooms = [room(0), room(1), room(2)]
    const graph = { r0: { east: 'r1' }, r1: { west: 'r0', north: 'r2' }, r2: { south: 'r1' } }
    const before = sheetFor({ rooms: rooms.slice(0, 2), graph })
    const after = growSheet(before, atlasOf(rooms, graph))
    for (const [id, { x, y }] of before.spots) expect(after.spots.get(id)).toMatchObject({ x, y })
  })

  it('lays out 150 rooms in the time of a few frames', () => {
    const [house] = fc.sample(houses(1400, 1500), { numRuns: 1, seed: 7 })
    expect(house!.rooms.length).toBeGreaterThan(149)
    const began = cpuMs()
    const sheet = sheetFor({ ...house!, rooms: house!.rooms.slice(0, 150) })
    // many times what it takes, for a machine that has other things to do
    expect(cpuMs() - began).toBeLessThan(3000)
    expect(overlaps(sheet)).toEqual([])
  })
})
