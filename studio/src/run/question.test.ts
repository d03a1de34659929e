import { describe, expect, it } from 'vitest'
import { readAnswer, readParts } from './question-answered.ts'
import { readQuestion } from './question-read.ts'

describe('a question', () => {
  it('is a text, or has one, with advice that comes with it', () => {
    expect(readQuestion('Which way?')).toMatchObject({ text: 'Which way?', choices: [] })
    expect(readQuestion({ prompt: 'Round 3.', system: 'You are Ada.' })).toEqual({
      text: 'Round 3.',
      background: 'You are Ada.',
      choices: [],
      parts: {},
    })
  })

  it('offers what can be chosen, and shows what else it holds', () => {
    const { choices, rest } = readQuestion({ question: 'Tea?', options: ['yes', { label: 'No', value: 0 }], price: 3 })
    expect(choices).toEqual([
      { label: 'yes', value: 'yes' },
      { label: 'No', value: 0 },
    ])
    expect(rest).toEqual({ price: 3 })
    expect(readQuestion({ offer: { tea: 3 } })).toEqual({ choices: [], parts: {}, rest: { offer: { tea: 3 } } })
    expect(readQuestion({ options: ['a', null] }).choices).toEqual([])
  })

  it('names the parts of an answer, and their kinds, where it asks as a mind is asked', () => {
    const json = 'Answer with one JSON object: {"answer": text, "confidence": 0 to 1, "metadata": object}.'
    expect(readQuestion({ prompt: 'Look.', system: json }).parts).toEqual({
      answer: 'text',
      confidence: 'number',
      metadata: 'json',
    })
    const yaml = 'Answer in YAML with: thinking, action, reason, and message_to_others if there is something.'
    expect(Object.keys(readQuestion(yaml).parts)).toEqual(['thinking', 'action', 'reason', 'message_to_others'])
    const explained = 'Answer in YAML with: command (one action, as above) and reason (one sentence).'
    expect(Object.keys(readQuestion(explained).parts)).toEqual(['command', 'reason'])
  })

  it('says of which kind the answer is to be, or the fault of the answer before does', () => {
    expect(readQuestion({ question: 'How many?', type: 'integer' })).toEqual({
      text: 'How many?',
      choices: [],
      wants: 'number',
      parts: {},
    })
    expect(readQuestion({ question: 'Well?', schema: { type: 'boolean' } }).wants).toBe('boolean')
    const zod = (faults: string) => readQuestion('Who?', `The answer does not fit its schema: ${faults}.`)
    expect(zod('Invalid input: expected number, received string').wants).toBe('number')
    expect(zod('name: Invalid input: expected string, received undefined; age: must be a number').parts).toEqual({
      name: 'text',
      age: 'number',
    })
    expect(zod('too long')).toEqual(readQuestion('Who?'))
  })
})

describe('an answer', () => {
  it('stays text unless something else is wanted or it is plainly JSON', () => {
    expect(readAnswer(' 12 ')).toEqual({ answer: '12' })
    expect(readAnswer('true')).toEqual({ answer: 'true' })
    expect(readAnswer('go north')).toEqual({ answer: 'go north' })
    expect(readAnswer('{"a": [1]}')).toEqual({ answer: { a: [1] } })
    expect(readAnswer('{"a": 1')).toHaveProperty('fault')
    expect(readAnswer(' ')).toHaveProperty('fault')
  })

  it('is of the kind that is wanted', () => {
    expect(readAnswer('12', 'number')).toEqual({ answer: 12 })
    expect(readAnswer('a dozen', 'number')).toHaveProperty('fault')
    expect(readAnswer('Yes', 'boolean')).toEqual({ answer: true })
    expect(readAnswer('maybe', 'boolean')).toHaveProperty('fault')
    expect(readAnswer('{"a": 1}', 'text')).toEqual({ answer: '{"a": 1}' })
    expect(readAnswer('12', 'json')).toEqual({ answer: 12 })
    expect(readAnswer('north', 'json')).toHaveProperty('fault')
  })

  it('is made of the parts that were filled in, each of its kind', () => {
    const parts = { action: 'text', confidence: 'number', note: undefined } as const
    expect(readParts({ action: '12', confidence: '0.8', note: ' ' }, parts)).toEqual({
      answer: { action: '12', confidence: 0.8 },
    })
    expect(readParts({ metadata: '{' }, {})).toMatchObject({ fault: expect.stringContaining('metadata') })
    expect(readParts({ agent: 'ana', a: '' }, {})).toHaveProperty('fault')
  })
})
