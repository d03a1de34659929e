/** Armchairs: club, wing and easy chairs. */
import type { Family, Part } from '../../asset.ts'
import { moved } from '../../mesh/index.ts'
import { sideways } from '../build/board.ts'
import { part, wordOf } from '../build/part.ts'
import { upholstery } from '../build/upholstery.ts'

export const armchair: Family = {
  name: 'armchair',
  role: 'seat',
  placement: 'floor',
  names: {
    armchair: {},
    'arm chair': {},
    'easy chair': {},
    'accent chair': { width: 0.72 },
    'club chair': { covering: 'leather', style: 'classic' },
    'reading chair': { height: 1.0 },
    'upholstered chair': { width: 0.72 },
    'living room chair': {},
    'comfy chair': {},
    'wing chair': { height: 1.1, wings: true, style: 'classic' },
    'wingback chair': { height: 1.1, wings: true, style: 'classic' },
    'barrel chair': { width: 0.74, style: 'classic' },
    'tub chair': { width: 0.74, style: 'classic' },
    'slipper chair': { arms: false, width: 0.62 },
    'leather armchair': { covering: 'leather' },
    seat: { width: 0.62, depth: 0.72, height: 0.95 },
    'cinema seat': { width: 0.62, depth: 0.72, height: 0.95 },
    'theatre seat': { width: 0.62, depth: 0.72, height: 0.95 },
    throne: { height: 1.4, wings: true, style: 'classic' },
  },
  defaults: { width: 0.84, depth: 0.84, height: 0.86, arms: true, wings: false, style: 'modern', covering: 'fabric' },
  clearance: { front: 0.45 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const substance = wordOf(parameters, 'covering') === 'leather' ? 'leather' : 'fabric'
    const made = upholstery({
      width,
      depth,
      height,
      seats: 1,
      style: wordOf(parameters, 'style'),
      substance,
      hasArms: parameters['arms'] === true,
    })
    return parameters['wings'] === true
      ? { ...made, parts: [...made.parts, wings(width, depth, height, substance)] }
      : made
  },
}

/** Beside the head, from the arms to the top. */
function wings(width: number, depth: number, height: number, substance: 'fabric' | 'leather'): Part {
  const low = Math.min(height * 0.78, Math.min(0.44, height * 0.55) + 0.2) - 0.03
  const rear = -depth / 2
  const wing = sideways(
    [
      [rear + 0.01, low],
      [rear + depth * 0.42, low],
      [rear + depth * 0.4, low + (height - low) * 0.4],
      [rear + depth * 0.44, low + (height - low) * 0.75],
      [rear + depth * 0.3, height * 0.97],
      [rear + 0.01, height * 0.98],
    ],
    0.09,
    0.025,
  )
  return part('body', substance, ...[-1, 1].map((side) => moved(wing, side * (width / 2 - 0.07), 0, 0)))
}
