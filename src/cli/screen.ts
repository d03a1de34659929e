/**
 * The screen a command prints to: stdout for a person; with `--json`, stdout for the object and stderr for the rest.
 * Nothing else in `src/cli` writes to them, so that whatever is printed passes `shownLine`.
 */
import { visibleJson } from '../base/visible.ts'
import { createPaint, wantsColour, type Paint } from '../terminal/paint.ts'
import { shownLine, shownText } from '../terminal/shown.ts'
import { shorten } from '../terminal/text.ts'

// what a pipe or a file is assumed to show
const COLUMNS_WITHOUT_TERMINAL = 100

export interface Screen {
  /** a machine listens: stdout gets one JSON object, in the end */
  readonly json: boolean
  readonly columns: number
  readonly paint: Paint
  /** a person is there who can be asked */
  readonly canAsk: boolean
  /** the answer itself; a machine gets it as JSON instead */
  say(...lines: readonly string[]): void
  /** what happens meanwhile */
  tell(...lines: readonly string[]): void
  /** what is wrong, or good to know */
  warn(...lines: readonly string[]): void
  /** text that brings its own line ends, such as a story's, to where `tell` tells */
  write(text: string): void
}

export function createScreen(json: boolean): Screen {
  const stream = json ? process.stderr : process.stdout
  const columns = stream.columns || Number(process.env['COLUMNS']) || COLUMNS_WITHOUT_TERMINAL
  const write = (target: NodeJS.WriteStream, lines: readonly string[]) => {
    if (lines.length > 0) target.write(lines.map((line) => `${shownLine(line)}\n`).join(''))
  }
  return {
    json,
    columns,
    paint: createPaint(wantsColour(stream)),
    canAsk: !json && process.stdin.isTTY && process.stdout.isTTY,
    say: (...lines) => {
      if (!json) write(stream, lines)
    },
    tell: (...lines) => write(stream, lines),
    warn: (...lines) => write(process.stderr, lines),
    write: (text) => void stream.write(shownText(text)),
  }
}

/** For the machine: one object on a line of stdout. */
export function printJson(value: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${visibleJson(value)}\n`)
}

/** How far something is, on stderr: in one line of a terminal that is written again, or else line by line. */
export function showProgress(what: string, screen: Pick<Screen, 'columns' | 'warn'>): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${shownLine(shorten(what, screen.columns - 1))}`)
  else screen.warn(what)
}
