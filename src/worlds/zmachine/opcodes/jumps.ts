/** Opcodes that compare and jump. */
import type { Row } from '../opcode.ts'
import { signed } from './arithmetic.ts'

export const jumps: readonly Row[] = [
  [
    '2OP:1',
    'je',
    'branch',
    (_, a, b, c, d, i) => ((a === b && i.count > 1) || (a === c && i.count > 2) || (a === d && i.count > 3) ? 1 : 0),
  ],
  ['2OP:2', 'jl', 'branch', (_, a, b) => (signed(a) < signed(b) ? 1 : 0)],
  ['2OP:3', 'jg', 'branch', (_, a, b) => (signed(a) > signed(b) ? 1 : 0)],
  ['1OP:0', 'jz', 'branch', (_, a) => (a === 0 ? 1 : 0)],
  ['2OP:7', 'test', 'branch', (_, a, b) => ((a & b) === b ? 1 : 0)],
  ['1OP:12', 'jump', 'plain', (m, a) => m.jump(m.pc + signed(a) - 2)],
  ['0OP:4', 'nop', 'plain', () => {}],
  ['0OP:13', 'verify', 'branch', (m) => (m.verifies() ? 1 : 0)],
  ['0OP:15', 'piracy', 'branch', () => 1, 5],
]
