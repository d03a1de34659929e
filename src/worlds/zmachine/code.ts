/**
 * The code of a story as far as it is known: decoded instructions and compiled routines, shared by all its machines.
 */
import { compileRoutine, type Compiled, type RoutineSource } from './compile.ts'
import { StoryFault } from './faults.ts'
import type { Instruction } from './instruction.ts'
import type { Story } from './story.ts'

export interface Entry {
  readonly run: Compiled
  readonly number: number
  /** how many locals its routine has; a broken story may jump into it from one that has others */
  readonly locals: number
}

export interface Code {
  readonly instructions: (Instruction | undefined)[]
  /** where a compiled routine can be entered, by address */
  readonly entries: (Entry | undefined)[]
  readonly calls: Uint8Array
}

const codes = new WeakMap<Story, Code>()
// code that tells what it reads is other code
const notingCodes = new WeakMap<Story, Code>()

export function codeOf(story: Story, notesReads = false): Code {
  const known = notesReads ? notingCodes : codes
  let code = known.get(story)
  if (code === undefined) {
    const size = story.bytes.length
    code = {
      instructions: Array<Instruction | undefined>(size).fill(undefined),
      entries: Array<Entry | undefined>(size).fill(undefined),
      calls: new Uint8Array(size),
    }
    known.set(story, code)
  }
  return code
}

// compiling costs as much as interpreting a routine some hundred times; most routines are called less
const CALLS_WORTH_COMPILING = 60

export function isWorthCompiling({ calls }: Code, routine: number): boolean {
  const count = calls[routine]!
  if (count > CALLS_WORTH_COMPILING) return false
  calls[routine] = count + 1
  return count === CALLS_WORTH_COMPILING
}

export function addRoutine({ entries }: Code, source: RoutineSource): void {
  const routine = compiled(source)
  const locals = source.localCount
  routine?.entries.forEach((address, number) => (entries[address] ??= { run: routine.run, number, locals }))
}

function compiled(source: RoutineSource) {
  try {
    return compileRoutine(source)
  } catch (error) {
    // code that is never reached may be no code
    if (error instanceof StoryFault) return undefined
    throw error
  }
}
