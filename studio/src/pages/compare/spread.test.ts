import { describe, expect, it } from 'vitest'
import type { AgentMetrics, Metrics } from '../../../../src/server/api.ts'
import { formatMeasure, inWords, measuresOf, spreadOf } from './spread.ts'

const agent = (more: Partial<AgentMetrics>): AgentMetrics => ({
  thoughts: 0,
  tries: 0,
  failures: 0,
  calls: 0,
  tokensIn: 0,
  tokensOut: 0,
  cost: 0,
  minds: [],
  ...more,
})

describe('the spread of a measure', () => {
  it('has mean, least and most of the runs that have it', () => {
    expect(spreadOf([4, undefined, 8])).toEqual({ values: [4, undefined, 8], mean: 6, min: 4, max: 8 })
    expect(spreadOf([undefined, Number.NaN])).toBeUndefined()
  })
})

describe('measures of a set of runs', () => {
  const all: (Metrics | undefined)[] = [
    { agents: { ana: agent({ thoughts: 3, tries: 3 }) }, society: { coverage: 0.5, story: 'fog-bell' } },
    {
      agents: { ana: agent({ thoughts: 5, tries: 5, cost: 0.2 }), bo: agent({ thoughts: 1, tries: 1 }) },
      society: { coverage: 0.7 },
    },
    undefined,
  ]

  it('stand by agent, after those of the society', () => {
    expect(measuresOf(all).map(({ name }) => name)).toEqual(['The society', 'ana', 'bo'])
    expect(measuresOf(all)[1]!.measures).toMatchObject([
      { label: 'thoughts', spread: { values: [3, 5, undefined], mean: 4 } },
      { label: 'cost', spread: { max: 0.2 } },
    ])
  })

  it('are found however deep they lie, and belong to the agent they are told of', () => {
    const society = {
      members: { ana: { confidence: 0.4, confidenceIs: 'its own' } },
      criteria: { mapCompleteness: { value: 0.8, threshold: 0.5, how: 'rooms known, of all' } },
    }
    const [whole, ana] = measuresOf([{ agents: { ana: agent({ thoughts: 1, tries: 1 }) }, society }])
    expect(whole!.measures).toMatchObject([
      { label: 'map completeness', hint: 'rooms known, of all', spread: { mean: 0.8 } },
    ])
    expect(ana!.measures.map(({ label }) => label)).toEqual(['thoughts', 'confidence'])
  })

  it('leave out what is no number', () => {
    expect(measuresOf(all)[0]!.measures.map(({ label }) => label)).toEqual(['coverage'])
  })
})

describe('a measure in words', () => {
  it('is spelled and rounded for people', () => {
    expect(inWords('repeatedVisits')).toBe('repeated visits')
    expect(inWords('progressPer10Steps')).toBe('progress per 10 steps')
    expect(formatMeasure(12_345, 'count')).toBe('12,345')
    expect(formatMeasure(0.123456, 'number')).toBe('0.123')
    expect(formatMeasure(0.5, 'money')).toBe('$0.50')
    expect(formatMeasure(0.00123, 'money')).toBe('$0.0012')
  })
})
