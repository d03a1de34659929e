/** Opcodes that print output. */
import { fault } from '../faults.ts'
import type { Row } from '../opcode.ts'
import type { Processor } from '../processor.ts'
import { signed } from './arithmetic.ts'

export const output: readonly Row[] = [
  ['0OP:2', 'print', 'text', (m, _a, _b, _c, _d, i) => m.printAt(i.textAt)],
  [
    '0OP:3',
    'print_ret',
    'text',
    (m, _a, _b, _c, _d, i) => {
      m.printAt(i.textAt)
      m.output.print('\n')
      m.return(1)
    },
  ],
  ['0OP:11', 'new_line', 'plain', (m) => m.output.print('\n')],
  ['1OP:7', 'print_addr', 'plain', (m, a) => m.printAt(a)],
  ['1OP:13', 'print_paddr', 'plain', (m, a) => m.printAt(m.unpack(a))],
  ['1OP:10', 'print_obj', 'plain', (m, a) => m.output.print(m.objects.name(a))],
  ['VAR:5', 'print_char', 'plain', (m, a) => m.output.print(m.zscii.toText(a))],
  ['VAR:6', 'print_num', 'plain', (m, a) => m.output.print(String(signed(a)))],
  ['EXT:11', 'print_unicode', 'plain', (m, a) => m.output.print(String.fromCharCode(a)), 5],
  [
    'EXT:12',
    'check_unicode',
    'store',
    (m, a) => (m.zscii.fromCharacter(String.fromCharCode(a)) === 63 && a !== 63 ? 1 : 3),
    5,
  ],
  ['VAR:19', 'output_stream', 'plain', (m, a, b) => m.output.selectStream(signed(a), b)],
  ['VAR:20', 'input_stream', 'plain', () => {}],
  ['VAR:30', 'print_table', 'plain', (m, a, b, c, d, i) => printTable(m, a, b, i.count > 2 ? c : 1, d), 5],
]

/** A block of text, each line below the one before. */
function printTable(m: Processor, table: number, width: number, height: number, skip: number): void {
  m.charge(width * height)
  if (width * height > 0x10000) fault('printed a table larger than its memory')
  const column = m.output.column
  for (let row = 0; row < height; row++) {
    let line = ''
    for (let at = 0; at < width; at++) line += m.zscii.toText(m.memory.byte(table + row * (width + skip) + at))
    if (row > 0) m.output.printBelow(line, column)
    else m.output.print(line)
  }
}
