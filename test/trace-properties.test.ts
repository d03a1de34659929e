/** The trace of random societies equals their journals: through failures, deaths, forks and societies inside. */
import * as fc from 'fast-check'
import { memoryStore, systemClock, type Clock, type Store } from 'troupe'
import { describe, expect, it } from 'vitest'
import { createTraceFold } from '../src/trace/assemble.ts'
import type { Span } from '../src/trace/span.ts'
import type { Entry } from '../src/store/record.ts'
import { openTrace, traceOf } from '../src/trace/trace.ts'
import { play } from './properties/play.ts'
import { story } from './properties/spec.ts'
import { entriesOf } from './rules/support.ts'
import { firstSeed } from './same-chance.ts'

const STORIES = 40

/** Which run was written to, and how far, in the order it happened. */
function inOrder(store: Store) {
  const writes: { readonly run: string; readonly count: number }[] = []
  const told: Store = {
    ...store,
    create: async (run, start) => {
      await store.create(run, start)
      writes.push({ run, count: 1 })
    },
    append: async (run, head, records, checkpoint) => {
      await store.append(run, head, records, checkpoint)
      writes.push({ run, count: records.length })
    },
  }
  return { told, writes }
}

/** Each record has a time of its own, so that an order that is wrong shows. */
function ticking(): Clock {
  let now = 1_000
  return { ...systemClock, now: () => (now += 7) }
}

type Counts = Record<Span['kind'], number>

/** What the journals say there must be; counted without any code of the trace. */
function counted(journals: ReadonlyMap<string, readonly Entry[]>): Counts {
  const counts: Counts = { workflow: journals.size, agent: 0, model: 0, call: 0, tool: 0, question: 0, effect: 0 }
  for (const entries of journals.values()) {
    for (const { record } of entries) {
      if (record.kind === 'call') counts.call++
      if (record.kind === 'ask') counts.question++
      if (record.kind !== 'step') continue
      counts.agent += record.did.length
      for (const { effects = [] } of record.did) counts.effect += effects.length
    }
  }
  return counts
}

function kindsOf(spans: readonly Span[]): Counts {
  const counts: Counts = { workflow: 0, agent: 0, model: 0, call: 0, tool: 0, question: 0, effect: 0 }
  for (const { kind } of spans) counts[kind]++
  return counts
}

/** What is wrong with the tree: asked after every write, so plain comparisons. What is open has no end yet. */
function faultsIn(spans: readonly Span[]): string[] {
  const seen = new Map<string, Span>()
  const faults: string[] = []
  for (const span of spans) {
    const { key, start, end = Infinity } = span
    if (seen.has(key)) faults.push(`${key} is there twice`)
    seen.set(key, span)
    if (end < start) faults.push(`${key} ends before it begins`)
    if (span === spans[0]) continue
    const parent = seen.get(span.parent ?? '')
    if (!parent) faults.push(`${key} comes before its parent`)
    else if (start < parent.start || end > (parent.end ?? Infinity)) faults.push(`${key} is not within ${parent.key}`)
  }
  return faults
}

describe('the trace of a random society', () => {
  it(
    'has one span for each run, thought, call, question and effect of the journals, inside each other in time, ' +
      'and what is settled while it runs stays as it is',
    { timeout: 180_000 },
    async () => {
      const kinds = new Set<string>()
      const property = fc.asyncProperty(story, async (each) => {
        const { told, writes } = inOrder(memoryStore({ clock: ticking() }))
        const { store } = await play(each, told)
        const journals = new Map<string, readonly Entry[]>()
        for (const run of await store.runs()) journals.set(run, await entriesOf(store, run))
        const reader = await openTrace(store, 'r')
        await reader.read()
        const all = reader.spans()
        for (const { kind } of all) kinds.add(kind)
        expect(kindsOf(all)).toEqual(counted(journals))
        expect(faultsIn(all)).toEqual([])
        expect(all.every(({ end }) => end !== undefined)).toBe(true)
        expect(all[0]?.parent).toBeUndefined()
        expect((await traceOf(store, 'r')).spans).toHaveLength(all.length)

        const final = new Map(all.map((span) => [span.key, span]))
        const fold = createTraceFold('r')
        const heads = new Map<string, number>()
        const settled = new Set<string>()
        for (const { run, count } of writes) {
          const from = heads.get(run) ?? 0
          heads.set(run, from + count)
          fold.add(run, journals.get(run)!.slice(from, from + count))
          const spans = fold.spans()
          expect(faultsIn(spans)).toEqual([])
          for (const span of spans) {
            if (!span.isSettled || settled.has(span.key)) continue
            settled.add(span.key)
            expect(JSON.stringify(span)).toBe(JSON.stringify(final.get(span.key)))
          }
        }
        expect(settled.size).toBe(all.length)
      })
      await fc.assert(property, { seed: firstSeed(), numRuns: STORIES })
      expect(kinds).toEqual(new Set(['workflow', 'agent', 'call', 'question', 'effect']))
    },
  )
})
