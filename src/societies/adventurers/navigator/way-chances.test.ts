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
