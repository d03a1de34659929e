/** Noise: facts that change by themselves, found by waiting, looking and walking, never by knowing the story. */
import type { Machine } from '../../zmachine/index.ts'
import { HEADER } from '../../zmachine/header.ts'
import { locationOf } from '../location.ts'
import { setIn } from './maps.ts'
import { createFloating } from './floating.ts'
import type { Facts } from './facts.ts'

export interface Noise {
  /** What changed by a command that does nothing. */
  neutral(changes: readonly number[], command: string): void
  /** What changed while a turn was waited: counters and wanderers. */
  waited(changes: readonly number[]): void
  /** What changed by going a way, and the rooms it led from and to. */
  walked(changes: readonly number[], from: number, arrivedAt: number): void
  /** What changed by one of many commands at the very start: a global that several of them change is the parser's. */
  rehearsed(changes: readonly number[], command: string): void
  /** What changed by any other command: registers of the parser change with most of them. */
  acted(changes: readonly number[], command: number): void
  /** What lies in memory between bytes of the parser is the parser's, too. */
  close(): void
}

// how often a thing must happen before it is a habit
const HABIT = 3
const COUNTER_VALUES = 4
const REGISTER_SHARE = 0.2
const REGISTER_COMMANDS = 8
const REGISTER_VALUES = 5
// arrays hold marks and counts, which change little at once; text, names and timers of the library change much
const SMALL_CHANGE = 8
const WIDEST_GAP = 24

export function createNoise(machine: Machine, facts: Facts): Noise {
  const floating = createFloating(machine)
  const { bytes } = machine.memory
  const objectsOfBit = new Map<number, Set<number>>()
  const objectsOfProperty = new Map<number, Set<number>>()
  const reasons = new Map<number, Set<string>>()
  const valuesWaited = new Map<number, Set<number>>()
  const valuesActed = new Map<number, Set<number>>()
  const commandsOf = new Map<number, Set<number>>()
  const roomBits = new Set<number>()
  let acts = 0
  let waits = 0

  /** Rooms lie where the room we are in lies: in nothing, or in an object that holds them all. */
  const isRoom = (object: number) => {
    if (object === 0) return true
    const here = locationOf(machine)
    return here !== 0 && machine.objects.parent(object) === machine.objects.parent(here)
  }
  const parentHeld = (address: number) =>
    machine.story.version === 3 ? facts.heldByte(address) : (facts.heldByte(address) << 8) | facts.heldByte(address + 1)
  const bitsOf = (address: number) => bytes[address]! ^ facts.heldByte(address)
  const attributeAddress = (object: number, byte: number) =>
    machine.objects.firstEntry + (object - 1) * machine.objects.entryLength + byte
  const everywhere = (matches: (cell: { kind: string; number: number; object: number }) => boolean, bits: number) => {
    for (const [address, cell] of facts.cells) if (matches(cell)) facts.ignore(address, bits)
  }
  /** in no object: it may be the parser's */
  const isKeptApart = (address: number) => facts.cells.get(address)!.object === 0
  /** A byte of an array that is no mark and no count; it is noise from then on. */
  const isLibrarys = (address: number) => {
    if (facts.cells.get(address)!.kind !== 'array') return false
    if (facts.isIgnored(address)) return true
    if (Math.abs(bytes[address]! - facts.heldByte(address)) <= SMALL_CHANGE) return false
    facts.ignore(address)
    return true
  }
  /** It tells where we are or were. */
  const isRoomOf = (global: number, from: number, to: number) => {
    const value = machine.global(global)
    if (value !== from && value !== to) return false
    const address = machine.memory.word(HEADER.globals) + 2 * global
    const before = (facts.heldByte(address) << 8) | facts.heldByte(address + 1)
    return value === from ? before !== to : before === from || isRoom(before)
  }
  const isHabit = (address: number, reason: string) => setIn(reasons, address).add(reason).size >= HABIT
  const ofKind = (address: number) => {
    const { kind, object, number } = facts.cells.get(address)!
    if (kind === 'attributes') {
      for (let bit = 0; bit < 8; bit++) {
        if ((bitsOf(address) & (1 << bit)) === 0) continue
        const objects = setIn(objectsOfBit, number * 8 + bit).add(object)
        if (objects.size === HABIT) everywhere((cell) => cell.kind === 'attributes' && cell.number === number, 1 << bit)
      }
    } else if (kind === 'property') {
      const objects = setIn(objectsOfProperty, number).add(object)
      if (objects.size === HABIT) everywhere((cell) => cell.kind === 'property' && cell.number === number, 0xff)
    }
  }
  const wander = (object: number, address: number, reason: string) => {
    const [before, after] = [parentHeld(facts.parentAt(object)), machine.objects.parent(object)]
    if (!isRoom(before) || !isRoom(after)) return
    if (facts.isIgnored(address)) facts.letFloat(object)
    else if (isHabit(address, reason)) facts.letWander(object)
  }

  return {
    neutral: (changes, command) => {
      for (const address of changes) {
        const { kind, object } = facts.cells.get(address)!
        if (kind === 'global' || kind === 'array') facts.ignore(address)
        else if (kind === 'parent') wander(object, address, `neutral ${waits++}`)
        else {
          ofKind(address)
          if (isHabit(address, command)) facts.ignore(address, kind === 'attributes' ? bitsOf(address) : 0xff)
        }
      }
    },
    waited: (changes) => {
      for (const address of changes) {
        const { kind, object } = facts.cells.get(address)!
        if (isLibrarys(address)) continue
        if (kind === 'parent') wander(object, address, `wait ${waits++}`)
        if (kind !== 'global' && kind !== 'property' && kind !== 'array') continue
        const values = setIn(valuesWaited, address).add(bytes[address]!)
        if (values.size >= COUNTER_VALUES) facts.ignore(address)
      }
    },
    walked: (changes, from, arrivedAt) => {
      const way = `${from} ${arrivedAt}`
      for (const address of changes) {
        const { kind, object, number } = facts.cells.get(address)!
        if (isLibrarys(address)) continue
        if (kind === 'global' && isRoomOf(number, from, arrivedAt)) facts.ignore(address)
        else if (kind === 'parent') {
          const [before, after] = [parentHeld(facts.parentAt(object)), machine.objects.parent(object)]
          if (isRoom(before) && isRoom(after)) for (const each of floating.seen(object)) facts.letFloat(each)
          if (before === from && after === arrivedAt) facts.letWander(object)
          else wander(object, address, way)
        } else if (kind === 'attributes' && object === arrivedAt) {
          const bits = bitsOf(address)
          roomBits.add(number * 256 + bits)
          facts.ignore(address, bits)
        } else if (isHabit(address, way)) facts.ignore(address, kind === 'attributes' ? bitsOf(address) : 0xff)
      }
      // what one room remembers of a visit, every room does
      for (const packed of roomBits) {
        const address = attributeAddress(arrivedAt, packed >> 8)
        if (facts.cells.has(address)) facts.ignore(address, packed & 0xff)
      }
    },
    rehearsed: (changes, command) => {
      for (const address of changes)
        if (isKeptApart(address) && !isLibrarys(address) && isHabit(address, command)) facts.ignore(address)
    },
    acted: (changes, command) => {
      acts++
      for (const address of changes) {
        const { kind } = facts.cells.get(address)!
        if (kind === 'parent' || isLibrarys(address)) continue
        const commands = setIn(commandsOf, address).add(command)
        if (commands.size < REGISTER_COMMANDS) continue
        const hasManyValues =
          isKeptApart(address) && setIn(valuesActed, address).add(bytes[address]!).size >= REGISTER_VALUES
        if (hasManyValues || commands.size > acts * REGISTER_SHARE)
          facts.ignore(address, kind === 'attributes' ? bitsOf(address) : 0xff)
      }
    },
    close: () => {
      const isArray = (address: number) => facts.cells.get(address)?.kind === 'array'
      let last = 0
      for (const address of [...facts.cells.keys()].filter(isArray).toSorted((one, other) => one - other)) {
        if (!facts.isIgnored(address)) continue
        if (last > 0 && address - last <= WIDEST_GAP)
          for (let between = last + 1; between < address; between++) if (isArray(between)) facts.ignore(between)
        last = address
      }
    },
  }
}
