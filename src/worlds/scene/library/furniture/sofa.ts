/** Sofas for two and more, also around a corner. */
import type { Family } from '../../asset.ts'
import { countOf, wordOf } from '../build/part.ts'
import { upholstery } from '../build/upholstery.ts'

export const sofa: Family = {
  name: 'sofa',
  role: 'sofa',
  placement: 'floor',
  names: {
    sofa: {},
    couch: {},
    settee: { width: 1.6, seats: 2, style: 'classic' },
    divan: { width: 1.9, height: 0.75 },
    loveseat: { width: 1.55, seats: 2 },
    'love seat': { width: 1.55, seats: 2 },
    'two-seater sofa': { width: 1.65, seats: 2 },
    'two-seat sofa': { width: 1.65, seats: 2 },
    'two seater sofa': { width: 1.65, seats: 2 },
    'three-seater sofa': {},
    'three-seat sofa': {},
    'three seater sofa': {},
    'four-seater sofa': { width: 2.7, seats: 4 },
    'sectional sofa': { width: 2.75, depth: 1.65, seats: 3, shape: 'l' },
    sectional: { width: 2.75, depth: 1.65, seats: 3, shape: 'l' },
    'corner sofa': { width: 2.75, depth: 1.65, seats: 3, shape: 'l' },
    'l-shaped sofa': { width: 2.75, depth: 1.65, seats: 3, shape: 'l' },
    'l-shaped couch': { width: 2.75, depth: 1.65, seats: 3, shape: 'l' },
    'sectional couch': { width: 2.75, depth: 1.65, seats: 3, shape: 'l' },
    'sleeper sofa': { depth: 0.98 },
    'pull-out couch': { depth: 0.98 },
    chesterfield: { style: 'classic', height: 0.78 },
    'chesterfield sofa': { style: 'classic', height: 0.78 },
    'leather sofa': { covering: 'leather' },
    'leather couch': { covering: 'leather' },
  },
  defaults: {
    width: 2.15,
    depth: 0.92,
    height: 0.84,
    seats: 3,
    shape: 'straight',
    style: 'modern',
    covering: 'fabric',
  },
  clearance: { front: 0.45 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    return upholstery({
      width,
      depth,
      height,
      seats: countOf(parameters, 'seats', 1, Math.max(1, Math.min(6, Math.round(width / 0.35)))),
      style: wordOf(parameters, 'style'),
      substance: wordOf(parameters, 'covering') === 'leather' ? 'leather' : 'fabric',
      chaise: wordOf(parameters, 'shape') === 'l' && depth > 1,
    })
  },
}
