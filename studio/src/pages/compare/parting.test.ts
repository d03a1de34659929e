import { describe, expect, it } from 'vitest'
import type { Changes } from '../../../../src/board/change.ts'
import type { Deed, Entry, JournalRecord } from '../../../../src/store/record.ts'
import { createTimeline } from '../../journal/timeline.ts'
import { forkPoint, whereParted } from './parting.ts'

const start = (changes: Changes, more: object = {}): JournalRecord => ({
  v: 1,
  kind: 'start',
  flow: 'walk',
  seed: 0,
  step: 0,
  changes,
  next: ['ana'],
  shape: null,
  ...more,
})

const step = (number: number, did: readonly Deed[], next: readonly string[] = ['ana']): JournalRecord => ({
  v: 1,
  kind: 'step',
  step: number,
  did,
  next,
})

const goes = (number: number, place: string, more: Partial<Deed> = {}) =>
  step(number, [{ agent: 'ana', changes: { place: { set: place } }, ...more }])

function side(id: string, ...records: JournalRecord[]) {
  const timeline = createTimeline()
  timeline.add(records.map((record, place): Entry => ({ seq: place + 1, at: place, record })))
  return { id, timeline }
}

describe('where two runs parted', () => {
  const began = start({ place: { set: 'hall' } })

  it('is the first step that made something else of the board', () => {
    const left = side('a', began, goes(1, 'yard'), goes(2, 'shed'))
    const right = side('b', began, goes(1, 'yard'), goes(2, 'pier'), goes(3, 'sea'))
    expect(whereParted(left, right)).toEqual({
      step: 2,
      shared: 2,
      began: [],
      differences: [{ agent: 'ana', field: 'place', left: 'shed', right: 'pier' }],
    })
  })

  it('is looked for where both were not looked at yet, when they have grown', () => {
    const left = side('a', began, goes(1, 'yard'))
    const right = side('b', began, goes(1, 'yard'))
    const before = whereParted(left, right)
    const add = (to: typeof left, record: JournalRecord) => to.timeline.add([{ seq: 3, at: 3, record }])
    add(left, goes(2, 'shed'))
    add(right, goes(2, 'pier'))
    const parted = whereParted(left, right, before)
    expect(parted).toEqual(whereParted(left, right))
    expect(parted).toMatchObject({ step: 2 })
    expect(whereParted(left, right, parted)).toBe(parted)
  })

  it('is nowhere when one is the beginning of the other', () => {
    const parting = whereParted(side('a', began, goes(1, 'yard')), side('b', began, goes(1, 'yard'), goes(2, 'pier')))
    expect(parting).toEqual({ shared: 1, began: [], differences: [] })
  })

  it('is not where only another mind gave the same answer', () => {
    const left = side('a', began, goes(1, 'yard', { mind: 'rules' }))
    const right = side('b', began, goes(1, 'yard', { mind: 'ollama/llama3.2', tries: 2 }))
    expect(whereParted(left, right).step).toBeUndefined()
  })

  it('is also where others are sent to think next', () => {
    const left = side('a', began, step(1, [], ['ana']))
    const right = side('b', began, step(1, [], ['bo']))
    expect(whereParted(left, right)).toMatchObject({
      step: 1,
      differences: [{ field: 'who is next', left: 'ana', right: 'bo' }],
    })
  })

  it('tells what they were given at the start', () => {
    const left = side('a', start({ place: { set: 'hall' }, size: { set: 24 } }), goes(1, 'yard'))
    const right = side('b', start({ place: { set: 'hall' }, size: { set: 40 } }), goes(1, 'yard'))
    expect(whereParted(left, right)).toMatchObject({ began: [{ field: 'size', left: '24', right: '40' }] })
    expect(whereParted(left, right).step).toBeUndefined()
  })

  it('knows the step a fork was made at, and what it was given there', () => {
    const parent = side('a', began, goes(1, 'yard'), goes(2, 'shed'))
    const fork = start({ place: { set: 'roof' } }, { step: 1, parent: { run: 'a', step: 1 } })
    expect(whereParted(parent, side('b', began, goes(1, 'yard'), fork, goes(2, 'sky')))).toMatchObject({
      step: 1,
      forkedAt: 1,
      differences: [{ agent: 'an edit', field: 'place', left: 'nothing', right: 'roof' }],
    })
  })
})

describe('the step two runs have in common by descent', () => {
  const own = (run: string) => ({ run, until: Infinity })

  it('is the earlier of two forks of one run', () => {
    expect(forkPoint([{ run: 'a', until: 40 }, own('b')], [{ run: 'a', until: 20 }, own('c')])).toBe(20)
  })

  it('lies in the youngest run both come from', () => {
    const left = [{ run: 'a', until: 40 }, { run: 'b', until: 60 }, own('c')]
    expect(forkPoint(left, [{ run: 'a', until: 40 }, own('b')])).toBe(60)
  })

  it('is none for strangers, and none for a run and itself', () => {
    expect(forkPoint([own('a')], [own('b')])).toBeUndefined()
    expect(forkPoint([own('a')], [own('a')])).toBeUndefined()
  })
})
