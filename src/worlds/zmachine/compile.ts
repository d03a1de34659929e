/**
 * Compiles routines that are called often to JavaScript: the same instructions with their operands written out.
 *
 * Only what is hot is written out here; all else calls the handler of the opcode table, which says what each opcode
 * means. Nothing but numbers of the story gets into the text, so a story cannot smuggle code in.
 */
import type { Instruction } from './instruction.ts'
import type { Processor } from './processor.ts'
import { SHAPE } from './opcode.ts'
import { DISCARD } from './stack.ts'

/** Runs from a place of the routine until it calls, returns or stops; the last of a budget is the interpreter's. */
export type Compiled = (m: Processor, entry: number) => void

export interface Routine {
  readonly run: Compiled
  /** addresses at which it can be entered, in the order of their numbers */
  readonly entries: readonly number[]
}

export interface RoutineSource {
  readonly start: number
  readonly localCount: number
  readonly globals: number
  /** below this, code may change */
  readonly firstFixed: number
  readonly decode: (address: number) => Instruction
  /** the memory wants to know what is read */
  readonly notesReads?: boolean
}

// longer ones are data that look like code, or too much for the compiler behind ours
export const LONGEST_ROUTINE = 1500

/** Nothing when the routine is too long or leads out of fixed memory. */
export function compileRoutine(source: RoutineSource): Routine | undefined {
  const code = explore(source)
  if (code === undefined) return undefined
  const entries = [...code.leaders].toSorted((one, other) => one - other)
  const numbers = new Map(entries.map((address, index) => [address, index]))
  const instructions: Instruction[] = []
  const lines: string[] = []
  const addresses = [...code.instructions.keys()].toSorted((one, other) => one - other)
  let counted = 0
  for (const [index, address] of addresses.entries()) {
    const instruction = code.instructions.get(address)!
    const number = numbers.get(address)
    if (number !== undefined) lines.push(`case ${number}:`)
    counted++
    const writer = { source, instruction, slot: instructions.length, count: counted, goTo: goTo(numbers, counted) }
    lines.push(write(writer))
    instructions.push(instruction)
    const ends = isEnd(instruction)
    const isBlockEnd = ends || numbers.has(instruction.next)
    if (!isBlockEnd) continue
    // falls into the next block, unless code lies in another order
    if (!ends)
      lines.push(addresses[index + 1] === instruction.next ? `m.left-=${counted};` : writer.goTo(instruction.next))
    counted = 0
  }
  const text = `"use strict";
return function(m,e){
const s=m.stack,w=s.words,l=s.locals,M=m.memory,b=M.bytes,O=m.objects;
let x=0,y=0,z=0,u=0,r=0;
for(;;){
if(m.left<=${LONGEST_ROUTINE}){m.pc=A[e];return}
switch(e){
${lines.join('\n')}
}
return
}
}`
  try {
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
    const make = new Function('I', 'A', 'N', text) as Make
    return { run: make(instructions, entries, []), entries }
  } catch (error) {
    // where making code is forbidden, the interpreter does it all
    if (error instanceof EvalError) return undefined
    throw error
  }
}

type Make = (instructions: readonly Instruction[], entries: readonly number[], none: readonly number[]) => Compiled

interface Explored {
  readonly instructions: ReadonlyMap<number, Instruction>
  readonly leaders: ReadonlySet<number>
}

/** Everything reachable within the routine, and where it can be entered: its start, branches, and after calls. */
function explore({ start, firstFixed, decode }: RoutineSource): Explored | undefined {
  const instructions = new Map<number, Instruction>()
  const leaders = new Set([start])
  const open = [start]
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (instructions.has(address)) continue
    if (address < firstFixed || instructions.size >= LONGEST_ROUTINE) return undefined
    const instruction = decode(address)
    instructions.set(address, instruction)
    const targets = targetsOf(instruction)
    for (const target of targets) leaders.add(target)
    open.push(...targets)
    if (!isEnd(instruction)) open.push(instruction.next)
    else if (isResumed(instruction)) {
      leaders.add(instruction.next)
      open.push(instruction.next)
    }
  }
  // where instructions lie in each other, one does not follow the other in the text
  const addresses = [...instructions.keys()].toSorted((one, other) => one - other)
  for (const [index, address] of addresses.entries()) {
    const instruction = instructions.get(address)!
    if (!isEnd(instruction) && addresses[index + 1] !== instruction.next) leaders.add(instruction.next)
  }
  return { instructions, leaders }
}

function targetsOf(i: Instruction): number[] {
  const targets: number[] = []
  if ((i.shape & SHAPE.branch) !== 0 && i.branchTo > 1) targets.push(i.branchTo)
  if (i.name === 'jump' && i.a >= 0) targets.push(jumpTarget(i))
  return targets
}

const jumpTarget = (i: Instruction) => i.next + ((i.a << 16) >> 16) - 2

const RETURNS = new Set(['ret', 'rtrue', 'rfalse', 'ret_popped', 'print_ret', 'throw', 'quit', 'restart'])

/** Behind these the machine may be anywhere, or have stopped. */
const isEnd = (i: Instruction) => i.isFlow || i.name === 'jump'

/** Whether the code behind it is reached, later. */
const isResumed = (i: Instruction) => i.isFlow && !RETURNS.has(i.name)

const goTo = (numbers: ReadonlyMap<number, number>, counted: number) => (target: number) => {
  if (target === 0 || target === 1) return `{m.left-=${counted};m.return(${target});return}`
  const number = numbers.get(target)
  // not part of the routine: whoever runs the machine finds out
  if (number === undefined) return `{m.left-=${counted};m.jump(${target});return}`
  return `{m.left-=${counted};e=${number};continue}`
}

interface Writer {
  readonly source: RoutineSource
  readonly instruction: Instruction
  readonly slot: number
  readonly count: number
  readonly goTo: (target: number) => string
}

const QUIET = new Set('je jz jl jg test or and add sub store load inc dec inc_chk dec_chk push'.split(' '))

const TEMPORARIES = ['x', 'y', 'z', 'u']

function write(writer: Writer): string {
  const { instruction: i, source, slot, count } = writer
  const operands = [i.a, i.b, i.c, i.d].slice(0, Math.min(i.count, 4))
  const loads = operands
    .map((operand, place) => (operand >= 0 ? '' : `${TEMPORARIES[place]}=${read(~operand, source)};`))
    .join('')
  const values = [0, 1, 2, 3].map((place) =>
    (operands[place] ?? 0) >= 0 ? String(operands[place] ?? 0) : TEMPORARIES[place]!,
  )
  if (i.name === 'jump' && i.a >= 0) return writer.goTo(jumpTarget(i))
  const short = inPlace(i, values, source) ?? inline(i, values)
  // a fault in arithmetic is told with the address of an instruction before
  const before = short !== undefined && QUIET.has(i.name) ? loads : `m.pc=${i.next};${loads}`
  const handler = `I[${slot}].run(m,${values.join()},I[${slot}])`
  if (i.isFlow) return `${before}m.left-=${count};${short ?? handler};return;`
  if (i.name === 'jump') return `${before}m.left-=${count};${handler};return;`
  const result = short ?? handler
  // what a handler does may cost more than an instruction
  const checkBudget = `if(m.left<=${LONGEST_ROUTINE}){m.left-=${count};return}`
  switch (i.shape) {
    case SHAPE.store:
      return before + store(i.store, result, source) + (short === undefined ? checkBudget : '')
    case SHAPE.branch:
      return `${before}if((${isTruth(i, short) ? result : `${result}!==0`})===${i.branchOn})${writer.goTo(i.branchTo)}`
    case SHAPE.store | SHAPE.branch:
      return `${before}r=${result};${store(i.store, 'r', source)}if((r!==0)===${i.branchOn})${writer.goTo(i.branchTo)}`
    default:
      return `${before}${result};${short === undefined ? checkBudget : ''}`
  }
}

const isTruth = (i: Instruction, short: string | undefined) => short !== undefined && i.shape === SHAPE.branch

function read(variable: number, { localCount, globals, notesReads }: RoutineSource): string {
  if (variable === 0) return 's.pop()'
  if (variable >= 16) {
    const at = globals + 2 * (variable - 16)
    return notesReads === true ? `M.variable(${at})` : `(b[${at}]<<8|b[${at + 1}])`
  }
  // a local that is not there is a fault, which reading it finds out
  return variable <= localCount ? `w[l+${variable - 1}]` : `m.read(${variable})`
}

function store(variable: number, value: string, { localCount, globals }: RoutineSource): string {
  if (variable === 0) return `s.push(${value});`
  if (variable >= 16) return `M.writeWord(${globals + 2 * (variable - 16)},(${value})&65535);`
  return variable <= localCount ? `w[l+${variable - 1}]=${value};` : `m.write(${variable},${value});`
}

const signed = (value: string) => `(${value}<<16>>16)`

/** Expressions for what stories do most. Each says the same as its row in the opcode table. */
function inline(i: Instruction, [a, b, c, d]: readonly string[]): string | undefined {
  switch (i.name) {
    case 'je':
      return (
        [b, c, d]
          .slice(0, Math.max(i.count - 1, 0))
          .map((other) => `${a}===${other}`)
          .join('||') || 'false'
      )
    case 'jz':
      return `${a}===0`
    case 'jl':
      return `${signed(a!)}<${signed(b!)}`
    case 'jg':
      return `${signed(a!)}>${signed(b!)}`
    case 'test':
      return `(${a}&${b})===${b}`
    case 'jin':
      return `O.parent(${a})===${b}`
    case 'test_attr':
      return `O.has(${a},${b})`
    case 'or':
      return `${a}|${b}`
    case 'and':
      return `${a}&${b}`
    case 'add':
      return `${a}+${b}`
    case 'sub':
      return `${a}-${b}`
    case 'loadw':
      return `M.word((${a}+2*${b})&65535)`
    case 'loadb':
      return `M.byte((${a}+${b})&65535)`
    case 'storew':
      return `M.writeWord((${a}+2*${b})&65535,${c})`
    case 'storeb':
      return `M.writeByte((${a}+${b})&65535,${c})`
    case 'get_parent':
      return `O.parent(${a})`
    case 'get_child':
      return `O.child(${a})`
    case 'get_sibling':
      return `O.sibling(${a})`
    case 'get_prop':
      return `O.propertyValue(${a},${b})`
    case 'get_prop_addr':
      return `O.propertyAddress(${a},${b})`
    case 'get_prop_len':
      return `O.propertyLength(${a})`
    case 'push':
      return `s.push(${a})`
    case 'ret':
      return `m.return(${a})`
    case 'rtrue':
      return 'm.return(1)'
    case 'rfalse':
      return 'm.return(0)'
    case 'ret_popped':
      return 'm.return(s.pop())'
    case 'call_vs':
    case 'call_1s':
    case 'call_2s':
    case 'call_vn':
    case 'call_1n':
    case 'call_2n':
      return `m.call(${a},${i.name.endsWith('n') ? DISCARD : i.store},${i.count - 1},${b},${c},${d},N)`
    default:
      return undefined
  }
}

/** Variables that are named by a constant, which they nearly always are. */
function inPlace(i: Instruction, [, value]: readonly string[], source: RoutineSource): string | undefined {
  if (i.a < 1 || i.a > 255 || (i.a < 16 && i.a > source.localCount)) return undefined
  const current = read(i.a, source)
  const change = (text: string) => store(i.a, text, source).slice(0, -1)
  switch (i.name) {
    case 'store':
      return change(value!)
    case 'load':
      return current
    case 'inc':
      return change(`${current}+1`)
    case 'dec':
      return change(`${current}-1`)
    case 'inc_chk':
      return `(r=${signed(`(${current}+1)`)},${change('r')},r>${signed(value!)})`
    case 'dec_chk':
      return `(r=${signed(`(${current}-1)`)},${change('r')},r<${signed(value!)})`
    default:
      return undefined
  }
}
