import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../../src/store/record.ts'
import { addFollowing, timelineFrom } from './board-timeline.ts'

const step = (number: number, place: string): Entry => ({
  seq: number + 1,
  at: 0,
  record: {
    v: 1,
    kind: 'step',
    step: number,
    did: [{ agent: 'ana', changes: { places: { push: [place] } } }],
    next: [],
  },
})

describe('a timeline that begins at a step', () => {
  const begun = () => timelineFrom({ step: 40, values: { places: ['hall'], score: 3 } })

  it('has the board of that step', () => {
    const timeline = begun()
    expect([timeline.firstStep, timeline.lastStep]).toEqual([40, 40])
    expect(timeline.field('places', 40)).toEqual(['hall'])
    expect(timeline.field('score', 40)).toBe(3)
  })

  it('goes on with the steps that follow, and leaves out those it has', () => {
    const timeline = begun()
    expect(addFollowing(timeline, [step(39, 'sea'), step(40, 'sea'), step(41, 'yard'), step(42, 'shed')])).toBe(true)
    expect(timeline.field('places', 42)).toEqual(['hall', 'yard', 'shed'])
  })

  it('says when a step between is missing, and takes nothing then', () => {
    const timeline = begun()
    expect(addFollowing(timeline, [step(41, 'yard'), step(43, 'shed')])).toBe(false)
    expect(timeline.lastStep).toBe(40)
  })
})
