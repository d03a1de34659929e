/** An opcode, and how one is found by its kind and number, as the Standard's tables (section 14) list them. */
import { arithmetic } from './opcodes/arithmetic.ts'
import { calls } from './opcodes/calls.ts'
import { files } from './opcodes/files.ts'
import { input } from './opcodes/input.ts'
import { jumps } from './opcodes/jumps.ts'
import { objects } from './opcodes/objects.ts'
import { output } from './opcodes/output.ts'
import { screen } from './opcodes/screen.ts'
import { tables } from './opcodes/tables.ts'
import { variables } from './opcodes/variables.ts'
import type { Instruction } from './instruction.ts'
import type { Processor } from './processor.ts'
import type { Version } from './story.ts'

export type Kind = '2OP' | '1OP' | '0OP' | 'VAR' | 'EXT'

/** Gives the result to be stored, or whether to branch; nothing where there is neither. */
export type Handler = (m: Processor, a: number, b: number, c: number, d: number, i: Instruction) => number | void

export interface Opcode {
  readonly name: string
  readonly shape: number
  readonly run: Handler
  /** it may go elsewhere or stop the machine */
  readonly isFlow: boolean
}

/** What stands behind the operands, and who deals with it. */
export const SHAPE = {
  plain: 0,
  store: 1,
  branch: 2,
  /** the handler stores or branches itself, now or later */
  later: 4,
  text: 8,
} as const

export type Row = readonly [
  where: `${Kind}:${number}`,
  name: string,
  shape: keyof typeof SHAPE | 'store+branch' | 'store later' | 'branch later' | 'text later',
  run: Handler,
  from?: Version,
  to?: Version,
]

const plainGroups = [arithmetic, jumps, objects, output, screen, tables, variables]
const flowGroups = [calls, files, input]
// prints, then returns
const FLOW_ELSEWHERE = new Set(['print_ret'])
const STAYS = new Set(['catch', 'check_arg_count', 'tokenise', 'encode_text'])
const byVersion = new Map<Version, Map<string, Opcode>>()

export function findOpcode(kind: Kind, number: number, version: Version): Opcode | undefined {
  let table = byVersion.get(version)
  if (table === undefined) {
    table = new Map()
    for (const group of [...plainGroups, ...flowGroups]) {
      for (const [where, name, shape, run, from = 3, to = 8] of group) {
        if (version < from || version > to) continue
        const isFlow = (flowGroups.includes(group) && !STAYS.has(name)) || FLOW_ELSEWHERE.has(name)
        table.set(where, { name, shape: bits(shape), run, isFlow })
      }
    }
    byVersion.set(version, table)
  }
  return table.get(`${kind}:${number}`)
}

function bits(shape: Row[2]): number {
  return shape.split(/[ +]/).reduce((sum, part) => sum | SHAPE[part as keyof typeof SHAPE], 0)
}
