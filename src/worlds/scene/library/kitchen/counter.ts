/** Kitchen counters and islands. */
import type { Family } from '../../asset.ts'
import { moved } from '../../mesh/index.ts'
import { baseCabinets, worktop } from '../build/base-cabinets.ts'
import { support, wordOf } from '../build/part.ts'

export const kitchenCounter: Family = {
  name: 'kitchen-counter',
  role: 'kitchen',
  placement: 'floor',
  names: {
    counter: {},
    'kitchen counter': {},
    countertop: {},
    'kitchen countertop': {},
    'kitchen unit': {},
    'kitchen base cabinet': { width: 0.6 },
    'base cabinet': { width: 0.6 },
    kitchenette: { width: 1.8 },
    worktop: {},
    'laboratory bench': { style: 'industrial' },
    'changing table': { width: 0.9, depth: 0.55, height: 0.92 },
    'baby changing table': { width: 0.9, depth: 0.55, height: 0.92 },
  },
  defaults: { width: 1.6, depth: 0.62, height: 0.91, style: 'modern' },
  clearance: { front: 0.7 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const { parts, body, z } = baseCabinets(width, depth, height, wordOf(parameters, 'style'))
    return {
      parts: [...parts, worktop(width, depth - 0.02, height)],
      supports: [
        support('top', [0, height, 0], width * 0.97, depth * 0.88),
        ...body.shelves.map((shelf) => ({ ...shelf, name: 'inside', kind: 'inside' as const, at: { ...shelf.at, z } })),
      ],
    }
  },
}

export const kitchenIsland: Family = {
  name: 'kitchen-island',
  role: 'kitchen',
  placement: 'floor',
  names: {
    'kitchen island': {},
    island: {},
    'island counter': {},
    'breakfast bar': { width: 1.6, depth: 0.7, height: 1.0 },
    'butcher block': { width: 0.8, depth: 0.6 },
  },
  defaults: { width: 1.7, depth: 0.95, height: 0.92, style: 'modern' },
  clearance: { front: 0.7, back: 0.5, left: 0.4, right: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    // the worktop hangs over behind, where one sits
    const over = depth * 0.26
    const { parts } = baseCabinets(width - 0.06, depth - over, height, wordOf(parameters, 'style'))
    return {
      parts: [
        ...parts.map((made) => ({ ...made, mesh: moved(made.mesh, 0, 0, over / 2) })),
        worktop(width, depth, height),
      ],
      supports: [support('top', [0, height, 0], width * 0.97, depth * 0.94)],
    }
  },
}
