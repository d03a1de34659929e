/** Tables to eat, work and play at: any shape, on legs, a pedestal or trestles. */
import type { Family } from '../../asset.ts'
import { moved, turned } from '../../mesh/index.ts'
import { slab, upright } from '../build/board.ts'
import { part, support, wordOf } from '../build/part.ts'
import { tableBase } from '../build/table-base.ts'

export const table: Family = {
  name: 'table',
  role: 'table',
  placement: 'floor',
  names: {
    table: {},
    'dining table': { width: 1.7, depth: 0.92 },
    'dining room table': { width: 1.7, depth: 0.92 },
    'dinner table': { width: 1.7, depth: 0.92 },
    'kitchen table': { width: 1.3, depth: 0.8 },
    'breakfast table': { width: 0.95, depth: 0.95, shape: 'round', base: 'pedestal' },
    'round table': { width: 1.15, depth: 1.15, shape: 'round', base: 'pedestal' },
    'round dining table': { width: 1.25, depth: 1.25, shape: 'round', base: 'pedestal' },
    'oval table': { width: 1.7, depth: 1.0, shape: 'oval' },
    'square table': { width: 0.9, depth: 0.9, shape: 'square' },
    'pedestal table': { width: 1.0, depth: 1.0, shape: 'round', base: 'pedestal', style: 'classic' },
    'bistro table': { width: 0.65, depth: 0.65, shape: 'round', base: 'pedestal' },
    'cafe table': { width: 0.7, depth: 0.7, shape: 'round', base: 'pedestal' },
    'café table': { width: 0.7, depth: 0.7, shape: 'round', base: 'pedestal' },
    'bar table': { width: 0.65, depth: 0.65, height: 1.05, shape: 'round', base: 'pedestal' },
    'pub table': { width: 0.65, depth: 0.65, height: 1.05, shape: 'round', base: 'pedestal' },
    'high table': { width: 0.8, depth: 0.6, height: 1.05 },
    'restaurant table': { width: 0.8, depth: 0.8, shape: 'square', base: 'pedestal' },
    'conference table': { width: 2.8, depth: 1.15, shape: 'oval', base: 'pedestal' },
    'meeting table': { width: 2.2, depth: 1.05, base: 'legs' },
    'boardroom table': { width: 3.2, depth: 1.3, shape: 'oval', base: 'pedestal' },
    'banquet table': { width: 2.4, depth: 0.9, base: 'trestle' },
    'trestle table': { width: 1.9, depth: 0.85, base: 'trestle' },
    'farmhouse table': { width: 1.9, depth: 0.92, style: 'rustic' },
    'refectory table': { width: 2.2, depth: 0.9, style: 'rustic' },
    'folding table': { width: 1.5, depth: 0.7, style: 'industrial' },
    'card table': { width: 0.86, depth: 0.86, shape: 'square' },
    'game table': { width: 1.0, depth: 1.0, shape: 'square' },
    'chess table': { width: 0.7, depth: 0.7, shape: 'square' },
    'poker table': { width: 1.5, depth: 1.5, shape: 'round', base: 'pedestal' },
    'library table': { width: 1.8, depth: 0.95, style: 'classic' },
    'reading table': { width: 1.5, depth: 0.8 },
    'study table': { width: 1.3, depth: 0.65 },
    'craft table': { width: 1.5, depth: 0.8, height: 0.85 },
    'sewing table': { width: 1.1, depth: 0.55 },
    'classroom table': { width: 1.3, depth: 0.6, style: 'industrial' },
    'lab table': { width: 1.6, depth: 0.75, height: 0.9, style: 'industrial' },
    'display table': { width: 1.2, depth: 0.8 },
    'patio table': { width: 1.1, depth: 1.1, shape: 'round' },
    'outdoor table': { width: 1.5, depth: 0.85, style: 'rustic' },
    'kids table': { width: 0.75, depth: 0.55, height: 0.5 },
    "children's table": { width: 0.75, depth: 0.55, height: 0.5 },
    'play table': { width: 0.75, depth: 0.55, height: 0.5 },
    altar: { width: 1.6, depth: 0.75, height: 0.95, style: 'classic' },
  },
  defaults: { width: 1.4, depth: 0.82, height: 0.75, shape: 'rectangular', base: 'legs', style: 'modern' },
  clearance: { front: 0.55, back: 0.55, left: 0.4, right: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const [shape, style] = [wordOf(parameters, 'shape'), wordOf(parameters, 'style')]
    const thick = Math.min(style === 'rustic' ? 0.05 : 0.032, height * 0.08)
    const isRound = shape === 'round' || shape === 'oval'
    const inner = isRound ? 0.68 : 0.96
    return {
      parts: [
        part('body', 'wood', moved(slab(shape, width, thick, depth), 0, height - thick, 0)),
        ...tableBase({ base: wordOf(parameters, 'base'), shape, style, width, depth, height: height - thick }),
      ],
      supports: [support('top', [0, height, 0], width * inner, depth * inner)],
    }
  },
}

/** Leaves that hang down at both ends. */
export const dropLeafTable: Family = {
  name: 'drop-leaf-table',
  role: 'table',
  placement: 'floor',
  names: { 'drop-leaf table': {}, 'drop leaf table': {}, 'gateleg table': {}, 'gate-leg table': {} },
  defaults: { width: 0.62, depth: 0.9, height: 0.75, style: 'classic' },
  clearance: { left: 0.5, right: 0.5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const thick = 0.022
    const leaf = upright(leafOutline(depth, height * 0.55), thick, 0.004)
    const top = width - 2 * thick - 0.004
    return {
      parts: [
        part('body', 'wood', moved(slab('square', top, thick, depth), 0, height - thick, 0)),
        part(
          'leaves',
          'wood',
          ...[-1, 1].map((side) =>
            moved(turned(leaf, { y: 90 }), side * (width / 2 - thick / 2), height * 0.45 - 0.004, 0),
          ),
        ),
        ...tableBase({ base: 'legs', shape: 'square', style, width: top, depth: depth - 0.06, height: height - thick }),
      ],
      supports: [support('top', [0, height, 0], top - 0.02, depth - 0.04)],
    }
  },
}

/** Straight above, round below. */
function leafOutline(width: number, height: number): readonly (readonly [number, number])[] {
  const round = Math.min(width, height) * 0.4
  const corner = (side: number) =>
    Array.from({ length: 5 }, (_, step) => {
      const angle = (Math.PI / 2) * (step / 4)
      return [side * (width / 2 - round + round * Math.sin(angle)), round - round * Math.cos(angle)] as const
    })
  return [...corner(-1).toReversed(), ...corner(1), [width / 2, height], [-width / 2, height]]
}
