import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// read as a file: the bundler of the tests leaves style sheets empty
const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    [light!, dark!],
  ]),
)

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((left, right) => left - right)
  return (high! + 0.05) / (low! + 0.05)
}

const grounds = ['paper', 'card', 'wash']
const words = ['ink', 'soft', 'accent', 'good', 'warn', 'bad', ...Array.from({ length: 8 }, (_, hue) => `hue-${hue}`)]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_, theme) => {
  const of = (name: string) => colours.get(name)![theme]!

  it.each(words)('has %s readable as text on every ground (AA, 4.5)', (word) => {
    for (const ground of grounds) expect(contrast(of(word), of(ground)), ground).toBeGreaterThanOrEqual(4.5)
  })

  it('shows where something can be typed (3), and what is said on ink (4.5)', () => {
    for (const ground of ['paper', 'card']) expect(contrast(of('edge'), of(ground)), ground).toBeGreaterThanOrEqual(3)
    expect(contrast(of('on-ink'), of('ink'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('on-ink'), of('accent'))).toBeGreaterThanOrEqual(4.5)
  })
})
