import { describe, expect, it } from 'vitest'
import { checkHouse } from './check-house.ts'
import { isNight, timeOf } from './house-clock.ts'
import { planOf } from './plan.ts'

const row = checkHouse({
  name: 'Row',
  rooms: ['a', 'b', 'c', 'd'].map((id) => ({ id })),
  doors: [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'd', oneWay: true },
    { from: 'd', to: 'a', oneWay: true },
  ],
  things: [],
})

describe('planOf', () => {
  it('is made once for a house, and once for each that is the same', () => {
    expect(planOf(row)).toBe(planOf(row))
    expect(planOf(JSON.parse(JSON.stringify(row)))).toBe(planOf(row))
  })

  it('knows where one can go at once; one-way doors lead one way', () => {
    const { exitsOf } = planOf(row)
    expect(['a', 'b', 'c', 'd', 'nowhere'].map(exitsOf)).toEqual([['b'], ['a', 'c'], ['b', 'd'], ['a'], []])
  })

  it('finds the shortest way, in the direction that doors allow', () => {
    const { way } = planOf(row)
    expect(way('a', 'd')).toEqual(['b', 'c', 'd'])
    expect(way('d', 'c')).toEqual(['a', 'b', 'c'])
    expect(way('c', 'a')).toEqual(['b', 'a'])
    expect(way('a', 'a')).toEqual([])
    expect(way('a', 'nowhere')).toBeUndefined()
  })
})

describe('the clock', () => {
  it('says the day and the time', () => {
    expect([360, 515, 1440, 2879].map(timeOf)).toEqual(['day 1, 06:00', 'day 1, 08:35', 'day 2, 00:00', 'day 2, 23:59'])
  })

  it('has a night from ten to six', () => {
    expect([0, 359, 360, 720, 1319, 1320, 1439, 1440, 1800].map(isNight)).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      true,
      true,
      false,
    ])
  })
})
