import { describe, expect, it } from 'vitest'
import { knowing, placeNamed } from '../../../../test/known.ts'
import { createChances, isHinted } from './way-chances.ts'

const chance = (way: string, description: string, exits: readonly string[] = ['east']) => {
  const place = placeNamed('hall', { description, exits })
  return createChances(knowing({ here: 'hall', places: [place] }))(place)(way)
}

describe('chances of a way', () => {
  it('are better where the text turns our eyes there', () => {
    const plain = chance('down', 'A bare room.')
    expect(chance('down', 'Below you lies a pit.')).toBeGreaterThan(plain)
    expect(chance('north', 'A plaque hangs on the northern wall.')).toBeGreaterThan(chance('north', 'A bare room.'))
  })

  it('are better for the rest of a hall at whose end we stand', () => {
    expect(isHinted('south', 'This is the north end of a large hall.')).toBe(true)
    expect(isHinted('west', 'This is the north end of a large hall.')).toBe(false)
  })
})

it('a direction in capitals is as good as one that is told of, if a variant says so', () => {
  const up = (switches: readonly string[], description: string) => {
    const place = placeNamed('junction', { exits: ['west'], description })
    return createChances(knowing({ here: 'junction', places: [place], switches }))(place)('up')
  }
  const told = 'The line comes from the west. A box stands over it, UP a flight of steps.'
  expect(up(['loud-ways'], told)).toBeGreaterThan(0.7)
  expect(up([], told)).toBeLessThan(0.5)
  expect(up(['loud-ways'], told.toUpperCase())).toBeLessThan(0.5)
})
