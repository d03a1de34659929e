/** Where a command speaks: to a person on stdout, or to a machine there and to the person beside it on stderr. */
import { createPaint, wantsColour, type Paint } from './paint.ts'

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
}

export function createScreen(json: boolean): Screen {
  const stream = json ? process.stderr : process.stdout
  const columns = stream.columns || Number(process.env['COLUMNS']) || COLUMNS_WITHOUT_TERMINAL
  const write = (target: NodeJS.WriteStream, lines: readonly string[]) => {
    if (lines.length > 0) target.write(`${lines.join('\n')}\n`)
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
  }
}
