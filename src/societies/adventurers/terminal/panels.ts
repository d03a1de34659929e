/** The parts of the live view: what happened, who thinks what, and what is carried and wanted. */
import { memberNames, type Voice } from '../voices.ts'
import type { Paint } from '../../../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../../../terminal/text.ts'
import { wrapText } from './blocks.ts'
import { storyText } from '../../../worlds/adventure/story-text.ts'
import type { AdventureBoard, Turn } from '../played/turn.ts'
import { memberStyles } from './member-styles.ts'

export interface Space {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

// more would be above the screen on any terminal
const MOST_TURNS_SHOWN = 40

/** The latest turns, the last one at the bottom; `next` is decided and not yet played. */
export function drawStory(turns: readonly Turn[], next: string | undefined, { columns, rows, paint }: Space): string[] {
  const shown = turns.slice(-MOST_TURNS_SHOWN)
  const lines = shown.flatMap((turn, at) => {
    const before = shown[at - 1]
    const gain = before === undefined ? 0 : turn.score - before.score
    const points = gain === 0 ? '' : `  ${gain > 0 ? '+' : '−'}${Math.abs(gain)}`
    const command = turn.command === undefined ? [] : [prompt(turn.command, points, columns, paint)]
    return [...command, ...wrapText(storyText(turn.text), columns), '']
  })
  const waiting = next === undefined ? [] : [prompt(next, '', columns, paint)]
  return [...lines, ...waiting].slice(-rows)
}

function prompt(command: string, points: string, columns: number, paint: Paint): string {
  const shown = shorten(harmless(command), columns - columnsOf(points) - 2)
  return `${paint('dim', '>')} ${paint('bold', shown)}${paint(points.includes('−') ? 'red' : 'green', points)}`
}

/** What is tried in forks of the world right now, the latest below. */
export function drawImagined(board: AdventureBoard, { columns, rows, paint }: Space): string[] {
  const { imagining, imagineSeconds, imagined } = board
  const time = `${Math.round(imagining.seconds)} of ${imagineSeconds} s`
  const lines = imagined.slice(-Math.max(1, rows - 1)).map(({ room, command, outcome, score }) => {
    const came = outcome === 'score' ? `score ${score}` : outcome
    const text = shorten(harmless(`${command} (${room})`), Math.max(8, columns - columnsOf(came) - 4))
    return `${paint('dim', `· ${text}`)}  ${outcome === 'score' ? paint('green', came) : paint('dim', came)}`
  })
  return [
    paint('dim', shorten(`imagining: ${imagining.tried} tried, best ${imagining.score}, ${time}`, columns)),
    ...lines,
  ]
}

const NAME_COLUMNS = 9
const BAR_SIGNS = 5
// how likely and how many points: 0.15 × 12.5
const WORTH_COLUMNS = 12

/** A line each: how sure, what, and why. */
export function drawVoices(voices: readonly Voice[], { columns, rows, paint }: Space): string[] {
  const commandColumns = Math.max(14, Math.min(30, Math.floor(columns / 4)))
  return voices.slice(-rows).map(({ member, confidence, command = '–', says, won }) => {
    const name = paint(memberStyles[member], padEnd(member, NAME_COLUMNS))
    const text = padEnd(shorten(harmless(command), commandColumns), commandColumns)
    // a blank, the confidence, and the gaps between them
    const used = NAME_COLUMNS + BAR_SIGNS + commandColumns + 10
    const why = shorten(harmless(says), Math.max(8, columns - used))
    const sure = `${bar(confidence, paint, member)} ${confidence.toFixed(2)}`
    return `${name} ${sure}  ${won ? paint('bold', text) : text}  ${paint('dim', why)}`
  })
}

/** With room for it: also why, and what else each had in mind. */
export function drawVoiceCards(voices: readonly Voice[], { columns, rows, paint }: Space): string[] {
  const each = Math.floor(rows / Math.max(1, voices.length))
  return voices.flatMap((voice) => {
    const { member, confidence, command, says, won } = voice
    const style = memberStyles[member]
    const title = paint(style, padEnd(memberNames[member], 15))
    const head = `${title} ${bar(confidence, paint, member)} ${confidence.toFixed(2)}`
    const choice = shorten(harmless(command ?? 'nothing to propose'), columns - 4)
    const chosen = command === undefined ? paint('dim', choice) : won ? paint('bold', choice) : choice
    const why = wrapText(harmless(says), columns - 4).slice(0, 3)
    const others = voice.proposals.filter((proposal) => proposal.command !== command)
    const room = Math.max(0, each - why.length - 3)
    const lines = [
      `${won ? paint(style, '›') : ' '} ${chosen}`,
      ...why.map((line) => `  ${paint('dim', line)}`),
      ...others.slice(0, room).map((proposal) => {
        const worth = `${proposal.probability.toFixed(2)} × ${Math.round(proposal.gain * 10) / 10}`
        const name = columns - WORTH_COLUMNS - 4
        const text = `· ${padEnd(shorten(harmless(proposal.command), name), name)} ${worth}`
        return `  ${paint('dim', shorten(text, columns - 2))}`
      }),
    ]
    return [head, ...lines.slice(0, Math.max(1, each - 2)), '']
  })
}

function bar(share: number, paint: Paint, member: Voice['member']): string {
  const full = Math.max(0, Math.min(BAR_SIGNS, Math.round(share * BAR_SIGNS)))
  return paint(memberStyles[member], '▰'.repeat(full)) + paint('dim', '▱'.repeat(BAR_SIGNS - full))
}

/** What is carried, what is wanted, and how the score came to be. */
export function drawPack(board: AdventureBoard, turns: readonly Turn[], { columns, rows, paint }: Space): string[] {
  const entry = (name: string, text: string, most: number) => {
    const lines = wrapText(text, columns - 9)
    const shown = lines.slice(0, most)
    const last = shown[most - 1]
    // a line that is full gives way to the sign that more follows
    if (lines.length > most) shown[most - 1] = shorten(`${last}…`, columns - 9).replace(/(?<!…)…+$/, '…')
    return shown.map((line, at) => `${paint('dim', padEnd(at === 0 ? name : '', 9))}${line}`)
  }
  const carried = board.inventory.length === 0 ? 'nothing' : board.inventory.map(harmless).join(', ')
  const goal = entry('goal', harmless(board.currentGoal), 1)
  const score = [`${paint('dim', padEnd('score', 9))}${paint('green', sparkline(turns, columns - 9))}`]
  return [...entry('carrying', carried, Math.max(1, rows - 2)), ...goal, ...score]
}

// a full block would be the loudest thing on the screen
const LEVELS = '▁▂▃▄▅'

/** The score over all turns, in so many signs. */
function sparkline(turns: readonly Turn[], columns: number): string {
  const most = Math.max(1, ...turns.map(({ score }) => score))
  const count = Math.min(columns, turns.length)
  return Array.from({ length: count }, (_, at) => {
    const { score } = turns[Math.floor(((at + 1) * turns.length) / count) - 1]!
    return LEVELS[Math.max(0, Math.round((score / most) * (LEVELS.length - 1)))]
  }).join('')
}
