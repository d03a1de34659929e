/** Opcodes that read input: the machine stops there, and the instruction is finished when input comes. */
import type { Row } from '../opcode.ts'
import { encodeText, tokenise } from '../input.ts'

export const input: readonly Row[] = [
  ['VAR:4', 'sread', 'plain', (m, a, b) => m.wantLine(a, b, -1), 3, 4],
  ['VAR:4', 'aread', 'store later', (m, a, b, _c, _d, i) => m.wantLine(a, i.count > 1 ? b : 0, i.store), 5],
  ['VAR:22', 'read_char', 'store later', (m, _a, _b, _c, _d, i) => m.wantKey(i.store), 4],
  ['VAR:27', 'tokenise', 'plain', (m, a, b, c, d) => tokenise(m, a, b, c, d !== 0), 5],
  ['VAR:28', 'encode_text', 'plain', (m, a, b, c, d) => encodeText(m, a, b, c, d), 5],
]
