/** Instructions, decoded once and kept: their form, operands, and where result and branch go (Standard, section 4). */
import { fault, hex } from './faults.ts'
import type { Memory } from './memory.ts'
import { findOpcode, SHAPE, type Handler, type Opcode } from './opcode.ts'
import type { Version } from './story.ts'
import type { TextReader } from './text.ts'

export interface Instruction {
  readonly name: string
  readonly isFlow: boolean
  readonly run: Handler
  readonly shape: number
  /** operands: a constant is its value, a variable its number's complement, which is negative; none is 0 */
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  /** the fifth to the eighth */
  readonly rest: readonly number[]
  readonly count: number
  /** the variable that takes the result */
  readonly store: number
  readonly branchOn: boolean
  /** an address, or 0 and 1 to return that */
  readonly branchTo: number
  /** where the variable for the result, or the branch, stands: a saved game goes on from there */
  readonly resultAt: number
  /** where the text of `print` and `print_ret` stands */
  readonly textAt: number
  readonly next: number
}

const LARGE = 0
const SMALL = 1
const VARIABLE = 2
const OMITTED = 3

export function decodeInstruction(memory: Memory, text: TextReader, version: Version, address: number): Instruction {
  const cursor = { at: address }
  const [opcode, types] = readForm(memory, version, cursor)
  const operands: number[] = []
  for (const type of types) {
    if (type === OMITTED) break
    operands.push(readOperand(memory, cursor, type))
  }
  const { name, isFlow, shape, run } = opcode
  let [store, branchOn, branchTo, textAt] = [0, false, 0, 0]
  const resultAt = cursor.at
  if ((shape & SHAPE.store) !== 0) store = memory.byte(cursor.at++)
  if ((shape & SHAPE.branch) !== 0) ({ branchOn, branchTo } = readBranch(memory, cursor))
  if ((shape & SHAPE.text) !== 0) {
    textAt = cursor.at
    cursor.at = text.end(cursor.at)
  }
  const [a = 0, b = 0, c = 0, d = 0, ...rest] = operands
  return {
    name,
    isFlow,
    run,
    shape,
    a,
    b,
    c,
    d,
    rest,
    count: operands.length,
    store,
    branchOn,
    branchTo,
    resultAt,
    textAt,
    next: cursor.at,
  }
}

interface Cursor {
  at: number
}

function readForm(memory: Memory, version: Version, cursor: Cursor): [Opcode, readonly number[]] {
  const start = cursor.at
  const byte = memory.byte(cursor.at++)
  const find = (kind: Parameters<typeof findOpcode>[0], number: number) =>
    findOpcode(kind, number, version) ?? fault(`came to ${hex(start)}, where no instruction stands (${kind}:${number})`)
  if (byte === 0xbe && version >= 5) {
    const number = memory.byte(cursor.at++)
    return [find('EXT', number), readTypes(memory, cursor, 1)]
  }
  if (byte >= 0xc0) {
    const number = byte & 31
    const isVariable = byte >= 0xe0
    const isDouble = isVariable && (number === 12 || number === 26)
    return [find(isVariable ? 'VAR' : '2OP', number), readTypes(memory, cursor, isDouble ? 2 : 1)]
  }
  if (byte >= 0x80) {
    const type = (byte >> 4) & 3
    return type === OMITTED ? [find('0OP', byte & 15), []] : [find('1OP', byte & 15), [type]]
  }
  return [find('2OP', byte & 31), [byte & 0x40 ? VARIABLE : SMALL, byte & 0x20 ? VARIABLE : SMALL]]
}

function readTypes(memory: Memory, cursor: Cursor, bytes: number): number[] {
  const types: number[] = []
  for (let index = 0; index < bytes; index++) {
    const packed = memory.byte(cursor.at++)
    types.push(packed >> 6, (packed >> 4) & 3, (packed >> 2) & 3, packed & 3)
  }
  return types
}

function readOperand(memory: Memory, cursor: Cursor, type: number): number {
  if (type === LARGE) {
    cursor.at += 2
    return memory.word(cursor.at - 2)
  }
  const byte = memory.byte(cursor.at++)
  return type === SMALL ? byte : ~byte
}

/** One byte with a short distance, or two with a signed one; 0 and 1 return instead (Standard, section 4.7). */
export function readBranch(memory: Memory, cursor: Cursor): { branchOn: boolean; branchTo: number } {
  const first = memory.byte(cursor.at++)
  let distance = first & 0x3f
  if ((first & 0x40) === 0) {
    distance = (distance << 8) | memory.byte(cursor.at++)
    if (distance >= 0x2000) distance -= 0x4000
  }
  const branchTo = distance === 0 || distance === 1 ? distance : cursor.at + distance - 2
  return { branchOn: (first & 0x80) !== 0, branchTo }
}
