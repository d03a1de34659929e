import { describe, expect, it } from 'vitest'
import { columnsOf } from './text.ts'
import { wrap } from './wrap.ts'

describe('wrap', () => {
  it('breaks at words, and keeps what the story breaks', () => {
    expect(wrap('one two three\nfour\n\nfive', 9)).toEqual(['one two', 'three', 'four', '', 'five'])
  })

  it('keeps an indent, and hangs what follows below it', () => {
    expect(wrap('  a brass lantern (lit)\nnext', 12)).toEqual(['  a brass', '  lantern', '  (lit)', 'next'])
  })

  it('leaves what fits as it is laid out', () => {
    expect(wrap('a    b    c', 11)).toEqual(['a    b    c'])
  })

  it('cuts a word that fits no line', () => {
    expect(wrap('a abcdefghij b', 4)).toEqual(['a', 'abcd', 'efgh', 'ij b'])
  })

  it('counts columns, not characters', () => {
    for (const row of wrap('日本語の物語 日本語 é́ word', 7)) expect(columnsOf(row)).toBeLessThanOrEqual(7)
  })

  it('never gives a row that is too wide, however narrow it is', () => {
    for (const columns of [1, 2, 5, 20])
      for (const row of wrap('      deep indent and some-very-long-word-in-it', columns))
        expect(columnsOf(row)).toBeLessThanOrEqual(columns)
  })
})
