/** Long work in pieces: it comes to the same at once and in turns, and others are heard in between. */
import { describe, expect, it } from 'vitest'
import { atOnce, inTurns, type Pieces } from './pieces.ts'

function* sum(upTo: number): Pieces<number> {
  let total = 0
  for (let number = 1; number <= upTo; number++) {
    total += number
    yield
  }
  return total
}

function* twice(upTo: number): Pieces<number> {
  return (yield* sum(upTo)) + (yield* sum(upTo))
}

describe('work in pieces', () => {
  it('comes to the same at once and in turns', async () => {
    expect(atOnce(twice(100))).toBe(10_100)
    expect(await inTurns(twice(100))).toBe(10_100)
  })

  it('lets whoever waits have a turn after each piece', async () => {
    let turns = 0
    let isDone = false
    const waiting = () => {
      turns++
      if (!isDone) setImmediate(waiting)
    }
    setImmediate(waiting)
    await inTurns(twice(20))
    isDone = true
    expect(turns).toBeGreaterThanOrEqual(40)
  })

  it('of several at once takes one piece a turn, however many there are', async () => {
    const done: string[] = []
    function* telling(name: string): Pieces<void> {
      for (let piece = 0; piece < 3; piece++) {
        done.push(name)
        yield
      }
    }
    const most: number[] = []
    let before = 0
    const watch = () => {
      most.push(done.length - before)
      before = done.length
      if (done.length < 60) setImmediate(watch)
    }
    const all = Array.from({ length: 20 }, (_, place) => inTurns(telling(String(place))))
    // the first piece of each is done when it is asked for
    before = done.length
    setImmediate(watch)
    await Promise.all(all)
    expect(done).toHaveLength(60)
    expect(Math.max(...most)).toBeLessThanOrEqual(2)
  })

  it('ends at the next piece when it is aborted', async () => {
    const stopping = new AbortController()
    let pieces = 0
    function* endless(): Pieces<void> {
      for (;;) {
        if (++pieces === 5) stopping.abort(new Error('enough'))
        yield
      }
    }
    await expect(inTurns(endless(), stopping.signal)).rejects.toThrow('enough')
    expect(pieces).toBe(5)
  })
})
