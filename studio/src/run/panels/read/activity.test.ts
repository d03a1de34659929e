import { describe, expect, it } from 'vitest'
import { activityOf, spentOf } from './activity.ts'
import { both, entriesOf, expedition, modelCall, step } from './journal.fixture.ts'
import { formatCost, formatCount } from './model-calls.ts'
import { questionsOf, thinkersOf } from './thinking.ts'
import { atWork, END, START, trafficOn } from './traffic.ts'

describe('what an agent did', () => {
  it('counts up to the step that is shown, for the agent and for whom it thinks', () => {
    const timeline = expedition()
    timeline.add(
      entriesOf([
        step(4, [{ agent: 'muster' }], both('decide')),
        { kind: 'call', step: 5, slot: 0, attempt: 1, call: 0, name: 'model', value: modelCall(300, 0.02) },
      ]),
    )
    expect(activityOf(timeline, 'Ben', 5)).toMatchObject({
      thoughts: 2,
      calls: 1,
      tokens: 100,
      cost: 0.01,
      share: 0.25,
    })
    expect(activityOf(timeline, 'decide', 5)).toMatchObject({ thoughts: 2, calls: 2, tokens: 400, share: 1 })
    expect(activityOf(timeline, 'decide', 5).lastCalls.map((made) => made.step)).toEqual([5, 2])
    expect(activityOf(timeline, 'Ada', 1)).toMatchObject({ thoughts: 0, tokens: 0, share: 0 })
    expect([1, 2, 3].map((at) => activityOf(timeline, 'Ben', at).mind)).toEqual([undefined, 'test/model', 'test/model'])
    expect(activityOf(timeline, 'Ada', 3).last).toMatchObject({ step: 3, agent: 'act' })
    expect(spentOf(timeline, 4)).toMatchObject({ thoughts: 6, tokens: 100 })
  })

  it('is a share of the thoughts where no model was asked', () => {
    expect(activityOf(expedition(), 'muster', 1).share).toBe(1)
  })

  it('is told in few characters', () => {
    expect([0, 0.000_01, 0.0123, 2.5].map(formatCost)).toEqual(['0 ¢', '< 0.01 ¢', '1.2 ¢', '$2.50'])
    expect([940, 12_440, 3_100_000].map(formatCount)).toEqual(['940', '12.4 k', '3.1 M'])
  })
})

describe('the flow', () => {
  it('knows how often each way was taken up to a step', () => {
    const timeline = expedition()
    timeline.add(entriesOf([step(4, [{ agent: 'muster' }], both('decide')), { kind: 'end', step: 4, reason: 'done' }]))
    expect(trafficOn(timeline, START, 'muster', 0)).toBe(1)
    expect(trafficOn(timeline, 'muster', 'decide', 0)).toBe(0)
    expect(trafficOn(timeline, 'muster', 'decide', 3)).toBe(2)
    expect(trafficOn(timeline, 'muster', 'decide', 4)).toBe(4)
    expect([3, 4].map((at) => trafficOn(timeline, 'muster', END, at))).toEqual([0, 1])
    expect(atWork(timeline, 2)).toEqual({ did: new Set(['decide']), next: new Set(['act']) })
    expect(atWork(timeline, 0)).toEqual({ did: new Set([START]), next: new Set(['muster']) })
  })
})

describe('the current step', () => {
  it('has those who think, without those who are done or wait for a person', () => {
    const timeline = expedition()
    timeline.add(entriesOf([step(4, [{ agent: 'muster' }], both('decide'))]))
    expect(thinkersOf(timeline).thinking.map(({ who }) => who)).toEqual(['Ada', 'Ben'])
    timeline.add(
      entriesOf([
        { kind: 'think', step: 5, slot: 0, agent: 'decide', outcome: {} },
        { kind: 'ask', step: 5, slot: 1, agent: 'decide', key: '0', question: 'Where to?' },
      ]),
    )
    expect(thinkersOf(timeline)).toEqual({ thinking: [], asking: [{ agent: 'decide', who: 'Ben' }] })
    expect(questionsOf(timeline)).toEqual([
      { key: '5.1.0', slot: 1, agent: 'decide', who: 'Ben', question: 'Where to?' },
    ])
    timeline.add(entriesOf([{ kind: 'answer', step: 5, slot: 1, key: '0', answer: 'north' }]))
    expect(questionsOf(timeline)).toEqual([])
    expect(thinkersOf(timeline).thinking).toEqual([{ agent: 'decide', who: 'Ben' }])
    timeline.add(entriesOf([{ kind: 'end', step: 5, reason: 'done' }]))
    expect(thinkersOf(timeline)).toEqual({ thinking: [], asking: [] })
  })
})
