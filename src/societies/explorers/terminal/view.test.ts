import { stripVTControlCharacters } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { createExplorers } from '../explorers.ts'
import { explorerNames } from '../names.ts'
import { drawExpedition, type ExpeditionBoard } from './view.ts'
import { createPaint } from '../../../terminal/paint.ts'
import { shownLine } from '../../../terminal/shown.ts'
import { columnsOf } from '../../../terminal/text.ts'

const plain = createPaint(false)
const play = async (size: number, agents: number, levels = 1): Promise<ExpeditionBoard> => {
  const society = createExplorers({ minds: createMinds({ choose: { decision: 'rules' } }) })
  const input = { world: { seed: 1, size, levels }, explorers: explorerNames(agents), maxSteps: 15 }
  return (await society.run(input).finished).board
}

describe('the live view', () => {
  let board: ExpeditionBoard
  beforeAll(async () => {
    board = await play(24, 4)
  })

  it.for([
    [80, 24],
    [120, 40],
    [60, 16],
    [200, 60],
  ] as const)('fits %i × %i', ([columns, rows], { expect: expects }) => {
    const lines = drawExpedition(board, { columns, rows, paint: plain })
    expects(lines.length).toBeLessThanOrEqual(rows)
    expects(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(columns)
  })

  it('shows every explorer with where it is and what it does, and what was said last', () => {
    const text = drawExpedition(board, { columns: 120, rows: 40, paint: plain }).join('\n')
    for (const name of board.explorers) expect(text).toMatch(new RegExp(`[▲▶▼◀] ${name} +\\(\\d+, 0, \\d+\\)`))
    expect(text).toContain('round 15 of 15')
    expect(text).toContain(board.mail.at(-1)!.message.slice(0, 40))
    expect(text.match(/[▲▶▼◀]/g)!.length).toBe(8)
  })

  it('draws only what was seen', () => {
    const nothing = { ...board, seen: [], objects: [], poses: {} }
    const [, , ...map] = drawExpedition(nothing, { columns: 120, rows: 40, paint: plain })
    expect(map.slice(0, 24).join('').trim()).toBe('')
  })

  it('is the same with colour, but for the colour', () => {
    const frame = { columns: 80, rows: 24 }
    const coloured = drawExpedition(board, { ...frame, paint: createPaint(true) }).map((line) =>
      stripVTControlCharacters(shownLine(line)),
    )
    expect(coloured).toEqual(drawExpedition(board, { ...frame, paint: plain }))
  })

  it('shows a part of what is too large, and some of too many', async () => {
    const crowd = await play(100, 60, 2)
    const lines = drawExpedition(crowd, { columns: 80, rows: 24, paint: plain })
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(80)
    expect(lines.join('\n')).toMatch(/… \d+ more/)
    expect(lines[0]).toContain('height')
  })

  it('lets no message steer the terminal', () => {
    const mail = [{ sender: 'Ada', recipient: 'all', message: 'hi\u001b[2J\nthere' }]
    const text = drawExpedition({ ...board, mail }, { columns: 80, rows: 24, paint: plain }).join('\n')
    expect(text).not.toContain('\u001b')
    expect(text).toContain('Ada: hi')
  })
})
