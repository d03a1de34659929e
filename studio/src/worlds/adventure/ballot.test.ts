import { describe, expect, it } from 'vitest'
import type { DecisionRecord } from '../../../../src/societies/adventurers/board.ts'
import type { Proposal, Response } from '../../../../src/societies/adventurers/protocol.ts'
import type { JournalRecord } from '../../../../src/store/record.ts'
import { momentOf } from '../../contract.ts'
import { createTimeline } from '../../journal/timeline.ts'
import { ballotAt } from './ballot.ts'

const proposal = (command: string, probability: number, reason = ''): Proposal => ({
  command,
  at: 'hall',
  gain: 1,
  probability,
  reason,
})
const response = (agent: Response['agent'], ...proposals: Proposal[]): Response => ({
  agent,
  answer: '',
  confidence: 0.5,
  metadata: {},
  proposals,
})

const responses = {
  navigator: response('navigator', proposal('north', 0.6, 'nobody was there'), proposal('open door', 0.3)),
  puzzle: response('puzzle', proposal('open door', 0.7, 'it may hide something'), proposal('take lamp', 0.5, 'light')),
  memory: response('memory'),
}
const decision: DecisionRecord = {
  step: 4,
  options: ['open door', 'take lamp', 'north', 'east'],
  agentVotes: { navigator: 'north (0.60)', puzzle: 'open door (0.70)', memory: 'nothing (0.20)' },
  vetoed: ['open door: it was tried 2 times here: nothing has changed since'],
  finalDecision: 'take lamp',
  winner: 'puzzle',
  confidence: 0.5,
  reasoning: 'light is worth having',
}

function momentAfter(...changes: readonly object[]) {
  const timeline = createTimeline()
  const records = [
    {
      kind: 'start',
      flow: 'f',
      seed: 1,
      step: 0,
      next: [],
      shape: null,
      changes: { responses: { set: {} }, decisionLog: { set: [] } },
    },
    ...changes.map((change, at) => ({ kind: 'step', step: at + 1, next: [], did: [{ agent: 'a', changes: change }] })),
  ]
  timeline.add(
    records.map((record, at) => ({ seq: at + 1, at, record: { v: 1, ...record } as unknown as JournalRecord })),
  )
  return momentOf(timeline, timeline.lastStep)
}

const answers = { responses: { put: responses } }

describe('a ballot', () => {
  it('says who wanted what, what was taken, what was vetoed and why', () => {
    const { isDecided, options } = ballotAt(momentAfter(answers, { decisionLog: { push: [decision] } }))
    expect(isDecided).toBe(true)
    expect(options).toEqual([
      { what: 'take lamp', fate: 'chosen', by: [{ agent: 'puzzle', confidence: 0.5 }], why: 'light is worth having' },
      {
        what: 'open door',
        fate: 'vetoed',
        against: 'memory',
        by: [
          { agent: 'navigator', confidence: 0.3 },
          { agent: 'puzzle', confidence: 0.7 },
        ],
        why: 'it was tried 2 times here: nothing has changed since',
      },
      { what: 'north', fate: 'lost', by: [{ agent: 'navigator', confidence: 0.6 }], why: 'nobody was there' },
      { what: 'east', fate: 'lost', by: [], why: 'on the way to something' },
    ])
  })

  it('is open while answers are not weighed, and empty before there are any', () => {
    const told = (moment: Parameters<typeof ballotAt>[0]) =>
      ballotAt(moment).options.map(({ what, fate }) => [what, fate])
    expect(told(momentAfter(answers))).toEqual([
      ['north', 'open'],
      ['open door', 'open'],
    ])
    expect(told(momentAfter({ decisionLog: { push: [decision] } }, answers))).toHaveLength(2)
    expect(ballotAt(momentAfter({ score: { set: 1 } }))).toMatchObject({ options: [] })
  })

  it('gives a step on the way to whoever leads there', () => {
    const east = { ...decision, finalDecision: 'east', winner: 'navigator', confidence: 0.9, vetoed: [] }
    const [first] = ballotAt(momentAfter(answers, { decisionLog: { push: [east] } })).options
    expect(first).toMatchObject({ what: 'east', by: [{ agent: 'navigator', confidence: 0.9 }] })
  })
})
