/**
 * Strategy: spends the effort over islands. One continues for as long as it gets better; then it is another one's turn,
 * and one that was in vain several times begins anew with all that Memory knows by then.
 */
import { createIsland, type Island, type Weights } from './island.ts'

export interface Strategy {
  readonly island: Island
  /** how often an island was begun */
  readonly begun: number
  /** The best score that the present island has come to. */
  note(score: number): void
  /**
   * After so much effort in all: whether to begin a new island now, after changing to another one where that is due.
   */
  isDue(effort: number): boolean
  /** Begins anew in the place of the present island. */
  begin(effort: number): void
}

const TASTES: readonly Weights[] = [
  {
    reach: 0.5,
    changed: 0.8,
    detail: 0,
    precious: 3,
    novelty: 2,
    turns: 0.02,
    level: 6,
    crowd: 1,
    ignoresPlacing: false,
  },
  {
    reach: 0.5,
    changed: 0.8,
    detail: 0.8,
    precious: 3,
    novelty: 2,
    turns: 0.02,
    level: 6,
    crowd: 1,
    ignoresPlacing: true,
  },
  {
    reach: 0.3,
    changed: 0.5,
    detail: 0,
    precious: 4,
    novelty: 3,
    turns: 0.05,
    level: 8,
    crowd: 2,
    ignoresPlacing: false,
  },
  {
    reach: 0.8,
    changed: 0.4,
    detail: 0.2,
    precious: 4,
    novelty: 4,
    turns: 0.01,
    level: 10,
    crowd: 1,
    ignoresPlacing: false,
  },
  {
    reach: 0.5,
    changed: 1.2,
    detail: 0,
    precious: 2,
    novelty: 1,
    turns: 0.03,
    level: 5,
    crowd: 1.5,
    ignoresPlacing: true,
  },
]

// in instructions of the machine, so that it is the same on every computer
const FIRST_PATIENCE = 300e6
const PATIENCE_GROWTH = 1.1
const MOST_VAIN = 3
const SHORT_TURN = 1500
const MOST_NODES = 30_000
const ISLANDS = 4

interface Slot {
  island: Island
  best: number
  vain: number
}

/** Stories whose turns are long get more, but not as much more as their turns are longer. */
export const patienceFor = (effort: number, turns: number): number =>
  FIRST_PATIENCE * Math.max(1, effort / Math.max(1, turns) / SHORT_TURN) ** 0.25

export function createStrategy(startScore: number, firstPatience: number): Strategy {
  let begun = 0
  const make = (): Slot => ({ island: createIsland(TASTES[begun++ % TASTES.length]!), best: startScore, vain: 0 })
  const slots: (Slot | undefined)[] = Array.from({ length: ISLANDS }, () => undefined)
  let at = 0
  let now = (slots[0] = make())
  let patience = firstPatience
  let until = patience
  let lastEffort = 0
  return {
    get island() {
      return now.island
    },
    get begun() {
      return begun
    },
    note: (score) => {
      if (score <= now.best) return
      now.best = score
      now.vain = 0
      until = Math.max(until, lastEffort + patience)
    },
    isDue: (effort) => {
      lastEffort = effort
      if (effort < until) return false
      now.vain++
      if (now.vain >= MOST_VAIN || now.island.size > MOST_NODES) slots[at] = undefined
      patience *= PATIENCE_GROWTH
      until = effort + patience
      at = (at + 1) % ISLANDS
      const next = slots[at]
      if (next === undefined) return true
      now = next
      return false
    },
    begin: (effort) => {
      now = slots[at] = make()
      until = effort + patience
    },
  }
}
