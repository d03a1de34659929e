import { describe, expect, it } from 'vitest'
import type { Goal, GoalState } from './person.ts'
import { agreeOnGoal, settleSharedGoal } from './shared-goals.ts'

const tea: Goal = { id: 'tea', text: 'have the tea tin', kind: 'hold', thing: 'tea tin' }
const meet: Goal = { id: 'meet', text: 'meet in the garden', kind: 'be', place: 'garden', from: 600, until: 660 }
const own: GoalState = { goal: { id: 'own', text: 'read', kind: 'use', thing: 'book' }, status: 'open' }
const on = { sharedGoals: true }

function agreed(goal: Goal) {
  const result = agreeOnGoal(on, { Ana: [own] }, { people: ['Ana', 'Bo'], goal, chat: 'req_001' })
  if (!result.ok) throw new Error(result.reason)
  return result.goals
}

describe('a goal agreed on by chat', () => {
  it('belongs to everybody who agreed, beside what they were after already', () => {
    expect(agreed(tea)).toEqual({
      Ana: [own, { goal: tea, status: 'open', askedBy: 'req_001', with: ['Bo'] }],
      Bo: [{ goal: tea, status: 'open', askedBy: 'req_001', with: ['Ana'] }],
    })
  })

  it('is refused unless goals are shared, with oneself, and twice', () => {
    const agreement = { people: ['Ana', 'Bo'], goal: tea, chat: 'req_002' }
    expect(agreeOnGoal({}, {}, agreement)).toEqual({
      ok: false,
      reason: 'Goals are not shared here. Ask for a favour, or switch shared goals on.',
    })
    expect(agreeOnGoal(on, {}, { ...agreement, people: ['Ana', 'Ana'] })).toMatchObject({ ok: false })
    expect(agreeOnGoal(on, agreed(tea), agreement)).toEqual({
      ok: false,
      reason: 'Ana shares this goal already. Choose another one.',
    })
  })

  it('takes the place of the same goal that one of them had alone, and of no other', () => {
    const alone: GoalState = { goal: { ...tea, id: 'get-1' }, status: 'open' }
    const promised: GoalState = { ...alone, promisedTo: 'Cleo' }
    const goals = { Ana: [alone, own], Bo: [promised] }
    expect(agreeOnGoal(on, goals, { people: ['Ana', 'Bo'], goal: tea, chat: 'req_001' })).toMatchObject({
      goals: { Ana: [own, { goal: tea, with: ['Bo'] }], Bo: [promised, { goal: tea, with: ['Ana'] }] },
    })
  })

  it('is met for all when one of them has done it', () => {
    const goals = agreed(tea)
    expect(settleSharedGoal(goals, 'Ana', 'tea', () => false, 500)).toEqual({})
    const met = settleSharedGoal(goals, 'Ana', 'tea', (person) => person === 'Bo', 500)
    expect(met).toMatchObject({ Ana: [own, { status: 'met', minute: 500 }], Bo: [{ status: 'met', minute: 500 }] })
  })

  it('is met only by all where nobody can do it for somebody else', () => {
    const goals = agreed(meet)
    expect(settleSharedGoal(goals, 'Bo', 'meet', (person) => person === 'Bo', 610)).toEqual({})
    expect(settleSharedGoal(goals, 'Bo', 'meet', () => true, 615)).toMatchObject({ Bo: [{ status: 'met' }] })
  })

  it('does not touch goals that are one’s own, or over', () => {
    expect(settleSharedGoal({ Ana: [own] }, 'Ana', 'own', () => true, 500)).toEqual({})
    const met = settleSharedGoal(agreed(tea), 'Ana', 'tea', () => true, 500)
    expect(settleSharedGoal(met, 'Ana', 'tea', () => true, 600)).toEqual({})
  })
})
