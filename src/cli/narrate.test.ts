import { describe, expect, it } from 'vitest'
import type { JournalRecord, StartRecord } from '../store/record.ts'
import { createNarrator } from './narrate.ts'
import { createPaint } from '../terminal/paint.ts'
import { shownLine } from '../terminal/shown.ts'

const start: StartRecord = {
  v: 1,
  kind: 'start',
  flow: 'room',
  seed: 0,
  step: 0,
  changes: {},
  next: ['architect'],
  shape: { agents: { architect: {}, critic: {} } },
}
const plain = { paint: createPaint(false), columns: 60 }
const step: JournalRecord = {
  v: 1,
  kind: 'step',
  step: 12,
  did: [
    { agent: 'architect', changes: { n: { set: 1 } }, tries: 2 },
    { agent: 'critic', effects: [{ effect: { type: 'say', text: 'hm' } as never, result: { ok: true } }] },
    { agent: 'architect', skipped: 'no luck' },
    { agent: 'critic' },
  ],
  next: [],
}

describe('a narrator', () => {
  it('tells who did what, with the step at the first of them', () => {
    expect(createNarrator(plain, 'r', start)('r', step)).toEqual([
      '   12  architect  n = 1',
      '                  2 tries',
      '       critic     * say {text: "hm"} -> {ok: true}',
      '       architect  skipped: no luck',
      '       critic     nothing',
    ])
  })

  it('names the run, its code and where it was forked', () => {
    const fork = { ...start, society: 'room.ts', parent: { run: 'p', step: 3 } }
    expect(createNarrator(plain, 'r')('r', fork)).toEqual(['run r  room  room.ts  forked from p at step 3'])
  })

  it('sets societies inside a run apart, the deeper the further', () => {
    const narrate = createNarrator(plain, 'r', start)
    const end: JournalRecord = { v: 1, kind: 'end', step: 1, reason: 'done' }
    expect(narrate('r', end)).toEqual(['       ended: done'])
    expect(narrate('r/1.a', end)).toEqual(['  │       ended: done'])
    expect(narrate('r/1.a/2.b', end)).toEqual(['  │  │       ended: done'])
  })

  it('has a line for every kind of record, each within the columns', () => {
    const long = 'word '.repeat(50)
    const inSlot = { v: 1, step: 1, slot: 0 } as const
    const records: JournalRecord[] = [
      { ...start, flow: 'room' },
      { ...inSlot, kind: 'call', attempt: 1, call: 0, name: 'model', value: long },
      { ...inSlot, kind: 'ask', agent: 'critic', key: '0', question: long, fault: long },
      { ...inSlot, kind: 'answer', key: '0', answer: long },
      { ...inSlot, kind: 'think', agent: 'critic', outcome: {} },
      { ...inSlot, kind: 'effect', place: 0, id: 'r/1/critic/0' },
      { ...inSlot, kind: 'done', place: 0, result: long },
      { v: 1, kind: 'step', step: 1, did: [{ agent: 'critic', changes: { text: { set: long } } }], next: [] },
      { v: 1, kind: 'fail', step: 1, slots: [0], code: 'RUN_AGENT_FAILED', message: long },
      { v: 1, kind: 'end', step: 1, reason: long },
    ]
    const narrate = createNarrator(plain, 'r')
    for (const record of records) {
      const lines = narrate('r', record)
      expect({ kind: record.kind, lines: lines.length }).not.toEqual({ kind: record.kind, lines: 0 })
      expect(lines.filter((line) => line.length > plain.columns)).toEqual([])
    }
  })

  it('gives an agent the same colour in every line', () => {
    const narrate = createNarrator({ ...plain, paint: createPaint(true) }, 'r', start)
    const colours = [narrate('r', step), narrate('r', step)]
      .flat()
      .map((line) => /\[(\d+)m(architect|critic)/.exec(shownLine(line)))
    const found = colours.flatMap((match) => (match ? [`${match[2]} ${match[1]}`] : []))
    expect(new Set(found)).toEqual(new Set(['architect 36', 'critic 35']))
  })
})
