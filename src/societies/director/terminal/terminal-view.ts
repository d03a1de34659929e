/** The terminal view of a director: the room from above as it is furnished, and what each member says. */
import { isPlaced } from '../../../worlds/scene/scene.ts'
import { harmless, padEnd, shorten } from '../../../terminal/text.ts'
import type { Frame, Style, TerminalView } from '../../terminal-view.ts'
import { believeBoard } from '../believe.ts'
import type { DirectorView, MemberMessage } from '../board.ts'
import type { MemberName } from '../plan.ts'
import { measureScene, type SceneMeasures } from '../measure-scene.ts'
import { drawPlan } from './plan-picture.ts'

// slow enough for eyes: six members and a look or two
const PICTURE_MS = 250
const MESSAGE_ROWS = 6
const LEGEND_COLUMNS = 28

const titles: Readonly<Record<MemberName, readonly [title: string, style: Style]>> = {
  orchestrator: ['Orchestrator', 'magenta'],
  librarian: ['Librarian', 'yellow'],
  architect: ['Architect', 'cyan'],
  materialScientist: ['Material Scientist', 'green'],
  cinematographer: ['Cinematographer', 'blue'],
  critic: ['Critic', 'red'],
}
const TITLE_COLUMNS = Math.max(...Object.values(titles).map(([title]) => title.length))

export const directorTerminal: TerminalView = {
  frameMs: PICTURE_MS,
  smallest: { columns: 60, rows: 18 },
  watch: () => {
    let told = 0
    return {
      see(record, board) {
        // of an edit, what was said before it is known
        if (record.kind === 'start') told = viewOf(board).messages.length
        return record.kind === 'step'
      },
      draw: (board, frame) => picture(viewOf(board), frame),
      lines(board, frame) {
        const { messages } = viewOf(board)
        const lines = messages.slice(told).map((message) => messageLine(message, { ...frame, columns: Infinity }))
        told = messages.length
        return lines
      },
      last: (board, frame) => picture(viewOf(board), frame),
      sum({ run, board, command }, { paint }) {
        const view = viewOf(board)
        const measures = measureScene(view)
        return {
          lines: summaryLines(view, measures, paint),
          json: { ...measures },
          next: [
            ['Its files', command('export', run, '--as', 'glb', '--out', 'scene.glb')],
            ['Change it', command('direct', 'show it from another angle', `--edit=${run}`)],
          ],
        }
      },
    }
  },
}

const viewOf = (board: object): DirectorView => believeBoard(board)

function picture(view: DirectorView, frame: Frame): string[] {
  const { columns, rows, paint } = frame
  const placed = view.sceneObjects.filter(isPlaced)
  const high = rows - MESSAGE_ROWS - 3
  const plan = drawPlan(view.rooms, placed, { columns: columns - LEGEND_COLUMNS, rows: high, paint })
  const legend = [...(plan?.letters ?? [])].map(
    ([id, letter]) => `${paint('cyan', letter)} ${shorten(harmless(id), 24)}`,
  )
  const wide = Math.max(0, columns - LEGEND_COLUMNS)
  const body = plan
    ? Array.from({ length: Math.max(plan.rows.length, Math.min(high, legend.length)) }, (_, row) =>
        `${padEnd(plan.rows[row] ?? '', wide)} ${legend[row] ?? ''}`.trimEnd(),
      )
    : [paint('dim', 'Nothing is built yet.')]
  const said = view.messages.slice(-MESSAGE_ROWS).map((message) => messageLine(message, frame))
  return [paint('bold', shorten(harmless(view.userPrompt), columns)), '', ...body, '', ...said]
}

function messageLine({ agent, content }: MemberMessage, { columns, paint }: Frame): string {
  const [title, style] = Object.hasOwn(titles, agent) ? titles[agent] : [agent, 'dim' as const]
  const words = shorten(harmless(content), columns - TITLE_COLUMNS - 2)
  return `${paint(style, padEnd(title, TITLE_COLUMNS))}  ${words}`
}

function summaryLines(view: DirectorView, measures: SceneMeasures, paint: Frame['paint']): string[] {
  const { checks, prompt, objects, iterations, passed } = measures
  if (checks === null || prompt === null) return ['', 'The Critic has not looked at it yet.']
  const share = ({ satisfied, asked }: { satisfied: number; asked: number }) => `${satisfied} of ${asked}`
  const verdict = passed
    ? paint('green', 'The Critic has nothing against it.')
    : paint('red', 'The Critic is not content.')
  const left = view.validationIssues.filter(
    ({ round, severity }) => round === view.verdict?.round && severity !== 'info',
  )
  return [
    '',
    `${verdict} ${objects} things, ${iterations === 0 ? 'no revision' : `${iterations} rounds of revision`}.`,
    `colliding ${checks.collisions}, out of bounds ${checks.outOfBounds}, unsupported ${checks.unsupported}, ` +
      `reachable ${share(checks.reachable)}, visible ${share(checks.visible)}`,
    `asked for: counts ${share(prompt.counts)}, attributes ${share(prompt.attributes)}, ` +
      `relations of things ${share(prompt.objectRelations)}, to the room ${share(prompt.roomRelations)}`,
    ...left.map(
      ({ severity, description }) =>
        `${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${harmless(description)}`,
    ),
    '',
  ]
}
