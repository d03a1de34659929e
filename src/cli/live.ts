/** A live picture: redrawn on the terminal's alternate screen, which is restored afterwards. */
import { shownLine } from '../terminal/shown.ts'

const ENTER = '\u001b[?1049h\u001b[?25l'
const LEAVE = '\u001b[?25h\u001b[?1049l'
const HOME = '\u001b[H'
const CLEAR_LINE = '\u001b[K'
const CLEAR_BELOW = '\u001b[J'

export interface Live {
  draw(lines: readonly string[]): void
  close(): void
}

export function openLive(stream: NodeJS.WriteStream): Live {
  let isOpen = true
  stream.write(ENTER)
  const close = () => {
    if (isOpen) stream.write(LEAVE)
    isOpen = false
    process.off('exit', close)
  }
  // whatever ends the process: a terminal without a cursor is nobody's wish
  process.on('exit', close)
  return {
    draw: (lines) => {
      const shown = lines.slice(0, stream.rows || lines.length).map(shownLine)
      if (isOpen) stream.write(`${HOME}${shown.join(`${CLEAR_LINE}\r\n`)}${CLEAR_LINE}${CLEAR_BELOW}`)
    },
    close,
  }
}
