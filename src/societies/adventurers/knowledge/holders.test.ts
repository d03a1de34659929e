import { expect, it } from 'vitest'
import { holdsOn, receives } from './holders.ts'

const all = ['coat hooks', 'wall bracket', 'pedestal', 'coin slot', 'lamp socket', 'armchair', 'left arm', 'boulder']

it('knows by what kind of thing it is whether something can be put on it, or in it', () => {
  expect(all.filter(holdsOn)).toEqual(['coat hooks', 'wall bracket', 'pedestal'])
  expect(all.filter(receives)).toEqual(['coat hooks', 'wall bracket', 'pedestal', 'coin slot', 'lamp socket'])
})
