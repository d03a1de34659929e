/** Explorers in windows at a terminal: a line for each of them, with where it is, what it pressed and what it sees. */
import { tallyWindows } from '../window-tally.ts'
import type { ExpeditionBoard } from './view.ts'
import { createAgentStyles, type Paint } from '../../../terminal/paint.ts'
import { harmless, padEnd, shorten } from '../../../terminal/text.ts'

interface Note {
  readonly trouble?: { readonly name: string; readonly says: string }
}

export function windowRoundLine(board: ExpeditionBoard): string {
  const { rounds, found, things, actions, done, messages } = tallyWindows(board)
  const of = things === undefined ? '' : ` of ${things}`
  return `round ${rounds} of ${board.maxSteps}  found ${found}${of}  did ${done} of ${actions}  mail ${messages}`
}

/** Whoever starts with nothing told has an eye without names, and would wonder why nothing is ever found. */
export function whyNothingIsFound({ world, objects }: Pick<ExpeditionBoard, 'world' | 'objects'>): string[] {
  const { eye = 'changes' } = (world as unknown as { readonly desktop: { readonly eye?: unknown } }).desktop
  if (eye !== 'changes' || objects.length > 0) return []
  return [
    'This eye sees what changes and knows no names. With names: --eye FOLDER (after: troupe teach FOLDER --room) or',
    '--eye MODEL, a vision model; docs/eyes.md',
  ]
}

const NAME_COLUMNS = 10

export function drawWindows(board: ExpeditionBoard, columns: number, paint: Paint): string[] {
  const styleOf = createAgentStyles(board.explorers)
  const people = board.explorers.map((name) => {
    const { position, rotation } = board.poses[name] ?? {}
    const where = position ? `(${position.x}, ${position.z}) ${Math.round(rotation!.yaw)}°` : ''
    const { keys = '' } = (board.acted[name] ?? {}) as { keys?: string }
    const { trouble } = (board.looked[name] ?? {}) as Note
    const told = trouble ? `! ${trouble.name}: ${trouble.says}` : (board.visibleCaption[name] ?? '')
    const rest = shorten(`${where}  [${keys}]  ${harmless(told)}`, columns - NAME_COLUMNS - 1)
    return `${paint(styleOf(name), padEnd(shorten(harmless(name), NAME_COLUMNS), NAME_COLUMNS))} ${rest}`
  })
  const found = board.objects.map(({ name }) => harmless(name)).join(', ') || 'nothing yet'
  return [windowRoundLine(board), '', ...people, '', shorten(`Found: ${found}`, columns)]
}
