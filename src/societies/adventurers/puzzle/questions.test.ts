import { describe, expect, it } from 'vitest'
import { knowing, type Known } from '../../../../test/known.ts'
import type { Question } from '../../../worlds/adventure/read-question.ts'
import { answerQuestion } from './questions.ts'

const answerTo = (question: Question, over: Partial<Known> = {}) =>
  [...answerQuestion(knowing({ here: 'hall', reply: { question }, ...over }))].map(({ command }) => command)

const menu: Question = {
  asks: 'number',
  text: '',
  options: ['1', '2', '0'],
  labels: ['"Good evening."', '"You took it."', '(say nothing)'],
}

describe('answering', () => {
  it('says each line of a menu once before any a second time, and nothing last', () => {
    const said = { tries: 1, successes: 0 }
    expect(answerTo(menu)).toEqual(['1'])
    expect(answerTo(menu, { luck: { 'say "Good evening."': said } })).toEqual(['2'])
    const both = { 'say "Good evening."': { ...said, tries: 3 }, 'say "You took it."': { ...said, tries: 3 } }
    expect(answerTo(menu, { luck: both })).toEqual(['0'])
  })

  it('answers once which of several is meant', () => {
    const which: Question = { asks: 'which', text: '', options: ['red cup', 'blue cup'] }
    expect(answerTo(which)).toHaveLength(1)
    expect(answerTo(which, { command: 'red cup' })).toEqual([])
  })

  it('declines to leave the game, and to be helped', () => {
    for (const text of ['Are you sure you want to quit?', 'Do you want some hints?'])
      expect(answerTo({ asks: 'yes-no', text, options: ['yes', 'no'] })).toEqual(['no'])
    expect(answerTo({ asks: 'yes-no', text: 'Do you want to jump?', options: ['yes', 'no'] })).toEqual(['yes'])
  })
})
