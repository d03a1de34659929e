import { describe, expect, it } from 'vitest'
import { moveCursor, SPEEDS, speedBeside, startCursor, stepByKey, stepOf, type Extent } from './time-line-cursor.ts'

const live: Extent = { first: 0, last: 100, isLive: true }
const ended: Extent = { ...live, isLive: false }

describe('the cursor of the time line', () => {
  it('stays at the end while the run grows, until it is moved', () => {
    const cursor = startCursor()
    expect([stepOf(cursor, live), stepOf(cursor, { ...live, last: 250 })]).toEqual([100, 250])
    const held = moveCursor(cursor, { kind: 'go', step: 40 }, live)
    expect([stepOf(held, live), stepOf(held, { ...live, last: 250 })]).toEqual([40, 40])
  })

  it('holds the step when it is told to stop following, and follows again when it is moved to the end', () => {
    const held = moveCursor(startCursor(), { kind: 'follow', isFollowing: false }, live)
    expect(stepOf(held, { ...live, last: 250 })).toBe(100)
    expect(moveCursor(held, { kind: 'go', step: 9_999 }, live).isFollowing).toBe(true)
  })

  it('begins where the address says, and never leaves the run', () => {
    expect(stepOf(startCursor(7), live)).toBe(7)
    expect(stepOf(startCursor(7_000), live)).toBe(100)
    expect(moveCursor(startCursor(7), { kind: 'go', step: -3 }, live).step).toBe(0)
    expect(moveCursor(startCursor(7), { kind: 'go', step: Number.NaN }, live).step).toBe(7)
  })

  it('plays to the end and stops there, following what is live', () => {
    let cursor = moveCursor(startCursor(95), { kind: 'play', speed: 10 }, live)
    expect(cursor).toMatchObject({ isPlaying: true, isFollowing: false, speed: 10 })
    cursor = moveCursor(cursor, { kind: 'advance', steps: 3 }, live)
    expect(cursor).toMatchObject({ step: 98, isPlaying: true })
    expect(moveCursor(cursor, { kind: 'advance', steps: 3 }, live)).toMatchObject({
      isPlaying: false,
      isFollowing: true,
    })
  })

  it('plays a run that is over from its beginning, and follows one that is live at its end', () => {
    expect(moveCursor(startCursor(), { kind: 'play' }, ended)).toMatchObject({ step: 0, isPlaying: true })
    const held = moveCursor(startCursor(), { kind: 'follow', isFollowing: false }, live)
    expect(moveCursor(held, { kind: 'play' }, live)).toMatchObject({ isFollowing: true, isPlaying: false })
  })

  it('does not move on when it was stopped in between', () => {
    const stopped = moveCursor(moveCursor(startCursor(5), { kind: 'play' }, live), { kind: 'stop' }, live)
    expect(moveCursor(stopped, { kind: 'advance', steps: 3 }, live).step).toBe(5)
  })

  it('plays at one to a hundred steps a second', () => {
    expect([SPEEDS[0], SPEEDS.at(-1)]).toEqual([1, 100])
    expect([speedBeside(5, 1), speedBeside(5, -1), speedBeside(100, 1), speedBeside(1, -1)]).toEqual([10, 2, 100, 1])
    expect(moveCursor(startCursor(5), { kind: 'play', speed: 5_000 }, live).speed).toBe(100)
  })

  it('moves by one, by ten with shift, by a twentieth of the run, and to both ends', () => {
    const extent = { first: 0, last: 10_000, isLive: false }
    const by = (key: string, isShift = false) => stepByKey(key, isShift, 500, extent)
    expect([by('ArrowLeft'), by('ArrowRight'), by('ArrowLeft', true), by('ArrowUp', true)]).toEqual([
      499, 501, 490, 510,
    ])
    expect([by('PageUp'), by('PageDown'), by('Home'), by('End'), by('x')]).toEqual([1000, 0, 0, 10_000, undefined])
  })
})
