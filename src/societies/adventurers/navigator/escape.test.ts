import { describe, expect, it } from 'vitest'
import { knowing, placeNamed } from '../../../../test/known.ts'
import { escape } from './escape.ts'

const nothing = { hasLight: false, isArmed: false }
const commands = (knowledge: ReturnType<typeof knowing>) =>
  [...escape(knowledge, nothing)].map(({ command }) => command)

describe('escaping', () => {
  it('leads away from what gets worse every turn', () => {
    const ways = { cell: { east: 'hall' } }
    expect(commands(knowing({ here: 'cell', ways, places: [placeNamed('cell', { perilous: true })] }))).toContain(
      'east',
    )
    expect(commands(knowing({ here: 'cell', ways }))).toEqual([])
  })

  it('leads out of the dark to the nearest place that is bright', () => {
    const places = [placeNamed('cave', { dark: true }), placeNamed('field', { bright: true })]
    const knowledge = knowing({
      here: 'cave',
      places,
      ways: { cave: { west: 'field' } },
    })
    expect(commands(knowledge)).toEqual(['west'])
  })

  it('gropes back, then up and out, where no way is known', () => {
    const dark = { here: 'cave', places: [placeNamed('cave', { dark: true })], words: ['up', 'out', 'down', 'south'] }
    expect(commands(knowing({ ...dark, situation: { by: 'north' } }))).toEqual(['south'])
    const refused = { times: 1, step: 1, kind: 'refusal', told: 'No.' } as const
    expect(commands(knowing({ ...dark, situation: { by: 'north' }, tried: { 'cave|south': refused } }))).toEqual(['up'])
  })

  it('leads back from where somebody hurt us, also from one we have not made out', () => {
    const known = { here: 'lobby', ways: { lobby: { east: 'dam', south: 'hall' } }, situation: { cameFrom: 'hall' } }
    const after = (before: string) => commands(knowing({ ...known, command: 'take wrench', reply: { before } }))
    expect(after('A quick thrust pinks your left arm, and blood starts to trickle down.')).toEqual(['south'])
    expect(after('Your arm is tired.')).toEqual([])
  })
})
