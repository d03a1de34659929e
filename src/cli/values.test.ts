import { describe, expect, it } from 'vitest'
import { readEdits, readInput, readSeed, readValue } from './values.ts'

describe('values on a command line', () => {
  it('are JSON where they are JSON, and text otherwise', () => {
    expect(readValue('42', '--answer')).toBe(42)
    expect(readValue('"42"', '--answer')).toBe('42')
    expect(readValue('{"a": [1]}', '--answer')).toEqual({ a: [1] })
    expect(readValue('a bright room', '--answer')).toBe('a bright room')
    expect(readValue('yes', '--answer')).toBe('yes')
  })

  it('that begin like JSON and are not are a mistake', () => {
    expect(() => readValue('{"a": 1', '--answer')).toThrow(/--answer is not valid JSON/)
  })

  it('of fields may hold equals signs', () => {
    expect(readEdits(['prompt=a = b', 'size=[4, 3]'])).toEqual({ prompt: 'a = b', size: [4, 3] })
    expect(() => readEdits(['prompt'])).toThrow(/field=VALUE/)
    expect(() => readEdits(['=1'])).toThrow(/field=VALUE/)
  })

  it('to start with are an object', () => {
    expect(readInput('{"a": 1}')).toEqual({ a: 1 })
    for (const wrong of ['[1]', '1', 'null', '{', '@no-such-file.json'])
      expect(() => readInput(wrong)).toThrow(expect.objectContaining({ code: 'CLI_USAGE' }))
  })

  it('of seeds are numbers where they look like numbers', () => {
    expect([readSeed('7'), readSeed('-7'), readSeed('seven'), readSeed('0x7'), readSeed(undefined)]).toEqual([
      7,
      -7,
      'seven',
      '0x7',
      undefined,
    ])
  })
})
