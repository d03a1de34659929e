/** A program is called frozen when everything says so, and not when it merely does nothing. */
import { describe, expect, it } from 'vitest'
import { createPulse, type Beat } from './pulse.ts'

const PATIENCE = 5_000

function watched() {
  let time = 0
  const pulse = createPulse(PATIENCE, () => time)
  /** ten beats a second */
  const pass = (seconds: number, beat: (place: number) => Beat) => {
    for (let place = 0; place < seconds * 10; place++) {
      time += 100
      pulse.beat(beat(place))
    }
  }
  return { pulse, pass }
}

const resting = { paints: 0, isBusy: false }
const busy = { paints: 0, isBusy: true }

describe('a program that answers questions', () => {
  it('is frozen when it has not answered for long, and not any more once it does', () => {
    const { pulse, pass } = watched()
    pulse.asked()
    pass(4, () => busy)
    expect(pulse.silentMs).toBeUndefined()
    pass(2, () => busy)
    expect(pulse.silentMs).toBe(6_000)
    pulse.answered()
    expect(pulse.silentMs).toBeUndefined()
  })

  it('is not frozen while its window is painted, however late the answer is', () => {
    const { pulse, pass } = watched()
    pulse.asked()
    pass(20, (place) => ({ paints: place, isBusy: true }))
    expect(pulse.silentMs).toBeUndefined()
  })
})

describe('a program that answers none', () => {
  it('is frozen when it used to rest, is busy without a rest, and shows nothing of what was pressed', () => {
    const { pulse, pass } = watched()
    pass(3, () => resting)
    pulse.pressed()
    pass(6, () => busy)
    expect(pulse.silentMs).toBeGreaterThanOrEqual(PATIENCE)
    pass(0.1, () => resting)
    expect(pulse.silentMs).toBeUndefined()
  })

  it('is not frozen when it stands before a wall and rests', () => {
    const { pulse, pass } = watched()
    pulse.pressed()
    pass(60, () => resting)
    expect(pulse.silentMs).toBeUndefined()
  })

  it('is not frozen when it never rests, as some games do, and stands before a wall', () => {
    const { pulse, pass } = watched()
    pulse.pressed()
    pass(60, () => busy)
    expect(pulse.silentMs).toBeUndefined()
  })

  it('is not frozen when it is busy and nobody pressed anything', () => {
    const { pulse, pass } = watched()
    pass(3, () => resting)
    pass(60, () => busy)
    expect(pulse.silentMs).toBeUndefined()
  })

  it('is not frozen on a busy machine, where it waits for its turn and then rests', () => {
    const { pulse, pass } = watched()
    pass(3, () => resting)
    pulse.pressed()
    pass(60, (place) => (place % 20 === 0 ? resting : busy))
    expect(pulse.silentMs).toBeUndefined()
  })
})
