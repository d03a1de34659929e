/**
 * The journal of a run, kept so that the board at any step can be looked up: each field has a history of its own.
 * Live and replay are the same thing: entries are added at the end, and a moment is asked for anywhere.
 */
import type { Changes } from '../../../src/board/change.ts'
import type { Entry, StartRecord, StepRecord } from '../../../src/store/record.ts'
import { createHistory, type History } from './history.ts'

export interface Timeline {
  /** entries in their order; those of forebears of a fork first, up to where it was made */
  readonly entries: readonly Entry[]
  /** the first and the last committed step; the first is the fork's for a fork whose forebears are not loaded */
  readonly firstStep: number
  readonly lastStep: number
  readonly start: StartRecord | undefined
  /** grows with each `add`; whoever draws compares it */
  readonly version: number
  add(entries: readonly Entry[]): void
  /** the value of a field after a step; `undefined` before it was written */
  field(name: string, step: number): unknown
  /** the steps at which a field changed, ascending */
  changesOf(name: string): readonly number[]
  fields(): readonly string[]
  /** the record that closed a step */
  step(step: number): StepRecord | undefined
  /** where in `entries` what belongs to a step begins and ends; the step after the last holds what is under way */
  span(step: number): { readonly from: number; readonly to: number }
}

export function createTimeline(): Timeline {
  const entries: Entry[] = []
  const fields = new Map<string, History>()
  const stepAt = new Map<number, number>()
  const beginsAt = new Map<number, number>()
  let start: StartRecord | undefined
  let firstStep = 0
  let lastStep = 0
  let version = 0
  const record = (changes: Changes, step: number) => {
    for (const name in changes) {
      const change = changes[name]!
      let history = fields.get(name)
      if (history === undefined) fields.set(name, (history = createHistory()))
      history.add(step, change)
    }
  }
  const addOne = (entry: Entry) => {
    const { record: said } = entry
    const place = entries.push(entry) - 1
    if (said.kind === 'start') {
      if (start === undefined) firstStep = said.step
      start = said
      lastStep = said.step
      record(said.changes, said.step)
    } else if (said.kind === 'step') {
      stepAt.set(said.step, place)
      lastStep = said.step
      for (const { changes } of said.did) if (changes) record(changes, said.step)
      beginsAt.set(said.step + 1, place + 1)
    }
  }
  return {
    entries,
    get firstStep() {
      return firstStep
    },
    get lastStep() {
      return lastStep
    },
    get start() {
      return start
    },
    get version() {
      return version
    },
    add: (more) => {
      for (const entry of more) addOne(entry)
      if (more.length > 0) version++
    },
    field: (name, step) => fields.get(name)?.at(step),
    changesOf: (name) => fields.get(name)?.steps ?? [],
    fields: () => [...fields.keys()],
    step: (step) => {
      const place = stepAt.get(step)
      return place === undefined ? undefined : (entries[place]!.record as StepRecord)
    },
    span: (step) => {
      // what is under way belongs to the step after the last; beyond it there is nothing
      if (step > lastStep + 1) return { from: entries.length, to: entries.length }
      const closed = stepAt.get(step)
      // a run starts after its first step, which it has no record of
      if (closed === undefined && step <= lastStep) return { from: 0, to: Math.min(1, entries.length) }
      return { from: beginsAt.get(step) ?? 0, to: closed === undefined ? entries.length : closed + 1 }
    },
  }
}
