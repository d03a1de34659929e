/** Opcodes that call routines and return. The result is stored when the routine returns. */
import { DISCARD } from '../stack.ts'
import { fault } from '../faults.ts'
import type { Row } from '../opcode.ts'

export const calls: readonly Row[] = [
  ['VAR:0', 'call_vs', 'store later', (m, a, b, c, d, i) => m.call(a, i.store, i.count - 1, b, c, d, i.rest)],
  ['VAR:12', 'call_vs2', 'store later', (m, a, b, c, d, i) => m.call(a, i.store, i.count - 1, b, c, d, i.rest), 4],
  ['1OP:8', 'call_1s', 'store later', (m, a, b, c, d, i) => m.call(a, i.store, 0, b, c, d, i.rest), 4],
  ['2OP:25', 'call_2s', 'store later', (m, a, b, c, d, i) => m.call(a, i.store, 1, b, c, d, i.rest), 4],
  ['VAR:25', 'call_vn', 'plain', (m, a, b, c, d, i) => m.call(a, DISCARD, i.count - 1, b, c, d, i.rest), 5],
  ['VAR:26', 'call_vn2', 'plain', (m, a, b, c, d, i) => m.call(a, DISCARD, i.count - 1, b, c, d, i.rest), 5],
  ['1OP:15', 'call_1n', 'plain', (m, a, b, c, d, i) => m.call(a, DISCARD, 0, b, c, d, i.rest), 5],
  ['2OP:26', 'call_2n', 'plain', (m, a, b, c, d, i) => m.call(a, DISCARD, 1, b, c, d, i.rest), 5],
  ['1OP:11', 'ret', 'plain', (m, a) => m.return(a)],
  ['0OP:0', 'rtrue', 'plain', (m) => m.return(1)],
  ['0OP:1', 'rfalse', 'plain', (m) => m.return(0)],
  ['0OP:8', 'ret_popped', 'plain', (m) => m.return(m.stack.pop())],
  ['0OP:9', 'catch', 'store', (m) => m.stack.depth, 5],
  [
    '2OP:28',
    'throw',
    'plain',
    (m, a, b) => {
      if (b < 1 || b > m.stack.depth) fault(`threw to frame ${b}; there are ${m.stack.depth}`)
      while (m.stack.depth > b) m.stack.leave()
      m.return(a)
    },
    5,
  ],
  ['VAR:31', 'check_arg_count', 'branch', (m, a) => (a <= m.stack.argumentCount ? 1 : 0), 5],
  ['0OP:10', 'quit', 'plain', (m) => m.halt({ kind: 'over' })],
  ['0OP:7', 'restart', 'plain', (m) => m.restart()],
]
