/** Adventurers at play, as one screen: the story, the map so far, and who proposes what; any size from 80 × 24. */
import type { Paint } from '../../../terminal/paint.ts'
import { columnsOf, harmless, shorten } from '../../../terminal/text.ts'
import { beside, fitRows, spread } from './blocks.ts'
import { layOut } from '../played/chart.ts'
import { count, scoreText } from '../played/game-words.ts'
import { drawMap } from './draw-map.ts'
import { drawImagined, drawPack, drawStory, drawVoiceCards, drawVoices } from './panels.ts'
import type { AdventureBoard, Turn } from '../played/turn.ts'
import { voicesOf } from '../voices.ts'

export interface Scene {
  readonly board: AdventureBoard
  readonly turns: readonly Turn[]
  /** decided and not yet played */
  readonly next?: string | undefined
  /** commands are tried in forks of the world */
  readonly isImagining?: boolean
}

interface Frame {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

export const SMALLEST = { columns: 80, rows: 24 }
// from here on there is room for a third column
const WIDE_COLUMNS = 150
// below, three rooms beside each other need half of the screen
const ROOMY_COLUMNS = 100
const GAP = '   '
const PACK_ROWS = 4
const VOICE_ROWS = 4
const CARD_COLUMNS = 46
const HEAD_ROWS = 2
const IMAGINED_ROWS = 6

export function drawAdventure(scene: Scene, frame: Frame): string[] {
  const { columns, rows, paint } = frame
  const head = [headline(scene, frame), paint('dim', '─'.repeat(columns))]
  const { board } = scene
  const voices = voicesOf({
    responses: board.responses,
    decision: board.decisionLog.at(-1),
    exchanges: board.exchanges,
  })
  if (columns >= WIDE_COLUMNS) {
    const body = rows - HEAD_ROWS
    const [left, middle] = split(columns - CARD_COLUMNS - GAP.length, 0.5)
    const cards = drawVoiceCards(voices, { columns: CARD_COLUMNS, rows: body - 1, paint })
    return [
      ...head,
      ...beside(
        [
          storyBlock(scene, { columns: left, rows: body, paint }),
          mapBlock(scene, { columns: middle, rows: body, paint }),
          { columns: CARD_COLUMNS, lines: fitRows([paint('dim', 'who thinks what'), '', ...cards], body) },
        ],
        GAP,
      ),
    ]
  }
  // a blank line and the voices below
  const body = rows - HEAD_ROWS - VOICE_ROWS - 1
  const [left, right] = split(columns, columns < ROOMY_COLUMNS ? 0.5 : 0.55)
  return [
    ...head,
    ...beside(
      [storyBlock(scene, { columns: left, rows: body, paint }), mapBlock(scene, { columns: right, rows: body, paint })],
      GAP,
    ),
    '',
    ...drawVoices(voices, { columns, rows: VOICE_ROWS, paint }),
  ]
}

// what stays in the terminal when the live view has gone
const ENDING_ROWS = 24

/** The map and the last words, for the end. */
export function drawEnding({ board, turns }: Scene, columns: number, paint: Paint): string[] {
  const map = drawMap(layOut(board), board.currentLocation, { columns, rows: ENDING_ROWS, paint })
  const isBlank = (line: string) => line.trim() === ''
  const shown = map.slice(
    Math.max(
      0,
      map.findIndex((line) => !isBlank(line)),
    ),
    map.findLastIndex((line) => !isBlank(line)) + 1,
  )
  return [
    ...shown.map((line) => line.trimEnd()),
    '',
    ...drawStory(turns.slice(-1), undefined, { columns, rows: ENDING_ROWS, paint }),
  ]
}

function split(columns: number, share: number): [number, number] {
  const left = Math.floor((columns - GAP.length) * share)
  return [left, columns - GAP.length - left]
}

function headline({ board, turns }: Scene, { columns, paint }: Frame): string {
  const { story, mode, maxSteps, step, deaths } = board
  const facts = [
    `turn ${step} of ${maxSteps}`,
    scoreText(board),
    count(board.locations.length, 'room'),
    ...(deaths > 0 ? [count(deaths, 'death')] : []),
  ].join('  ')
  const room = columns - columnsOf(facts) - 2
  const name = shorten(harmless(story.name), Math.max(8, room - columnsOf(mode) - 2))
  const title = `${paint('bold', name)}  ${paint('dim', mode)}`
  const gained = turns.length > 1 && turns.at(-1)!.score > turns.at(-2)!.score
  return spread(title, gained ? paint('green', facts) : facts, columns)
}

function storyBlock({ board, turns, next, isImagining = false }: Scene, { columns, rows, paint }: Frame) {
  const imagined = isImagining ? drawImagined(board, { columns, rows: IMAGINED_ROWS, paint }) : []
  const story = drawStory(turns, next, { columns, rows: rows - imagined.length, paint })
  return { columns, lines: fitRows([...story, ...imagined], rows) }
}

function mapBlock({ board, turns }: Scene, { columns, rows, paint }: Frame) {
  const chart = layOut(board)
  const title = `the map so far; ${count(chart.open.length, 'way')} untried`
  const pack = drawPack(board, turns, { columns, rows: PACK_ROWS, paint })
  const map = drawMap(chart, board.currentLocation, { columns, rows: rows - pack.length - 2, paint })
  return { columns, lines: fitRows([paint('dim', shorten(title, columns)), ...map, '', ...pack], rows) }
}
