import { describe, expect, it } from 'vitest'
import { atEndOf, spareIn, windowAfter } from './scroll-window.ts'

describe('the window on a long story', () => {
  const atEnd = { first: 76, count: 100, isAtEnd: true, pad: 0 }
  const reading = { first: 40, count: 100, isAtEnd: false, pad: 0 }

  it('grows with the end, and lets the first parts go when they are many', () => {
    expect(windowAfter(atEnd, 101)).toEqual({ ...atEnd, count: 101 })
    expect(spareIn({ ...atEnd, count: 130 })).toBe(0)
    expect(spareIn({ ...atEnd, count: 140 })).toBe(40)
    expect(spareIn({ ...reading, count: 140 })).toBe(0)
  })

  it('stays where somebody reads, while the story goes on', () => {
    expect(windowAfter(reading, 101)).toEqual({ ...reading, count: 101 })
  })

  it('goes to another moment with the time line', () => {
    expect(windowAfter(reading, 12)).toEqual(atEndOf(12))
    expect(windowAfter({ ...reading, pad: 900 }, 2500)).toEqual({ first: 2476, count: 2500, isAtEnd: true, pad: 0 })
  })

  it('is the same while nothing happens', () => {
    expect(windowAfter(atEnd, 100)).toBe(atEnd)
  })
})
