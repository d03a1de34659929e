import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut, type Known } from './chart.ts'

const known = (graph: Known['connectionGraph'], unexploredExits: Known['unexploredExits'] = {}): Known => {
  const ids = [...new Set(Object.entries(graph).flatMap(([from, ways]) => [from, ...Object.values(ways)]))]
  return { locations: ids.map((id) => ({ id, title: id })), connectionGraph: graph, unexploredExits }
}
const placesOf = (chart: ReturnType<typeof layOut>) =>
  Object.fromEntries([...chart.places.values()].map(({ id, x, y, level }) => [id, [x, y, level]]))

describe('the map of what is known', () => {
  it('puts rooms where the ways point, however they are written', () => {
    const chart = layOut(known({ yard: { north: 'hall', 'go e': 'shed', sw: 'pond' } }))
    expect(placesOf(chart)).toEqual({ yard: [0, 1, 0], hall: [0, 0, 0], shed: [1, 1, 0], pond: [-1, 2, 0] })
    expect(chart.paths.map(({ kind }) => kind)).toEqual(['straight', 'straight', 'straight'])
  })

  it('knows from one way where the other room lies, before the way back was tried', () => {
    const { yard, hall } = placesOf(layOut({ ...known({ hall: { south: 'yard' } }) }))
    expect(yard).toEqual([hall![0], hall![1]! + 1, 0])
  })

  it('believes ways that lead there and back before others', () => {
    const chart = layOut(known({ yard: { north: 'shed', east: 'shed' }, shed: { west: 'yard' } }))
    expect(placesOf(chart)).toEqual({ yard: [0, 0, 0], shed: [1, 0, 0] })
  })

  it('calls a way bent when the map cannot agree with it', () => {
    const chart = layOut(known({ a: { north: 'b' }, b: { north: 'a' } }))
    expect(chart.paths.map(({ from, kind }) => [from.id, kind])).toEqual([
      ['a', 'straight'],
      ['b', 'bent'],
    ])
  })

  it('gives every level its own part of the sheet, the highest first', () => {
    const chart = layOut(known({ hall: { up: 'loft', down: 'cellar', east: 'yard' }, cellar: { south: 'vault' } }))
    expect(chart.bands.map(({ level, top, bottom }) => [level, top, bottom])).toEqual([
      [1, 0, 0],
      [0, 1, 1],
      [-1, 2, 3],
    ])
    expect(placesOf(chart)).toMatchObject({ loft: [0, 0, 1], hall: [0, 1, 0], cellar: [0, 2, -1], vault: [0, 3, -1] })
  })

  it('sets apart what hangs together with nothing else', () => {
    const { places } = layOut({
      ...known({ a: { north: 'b' } }),
      locations: ['a', 'b', 'c'].map((id) => ({ id, title: id })),
    })
    expect(places.get('c')!.y).toBeGreaterThan(places.get('a')!.y + 1)
  })

  it('names the ways that nobody tried', () => {
    const { open } = layOut(known({ a: { north: 'b' } }, { a: ['w', 'enter hatch'], nowhere: ['east'] }))
    expect(open.map(({ at, way }) => [at.id, way])).toEqual([
      ['a', 'west'],
      ['a', 'enter hatch'],
    ])
  })

  it('finds a place of its own for every room, however mad the ways are', () => {
    const id = fc.nat(24).map((number) => `room ${number}`)
    const way = fc.constantFrom('north', 'ne', 'east', 'south', 'west', 'up', 'down', 'in', 'enter crack')
    const graph = fc.dictionary(id, fc.dictionary(way, id))
    fc.assert(
      fc.property(graph, (ways) => {
        const board = known(ways)
        const { places } = layOut(board)
        expect(places.size).toBe(board.locations.length)
        expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(places.size)
      }),
      { numRuns: 200 },
    )
  })
})
