/** The ledger: which acts were tried where, on which facts that hung, and so whether one more try tells anything. */
import { keyOf, type Act } from './acts.ts'
import type { Hinge, Hinges } from './hinges.ts'

export interface Ledger {
  timesTried(room: number, act: Act): number
  noteTried(room: number, act: Act): void
  /** What the last try hung on, and whether it did anything. */
  noteHinge(room: number, act: Act, hinge: Hinge, hasWorked: boolean): void
  /** A parser's refusal, or worse: never again. */
  giveUp(room: number, act: Act): void
  isGivenUp(room: number, act: Act): boolean
  /** It was tried when all that it hangs on was as it is now, and did nothing. */
  isVain(room: number, act: Act): boolean
  /** Acts that were tried, but never when what they hang on was as it is now. */
  reopened(room: number): Reopened[]
  /** Whether trying one of a grade told anything. */
  noteReopened(grade: number, hasWorked: boolean): void
  /** How likely one of a grade does anything, by experience. */
  hope(grade: number): number
  /** What did nothing may do something elsewhere in the story: everything the parser takes is tried again. */
  tryAgain(): void
}

export interface Reopened {
  readonly act: Act
  /** the logarithm of how many hinges have the rarest of the facts that are others now */
  readonly grade: number
}

/** The facts of a moment beside those of hinges. */
export type Seen = Pick<Hinges, 'isSame' | 'differing'>

interface Entry {
  readonly act: Act
  times: number
  isGivenUp: boolean
  readonly hinges: { readonly hinge: Hinge; hasWorked: boolean }[]
}

// what was tried under so many circumstances hangs on something that is not worth it
const MOST_HINGES = 12
const MOST_GRADES = 20

export function createLedger(seen: Seen): Ledger {
  const rooms = new Map<number, Map<number, Entry>>()
  const entriesIn = (room: number) => {
    let entries = rooms.get(room)
    if (entries === undefined) rooms.set(room, (entries = new Map()))
    return entries
  }
  const find = (room: number, act: Act) => rooms.get(room)?.get(keyOf(room, act))
  const need = (room: number, act: Act) => {
    const entries = entriesIn(room)
    const key = keyOf(room, act)
    let entry = entries.get(key)
    if (entry === undefined) entries.set(key, (entry = { act, times: 0, isGivenUp: false, hinges: [] }))
    return entry
  }
  /** how many hinges have the fact at an address */
  const hanging = new Map<number, number>()
  const gradeOf = (hinge: Hinge) =>
    Math.min(
      MOST_GRADES - 1,
      Math.floor(Math.log2(Math.min(...seen.differing(hinge).map((address) => hanging.get(address) ?? 1)))),
    )
  const tries = Array<number>(MOST_GRADES).fill(0)
  const successes = Array<number>(MOST_GRADES).fill(0)
  return {
    noteReopened: (grade, hasWorked) => {
      tries[grade]!++
      if (hasWorked) successes[grade]!++
    },
    hope: (grade) => (successes[grade]! + 4 / (1 + grade)) / (tries[grade]! + 20),
    timesTried: (room, act) => find(room, act)?.times ?? 0,
    noteTried: (room, act) => void need(room, act).times++,
    noteHinge: (room, act, hinge, hasWorked) => {
      const { hinges } = need(room, act)
      const known = hinges.find((other) => seen.isSame(other.hinge))
      if (known !== undefined) known.hasWorked = hasWorked
      else {
        hinges.push({ hinge, hasWorked })
        for (const fact of hinge) hanging.set(fact >>> 16, (hanging.get(fact >>> 16) ?? 0) + 1)
      }
    },
    giveUp: (room, act) => {
      need(room, act).isGivenUp = true
    },
    isGivenUp: (room, act) => find(room, act)?.isGivenUp ?? false,
    isVain: (room, act) =>
      find(room, act)?.hinges.some(({ hinge, hasWorked }) => !hasWorked && seen.isSame(hinge)) ?? false,
    reopened: (room) => {
      const found: Reopened[] = []
      for (const { act, isGivenUp, hinges } of entriesIn(room).values()) {
        if (isGivenUp || hinges.length === 0 || hinges.length >= MOST_HINGES) continue
        if (hinges.some(({ hinge }) => seen.isSame(hinge))) continue
        found.push({ act, grade: gradeOf(hinges.at(-1)!.hinge) })
      }
      return found
    },
    tryAgain: () => {
      for (const entries of rooms.values())
        for (const [key, { isGivenUp }] of entries) if (!isGivenUp) entries.delete(key)
    },
  }
}
