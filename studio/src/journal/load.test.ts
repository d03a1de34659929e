import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../src/store/record.ts'
import { readForebears, readPages } from './load.ts'
import { syntheticJournal } from './synthetic.ts'

/** A server with some journals, a few entries a page whatever is asked for. */
const serverOf = (journals: Readonly<Record<string, readonly Entry[]>>, page = 7) => ({
  journal: async (id: string, from: number) => ({
    entries: journals[id]!.slice(from - 1, from - 1 + page),
    head: journals[id]!.length,
  }),
})

const forkOf = (run: string, step: number, steps: number): Entry[] => {
  const [start, ...rest] = syntheticJournal({ steps, seed: 2, asksEvery: 1000 })
  const parent = { run, step }
  return [
    { ...start!, record: { ...start!.record, step, parent } as Entry['record'] },
    ...rest.map((entry) => ({ ...entry, record: { ...entry.record, step: entry.record.step + step } })),
  ]
}

const stepsOf = (entries: readonly Entry[]) =>
  entries.filter(({ record }) => record.kind === 'step').map(({ record }) => record.step)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('reading a journal', () => {
  it('goes from page to page until the head', async () => {
    const entries = syntheticJournal({ steps: 30 })
    const pages = await Array.fromAsync(readPages(serverOf({ a: entries }), 'a', 4))
    expect(pages.flatMap((page) => page.entries)).toEqual(entries.slice(3))
  })

  it('takes what a fork was made from, and nothing its parent did after', async () => {
    const server = serverOf({ parent: syntheticJournal({ steps: 40, asksEvery: 10 }), child: forkOf('parent', 20, 15) })
    const before = (await Array.fromAsync(readForebears(server, { run: 'parent', step: 20 }))).flat()
    expect(stepsOf(before)).toEqual(upTo(20))
    expect(before.every(({ record }) => record.step <= 20)).toBe(true)
  })

  it('takes a grandparent only up to where the first fork was made, or the second if that is earlier', async () => {
    const server = serverOf({ old: syntheticJournal({ steps: 40 }), parent: forkOf('old', 20, 15) })
    const late = (await Array.fromAsync(readForebears(server, { run: 'parent', step: 25 }))).flat()
    expect(stepsOf(late)).toEqual(upTo(25))
    expect(late.filter(({ record }) => record.kind === 'start')).toHaveLength(2)
    const early = (await Array.fromAsync(readForebears(server, { run: 'parent', step: 20 }))).flat()
    expect(stepsOf(early)).toEqual(upTo(20))
  })
})
