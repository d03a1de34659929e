/** The paper a game is written on: a terminal, with its width and colours, or plain text for files and programs. */
import type { Turn } from '../../worlds/zmachine/index.ts'
import type { Paint } from '../../terminal/paint.ts'
import { harmless, shorten } from '../../terminal/text.ts'
import { closeUp, pageOf } from './page.ts'
import { wrap } from '../../terminal/wrap.ts'

export interface Paper {
  /** All that the story said, up to its prompt. */
  tell(turn: Turn): void
  /** What was typed, and the prompt it stands behind. */
  typed(prompt: string, input: string): void
  /** What the program itself says. */
  note(text: string): void
}

/** Lines are as long as the story makes them; the status line is left out, boxes are not. */
export function plainPaper(write: (text: string) => void): Paper {
  let shown = ''
  return {
    tell: (turn) => {
      const { box, text } = pageOf(turn)
      const drawn = box.join('\n')
      if (drawn !== '' && drawn !== shown) write(`${drawn}\n\n`)
      shown = drawn
      write(text)
      if (turn.stop.kind === 'over' && text !== '' && !text.endsWith('\n')) write('\n')
    },
    typed: (prompt, input) => write(`${prompt}${harmless(input)}\n`),
    note: (text) => write(`[${harmless(text)}]\n\n`),
  }
}

export interface Terminal {
  readonly columns: number
  write(text: string): void
}

/** The prompt and what is typed are drawn by who reads the keys. */
export function terminalPaper(terminal: Terminal, paint: Paint): Paper {
  let shown = ''
  const lines = (all: readonly string[]) => terminal.write(all.map((line) => `${line}\n`).join(''))
  return {
    tell: (turn) => {
      const { status, box, text } = pageOf(turn)
      const { columns } = terminal
      const line = shorten(closeUp(status), columns)
      // to the right, where no text stands below it
      const isFarewell = turn.stop.kind === 'over' && text === ''
      if (line !== '' && !isFarewell) lines([paint('dim', line.padStart(columns))])
      const drawn = box.join('\n')
      if (drawn !== '' && drawn !== shown) lines([...box.map((row) => shorten(row, columns)), ''])
      shown = drawn
      const body = text.replace(/^\n+/, '').replace(/\n$/, '')
      const isRoom = (row: string) => row !== '' && `${status}  `.startsWith(`${row}  `)
      if (body !== '') lines(wrap(body, columns).map((row) => (isRoom(row) ? paint('bold', row) : row)))
    },
    typed: () => undefined,
    note: (text) => lines([...wrap(harmless(text), terminal.columns).map((row) => paint('yellow', row)), '']),
  }
}
