import { describe, expect, it } from 'vitest'
import { overlay } from './overlay.ts'
import { pathsFrom } from './paths.ts'

const ways = overlay<Readonly<Record<string, string>>>({
  hall: { north: 'attic', east: 'yard' },
  yard: { east: 'gate' },
  attic: { down: 'hall' },
  gate: { west: 'yard' },
})

describe('paths', () => {
  it('says how far each place is, and which way to go first', () => {
    const paths = pathsFrom('hall', ways)
    expect(paths.get('hall')).toEqual({ distance: 0, first: undefined })
    expect(paths.get('gate')).toEqual({ distance: 2, first: 'east' })
    expect(pathsFrom('gate', ways).has('attic')).toBe(false)
  })

  it('goes no way that is closed now', () => {
    expect(pathsFrom('hall', ways, (from, way) => (from === 'yard' && way === 'east' ? Infinity : 1)).has('gate')).toBe(
      false,
    )
  })

  it('goes round what takes longer on the way', () => {
    const round = {
      get: (id: string) => ({ a: { east: 'c', north: 'b' }, b: { east: 'c' } })[id] as Record<string, string>,
    }
    const paths = pathsFrom('a', round, (from, way) => (from === 'a' && way === 'east' ? 5 : 1))
    expect(paths.get('c')).toEqual({ distance: 2, first: 'north' })
  })
})
