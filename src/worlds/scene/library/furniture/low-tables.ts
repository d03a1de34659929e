/** Coffee tables, side tables and consoles. */
import type { Family, Part } from '../../asset.ts'
import { box, cylinder, moved } from '../../mesh/index.ts'
import { slab } from '../build/board.ts'
import { fronts } from '../build/fronts.ts'
import { part, support, wordOf } from '../build/part.ts'
import { tableBase } from '../build/table-base.ts'

export const coffeeTable: Family = {
  name: 'coffee-table',
  role: 'table',
  placement: 'floor',
  names: {
    'coffee table': {},
    'cocktail table': {},
    'tea table': { width: 0.9, depth: 0.55 },
    'low table': {},
    'center table': {},
    'centre table': {},
    'living room table': {},
    'round coffee table': { width: 0.85, depth: 0.85, shape: 'round' },
    'glass coffee table': { covering: 'glass' },
  },
  defaults: { width: 1.1, depth: 0.6, height: 0.42, shape: 'rectangular', style: 'modern', covering: 'wood' },
  clearance: { front: 0.3, back: 0.3 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const [shape, style] = [wordOf(parameters, 'shape'), wordOf(parameters, 'style')]
    const isRound = shape === 'round' || shape === 'oval'
    const thick = Math.min(0.03, height * 0.1)
    const low = height * 0.28
    const under = isRound ? 0.8 : 0.86
    const shelf = slab(shape, width * under, 0.018, depth * (isRound ? under : 0.8), 0.003)
    const top = slab(shape, width, thick, depth)
    const inner = isRound ? 0.68 : 0.94
    return {
      parts: [
        ...(wordOf(parameters, 'covering') === 'glass'
          ? [part('top', 'glass', moved(top, 0, height - thick, 0)), part('body', 'wood', moved(shelf, 0, low, 0))]
          : [part('body', 'wood', moved(top, 0, height - thick, 0), moved(shelf, 0, low, 0))]),
        ...tableBase({ base: 'legs', shape, style, width, depth, height: height - thick, apron: isRound ? 0 : 0.04 }),
      ],
      supports: [
        support('top', [0, height, 0], width * inner, depth * inner),
        support('shelf', [0, low + 0.018, 0], width * under * 0.65, depth * under * 0.6, height - thick - low - 0.07),
      ],
    }
  },
}

export const sideTable: Family = {
  name: 'side-table',
  role: 'table',
  placement: 'floor',
  names: {
    'side table': {},
    'end table': { shape: 'square' },
    'accent table': {},
    'lamp table': { shape: 'square' },
    'occasional table': {},
    'small table': { shape: 'square' },
    'drink table': { width: 0.35, depth: 0.35 },
    'pedestal side table': { base: 'pedestal', style: 'classic' },
    'nesting table': { shape: 'square' },
    'telephone table': { shape: 'square', height: 0.7 },
    'plant stand': { width: 0.32, depth: 0.32, height: 0.6 },
    'snack table': { shape: 'square', height: 0.65 },
    pedestal: { width: 0.36, depth: 0.36, height: 0.95, base: 'column' },
    plinth: { width: 0.4, depth: 0.4, height: 0.95, base: 'column', shape: 'square' },
  },
  defaults: { width: 0.48, depth: 0.48, height: 0.55, shape: 'round', base: 'legs', style: 'modern' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const [shape, style, base] = [wordOf(parameters, 'shape'), wordOf(parameters, 'style'), wordOf(parameters, 'base')]
    const thick = Math.min(0.024, height * 0.1)
    const isRound = shape === 'round' || shape === 'oval'
    const carrying =
      base === 'column'
        ? column(shape, width, depth, height - thick)
        : tableBase({ base, shape, style, width, depth, height: height - thick, apron: isRound ? 0 : 0.05 })
    return {
      parts: [part('body', 'wood', moved(slab(shape, width, thick, depth), 0, height - thick, 0)), ...carrying],
      supports: [support('top', [0, height, 0], width * (isRound ? 0.68 : 0.94), depth * (isRound ? 0.68 : 0.94))],
    }
  },
}

/** What busts and vases stand on. */
function column(shape: string, width: number, depth: number, height: number): readonly Part[] {
  const shaft =
    shape === 'square'
      ? box(width * 0.8, height - 0.05, depth * 0.8, 0.004)
      : cylinder(width * 0.38, height - 0.05, 28, 0.004)
  return [part('legs', 'wood', moved(shaft, 0, 0.05, 0), slab(shape, width * 0.96, 0.055, depth * 0.96, 0.006))]
}

export const consoleTable: Family = {
  name: 'console-table',
  role: 'table',
  placement: 'floor',
  names: {
    'console table': {},
    'entryway table': {},
    'entry table': {},
    'hall table': {},
    'hallway table': {},
    'sofa table': {},
    'foyer table': { style: 'classic' },
    'entry console': {},
    'buffet table': { width: 1.6, depth: 0.5 },
    'serving table': { width: 1.3, depth: 0.45 },
  },
  defaults: { width: 1.1, depth: 0.36, height: 0.8, style: 'modern' },
  clearance: { front: 0.4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const thick = 0.024
    const low = height * 0.2
    const rail = Math.min(0.11, height * 0.15)
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(slab('square', width, thick, depth), 0, height - thick, 0),
          moved(slab('square', width - 0.06, 0.02, depth - 0.06), 0, low, 0),
        ),
        ...tableBase({ base: 'legs', shape: 'square', style, width, depth, height: height - thick, apron: rail }),
        ...fronts({
          style,
          kind: 'drawer',
          y: height - thick - rail + 0.006,
          z: depth / 2 - 0.038,
          width: width - 0.16,
          height: rail - 0.008,
          columns: [1, 1],
          rows: [1],
        }),
      ],
      supports: [
        support('top', [0, height, 0], width * 0.96, depth * 0.92),
        support('shelf', [0, low + 0.02, 0], width - 0.2, depth - 0.12, height - thick - rail - low - 0.03),
      ],
    }
  },
}
