/** Opcodes for arithmetic and bits. Words are unsigned; what is signed says so. */
import { fault } from '../faults.ts'
import type { Row } from '../opcode.ts'

export const signed = (word: number) => (word << 16) >> 16

export const arithmetic: readonly Row[] = [
  ['2OP:8', 'or', 'store', (_, a, b) => a | b],
  ['2OP:9', 'and', 'store', (_, a, b) => a & b],
  ['2OP:20', 'add', 'store', (_, a, b) => a + b],
  ['2OP:21', 'sub', 'store', (_, a, b) => a - b],
  ['2OP:22', 'mul', 'store', (_, a, b) => Math.imul(signed(a), signed(b))],
  ['2OP:23', 'div', 'store', (_, a, b) => (b === 0 ? fault('divided by zero') : Math.trunc(signed(a) / signed(b)))],
  ['2OP:24', 'mod', 'store', (_, a, b) => (b === 0 ? fault('divided by zero') : signed(a) % signed(b))],
  ['1OP:15', 'not', 'store', (_, a) => ~a, 3, 4],
  ['VAR:24', 'not', 'store', (_, a) => ~a, 5],
  ['VAR:7', 'random', 'store', (m, a) => m.chance(signed(a))],
  ['EXT:2', 'log_shift', 'store', (_, a, b) => shift(a, signed(b)), 5],
  ['EXT:3', 'art_shift', 'store', (_, a, b) => shift(signed(a), signed(b)), 5],
]

function shift(value: number, places: number): number {
  if (places >= 0) return places > 15 ? 0 : value << places
  return value >> Math.min(-places, 31)
}
