import { describe, expect, it } from 'vitest'
import { dayLines, dayOf, minutesToWake, planDay } from './day-plan.ts'
import type { GoalState, PersonFile } from './person.ts'

const ana: PersonFile = { name: 'Ana', persona: '', likes: ['read', 'draw'], wakes: 420, sleeps: 1380 }
const open = (id: string, times: { from?: number; until?: number } = {}): GoalState => {
  return { goal: { id, text: `do ${id}`, kind: 'be', place: 'hall', ...times }, status: 'open' }
}

describe('the plan for a day', () => {
  it('has three meals, hours for pleasure, what one is after, and bed at the end', () => {
    const plan = planDay(ana, [open('a'), open('b')], 0)
    const texts = dayLines(plan).map(({ text }) => text)
    for (const text of ['have breakfast', 'have lunch', 'have dinner', 'do a', 'do b']) expect(texts).toContain(text)
    expect(texts.at(-1)).toBe('go to bed')
    expect(plan.filter(({ aim }) => aim === 'fun')).toHaveLength(3)
    expect(plan.map(({ minute }) => minute)).toEqual(plan.map(({ minute }) => minute).toSorted((one, two) => one - two))
  })

  it('is another one for another person and another day, and the same when asked again', () => {
    expect(planDay(ana, [], 0)).toEqual(planDay(ana, [], 0))
    expect(planDay(ana, [], 0)).not.toEqual(planDay({ ...ana, name: 'Bo' }, [], 0))
    const goals = [open('a')]
    const [today, tomorrow, ofBo] = [
      planDay(ana, goals, 0),
      planDay(ana, goals, 1),
      planDay({ ...ana, name: 'Bo' }, goals, 0),
    ]
    expect(planDay(ana, [open('a')], 0)).toEqual(today)
    expect(planDay(ana, [...goals], 1)).toEqual(tomorrow)
    expect(tomorrow).not.toEqual(today)
    expect(ofBo).not.toEqual(today)
    expect(planDay(ana, [], 1).map(({ minute }) => minute - 1440)).not.toEqual(
      planDay(ana, [], 0).map(({ minute }) => minute),
    )
  })

  it('keeps to the times that were agreed, and leaves time before a deadline', () => {
    const plan = planDay(ana, [open('party', { from: 1020, until: 1110 }), open('visit', { until: 720 })], 0)
    expect(plan.find(({ aim }) => aim === 'goal:party')!.minute).toBe(1020)
    expect(plan.find(({ aim }) => aim === 'goal:visit')!.minute).toBeLessThanOrEqual(630)
  })

  it('moves nothing when another goal is met in between', () => {
    const slot = (goals: readonly GoalState[]) => planDay(ana, goals, 0).find(({ aim }) => aim === 'goal:b')!.minute
    expect(slot([open('a'), open('b')])).toBe(slot([{ ...open('a'), status: 'met' }, open('b')]))
  })

  it('knows the night, also of those who stay up past midnight', () => {
    expect([dayOf(360), dayOf(1450), dayOf(1800)]).toEqual([0, 0, 1])
    expect(minutesToWake(ana, 360)).toBe(60)
    expect(minutesToWake(ana, 1400)).toBe(460)
    expect(minutesToWake(ana, 720)).toBeUndefined()
    const owl = { ...ana, sleeps: 60, wakes: 540 }
    expect(minutesToWake(owl, 1400)).toBeUndefined()
    expect(minutesToWake(owl, 1500)).toBe(480)
  })
})
