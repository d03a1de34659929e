import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from './random.ts'

const draw = (count: number, random: Random) => Array.from({ length: count }, () => random.next())

describe('createRandom (E7)', () => {
  it('gives the same numbers on every machine', () => {
    const zero = createRandom(0)
    expect(draw(3, zero)).toEqual([0.7417546906508505, 0.863929943414405, 0.4626916288398206])
    expect(Array.from({ length: 5 }, () => zero.integer(100))).toEqual([66, 91, 39, 9, 69])
    expect(zero.pick(['a', 'b', 'c'])).toBe('a')
    expect(draw(3, createRandom('a seed'))).toEqual([0.5005868368316442, 0.36940361047163606, 0.8210178746376187])
    expect(draw(3, createRandom('ünïcode ☃'))).toEqual([0.2710758028551936, 0.9166958054993302, 0.8106857219245285])
  })

  it('takes a number and its text as the same seed', () => {
    expect(draw(5, createRandom(17))).toEqual(draw(5, createRandom('17')))
  })

  it('gives unlike streams for neighbouring seeds', () => {
    const firsts = new Set(Array.from({ length: 1000 }, (_, seed) => createRandom(seed).next()))
    expect(firsts.size).toBe(1000)
    const mean = [...firsts].reduce((total, number) => total + number) / 1000
    expect(mean).toBeGreaterThan(0.45)
    expect(mean).toBeLessThan(0.55)
  })

  it('spreads evenly and stays in bounds', () => {
    const random = createRandom('dice')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let roll = 0; roll < 60_000; roll++) counts[random.integer(6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow('empty list')
  })
})
