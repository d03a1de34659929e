import { beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE, playedGame } from '../../../../test/played-game.ts'
import { createPaint } from '../../../terminal/paint.ts'
import { columnsOf } from '../../../terminal/text.ts'
import type { GameRead } from '../played/read-game.ts'
import { turnLine } from './turn-line.ts'
import { drawAdventure, drawEnding } from './view.ts'

const paint = createPaint(false)

describe('the live view of a game', () => {
  let game: GameRead
  beforeAll(async () => {
    game = await playedGame(40)
  })

  it.for([
    [80, 24],
    [100, 30],
    [120, 40],
    [149, 25],
    [150, 40],
    [200, 50],
    [30, 8],
  ] as const)('fits %i × %i', ([columns, rows], { expect: expects }) => {
    const lines = drawAdventure({ ...game, next: 'look' }, { columns, rows, paint })
    if (rows >= 24) {
      expects(lines.length).toBeLessThanOrEqual(rows)
      expects(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(columns)
    }
  })

  it('shows what was said, where we are, who proposed what, and what comes next', () => {
    const text = drawAdventure({ ...game, next: 'dance' }, { columns: 200, rows: 50, paint }).join('\n')
    const { board, turns } = game
    const decision = board.decisionLog.at(-1)!
    expect(text).toContain(`turn ${board.step} of 40  ${board.score} of 50 points  ${board.locations.length} room`)
    expect(text).toContain(`> ${turns.at(-1)!.command}`)
    expect(text).toContain('> dance')
    expect(text).toMatch(/[┏●]/)
    for (const name of ['Navigator', 'Puzzle Solver', 'Memory Tracker', 'Strategy']) expect(text).toContain(name)
    expect(text).toContain(`› ${decision.finalDecision}`)
    const narrow = drawAdventure(game, { columns: 80, rows: 24, paint }).slice(-4)
    expect(narrow.map((line) => line.split(' ')[0])).toEqual(['navigator', 'puzzle', 'memory', 'strategy'])
    // where there is little room, a long command is cut
    expect(narrow[3]).toContain(decision.finalDecision.slice(0, 16))
  })

  it('shows what is imagined while it is', () => {
    const tries = (outcome: 'change' | 'score', score: number) =>
      ({ step: 0, room: 'Landing', command: 'ring bell', outcome, score }) as const
    const imagining = { ...game.board.imagining, tried: 240, score: 15, seconds: 2.4 }
    const board = { ...game.board, imagining, imagined: [tries('change', 0), tries('score', 15)] }
    const text = drawAdventure({ ...game, board, isImagining: true }, { columns: 80, rows: 24, paint }).join('\n')
    expect(text).toContain('imagining: 240 tried, best 15')
    expect(text).toMatch(/· ring bell \(Landing\) {2}score 15/)
  })

  it('leaves the map and the last words behind', () => {
    const text = drawEnding(game, 100, paint).join('\n')
    expect(text).toContain('●')
    expect(text).toContain(`> ${game.turns.at(-1)!.command}`)
  })

  it('lets neither story nor model steer the terminal', () => {
    const { board } = game
    const said = { agent: 'navigator', answer: HOSTILE, confidence: 1, metadata: {}, proposals: [] } as const
    const decision = { ...board.decisionLog.at(-1)!, finalDecision: HOSTILE, reasoning: HOSTILE, vetoed: [HOSTILE] }
    const turn = { ...game.turns.at(-1)!, text: HOSTILE, command: HOSTILE, inventory: [HOSTILE], goal: HOSTILE }
    const evil = {
      turns: [turn],
      next: HOSTILE,
      board: {
        ...board,
        story: { ...board.story, name: HOSTILE },
        locations: board.locations.map((location) => ({ ...location, title: HOSTILE })),
        inventory: [HOSTILE],
        currentGoal: HOSTILE,
        responses: { navigator: said, memory: { ...said, agent: 'memory' as const } },
        decisionLog: [decision],
      },
    }
    for (const [columns, rows] of [
      [80, 24],
      [200, 50],
    ] as const) {
      const lines = [...drawAdventure(evil, { columns, rows, paint }), turnLine(turn, undefined, { columns, paint })]
      // oxlint-disable-next-line no-control-regex
      expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u202e]/)
      expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(columns)
    }
  })
})
