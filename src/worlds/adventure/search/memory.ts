/** Memory: what was tried and what it did, which replies are rare, what is precious, where precious things belong. */
import { setIn } from './maps.ts'
import { keyOf, type Act } from './acts.ts'
import { createLedger, type Ledger, type Seen } from './ledger.ts'

/** A fact as a number: its address and its value. */
export type Atom = number
export const atomOf = (address: number, value: number): Atom => address * 256 + value
export const addressOf = (atom: Atom): number => atom >>> 8
export const valueOf = (atom: Atom): number => atom & 255

export interface Effect {
  readonly room: number
  readonly act: Act
  /** what became true when it worked last */
  atoms: readonly Atom[]
  /** the most points it ever brought */
  gain: number
  /** it only let something go or put it somewhere, for no points */
  isMerePlacing: boolean
  /** works by chance: do it again and again */
  takesLuck: boolean
  worked: number
  /** how often in a row it did nothing */
  failed: number
  lastTried: number
}

/** A refusal in words of its own: worth another try when the world has changed. */
export interface Refusal {
  readonly act: Act
  tries: number
  lastTried: number
}

export interface Memory extends Ledger {
  /** expansions so far, as the measure of time */
  now: number
  noteReply(room: number, act: Act, reply: string): void
  noteEffect(room: number, act: Act, found: Omit<Effect, 'room' | 'act' | 'worked' | 'failed' | 'lastTried'>): Effect
  /** An act that worked before did nothing. */
  noteFailure(room: number, act: Act): void
  /** Whether an act is one of the few that stand for all with the same effect. */
  standsFor(signature: number, room: number, act: Act): boolean
  /** Whether doing it again and again is worth it once more. */
  persists(room: number, act: Act): boolean
  effectsIn(room: number): Iterable<Effect>
  refusalsIn(room: number): Iterable<Refusal>
  /** how likely a sentence does anything, by experience */
  promise(pattern: number): number
  /** how often a thing was part of something that worked */
  uses(thing: number): number
  readonly precious: Set<number>
  readonly deposits: Deposit[]
  noteDeposit(deposit: Deposit): void
  reply: { isRare(text: string): boolean; note(text: string, by: number): void }
}

/** Where putting something precious brought points. */
export interface Deposit {
  readonly room: number
  readonly pattern: number
  /** the thing beside the precious one; 0 when there is none */
  readonly other: number
  readonly preciousFirst: boolean
}

// a reply that so many different commands got is the parser's own
const COMMON_REPLY = 4
const REPRESENTATIVES = 3

export function createMemory(seen: Seen = { isSame: () => true, differing: () => [] }): Memory {
  const ledger = createLedger(seen)
  const effects = new Map<number, Map<number, Effect>>()
  const refusals = new Map<number, Map<number, Refusal>>()
  const repliedTo = new Map<number, Set<number>>()
  const tries: number[] = []
  const successes: number[] = []
  const uses = new Map<number, number>()
  const representatives = new Map<number, Set<number>>()
  const persisted = new Map<number, number>()
  const count = (list: number[], index: number) => (list[index] = (list[index] ?? 0) + 1)
  const inRoom = <Value>(map: Map<number, Map<number, Value>>, room: number) => {
    let inner = map.get(room)
    if (inner === undefined) map.set(room, (inner = new Map()))
    return inner
  }
  const reply = {
    isRare: (text: string) => (repliedTo.get(hashText(text))?.size ?? 0) < COMMON_REPLY,
    note: (text: string, by: number) => {
      const hash = hashText(text)
      const from = repliedTo.get(hash)
      if (from === undefined) repliedTo.set(hash, new Set([by]))
      else if (from.size < COMMON_REPLY) from.add(by)
    },
  }
  const memory: Memory = {
    now: 0,
    precious: new Set(),
    deposits: [],
    reply,
    ...ledger,
    noteTried: (room, act) => {
      ledger.noteTried(room, act)
      count(tries, act.pattern)
    },
    giveUp: (room, act) => {
      ledger.giveUp(room, act)
      refusals.get(room)?.delete(keyOf(room, act))
    },
    noteReply: (room, act, text) => {
      const key = keyOf(room, act)
      reply.note(text, keyOf(0, act))
      const known = inRoom(refusals, room).get(key)
      if (!reply.isRare(text)) inRoom(refusals, room).delete(key)
      else if (known) {
        known.tries++
        known.lastTried = memory.now
      } else inRoom(refusals, room).set(key, { act, tries: 1, lastTried: memory.now })
    },
    noteEffect: (room, act, found) => {
      const key = keyOf(room, act)
      if (!found.isMerePlacing) count(successes, act.pattern)
      const known = inRoom(effects, room).get(key)
      if (known) {
        known.atoms = found.atoms
        known.gain = Math.max(known.gain, found.gain)
        known.isMerePlacing &&= found.isMerePlacing
        known.worked++
        known.failed = 0
        return known
      }
      for (const thing of [act.first, act.second]) uses.set(thing, (uses.get(thing) ?? 0) + 1)
      const effect = { room, act, ...found, worked: 1, failed: 0, lastTried: memory.now }
      inRoom(effects, room).set(key, effect)
      return effect
    },
    noteFailure: (room, act) => {
      const effect = effects.get(room)?.get(keyOf(room, act))
      if (effect === undefined) return
      effect.failed++
      effect.lastTried = memory.now
    },
    standsFor: (signature, room, act) => {
      const key = keyOf(room, act)
      const standing = setIn(representatives, signature)
      if (standing.size < REPRESENTATIVES) standing.add(key)
      return standing.has(key)
    },
    persists: (room, act) => {
      const key = keyOf(room, act)
      const effect = effects.get(room)?.get(key)
      if (effect?.takesLuck && effect.worked > 0) return true
      const times = (persisted.get(key) ?? 0) + 1
      persisted.set(key, times)
      // the first times, then ever more seldom
      return (times & (times - 1)) === 0
    },
    effectsIn: (room) => effects.get(room)?.values() ?? [],
    refusalsIn: (room) => refusals.get(room)?.values() ?? [],
    promise: (pattern) => ((successes[pattern] ?? 0) + 1) / ((tries[pattern] ?? 0) + 40),
    uses: (thing) => uses.get(thing) ?? 0,
    noteDeposit: (deposit) => {
      const isKnown = memory.deposits.some(
        ({ room, pattern, other }) => room === deposit.room && pattern === deposit.pattern && other === deposit.other,
      )
      if (!isKnown) memory.deposits.push(deposit)
    },
  }
  return memory
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
