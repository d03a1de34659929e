import { describe, expect, it } from 'vitest'
import { readAnswer, readParts, readQuestion } from './question-read.ts'

describe('a question', () => {
  it('is a text, or has one, with advice that comes with it', () => {
    expect(readQuestion('Which way?')).toMatchObject({ text: 'Which way?', choices: [] })
    expect(readQuestion({ prompt: 'Round 3.', system: 'You are Ada.' })).toEqual({
      text: 'Round 3.',
      background: 'You are Ada.',
      choices: [],
      parts: [],
    })
  })

  it('offers what can be chosen, and shows what else it holds', () => {
    const { choices, rest } = readQuestion({ question: 'Tea?', options: ['yes', { label: 'No', value: 0 }], price: 3 })
    expect(choices).toEqual([
      { label: 'yes', value: 'yes' },
      { label: 'No', value: 0 },
    ])
    expect(rest).toEqual({ price: 3 })
    expect(readQuestion({ offer: { tea: 3 } })).toEqual({ choices: [], parts: [], rest: { offer: { tea: 3 } } })
    expect(readQuestion({ options: ['a', null] }).choices).toEqual([])
  })

  it('names the parts of an answer where it asks as a mind is asked', () => {
    const json = 'Answer with one JSON object: {"answer": text, "confidence": 0 to 1, "metadata": object}.'
    expect(readQuestion({ prompt: 'Look.', system: json }).parts).toEqual(['answer', 'confidence', 'metadata'])
    const yaml = 'Answer in YAML with: thinking, action, reason, and message_to_others if there is something.'
    expect(readQuestion(yaml).parts).toEqual(['thinking', 'action', 'reason', 'message_to_others'])
  })
})

describe('an answer', () => {
  it('is JSON where it is JSON and text otherwise', () => {
    expect(readAnswer(' 12 ')).toEqual({ answer: 12 })
    expect(readAnswer('go north')).toEqual({ answer: 'go north' })
    expect(readAnswer('{"a": 1')).toHaveProperty('fault')
    expect(readAnswer(' ')).toHaveProperty('fault')
  })

  it('is made of the parts that were filled in', () => {
    expect(readParts({ action: 'forward', confidence: '0.8', note: ' ' })).toEqual({
      answer: { action: 'forward', confidence: 0.8 },
    })
    expect(readParts({ metadata: '{' })).toMatchObject({ fault: expect.stringContaining('metadata') })
    expect(readParts({ agent: 'ana', a: '' })).toHaveProperty('fault')
  })
})
