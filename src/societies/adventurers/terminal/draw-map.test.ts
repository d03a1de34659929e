import { describe, expect, it } from 'vitest'
import { createPaint } from '../../../terminal/paint.ts'
import { columnsOf } from '../../../terminal/text.ts'
import { createCanvas } from './canvas.ts'
import { layOut } from '../played/chart.ts'
import { drawMap } from './draw-map.ts'

const paint = createPaint(false)
const room = (id: string, title = id) => ({ id, title })
const draw = (board: Parameters<typeof layOut>[0], here: string, columns = 60, rows = 16) =>
  drawMap(layOut(board), here, { columns, rows, paint })

describe('the map in a terminal', () => {
  it('draws rooms, the ways between them, where the player is and what is not tried', () => {
    const board = {
      locations: [room('yard', 'Cottage Yard'), room('shed', 'Boat Shed'), room('loft', 'Loft')],
      connectionGraph: { yard: { west: 'shed' }, shed: { up: 'loft' } },
      unexploredExits: { yard: ['south', 'east'] },
    }
    const lines = draw(board, 'shed').filter((line) => line.trim() !== '')
    const margin = Math.min(...lines.map((line) => line.search(/\S/)))
    expect(lines.map((line) => line.slice(margin).trimEnd())).toEqual([
      '1 up',
      '╭────────────╮',
      '│    Loft    │',
      '│            │',
      '╰────────────╯',
      'where it began',
      '┏●━━━━━━━━━━━┓   ╭────────────╮',
      '┃ Boat Shed  ┃───│Cottage Yard│╌╌',
      '┃            ┃   │            │',
      '┗━━━━━━━━━━↑━┛   ╰────────────╯',
      '                        ┆',
    ])
  })

  it('shows the part around the player of what does not fit, in exactly the room there is', () => {
    const ids = Array.from({ length: 30 }, (_, at) => `r${at}`)
    const board = {
      locations: ids.map((id) => room(id, `Room number ${id}`)),
      connectionGraph: Object.fromEntries(ids.slice(1).map((id, at) => [ids[at]!, { east: id }])),
      unexploredExits: {},
    }
    for (const [columns, rows] of [
      [39, 9],
      [70, 30],
      [20, 3],
    ] as const) {
      const lines = draw(board, 'r17', columns, rows)
      expect(lines).toHaveLength(rows)
      expect(lines.map(columnsOf)).toEqual(lines.map(() => columns))
      expect(lines.join('\n')).toContain('●')
    }
  })

  it('is empty before anything is known, and has no room where there is none', () => {
    expect(draw({ locations: [], connectionGraph: {}, unexploredExits: {} }, '', 10, 3)).toEqual(['', '', ''])
    expect(draw({ locations: [room('a')], connectionGraph: {}, unexploredExits: {} }, 'a', 10, -2)).toEqual([])
  })

  it('lets no title steer the terminal', () => {
    const board = { locations: [room('a', '\u001b[2J\u202eevil')], connectionGraph: {}, unexploredExits: {} }
    // oxlint-disable-next-line no-control-regex
    expect(draw(board, 'a').join('\n')).not.toMatch(/[\u001b\u202e]/)
  })
})

describe('a canvas', () => {
  it('leaves out a wide character that an edge cuts in half', () => {
    const canvas = createCanvas()
    canvas.write(0, 0, '灯台')
    expect(canvas.show(0, 0, 4, 1, paint)).toEqual(['灯台'])
    expect(canvas.show(1, 0, 3, 1, paint)).toEqual([' 台'])
    expect(canvas.show(0, 0, 3, 1, paint)).toEqual(['灯 '])
  })
})
