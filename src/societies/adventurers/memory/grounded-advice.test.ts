import { describe, expect, it } from 'vitest'
import { knowing } from '../../../../test/known.ts'
import type { Trial } from '../board.ts'
import type { Advice } from '../response-schema.ts'
import { groundedAdvice } from './grounded-advice.ts'

const trial: Trial = { times: 1, step: 5, kind: 'refusal', told: 'No.' }
const knowledge = knowing({
  here: 'hall',
  tried: { 'hall|open door': trial },
  successful: { 'open X': 3, 'drop X': 4 },
  failed: { 'open X': 2 },
})
const said = (command: string, isSaid = true): Advice => ({
  answer: 'This is it.',
  confidence: 1,
  metadata: {},
  proposals: [{ command, at: 'hall', gain: 3, probability: 1, reason: 'now', ...(isSaid && { isSaid }) }],
})
const likely = (command: string, isSaid = true) =>
  groundedAdvice(said(command, isSaid), knowledge).proposals.map(({ probability }) => probability)

describe('what a mind says for Memory', () => {
  it('is as likely as the record bears out', () => {
    expect(likely('open chest')).toEqual([0.5])
    expect(likely('sing song')).toEqual([0.05])
  })

  it('is not heard where it failed here, and putting things down is no success', () => {
    expect(likely('open door')).toEqual([])
    expect(likely('drop all')).toEqual([0.05])
  })

  it('is left as it is when rules have said it', () => {
    expect(likely('open door', false)).toEqual([1])
  })
})
