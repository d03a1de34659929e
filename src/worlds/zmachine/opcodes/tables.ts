/** Opcodes for bytes and words of memory, alone and in tables. */
import type { Row } from '../opcode.ts'
import type { Processor } from '../processor.ts'
import { signed } from './arithmetic.ts'

export const tables: readonly Row[] = [
  ['2OP:15', 'loadw', 'store', (m, a, b) => m.memory.word((a + 2 * b) & 0xffff)],
  ['2OP:16', 'loadb', 'store', (m, a, b) => m.memory.byte((a + b) & 0xffff)],
  ['VAR:1', 'storew', 'plain', (m, a, b, c) => m.memory.writeWord((a + 2 * b) & 0xffff, c)],
  ['VAR:2', 'storeb', 'plain', (m, a, b, c) => m.memory.writeByte((a + b) & 0xffff, c)],
  ['VAR:23', 'scan_table', 'store+branch', (m, a, b, c, d, i) => scan(m, a, b, c, i.count > 3 ? d : 0x82), 4],
  ['VAR:29', 'copy_table', 'plain', (m, a, b, c) => copy(m, a, b, signed(c)), 5],
]

/** The form says how long an entry is, and in its top bit whether words or bytes are compared. */
function scan(m: Processor, wanted: number, table: number, length: number, form: number): number {
  const step = form & 0x7f
  m.charge(length)
  for (let index = 0, at = table; index < length; index++, at += step) {
    if ((form & 0x80 ? m.memory.word(at) : m.memory.byte(at)) === wanted) return at
  }
  return 0
}

/** To address 0: fills with zeros. A negative size insists on copying forwards, which repeats what overlaps. */
function copy(m: Processor, from: number, to: number, size: number): void {
  const length = Math.abs(size)
  const isBackwards = size > 0 && from < to
  m.charge(length)
  for (let step = 0; step < length; step++) {
    const at = isBackwards ? length - 1 - step : step
    if (to === 0) m.memory.writeByte(from + at, 0)
    else m.memory.writeByte(to + at, m.memory.byte(from + at))
  }
}
