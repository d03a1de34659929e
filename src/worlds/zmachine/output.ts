/**
 * Output streams of a story: the lower window, which is what a turn says; the upper window, a grid; or a table in
 * memory.
 */
import { fault } from './faults.ts'
import { HEADER, TRANSCRIPT_BIT } from './header.ts'
import type { Memory } from './memory.ts'
import type { Zscii } from './zscii.ts'

/** What of it belongs to the state of the game. Never changed in place, so that snapshots can share it. */
export interface ScreenState {
  readonly isUpper: boolean
  readonly height: number
  readonly row: number
  readonly column: number
  readonly lines: readonly string[]
  readonly isShown: boolean
  readonly tables: readonly Table[]
}

interface Table {
  readonly address: number
  readonly length: number
}

export const emptyScreen: ScreenState = {
  isUpper: false,
  height: 0,
  row: 1,
  column: 1,
  lines: [],
  isShown: true,
  tables: [],
}

// a story that prints a whole book in one turn does not stop by itself
const LONGEST_TURN = 1 << 19
const TALLEST = 255
const MOST_TABLES = 16

export class Output {
  state: ScreenState = emptyScreen
  readonly #memory: Memory
  readonly #zscii: Zscii
  readonly #columns: number
  readonly #charge: (work: number) => void
  #text = ''
  // a box is drawn in a tall upper window that is made small again before anybody could read it
  #tallest = 0

  constructor(memory: Memory, zscii: Zscii, columns: number, charge: (work: number) => void) {
    this.#charge = charge
    this.#memory = memory
    this.#zscii = zscii
    this.#columns = columns
  }

  get row(): number {
    return this.state.row
  }

  get column(): number {
    return this.state.column
  }

  print(text: string): void {
    const { tables, isUpper, isShown } = this.state
    this.#charge(text.length >> 4)
    if (tables.length > 0) this.#printToTable(text)
    else if (isShown && isUpper) this.#printToGrid(text)
    else if (isShown) {
      this.#text += text
      if (this.#text.length > LONGEST_TURN) fault(`printed more than ${LONGEST_TURN} characters in one turn`)
    }
  }

  /** The next line of a block: below the one before in the upper window, a new line in the lower. */
  printBelow(text: string, column: number): void {
    if (!this.state.isUpper) return this.print(`\n${text}`)
    this.state = { ...this.state, row: this.state.row + 1, column }
    this.print(text)
  }

  /** What was printed since the last time, and what the upper window shows. */
  take(): { text: string; upper: string } {
    const lines = this.state.lines.slice(0, Math.max(this.#tallest, this.state.height)).map((line) => line.trimEnd())
    const taken = { text: this.#text, upper: lines.join('\n').trimEnd() }
    this.forget()
    return taken
  }

  forget(): void {
    this.#text = ''
    this.#tallest = 0
  }

  split(height: number): void {
    const tall = Math.min(height, TALLEST)
    this.#tallest = Math.max(this.#tallest, this.state.height, tall)
    const isOutside = this.state.row > tall
    this.state = { ...this.state, height: tall, ...(isOutside && { row: 1, column: 1 }) }
  }

  selectWindow(window: number): void {
    this.state = { ...this.state, isUpper: window === 1, ...(window === 1 && { row: 1, column: 1 }) }
  }

  /** -1 clears everything and closes the upper window, -2 leaves it open. What was said stays said. */
  erase(window: number): void {
    if (window === 0) return
    const height = window === -1 ? 0 : this.state.height
    this.state = { ...this.state, lines: [], height, row: 1, column: 1, ...(window === -1 && { isUpper: false }) }
  }

  eraseLine(): void {
    if (this.state.isUpper) this.#place('', true)
  }

  moveCursor(row: number, column: number): void {
    if (!this.state.isUpper) return
    const inside = Math.min(Math.max(row, 1), TALLEST)
    this.state = { ...this.state, row: inside, column: Math.max(column, 1) }
  }

  selectStream(stream: number, table: number): void {
    const { tables } = this.state
    if (stream === 1 || stream === -1) this.state = { ...this.state, isShown: stream > 0 }
    else if (stream === 2 || stream === -2) this.#setTranscript(stream > 0)
    else if (stream === 3) {
      if (tables.length >= MOST_TABLES) fault('opened more than 16 tables for output')
      this.#memory.writeWord(table, 0)
      this.state = { ...this.state, tables: [...tables, { address: table, length: 0 }] }
    } else if (stream === -3 && tables.length > 0) {
      const { address, length } = tables.at(-1)!
      this.#memory.writeWord(address, length)
      this.state = { ...this.state, tables: tables.slice(0, -1) }
    }
  }

  #setTranscript(isOn: boolean): void {
    const flags = this.#memory.word(HEADER.flags2)
    this.#memory.writeWord(HEADER.flags2, isOn ? flags | TRANSCRIPT_BIT : flags & ~TRANSCRIPT_BIT)
  }

  #printToTable(text: string): void {
    const { tables } = this.state
    const { address, length } = tables.at(-1)!
    let at = address + 2 + length
    this.#charge(text.length)
    for (const character of text) this.#memory.writeByte(at++, this.#zscii.fromCharacter(character))
    this.state = { ...this.state, tables: [...tables.slice(0, -1), { address, length: at - address - 2 }] }
  }

  #printToGrid(text: string): void {
    text.split('\n').forEach((line, index) => {
      if (index > 0) this.state = { ...this.state, row: Math.min(this.state.row + 1, TALLEST), column: 1 }
      if (line !== '') this.#place(line, false)
    })
  }

  /** Text beyond the right edge is lost. */
  #place(text: string, toTheEnd: boolean): void {
    const { lines, row, column } = this.state
    const line = (lines[row - 1] ?? '').padEnd(column - 1)
    const after = toTheEnd ? '' : line.slice(column - 1 + text.length)
    const changed = [...lines]
    this.#charge((lines.length + text.length) >> 2)
    while (changed.length < row) changed.push('')
    changed[row - 1] = (line.slice(0, column - 1) + text + after).slice(0, this.#columns)
    this.state = { ...this.state, lines: changed, column: Math.min(column + text.length, this.#columns + 1) }
  }
}
