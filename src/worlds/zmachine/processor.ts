/** The processor: fetch, look at the operands, do, store or branch; until the story wants something. */
import { createLookup, type Lookup } from './dictionary.ts'
import { fault, hex, SaveFileError, StoryFault } from './faults.ts'
import { HEADER, introduceInterpreter, TRANSCRIPT_BIT } from './header.ts'
import { roomFor, takeKey, takeLine, type Pending } from './input.ts'
import { LONGEST_ROUTINE } from './compile.ts'
import { addRoutine, codeOf, isWorthCompiling, type Code } from './code.ts'
import { decodeInstruction, readBranch, type Instruction } from './instruction.ts'
import { Memory } from './memory.ts'
import { NotingMemory } from './noting-memory.ts'
import { Objects } from './objects.ts'
import { SHAPE } from './opcode.ts'
import { emptyScreen, Output } from './output.ts'
import { readQuetzal, writeQuetzal } from './quetzal.ts'
import { StoryRandom } from './random.ts'
import { Keeper, type Snapshot, type Undo } from './snapshot.ts'
import { DISCARD, Stack } from './stack.ts'
import { PACKED_UNIT, type Story } from './story.ts'
import { createTextReader, type TextReader } from './text.ts'
import { createZscii, type Zscii } from './zscii.ts'

export type Stop =
  | { readonly kind: 'line'; readonly limit: number }
  | { readonly kind: 'key' }
  | { readonly kind: 'over' }
  /** the turn took more instructions than it may; running on goes on with it */
  | { readonly kind: 'spent' }
  | { readonly kind: 'fault'; readonly reason: string; readonly address: number }

/** Where saved games go and come from. Without it a story is told that saving failed. */
export interface Files {
  save(quetzal: Uint8Array): boolean
  restore(): Uint8Array | undefined
}

export interface MachineOptions {
  /** chance follows from it; the same as frotz's `-s` */
  readonly seed?: number
  /** how long a turn may take */
  readonly instructionsPerTurn?: number
  /** how many moments a story may go back by itself */
  readonly undoLevels?: number
  /** the width of the upper window */
  readonly columns?: number
  readonly files?: Files
  /** keeps what each turn reads of what may change, for `Machine.reads` */
  readonly notesReads?: boolean
}

// the longest turns of large stories take a few million
const INSTRUCTIONS_PER_TURN = 10_000_000
const UNDO_LEVELS = 20
const COLUMNS = 80

export class Processor {
  readonly story: Story
  readonly memory: Memory
  /** the same memory, where it notes what is read */
  readonly noting: NotingMemory | undefined
  readonly stack = new Stack()
  readonly zscii: Zscii
  readonly text: TextReader
  readonly objects: Objects
  readonly output: Output
  readonly random: StoryRandom
  readonly lookup: Lookup
  pc = 0
  stop: Stop | undefined
  readonly #keeper: Keeper
  readonly #globals: number
  readonly #unit: number
  readonly #code: Code
  readonly #columns: number
  readonly #budget: number
  readonly #undoLevels: number
  readonly #files: Files | undefined
  /** how many instructions this turn may still take */
  left = 0
  #pending: Pending | undefined
  #undo: Undo | undefined

  constructor(story: Story, options: MachineOptions = {}) {
    this.story = story
    this.noting = options.notesReads === true ? new NotingMemory(story) : undefined
    this.memory = this.noting ?? new Memory(story)
    this.zscii = createZscii(this.memory, story.version)
    this.text = createTextReader(this.memory, story.version, this.zscii)
    const charge = (work: number) => this.charge(work)
    this.objects = new Objects(this.memory, this.text, story.version, charge)
    this.lookup = createLookup(this.memory, this.text, story.version)
    this.#columns = options.columns ?? COLUMNS
    this.output = new Output(this.memory, this.zscii, this.#columns, charge)
    this.random = new StoryRandom(options.seed ?? 1)
    this.#keeper = new Keeper(this.memory, this.stack)
    this.#globals = this.memory.word(HEADER.globals)
    this.#unit = PACKED_UNIT[story.version]
    this.#code = codeOf(story, options.notesReads)
    this.#budget = options.instructionsPerTurn ?? INSTRUCTIONS_PER_TURN
    this.#undoLevels = options.undoLevels ?? UNDO_LEVELS
    this.#files = options.files
    this.#begin()
  }

  /** Goes on until the story stops, with what it asked for. Returns how many instructions that took. */
  run(input: string): number {
    this.left = this.#budget
    this.noting?.begin()
    try {
      if (this.#resume(input)) this.#loop()
    } catch (error) {
      if (!(error instanceof StoryFault)) throw error
      this.stop = { kind: 'fault', reason: error.message, address: this.pc }
    }
    this.noting?.end()
    return Math.min(this.#budget - this.left, this.#budget)
  }

  #resume(input: string): boolean {
    if (this.stop?.kind === 'over' || this.stop?.kind === 'fault') return false
    const pending = this.#pending
    this.stop = undefined
    this.#pending = undefined
    if (pending?.kind === 'line') takeLine(this, pending, input)
    else if (pending?.kind === 'key') takeKey(this, pending, input)
    return true
  }

  #loop(): void {
    const { instructions, entries } = this.#code
    const { stack } = this
    while (this.stop === undefined) {
      const entry = entries[this.pc]
      if (entry !== undefined && this.left > LONGEST_ROUTINE && entry.locals === stack.values - stack.locals) {
        entry.run(this, entry.number)
        continue
      }
      const i = instructions[this.pc] ?? this.#decode(this.pc)
      this.pc = i.next
      const a = i.a >= 0 ? i.a : this.read(~i.a)
      const b = i.b >= 0 ? i.b : this.read(~i.b)
      const c = i.c >= 0 ? i.c : this.read(~i.c)
      const d = i.d >= 0 ? i.d : this.read(~i.d)
      switch (i.shape) {
        case SHAPE.store:
          this.write(i.store, i.run(this, a, b, c, d, i) as number)
          break
        case SHAPE.branch:
          this.branch(i, (i.run(this, a, b, c, d, i) as number) !== 0)
          break
        case SHAPE.store | SHAPE.branch: {
          const result = i.run(this, a, b, c, d, i) as number
          this.write(i.store, result)
          this.branch(i, result !== 0)
          break
        }
        default:
          i.run(this, a, b, c, d, i)
      }
      if (--this.left <= 0 && this.stop === undefined) this.stop = { kind: 'spent' }
    }
  }

  /** Code that can change is decoded each time. */
  #decode(address: number): Instruction {
    const instruction = decodeInstruction(this.memory, this.text, this.story.version, address)
    if (address >= this.memory.dynamicSize) this.#code.instructions[address] = instruction
    return instruction
  }

  read(variable: number): number {
    if (variable >= 16) return this.memory.variable(this.#globals + 2 * (variable - 16))
    return variable === 0 ? this.stack.pop() : this.stack.words[this.stack.local(variable)]!
  }

  write(variable: number, value: number): void {
    if (variable >= 16) this.memory.writeWord(this.#globals + 2 * (variable - 16), value & 0xffff)
    else if (variable === 0) this.stack.push(value)
    else this.stack.words[this.stack.local(variable)] = value
  }

  /** Like reading and writing, but the top of the stack is looked at and changed where it is. */
  peek(variable: number): number {
    return variable === 0 ? this.stack.words[this.stack.last]! : this.read(named(variable))
  }

  replace(variable: number, value: number): void {
    if (variable === 0) this.stack.words[this.stack.last] = value
    else this.write(named(variable), value)
  }

  branch(i: Instruction, condition: boolean): void {
    if (condition === i.branchOn) this.#branchTo(i.branchTo)
  }

  #branchTo(target: number): void {
    if (target === 0 || target === 1) this.return(target)
    else this.jump(target)
  }

  jump(address: number): void {
    if (address < HEADER.size || address >= this.memory.size) fault(`jumped to ${hex(address)}, outside of its memory`)
    this.pc = address
  }

  unpack(packed: number): number {
    return packed * this.#unit
  }

  call(packed: number, store: number, count: number, a: number, b: number, c: number, rest: readonly number[]): void {
    const more = rest.length === 0 ? rest : rest.map((operand) => (operand >= 0 ? operand : this.read(~operand)))
    if (packed === 0) {
      if (store !== DISCARD) this.write(store, 0)
      return
    }
    const { memory, stack } = this
    const routine = packed * this.#unit
    const locals = memory.byte(routine)
    if (locals > 15) fault(`called ${hex(routine)}, where no routine stands`)
    stack.enter(this.pc, store, locals, count)
    let at = routine + 1
    const { words, locals: first } = stack
    if (this.story.version >= 5) for (let index = 0; index < locals; index++) words[first + index] = 0
    else {
      for (let index = 0; index < locals; index++) words[first + index] = memory.word(at + 2 * index)
      at += 2 * locals
    }
    if (count > 0 && locals > 0) words[first] = a
    if (count > 1 && locals > 1) words[first + 1] = b
    if (count > 2 && locals > 2) words[first + 2] = c
    for (let index = 0; index < more.length && index + 3 < locals; index++) words[first + 3 + index] = more[index]!
    this.pc = at
    if (this.#code.entries[at] === undefined && isWorthCompiling(this.#code, routine)) this.#compile(at, locals)
  }

  #compile(start: number, localCount: number): void {
    addRoutine(this.#code, {
      start,
      localCount,
      globals: this.#globals,
      firstFixed: this.memory.dynamicSize,
      notesReads: this.noting !== undefined,
      decode: (address) => this.#code.instructions[address] ?? this.#decode(address),
    })
  }

  return(value: number): void {
    const { returnTo, store } = this.stack
    this.stack.leave()
    this.pc = returnTo
    if (store !== DISCARD) this.write(store, value)
  }

  printAt(address: number): void {
    if (address >= this.memory.size) fault(`printed text at ${hex(address)}, outside of its memory`)
    this.output.print(this.text.decode(address))
  }

  /** Work that one instruction does in a loop counts as that many instructions. */
  charge(work: number): void {
    this.left -= work
  }

  chance(range: number): number {
    if (range > 0) return this.random.draw(range)
    this.random.reseed(-range)
    return 0
  }

  verifies(): boolean {
    const { bytes, checksum } = this.story
    let sum = 0
    for (let at: number = HEADER.size; at < bytes.length; at++) sum += bytes[at]!
    this.charge(bytes.length >> 3)
    return (sum & 0xffff) === checksum
  }

  halt(stop: Stop): void {
    this.stop = stop
  }

  wantLine(text: number, parse: number, store: number): void {
    const limit = roomFor(this, text)
    this.#pending = { kind: 'line', text, parse, store, limit }
    this.stop = { kind: 'line', limit }
  }

  wantKey(store: number): void {
    this.#pending = { kind: 'key', store }
    this.stop = { kind: 'key' }
  }

  #begin(): void {
    introduceInterpreter(this.memory, this.story.version, this.#columns)
    this.stack.clear()
    this.output.state = emptyScreen
    this.random.reseed(0)
    this.pc = this.memory.word(HEADER.start)
  }

  restart(): void {
    const transcript = this.memory.word(HEADER.flags2) & TRANSCRIPT_BIT
    this.#fill(this.story.bytes.subarray(0, this.memory.dynamicSize))
    this.#begin()
    this.memory.writeWord(HEADER.flags2, this.memory.word(HEADER.flags2) | transcript)
  }

  #fill(dynamic: Uint8Array): void {
    this.charge(dynamic.length >> 3)
    this.memory.fill(dynamic)
  }

  /** A saved game goes on behind the instruction that saved it. */
  saveGame(i: Instruction): boolean {
    this.charge(this.memory.dynamicSize)
    return this.#files?.save(writeQuetzal(this.story, this.memory, this.stack, i.resultAt)) ?? false
  }

  restoreGame(): boolean {
    const file = this.#files?.restore()
    if (file === undefined) return false
    try {
      this.load(file)
      return true
    } catch (error) {
      if (error instanceof SaveFileError) return false
      throw error
    }
  }

  /** Throws `SaveFileError` and is as it was when the file cannot be read, or leads nowhere. */
  load(file: Uint8Array): void {
    const before = this.snapshot()
    try {
      this.#load(file)
    } catch (error) {
      this.restore(before)
      if (!(error instanceof StoryFault)) throw error
      throw new SaveFileError(`The saved game cannot go on: the story ${error.message}.`)
    }
  }

  #load(file: Uint8Array): void {
    const transcript = this.memory.word(HEADER.flags2) & TRANSCRIPT_BIT
    const { dynamic, pc } = readQuetzal(file, this.story, this.stack)
    this.#fill(dynamic)
    introduceInterpreter(this.memory, this.story.version, this.#columns)
    const flags = this.memory.word(HEADER.flags2) & ~TRANSCRIPT_BIT
    this.memory.writeWord(HEADER.flags2, flags | transcript)
    this.output.state = emptyScreen
    this.stop = undefined
    this.#pending = undefined
    this.#undo = undefined
    this.pc = pc
    if (this.story.version === 3) {
      const cursor = { at: pc }
      const { branchOn, branchTo } = readBranch(this.memory, cursor)
      this.pc = cursor.at
      if (branchOn) this.#branchTo(branchTo)
    } else {
      this.pc = pc + 1
      this.write(this.memory.byte(pc), 2)
    }
  }

  saveUndo(store: number): void {
    if (this.#undoLevels > 0) {
      this.charge(this.memory.dynamicSize >> 6)
      const moment = this.snapshot({ kind: 'undone', store })
      this.#undo = withMoment(moment, this.#undo, this.#undoLevels)
    }
    this.write(store, this.#undoLevels > 0 ? 1 : 0)
  }

  restoreUndo(): boolean {
    if (this.#undo === undefined) return false
    const { moment, earlier } = this.#undo
    const transcript = this.memory.word(HEADER.flags2) & TRANSCRIPT_BIT
    // going back does not make the same dice fall again
    const { value, interval, counter, calls } = this.random.state
    this.charge(this.memory.dynamicSize >> 6)
    this.restore(moment)
    this.random.set(value, interval, counter, calls)
    this.#undo = earlier
    const flags = this.memory.word(HEADER.flags2) & ~TRANSCRIPT_BIT
    this.memory.writeWord(HEADER.flags2, flags | transcript)
    this.#pending = undefined
    if (moment.pending?.kind === 'undone') this.write(moment.pending.store, 2)
    return true
  }

  snapshot(pending = this.#pending): Snapshot {
    const { copy, block, from, stackAt, to } = this.#keeper.take()
    const { frame, depth } = this.stack
    const { value: random, interval, counter, calls } = this.random.state
    return {
      copy,
      block,
      from,
      stackAt,
      to,
      frame,
      depth,
      pc: this.pc,
      pending,
      stop: this.stop,
      screen: this.output.state,
      random,
      interval,
      counter,
      calls,
      undo: pending?.kind === 'undone' ? undefined : this.#undo,
    }
  }

  restore(snapshot: Snapshot): void {
    this.#keeper.put(snapshot)
    this.stack.depth = snapshot.depth
    this.stack.stand(snapshot.frame)
    this.pc = snapshot.pc
    this.#pending = snapshot.pending
    this.stop = snapshot.stop
    this.output.state = snapshot.screen
    this.random.set(snapshot.random, snapshot.interval, snapshot.counter, snapshot.calls)
    this.#undo = snapshot.undo
  }
}

/** Variables are numbered to 255; a larger number names none. */
function named(variable: number): number {
  return variable < 256 ? variable : fault(`named variable ${variable}`)
}

/** The chain is cut only when it is twice as long as it may be, which costs nothing most of the time. */
function withMoment(moment: Snapshot, earlier: Undo | undefined, levels: number): Undo {
  if (earlier === undefined || earlier.depth < 2 * levels) return { moment, earlier, depth: (earlier?.depth ?? 0) + 1 }
  const kept: Snapshot[] = []
  for (let undo: Undo | undefined = earlier; undo && kept.length < levels - 1; undo = undo.earlier)
    kept.push(undo.moment)
  const chain = kept.reduceRight<Undo | undefined>((rest, each) => withMoment(each, rest, levels), undefined)
  return withMoment(moment, chain, levels)
}
