import { describe, expect, it } from 'vitest'
import { exitsIn, leadsEverywhere } from './read-exits.ts'

const ways = (text: string) => exitsIn([text]).map(({ direction }) => direction)

describe('exitsIn', () => {
  it('finds winds in all their forms', () => {
    expect(ways('A path leads north, and another one to the south-east.')).toEqual(['north', 'southeast'])
    expect(ways('The track runs east-west here.')).toEqual(['east', 'west'])
    expect(ways('There are doors on the northern and western sides.')).toEqual(['north', 'west'])
  })

  it('takes up and down for ways where ways are spoken of', () => {
    expect(ways('There are only two ways from here: up, or out to the south.')).toEqual(['up', 'south'])
    expect(ways('The shelf is propped up with a book.')).toEqual([])
  })

  it('says what leads there, and whether something is in the way', () => {
    expect(exitsIn(['There is an archway to the north and an iron door to the west, which is locked.'])).toEqual([
      { direction: 'north', kind: 'compass', via: 'archway', barred: false },
      { direction: 'west', kind: 'compass', via: 'door', barred: true },
    ])
    expect(exitsIn(['To the east is a window.'])).toMatchObject([{ direction: 'east', via: 'window' }])
  })

  it('knows that where there is only something else there is no way', () => {
    const barred = exitsIn(['West is the fern house. North and south there is only moss.'])
    expect(barred).toMatchObject([
      { direction: 'west', barred: false },
      { direction: 'north', barred: true },
      { direction: 'south', barred: true },
    ])
  })

  it('takes no part of this place for a way', () => {
    expect(ways('You are on the west bank of a wide water, south of a mill.')).toEqual([])
    expect(ways('A map hangs on the north wall.')).toEqual([])
  })

  it('goes up and down only where something leads there', () => {
    expect(ways('A spiral stair leads up into the dark.')).toEqual(['up'])
    expect(ways('Steps descend; you could also climb down the rope.')).toEqual(['down'])
    expect(ways('All windows are nailed up, and dust has settled down.')).not.toContain('up')
    expect(ways('You look down at your feet.')).toEqual([])
  })

  it('takes what can be entered for a way in, unless we are in it', () => {
    expect(exitsIn(['Before you stands a small hut.'])).toEqual([
      { direction: 'in', kind: 'portal', via: 'hut', barred: false },
    ])
    expect(ways('You are in the hut.')).toEqual([])
    expect(ways('There is no door.')).toEqual([])
  })

  it('does not follow what somebody says', () => {
    expect(ways('"Go north," she says.')).toEqual([])
  })
})

it('leadsEverywhere: when ways lead in all directions', () => {
  expect(leadsEverywhere(['Small tunnels lead off in all directions.'])).toBe(true)
  expect(leadsEverywhere(['Brick on every side.'])).toBe(false)
})
