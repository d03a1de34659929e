import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, type Known } from '../../../../test/known.ts'
import type { Goal } from '../board.ts'
import { goalsAfter, type Chosen } from './goals.ts'

const exploring: Goal = { goal: 'explore', priority: 'high', since: 1 }
const going: Chosen = { winner: 'navigator', action: 'north' }
const taking: Chosen = { winner: 'puzzle', action: 'take lamp' }
const fighting: Chosen = { winner: 'puzzle', action: 'attack troll' }
const nothing: Known['situation'] = { kind: 'nothing' }
const newRoom: Partial<Known> = {
  situation: { kind: 'moved', cameFrom: 'lane' },
  places: [placeNamed('hall', { visitCount: 1 })],
}

const after = (chosen: Chosen, goals: readonly Goal[], known: Partial<Known> = {}) =>
  goalsAfter(chosen, goals, knowing({ here: 'hall', step: 3, situation: nothing, ...known }))

describe('a goal', () => {
  it('stays when something else is done on the way', () => {
    expect(after(taking, [exploring])).toEqual([exploring])
  })

  it('has been served when what it is about came about, and then makes room for the next', () => {
    const served = after(going, [exploring], newRoom)
    expect(served[0]).toEqual({ ...exploring, isServed: true })
    expect(after(taking, served)[0]).toEqual({ goal: 'collect things', priority: 'high', since: 3 })
  })

  it('is not served by a room we knew, nor exploring by a lamp in hand', () => {
    const again = { ...newRoom, places: [placeNamed('hall', { visitCount: 2 })] }
    expect(after(going, [exploring], again)[0]).not.toHaveProperty('isServed')
    expect(after(going, [exploring], { situation: { kind: 'change' } })[0]).not.toHaveProperty('isServed')
    const collecting: Goal = { goal: 'collect things', priority: 'high', since: 2 }
    expect(after(taking, [collecting], { situation: { kind: 'change' } })[0]).toHaveProperty('isServed', true)
  })

  it('is given up when ten steps brought nothing', () => {
    expect(after(taking, [exploring], { step: 10 })[0]).toBe(exploring)
    expect(after(taking, [exploring], { step: 11 })[0]!.goal).toBe('collect things')
  })

  it('waits when life is at stake', () => {
    expect(after(fighting, [exploring]).map(({ goal }) => goal)).toEqual(['survive', 'explore'])
  })

  it('is what we are on the way to, and costs the journal nothing while it stays', () => {
    const goals = [{ ...exploring, isServed: true }]
    expect(after({ ...going, pursuit: 'lane|take lamp' }, goals)[0]!.goal).toBe('collect things')
    expect(after(going, goals)).toBe(goals)
  })
})
