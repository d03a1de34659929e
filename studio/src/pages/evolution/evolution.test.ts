import { describe, expect, it } from 'vitest'
import type { VariantCard } from '../../../../src/server/api-evolution.ts'
import { growTree, type Branch } from './grow-tree.ts'
import { diffLines } from './line-diff.ts'
import { pairsSheet } from './pairs-sheet.ts'

const card = (name: string, parent?: string, more: Partial<VariantCard> = {}): VariantCard => ({
  name,
  by: 'catalogue',
  says: '',
  race: 1,
  fate: 'lost its race',
  differences: [],
  evolution: 'e',
  ...(parent !== undefined && { parent }),
  ...more,
})

const namesIn = ({ variant, races }: Branch): unknown => [
  variant.name,
  ...races.map((race) => race.children.map(namesIn)),
]

describe('the tree', () => {
  it('has the best first, and the line that goes on last', () => {
    const variants = [
      card('base'),
      card('won', 'base', { raceMean: 0.5 }),
      card('bad', 'base', { raceMean: -0.2 }),
      card('good', 'base', { raceMean: 0.1 }),
      card('later', 'base', { race: 2 }),
      card('proven', 'won', { race: 3 }),
    ]
    const [root] = growTree(variants, 'proven')
    expect(namesIn(root!)).toEqual([
      'base',
      ['later'].map((name) => [name]),
      [['good'], ['bad'], ['won', [['proven']]]],
    ])
    expect(root!.isOnLine).toBe(true)
    expect(root!.races[0]!.children[0]!.isOnLine).toBe(false)
  })

  it('shows everybody once, also those who name each other as parents', () => {
    const grown = growTree([card('a', 'b'), card('b', 'a'), card('c', 'nobody'), card('d', 'd')], 'b')
    const names = JSON.stringify(grown.map(namesIn))
    for (const name of ['a', 'b', 'c', 'd']) expect(names.split(`"${name}"`)).toHaveLength(2)
  })
})

describe('two prompts', () => {
  it('are told apart line by line', () => {
    const told = diffLines('a\nb\nc', 'a\nx\nc\nd').map(({ kind, text }) => `${kind} ${text}`)
    expect(told).toEqual(['same a', 'gone b', 'new x', 'same c', 'new d'])
    expect(diffLines('', 'a')).toEqual([{ kind: 'new', text: 'a' }])
  })
})

describe('the sheet of a trial', () => {
  const pair = (d: number, W: number) => ({ task: 't', seed: 1, child: 'a', parent: 'b', d, W })

  it('draws W by its logarithm, and finds the pair that is pointed at', () => {
    const sheet = pairsSheet([pair(0.1, 10), pair(-0.2, 1), pair(0, 100)], 400, 100)
    const { line, threshold, bars, middle } = sheet
    const [ten, one, hundred] = line!.at as [number, number, number]
    expect(one - ten).toBeCloseTo(ten - hundred, 0)
    expect(hundred).toBe(threshold!.y)
    expect(bars[0]!.y).toBeLessThan(middle)
    expect(bars[1]!.y).toBe(middle)
    for (const [place, { x }] of bars.entries()) expect(sheet.placeAt(x)).toBe(place)
    expect(sheet.placeAt(-50)).toBe(0)
    expect(sheet.placeAt(5_000)).toBe(2)
  })

  it('has only pairs where there is no W', () => {
    expect(pairsSheet([pair(1, 1)], 300)).not.toHaveProperty('line')
  })
})
