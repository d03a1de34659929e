/** The checker of histories finds what was planted: a removed fence, a doubled effect, a lost step, an odd order. */
import { describe, expect, it } from 'vitest'
import type { Entry, JournalRecord } from 'troupe'
import { start, step } from '../../src/testing/store-case.ts'
import { checkHistories, type Belief, type Histories } from './check-histories.ts'

const end: JournalRecord = { v: 1, kind: 'end', step: 2, reason: 'done' }
const effect: JournalRecord = { v: 1, kind: 'effect', step: 1, slot: 0, place: 0, id: 'run/1/ana/0' }
const done: JournalRecord = { v: 1, kind: 'done', step: 1, slot: 0, place: 0, result: null }
const answer: JournalRecord = { v: 1, kind: 'answer', step: 2, slot: 0, key: '0', answer: 'yes' }
const records = [start(), effect, done, step(1), answer, step(2), end]

const journalOf = (all: readonly JournalRecord[]): Entry[] => all.map((record, at) => ({ seq: at + 1, at: 0, record }))
const wrote = (worker: string, ...all: JournalRecord[]): Belief[] =>
  all.map((record) => ({ worker, run: 'run', wrote: JSON.stringify(record) }))

const sound: Histories = {
  beliefs: [
    ...wrote('w1', effect),
    { worker: 'w1', did: 'run/1/ana/0' },
    ...wrote('w1', done, step(1)),
    ...wrote('w2', step(2), end),
  ],
  journals: new Map([['run', journalOf(records)]]),
  answers: [{ run: 'run', question: '0', answer: 'yes' }],
}
const kinds = (changed: Partial<Histories>) => checkHistories({ ...sound, ...changed }).map(({ kind }) => kind)

describe('the checker of histories', () => {
  it('finds nothing where one worker ended what another had begun, and one was killed before it could note it', () => {
    expect(checkHistories(sound)).toEqual([])
    expect(kinds({ beliefs: sound.beliefs.slice(0, -1) })).toEqual([])
  })

  it('finds a step that two workers committed, as without a fence', () => {
    expect(kinds({ beliefs: [...sound.beliefs, ...wrote('w1', step(2))] })).toEqual(['doubled'])
    const twice = [...records.slice(0, 6), step(2), end]
    expect(kinds({ journals: new Map([['run', journalOf(twice)]]) })).toEqual(['doubled'])
  })

  it('finds a step that somebody committed and the journal has not, or has otherwise', () => {
    expect(kinds({ beliefs: [...sound.beliefs, ...wrote('w1', step(2, 'another'))] })).toEqual(['lost'])
    expect(kinds({ journals: new Map([['run', journalOf([...records.slice(0, 5), end])]]) })).toContain('lost')
    expect(kinds({ journals: new Map([['run', journalOf(records.slice(0, -1))]]) })).toContain('lost')
  })

  it('finds an effect that was done twice, done unannounced, or told and never done', () => {
    expect(kinds({ beliefs: [...sound.beliefs, { worker: 'w2', did: 'run/1/ana/0' }] })).toEqual(['doubled'])
    expect(kinds({ beliefs: [...sound.beliefs, { worker: 'w2', did: 'run/2/bo/0' }] })).toEqual(['lost'])
    expect(kinds({ beliefs: sound.beliefs.filter((belief) => !('did' in belief)) })).toEqual(['lost'])
  })

  it('finds commits out of order, and answers that are missing or doubled', () => {
    const [first, ...rest] = wrote('w1', effect, done, step(1))
    expect(kinds({ beliefs: [...rest, first!, { worker: 'w1', did: 'run/1/ana/0' }] })).toEqual(['disordered'])
    expect(kinds({ answers: [{ run: 'run', question: '0', answer: 'no' }] })).toEqual(['lost'])
    const twice = [...records.slice(0, 5), answer, step(2), end]
    expect(kinds({ journals: new Map([['run', journalOf(twice)]]) })).toEqual(['doubled'])
  })
})
