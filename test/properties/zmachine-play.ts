/**
 * One fuzzed story: opened, played, saved and brought back at random, and held to what the machine promises all the
 * while.
 */
import { createHash } from 'node:crypto'
import { createRandom, type Random } from '../../src/base/random.ts'
import {
  createMachine,
  openStory,
  type Machine,
  type Snapshot,
  type Story,
  type Turn,
} from '../../src/worlds/zmachine/index.ts'
import { makeInput, wordsOf } from './zmachine-input.ts'
import { mutate, type Original } from './zmachine-stories.ts'

const BUDGET = 30_000
// the last instruction of a budget may do the work of many, on a table as large as memory; one that fails is charged
// for all that it had before it
const LAST_INSTRUCTION = 1 << 19
const LONGEST_TEXT = 1 << 20
// a hundred times what a turn of this budget takes; an instruction that does more has to count as more
const LONGEST_TURN_MS = 300
const MOST_TURNS = 40

export interface Played {
  readonly name: string
  readonly turns: number
  /** how the last turn ended; `refused` when the file was no story */
  readonly end: Turn['stop']['kind'] | 'refused'
  /** of everything that was said */
  readonly digest: string
}

/** A moment, what memory held then, and what one more turn led to, if that follows from it. */
interface Kept {
  readonly snapshot: Snapshot
  readonly dynamic: Uint8Array
  readonly input: string
  after?: { readonly told: string; readonly dynamic: Uint8Array }
}

/** Everything follows from the seed. Throws when a promise is broken; the message says which. */
export function playMutant(seed: number, originals: readonly Original[], { twice = seed % 8 === 0 } = {}): Played {
  const played = play(seed, originals)
  if (twice && play(seed, originals).digest !== played.digest)
    throw new Error(`${played.name}: said something else the second time`)
  return played
}

function play(seed: number, originals: readonly Original[]): Played {
  const random = createRandom(seed)
  const { name, bytes } = mutate(random, originals)
  const story = open(name, bytes)
  if (story === undefined) return { name, turns: 0, end: 'refused', digest: '' }
  try {
    return { name, ...playStory(story, random) }
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function open(name: string, bytes: Uint8Array): Story | undefined {
  const before = bytes.slice()
  try {
    const story = openStory(bytes)
    if (!isSame(bytes, before)) throw new Error('opening a story changed the file')
    return story
  } catch (error) {
    if ((error as Error).name === 'StoryFileError') return undefined
    throw new Error(`${name}: ${String(error)}`, { cause: error })
  }
}

function playStory(story: Story, random: Random): Omit<Played, 'name'> {
  const original = story.bytes.slice()
  const saved: Uint8Array[] = []
  // what a story finds in a file is not its own state: a turn that asks for one need not end the same way twice
  let asked = 0
  const files = {
    save: (quetzal: Uint8Array) => {
      asked++
      return saved.push(quetzal) > 0
    },
    restore: () => {
      asked++
      return saved.length > 0 && random.next() < 0.9 ? damage(random, random.pick(saved)) : undefined
    },
  }
  const create = (of: Story) => createMachine(of, { seed: random.integer(1000), instructionsPerTurn: BUDGET, files })
  const machine = create(story)
  const words = wordsOf(machine)
  const said = createHash('sha256')
  const kept: Kept[] = []
  let turn = runChecked(machine, original, '')
  let turns = 1
  said.update(tell(turn))
  const limit = 1 + random.integer(MOST_TURNS)
  while (turns < limit) {
    const input = makeInput(random, words)
    const moment = random.next() < 0.3 ? keep(machine, input) : undefined
    if (moment !== undefined) kept.push(moment)
    const askedBefore = asked
    turn = runChecked(machine, original, input)
    turns++
    said.update(tell(turn))
    const isSettled = turn.stop.kind !== 'spent' && asked === askedBefore
    if (moment !== undefined && isSettled) moment.after = { told: tell(turn), dynamic: dynamicOf(machine) }
    const isStuck = turn.stop.kind === 'fault' || turn.stop.kind === 'over'
    if (kept.length > 0 && (isStuck || random.next() < 0.25)) {
      const back = random.pick(kept)
      goBack(machine, back, original)
      turns++
      // a moment is of the story, not of the machine, and not of what is compiled of it
      if (random.next() < 0.2) goBack(create(random.next() < 0.5 ? story : openStory(story.bytes)), back, original)
    } else if (isStuck) break
    if (saved.length > 0 && random.next() < 0.2) loadChecked(machine, damage(random, random.pick(saved)))
    if (random.next() < 0.1) inspect(machine, random)
  }
  if (!isSame(story.bytes, original)) throw new Error('the bytes of the story changed')
  return { turns, end: turn.stop.kind, digest: said.digest('hex') }
}

function runChecked(machine: Machine, original: Uint8Array, input: string): Turn {
  const before = process.cpuUsage()
  const turn = machine.run(input)
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000
  const { bytes, dynamicSize, size } = machine.memory
  if (turn.instructions > BUDGET + LAST_INSTRUCTION && turn.stop.kind !== 'fault')
    throw new Error(`a turn took ${turn.instructions} instructions`)
  if (turn.text.length + turn.upper.length > LONGEST_TEXT) throw new Error(`a turn said ${turn.text.length} characters`)
  if (ms > LONGEST_TURN_MS) throw new Error(`a turn took ${ms} ms for ${turn.instructions} instructions`)
  if (!isSame(bytes.subarray(dynamicSize, size), original.subarray(dynamicSize)))
    throw new Error(`memory behind the dynamic part changed after ${JSON.stringify(input)}`)
  if (bytes.subarray(size).some((byte) => byte !== 0)) throw new Error('memory behind the story changed')
  return turn
}

function keep(machine: Machine, input: string): Kept {
  return { snapshot: machine.snapshot(), dynamic: dynamicOf(machine), input }
}

function goBack(machine: Machine, { snapshot, dynamic, input, after }: Kept, original: Uint8Array): void {
  machine.restore(snapshot)
  if (!isSame(dynamicOf(machine), dynamic)) throw new Error('a restored snapshot holds other memory')
  const told = tell(runChecked(machine, original, input))
  if (after === undefined) return
  if (told !== after.told)
    throw new Error(`after a restore, ${JSON.stringify(input)} said ${told} instead of ${after.told}`)
  if (!isSame(dynamicOf(machine), after.dynamic)) throw new Error('after a restore, the same turn left other memory')
}

function loadChecked(machine: Machine, quetzal: Uint8Array): void {
  const before = machine.memory.bytes.slice()
  try {
    machine.load(quetzal)
  } catch (error) {
    if ((error as Error).name !== 'SaveFileError') throw error
    if (!isSame(machine.memory.bytes, before)) throw new Error('a refused save file changed memory', { cause: error })
  }
}

/** Looking is always possible: it gives something, or says that the story is broken. */
function inspect(machine: Machine, random: Random): void {
  const { objects, memory, text } = machine
  const before = memory.bytes.slice()
  const object = random.integer(300)
  const looks = [
    () => objects.name(object),
    () => objects.parent(object) + objects.sibling(object) + objects.child(object),
    () => objects.has(object, random.integer(48)),
    () => objects.properties(object),
    () => objects.count,
    () => text.decode(random.integer(memory.size)),
    () => text.end(random.integer(memory.size)),
    () => machine.dictionary.entries.length,
    () => machine.global(random.integer(240)),
  ]
  for (const look of looks) {
    try {
      look()
    } catch (error) {
      if ((error as Error).name !== 'StoryFault') throw error
    }
  }
  if (!isSame(memory.bytes, before)) throw new Error('looking changed memory')
}

function damage(random: Random, quetzal: Uint8Array): Uint8Array {
  if (random.next() < 0.4) return quetzal
  const changed = quetzal.slice(0, random.next() < 0.3 ? random.integer(quetzal.length) : quetzal.length)
  for (let count = random.integer(6); count > 0 && changed.length > 0; count--)
    changed[random.integer(changed.length)] = random.integer(256)
  return changed
}

function dynamicOf({ memory }: Machine): Uint8Array {
  return memory.bytes.slice(0, memory.dynamicSize)
}

/** Where exactly a failing turn was counted and blamed depends on what was compiled by then. */
function tell({ text, upper, status, stop, instructions }: Turn): string {
  if (stop.kind === 'fault') return JSON.stringify([text, upper, status, stop.reason])
  return JSON.stringify([text, upper, status, stop, instructions])
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
