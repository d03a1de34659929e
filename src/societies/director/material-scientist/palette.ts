/** A palette: the few woods, metals, cloths and colours a room has, by its mood and style. */
import type { Random } from '../../../base/random.ts'

export interface Palette {
  readonly name: string
  /** words of `named-materials.ts` */
  readonly wood: string
  readonly metal: string
  /** colours of sofas and chairs, of which a room has one */
  readonly upholstery: readonly string[]
  /** of cushions, rugs, curtains and small things */
  readonly accents: readonly string[]
  readonly bedding: readonly string[]
  readonly walls: readonly string[]
  readonly floor: string
}

interface PaletteRow extends Palette {
  /** what a mood or style says that wants it */
  readonly words: readonly string[]
}

const palettes: readonly PaletteRow[] = [
  {
    name: 'warm',
    words: ['cozy', 'cosy', 'warm', 'homely', 'inviting', 'intimate', 'comfortable', 'autumn', 'boho', 'bohemian'],
    wood: 'oak',
    metal: 'brass',
    upholstery: ['#b89b7a', '#8c6f58', '#a7583d', '#6f7a5a'],
    accents: ['#c0673a', '#d9a520', '#8a3b2a', '#e6d3b3', '#6f7a3a'],
    bedding: ['#f1e9da', '#e9dcc5'],
    walls: ['#efe4d2', '#e8d9c3', '#e9ddd0'],
    floor: 'oak',
  },
  {
    name: 'modern',
    words: ['modern', 'contemporary', 'minimal', 'minimalist', 'sleek', 'clean', 'simple', 'office', 'professional'],
    wood: 'light wood',
    metal: 'steel',
    upholstery: ['#8b8f94', '#5c6166', '#c9c5bd', '#3f5a73'],
    accents: ['#2f3338', '#c9cacb', '#3f6f8f', '#d8a64a', '#ffffff'],
    bedding: ['#f5f5f3', '#e4e6e8'],
    walls: ['#f3f2ef', '#e9eaea', '#eeece8'],
    floor: 'light wood',
  },
  {
    name: 'scandinavian',
    words: ['scandinavian', 'nordic', 'airy', 'bright', 'fresh', 'light', 'serene', 'calm', 'peaceful', 'zen', 'spa'],
    wood: 'birch',
    metal: 'aluminium',
    upholstery: ['#cfcabf', '#9caf88', '#a9b7c0', '#d8cdbb'],
    accents: ['#9caf88', '#e3b7a0', '#7fa3b5', '#f0e3c9', '#4a4d52'],
    bedding: ['#f7f5f0', '#e7ece8'],
    walls: ['#f5f3ee', '#eef0ec', '#edf1f2'],
    floor: 'birch',
  },
  {
    name: 'rustic',
    words: [
      'rustic',
      'farmhouse',
      'country',
      'cabin',
      'cottage',
      'lodge',
      'traditional',
      'medieval',
      'vintage',
      'antique',
    ],
    wood: 'reclaimed wood',
    metal: 'wrought iron',
    upholstery: ['#7a5a42', '#8a8062', '#94705a', '#5f6b57'],
    accents: ['#8a3b2a', '#5f6b4a', '#c9a24a', '#e6d8bd', '#3f4f5f'],
    bedding: ['#efe6d5', '#e1d4bd'],
    walls: ['#eadfcd', '#e4d8c4', '#e8e0d0'],
    floor: 'teak',
  },
  {
    name: 'industrial',
    words: ['industrial', 'loft', 'urban', 'garage', 'workshop', 'warehouse', 'gritty'],
    wood: 'walnut',
    metal: 'iron',
    upholstery: ['#5a3c28', '#4a4d52', '#6e6259', '#39424a'],
    accents: ['#b5793c', '#2f3338', '#8a3b2a', '#9a9a9a', '#d9a520'],
    bedding: ['#dcd8d0', '#8f9296'],
    walls: ['#d6d2cb', '#cfcac2', '#dbd8d3'],
    floor: 'concrete',
  },
  {
    name: 'elegant',
    words: [
      'elegant',
      'luxury',
      'luxurious',
      'opulent',
      'glamorous',
      'classic',
      'formal',
      'romantic',
      'royal',
      'victorian',
    ],
    wood: 'walnut',
    metal: 'brass',
    upholstery: ['#1f4d46', '#27385e', '#6d2a3c', '#5b4a63'],
    accents: ['#c9a24a', '#efe3c8', '#27385e', '#6d2a3c', '#a6967f'],
    bedding: ['#f6f2ea', '#e9dfd0'],
    walls: ['#e9e2d8', '#dfe0da', '#e6dcdc'],
    floor: 'walnut',
  },
  {
    name: 'playful',
    words: [
      'playful',
      'kids',
      'children',
      'child',
      'nursery',
      'colorful',
      'colourful',
      'fun',
      'vibrant',
      'cheerful',
      'whimsical',
    ],
    wood: 'birch',
    metal: 'aluminium',
    upholstery: ['#5fa8c9', '#f0a35e', '#8cc08a', '#e6849c'],
    accents: ['#f4c51d', '#e8633b', '#5fa8c9', '#8cc08a', '#c39bd3'],
    bedding: ['#f7f5f0', '#cfe6f1'],
    walls: ['#f4efe2', '#e6f0f2', '#f6ebe6'],
    floor: 'birch',
  },
]

/** The palette that most words ask for; by chance where none does. */
export function paletteFor(words: readonly string[], random: Random): Palette {
  const scores = palettes.map((palette) => words.filter((word) => palette.words.includes(word)).length)
  const best = Math.max(...scores)
  const fitting = palettes.filter((_, place) => scores[place] === best)
  const { words: _, ...palette } = best === 0 ? random.pick(palettes.slice(0, 3)) : fitting[0]!
  return palette
}
