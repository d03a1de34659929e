import { describe, expect, it } from 'vitest'
import { windowAfter } from './scroll-window.ts'

describe('the window on a long story', () => {
  const atEnd = { first: 76, count: 100, isAtEnd: true }

  it('goes along with the end', () => {
    expect(windowAfter(atEnd, 101)).toEqual({ first: 77, count: 101, isAtEnd: true })
  })

  it('stays where somebody reads, while the story goes on', () => {
    const reading = { first: 40, count: 100, isAtEnd: false }
    expect(windowAfter(reading, 101)).toEqual({ first: 40, count: 101, isAtEnd: false })
  })

  it('goes to another moment with the time line', () => {
    const reading = { first: 40, count: 100, isAtEnd: false }
    expect(windowAfter(reading, 12)).toEqual({ first: 0, count: 12, isAtEnd: true })
    expect(windowAfter(reading, 2500)).toEqual({ first: 2476, count: 2500, isAtEnd: true })
  })

  it('is the same while nothing happens', () => {
    expect(windowAfter(atEnd, 100)).toBe(atEnd)
  })
})
