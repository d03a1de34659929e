/**
 * Opcodes for variables and the stack. A variable that is named by an operand is changed in its place, the top of the
 * stack too.
 */
import type { Row } from '../opcode.ts'
import { signed } from './arithmetic.ts'

export const variables: readonly Row[] = [
  ['2OP:13', 'store', 'plain', (m, a, b) => m.replace(a, b)],
  ['1OP:14', 'load', 'store', (m, a) => m.peek(a)],
  ['1OP:5', 'inc', 'plain', (m, a) => m.replace(a, m.peek(a) + 1)],
  ['1OP:6', 'dec', 'plain', (m, a) => m.replace(a, m.peek(a) - 1)],
  [
    '2OP:5',
    'inc_chk',
    'branch',
    (m, a, b) => {
      const value = signed(m.peek(a) + 1)
      m.replace(a, value)
      return value > signed(b) ? 1 : 0
    },
  ],
  [
    '2OP:4',
    'dec_chk',
    'branch',
    (m, a, b) => {
      const value = signed(m.peek(a) - 1)
      m.replace(a, value)
      return value < signed(b) ? 1 : 0
    },
  ],
  ['VAR:8', 'push', 'plain', (m, a) => m.stack.push(a)],
  ['VAR:9', 'pull', 'plain', (m, a) => m.replace(a, m.stack.pop())],
  ['0OP:9', 'pop', 'plain', (m) => void m.stack.pop(), 3, 4],
]
