/**
 * A journal nobody played, for tests: as long as wanted, with every kind of change a board knows, the same for the
 * same seed. Its fields are those of a small adventure, so that curves and marks have something to show.
 */
import type { Changes } from '../../../src/board/change.ts'
import type { Entry, JournalRecord } from '../../../src/store/record.ts'

export interface SyntheticOptions {
  readonly steps: number
  readonly seed?: number
  readonly agents?: readonly string[]
  /** the how-manieth step has a call and a question, which make entries of their own */
  readonly asksEvery?: number
}

export const SYNTHETIC_AGENTS = ['scout', 'mapper', 'keeper', 'judge'] as const

export function syntheticJournal(options: SyntheticOptions): Entry[] {
  const { steps, seed = 1, agents = SYNTHETIC_AGENTS, asksEvery = 97 } = options
  const next = chance(seed)
  const entries: Entry[] = []
  const add = (record: object) =>
    entries.push({ seq: entries.length + 1, at: entries.length * 1000, record: { v: 1, ...record } as JournalRecord })
  let [score, rooms, place] = [0, 1, 0]
  add({
    kind: 'start',
    flow: 'synthetic',
    seed,
    step: 0,
    changes: {
      score: { set: 0 },
      place: { set: 'room 0' },
      story: { set: [] },
      rooms: { set: { 'room 0': { x: 0, y: 0 } } },
    },
    next: [agents[0]],
    shape: null,
  })
  for (let step = 1; step <= steps; step++) {
    if (step % asksEvery === 0) {
      add({ kind: 'call', step, slot: 0, attempt: 1, call: 0, name: 'ask', value: { text: `call ${step}` } })
      add({ kind: 'ask', step, slot: 0, agent: agents[0], key: '0', question: `which way in step ${step}?` })
      add({ kind: 'answer', step, slot: 0, key: '0', answer: 'north' })
    }
    const isNew = next() < 150 / steps && rooms < 400
    if (isNew) rooms++
    place = isNew ? rooms - 1 : Math.floor(next() * rooms)
    if (next() < 40 / steps) score += 5
    const moved: Record<string, Changes[string]> = {
      place: { set: `room ${place}` },
      story: { push: [{ step, command: `go to room ${place}`, text: `You are in room ${place}. It is quiet here.` }] },
      rooms: { put: { [`room ${place}`]: { x: place % 20, y: Math.floor(place / 20), seen: step } } },
      things: { patch: [[step % 50 < 25 ? 0 : 1, { id: `thing ${step % 7}`, seen: step }]] },
    }
    const did = [
      { agent: agents[step % agents.length], mind: 'rules', changes: moved },
      { agent: agents[(step + 1) % agents.length], mind: 'rules', changes: { score: { set: score } } },
    ]
    add({ kind: 'step', step, did, next: [agents[(step + 1) % agents.length]] })
  }
  return entries
}

/** Numbers between 0 and 1 that look like chance. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
