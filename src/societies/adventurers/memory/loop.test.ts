import { describe, expect, it } from 'vitest'
import { loopIn } from './loop.ts'

const steps = (actions: string, isNew = false) =>
  actions.split(' ').map((action, index) => ({ action, location: `room_${index % 2}`, isNew }))

describe('loops', () => {
  it('sees north and south in turn, as in the specification', () => {
    const loop = loopIn(steps('north south north south north'))
    expect(loop).toMatchObject({ isLooping: true, loopPattern: 'alternating_north_south' })
    expect(loop.last5Actions).toHaveLength(5)
  })

  it('sees the same action four times, and three in turn twice', () => {
    expect(loopIn(steps('wait wait wait wait')).loopPattern).toBe('repeating_wait')
    expect(loopIn(steps('a b c a b c')).isLooping).toBe(true)
  })

  it('sees walking about in three rooms, whatever the ways', () => {
    const walk = Array.from({ length: 12 }, (_, index) => ({
      action: `way ${index}`,
      location: `r${index % 3}`,
      isNew: false,
    }))
    expect(loopIn(walk).isLooping).toBe(true)
    // and something looked at on each visit
    const search = walk.flatMap((step) => [step, { ...step, action: 'examine wall' }])
    expect(loopIn(search)).toMatchObject({ loopPattern: 'between_r0_r1_r2', loopPlaces: ['r0', 'r1', 'r2'] })
    expect(loopIn(search.slice(4)).isLooping).toBe(false)
  })

  it('is no loop while something new comes of it, or too early', () => {
    expect(loopIn(steps('north south north south north', true)).isLooping).toBe(false)
    expect(loopIn(steps('north south north')).isLooping).toBe(false)
    // the same object, which need not be journaled again
    expect(loopIn(steps('north'))).toBe(loopIn([]))
    expect(loopIn([])).toEqual({ last5Actions: [], isLooping: false, loopPattern: '' })
  })
})
