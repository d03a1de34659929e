import { expect, it } from 'vitest'
import { knowing, placeNamed } from '../../../../test/known.ts'
import { proposeWays } from './propose-ways.ts'

const round = { east: 'garden', west: 'cave', north: 'garden', south: 'well' }

function again(times: number, leads: readonly string[], visitCount = 4) {
  const places = [placeNamed('carousel', { exits: Object.keys(round), shifts: { times, leads }, visitCount })]
  const light = { lit: 'lamp' }
  const known = knowing({ here: 'carousel', places, ways: { carousel: round }, light, words: Object.keys(round) })
  return [...proposeWays(known)].find(({ command }) => command === 'east')?.probability ?? 0
}

it('goes the same ways again where they lead elsewhere each time, while some have not been found', () => {
  expect(again(1, ['garden'])).toBe(0)
  expect(again(3, ['garden'])).toBeGreaterThan(again(3, ['garden', 'cave']))
  expect(again(3, ['garden', 'cave'], 30)).toBeLessThan(again(3, ['garden', 'cave']) / 4)
  expect(again(3, ['garden', 'cave', 'well', 'attic'])).toBe(0)
})
