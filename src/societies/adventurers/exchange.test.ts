import { expect, it } from 'vitest'
import { knowing } from '../../../test/known.ts'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { createAdventurers } from './adventurers.ts'
import { askMemory, askNavigator } from './exchange.ts'
import { storySource } from './story-source.ts'

const trial = { times: 3, step: 8, kind: 'refusal', told: 'No.' } as const
const knowledge = knowing({
  here: 'hall',
  ways: { hall: { east: 'lane' }, lane: { down: 'mine' } },
  tried: { 'hall|pull bar': trial },
  successful: { 'pull X': 1 },
  failed: { 'pull X': 2, '… bar': 3 },
})
const muted = (member: 'memory' | 'navigator') => ({ ...knowledge, view: { ...knowledge.view, muted: [member] } })

it('Memory tells whether it was tried before, how often, and what came of the like', () => {
  expect(askMemory('pull bar', 'hall', knowledge)).toMatchObject({
    to: 'memory',
    query: { type: 'question', question: 'Have we tried "pull bar" before?' },
    response: { metadata: { tried_before: true, times_tried: 3, success_rate: 0, similar_tried: 3 } },
  })
  expect(askMemory('pull rope', 'hall', knowledge)?.response.metadata).toMatchObject({
    tried_before: false,
    success_rate: 0.33,
  })
  expect(askMemory('kiss frog', 'hall', knowledge)).toBeUndefined()
})

it('the Navigator tells how far it is, and who is muted tells nothing', () => {
  expect(askNavigator('mine', knowledge)?.response.metadata).toEqual({ distance: 2, suggested_action: 'east' })
  expect(askNavigator('hall', knowledge)).toBeUndefined()
  expect(askNavigator('mine', muted('navigator'))).toBeUndefined()
  expect(askMemory('pull bar', 'hall', muted('memory'))).toBeUndefined()
})

it('in a game they ask each other, and the board shows what was asked and answered', async () => {
  const input = { story: storySource('stories/fog-bell.z5'), worldSeed: 1, maxSteps: 120 }
  const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })
  const { board } = await society.run(input, { seed: 1, store: memoryStore() }).finished
  expect(board.exchanges['puzzle']).toMatchObject({ to: 'navigator', query: { type: 'question' } })
  expect(board.exchanges['strategy']).toMatchObject({ to: 'memory', response: { confidence: expect.any(Number) } })
  // a vote is what is to be done now, or says where to
  for (const { agentVotes } of board.decisionLog)
    for (const vote of Object.values(agentVotes)) expect(vote).toMatch(/^.+ \(\d\.\d\d\)$/)
  expect(board.decisionLog.some(({ towards, winner }) => towards !== undefined && winner === 'puzzle')).toBe(true)
})
