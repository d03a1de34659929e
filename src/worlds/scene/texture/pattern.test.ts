import { describe, expect, it } from 'vitest'
import type { Material, Pattern } from '../material.ts'
import { colorAt, painterOf, repeatOf } from './pattern.ts'

const patterns: readonly Pattern[] = [
  'plain',
  'wood',
  'planks',
  'fabric',
  'leather',
  'stone',
  'tiles',
  'stripes',
  'checks',
  'paper',
]
const material = (pattern: Pattern): Material => ({
  name: pattern,
  color: '#b08050',
  roughness: 0.6,
  metalness: 0,
  pattern,
})

describe('patterns', () => {
  it.each(patterns)('%s repeats without a seam', (pattern) => {
    const subject = material(pattern)
    const repeat = repeatOf(subject)
    for (let step = 0; step < 50; step++) {
      const u = (step * 0.137) % repeat
      const v = (step * 0.071) % repeat
      const here = colorAt(subject, u, v)
      const there = colorAt(subject, u + repeat, v - repeat)
      for (const channel of [0, 1, 2]) expect(there[channel]).toBeCloseTo(here[channel]!, 4)
    }
  })

  it.each(patterns.filter((pattern) => pattern !== 'plain'))('%s varies, and stays near its colour', (pattern) => {
    const reds = Array.from({ length: 400 }, (_, step) => colorAt(material(pattern), step * 0.0137, step * 0.0091)[0])
    const mean = reds.reduce((sum, red) => sum + red, 0) / reds.length
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(0.003)
    expect(mean).toBeGreaterThan(0.2)
    expect(mean).toBeLessThan(0.65)
  })

  it('leaves out what is finer than a pixel', () => {
    const paint = painterOf(material('stripes'))
    const spread = (pixel: number) => {
      const out = new Float32Array(3)
      const reds = Array.from({ length: 100 }, (_, step) => {
        paint(step * 0.0137, 0, pixel, out)
        return out[0]!
      })
      return Math.max(...reds) - Math.min(...reds)
    }
    expect(spread(1)).toBeLessThan(spread(0.001) * 0.5)
  })

  it('paints something for what cannot be read', () => {
    const odd = { ...material('plain'), color: 'url(#x)', pattern: '__proto__' as Pattern, scale: Number.NaN }
    for (const channel of colorAt(odd, 1, 1)) expect(channel).toBeGreaterThan(0.1)
  })
})
