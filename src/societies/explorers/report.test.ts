import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import { cellAt, DOOR, FLOOR, WALL, type CellKind } from '../../worlds/grid/map.ts'
import { boxesOf } from '../../worlds/grid/boxes.ts'
import { wordsOf } from '../../worlds/grid/chart.ts'
import { composeReport, readReport } from './report.ts'

const extent = { width: 12, height: 3, depth: 10 }
const cell = (x: number, y: number, z: number) => cellAt(extent, x, y, z)

describe('a report', () => {
  it('reads as a person would write it', () => {
    const cells = [3, 4, 5].flatMap((x) => [4, 5].map((z) => [cell(x, 0, z), FLOOR] as const))
    const text = composeReport(wordsOf(extent), {
      at: { x: 3, y: 0, z: 4 },
      goingTo: { x: 5, y: 0, z: 5 },
      found: [{ name: 'lamp', position: { x: 5, y: 0, z: 5 } }],
      cells: [...cells, [cell(6, 0, 4), DOOR], [cell(2, 0, 4), WALL]],
    })
    expect(text).toBe(
      'I am at (3, 0, 4). Going to (5, 0, 5). Found lamp at (5, 0, 5). Seen door 6,0,4; floor 3,0,4-5,0,5; wall 2,0,4.',
    )
  })

  it('is understood as it was meant, whatever was seen', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = createRandom(seed)
      const numbers = new Set(Array.from({ length: random.integer(80) }, () => random.integer(360)))
      const cells = [...numbers].map((number) => [number, random.integer(3) as CellKind] as const)
      const found = [
        { name: 'brass lamp 2', position: { x: 1, y: 2, z: 3 } },
        { name: 'cup', position: { x: 0, y: 0, z: 0 } },
      ]
      const report = { at: { x: 3, y: 1, z: 4 }, goingTo: { x: 11, y: 2, z: 9 }, found, cells }
      const read = readReport(wordsOf(extent), composeReport(wordsOf(extent), report))
      const sorted = (list: typeof cells) => list.toSorted(([a], [b]) => a - b)
      expect({ ...read, cells: sorted([...read.cells]) }).toEqual({ ...report, cells: sorted(cells) })
    }
  })

  it('stays below the limit of the mail, however much was seen', () => {
    const big = { width: 400, height: 1, depth: 400 }
    const cells = Array.from({ length: 2000 }, (_, place) => [place * 2 * 3, WALL] as const)
    expect(composeReport(wordsOf(big), { found: [], cells }).length).toBeLessThanOrEqual(2000)
  })

  it.for([
    'hello, have you seen the lamp?',
    'I am at (99, 0, 0). Going to (0, 9, 0).',
    'Seen floor 0,0,0-99999,0,0; wall 5,0,5-2,0,2.',
    'Found the treasure at (1, 2).',
    '__proto__',
  ])('that says nothing about this map says nothing: %s', (text, { expect: expects }) => {
    expects(readReport(wordsOf(extent), text)).toEqual({ found: [], cells: [] })
  })
})

describe('boxes', () => {
  it('hold every cell once and nothing else', () => {
    const random = createRandom('boxes')
    for (let round = 0; round < 100; round++) {
      const cells = [...new Set(Array.from({ length: random.integer(200) }, () => random.integer(360)))]
      const covered = boxesOf(extent, cells).flatMap(([from, to]) => {
        const all: number[] = []
        for (let row = from; row <= to; row += extent.width)
          for (let x = from % extent.width; x <= to % extent.width; x++) all.push(row - (from % extent.width) + x)
        return all
      })
      expect(covered.toSorted((a, b) => a - b)).toEqual(cells.toSorted((a, b) => a - b))
    }
  })
})
