import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const known = ['run', 'runs', 'show', 'resume', 'replay', 'export', 'import']

describe('nearest', () => {
  it.for([
    ['rnus', 'runs'],
    ['shwo', 'show'],
    ['resme', 'resume'],
    ['relpay', 'replay'],
    ['exp', 'export'],
    ['--setp', '--step'],
  ] as const)('%s was meant to be %s', ([word, meant]) => {
    expect(nearest(word, [...known, '--step'])).toBe(meant)
  })

  it.for(['delete', 'x', 'zzzzzz'])('%s was meant to be none of them', (word) => {
    expect(nearest(word, known)).toBeUndefined()
  })
})
