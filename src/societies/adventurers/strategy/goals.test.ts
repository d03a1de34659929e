import { describe, expect, it } from 'vitest'
import { knowing, placeNamed, thingNamed, type Known } from '../../../../test/known.ts'
import type { Goal } from '../board.ts'
import { goalOf, goalsFor, goalsSaid, type Want } from './goals.ts'

const exploring: Goal = { goal: 'explore', priority: 'high', since: 1 }
const want = (command: string, worth = 1, urgent = false): Want => ({
  proposal: { command, at: 'hall', gain: 1, probability: 1, reason: '', ...(urgent && { urgent }) },
  worth,
})
const newRoom: Partial<Known> = {
  situation: { kind: 'moved', cameFrom: 'lane' },
  places: [placeNamed('hall', { visitCount: 1 })],
}
const know = (known: Partial<Known> = {}) =>
  knowing({ here: 'hall', step: 3, situation: { kind: 'nothing' }, ...known })

describe('a goal', () => {
  it('leads while there is something to do for it, even if something else is worth more', () => {
    const goals = [exploring]
    expect(goalsFor([want('take lamp', 9), want('north')], goals, know()).goals).toBe(goals)
  })

  it('is met by what it is about, and then the most worthwhile thing to do leads', () => {
    const { goals, change } = goalsFor([want('take lamp', 9), want('north')], [exploring], know(newRoom))
    expect(goals).toEqual([
      { goal: 'collect things', priority: 'high', since: 3 },
      { goal: 'explore', priority: 'medium' },
    ])
    expect(change).toBe('explore met')
    const again = { ...newRoom, places: [placeNamed('hall', { visitCount: 2 })] }
    expect(goalsFor([want('north')], [exploring], know(again)).change).toBeUndefined()
  })

  it('is given up with a reason: it took too long, or nothing is left to do for it', () => {
    const wants = [want('take lamp'), want('north')]
    expect(goalsFor(wants, [exploring], know({ step: 10 })).change).toBeUndefined()
    expect(goalsFor(wants, [exploring], know({ step: 11 })).change).toContain('given up: nothing came of it')
    expect(goalsFor([want('take lamp')], [exploring], know()).change).toContain('given up: nothing is left')
  })

  it('waits when life is at stake, and is taken up again when the danger is past', () => {
    const fight = goalsFor([want('attack troll', 1000, true)], [exploring], know())
    expect(fight.goals.map(({ goal }) => goal)).toEqual(['survive', 'explore'])
    expect(goalsFor([want('attack troll', 1000, true)], fight.goals, know()).goals).toBe(fight.goals)
    const after = goalsFor([want('take lamp', 9)], fight.goals, know({ step: 8 }))
    expect(after.goals[0]).toEqual({ goal: 'explore', priority: 'high', since: 8 })
    expect(after.change).toBe('survive met: the danger is past')
  })

  it('names the thing that stands in our way, and is met only by what is done with that', () => {
    const objects = [thingNamed('grate', 'hall', ['locked'])]
    const known = know({ objects })
    expect(goalOf(want('unlock grate with key').proposal, known)).toBe('solve grate')
    expect(goalOf(want('push wall').proposal, known)).toBe('solve puzzles')
    const solving: Goal[] = [{ goal: 'solve grate', priority: 'high', since: 1 }]
    const done = (command: string) =>
      goalsFor([want('push grate')], solving, know({ objects, command, situation: { kind: 'change' } })).change
    expect(done('push wall')).toBeUndefined()
    expect(done('unlock grate with key')).toBe('solve grate met')
  })

  it('is what a model that decides says, and the others wait', () => {
    expect(goalsSaid('find the bell', [exploring], know())).toEqual([
      { goal: 'find the bell', priority: 'high', since: 3 },
      { goal: 'explore', priority: 'medium', since: 1 },
    ])
    const goals = [exploring]
    expect(goalsSaid('explore', goals, know())).toBe(goals)
  })
})
