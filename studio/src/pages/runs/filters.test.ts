import { describe, expect, it } from 'vitest'
import { isFiltered, readAddress, toggled, writeAddress } from './filters.ts'

describe('the address of all runs', () => {
  it('holds the filters and the chosen runs, whatever they are called', () => {
    const address = {
      society: 'explorers',
      status: '',
      text: 'a & b=c',
      before: 'r/9?',
      chosen: ['r1', 'r2/inner', 'r,3'],
    }
    expect(readAddress(writeAddress(address).split('?')[1]!)).toEqual(address)
  })

  it('is short when nothing is looked for', () => {
    expect(writeAddress(readAddress(''))).toBe('/runs')
    expect(isFiltered(readAddress('chosen=a'))).toBe(false)
  })
})

describe('choosing a run', () => {
  it('takes it in, and out again', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})
