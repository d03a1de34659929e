/** Materials by the words people have for them: what `oak`, `velvet` or `brass` look like. */
import type { Substance } from '../asset.ts'
import type { Material } from '../material.ts'

export interface NamedMaterial {
  readonly substance: Substance
  readonly material: Material
}

type Row = readonly [words: string, substance: Substance, material: Omit<Material, 'name'>]

const wood = (color: string, accent: string, roughness = 0.55) =>
  ({ color, accent, roughness, metalness: 0, pattern: 'wood' }) as const
const cloth = (color: string, accent: string, roughness = 0.9, scale = 0.3) =>
  ({ color, accent, roughness, metalness: 0, pattern: 'fabric', scale }) as const
const metal = (color: string, roughness: number) => ({ color, roughness, metalness: 1, pattern: 'plain' }) as const
const stone = (color: string, accent: string, roughness = 0.35) =>
  ({ color, accent, roughness, metalness: 0, pattern: 'stone' }) as const
const plain = (color: string, roughness: number, opacity?: number) =>
  ({ color, roughness, metalness: 0, pattern: 'plain', ...(opacity !== undefined && { opacity }) }) as const

/** The first word of a row is its name. */
const rows: readonly Row[] = [
  ['oak, wood, wooden, timber, hardwood, plywood, log', 'wood', wood('#b98d5a', '#8f6638')],
  ['walnut', 'wood', wood('#6b4a33', '#47301f')],
  ['pine, softwood', 'wood', wood('#d6ad74', '#b5854b')],
  ['birch, maple, ash wood, beech', 'wood', wood('#dcc39b', '#c3a473')],
  ['cherry, cherry wood, cherrywood', 'wood', wood('#8e4f33', '#6b3620', 0.4)],
  ['mahogany, rosewood, redwood', 'wood', wood('#6d3423', '#4b2115', 0.4)],
  ['teak, acacia, mango wood, cedar, cedarwood', 'wood', wood('#a3703f', '#7b4f28')],
  ['ebony wood, dark wood, wenge', 'wood', wood('#3b2a20', '#261a13', 0.45)],
  ['light wood, blond wood', 'wood', wood('#e0c9a2', '#cbb083')],
  ['reclaimed wood, weathered wood, driftwood, barnwood', 'wood', wood('#957a5c', '#6b553e', 0.85)],
  ['bamboo', 'wood', wood('#d3b26b', '#b08f48')],
  ['rattan, wicker, cane, woven, seagrass, jute, straw', 'wood', cloth('#c49a60', '#8f6a37', 0.85, 0.12)],
  ['cork', 'wood', stone('#b98a5c', '#8f6540', 0.9)],
  ['cotton, fabric, cloth, textile, upholstered, canvas, foam, mesh, polyester', 'fabric', cloth('#c8bfb0', '#b1a793')],
  ['linen', 'fabric', cloth('#ddd3c0', '#c4b8a1')],
  ['velvet, plush, chenille', 'fabric', cloth('#3f5f57', '#34514a', 0.6, 0.15)],
  [
    'wool, woolen, knitted, felt, fleece, boucle, shag, fluffy, fur, faux fur',
    'fabric',
    cloth('#d8cdbb', '#bcae97', 1, 0.2),
  ],
  ['silk, satin', 'fabric', cloth('#d9c3b0', '#cdb49e', 0.35, 0.15)],
  ['denim', 'fabric', cloth('#3d5273', '#2f4059')],
  [
    'leather, faux leather, leatherette',
    'leather',
    { color: '#7a4a2c', accent: '#5f3820', roughness: 0.45, metalness: 0, pattern: 'leather' },
  ],
  ['suede', 'leather', { color: '#9a7450', accent: '#80603f', roughness: 0.95, metalness: 0, pattern: 'leather' }],
  ['steel, metal, metallic, stainless steel, stainless', 'metal', metal('#b8bbbf', 0.35)],
  ['aluminium, aluminum, tin', 'metal', metal('#cdd0d3', 0.4)],
  ['iron, wrought iron, cast iron, black metal', 'metal', metal('#3a3a3d', 0.55)],
  ['brass', 'metal', metal('#c8a24c', 0.3)],
  ['gold metal, gilded, gilt', 'metal', metal('#d4af37', 0.22)],
  ['copper', 'metal', metal('#b8703f', 0.3)],
  ['bronze', 'metal', metal('#8c6a3d', 0.4)],
  ['chrome, polished metal', 'metal', metal('#dfe3e6', 0.08)],
  ['marble', 'stone', stone('#eeece7', '#b9b7b4', 0.18)],
  ['black marble', 'stone', stone('#2b2b2d', '#8f8d89', 0.18)],
  ['granite, quartz', 'stone', stone('#7d7a78', '#4d4b49', 0.3)],
  ['concrete, cement', 'stone', stone('#a5a29c', '#8c8983', 0.85)],
  ['stone, slate, rock, travertine, limestone', 'stone', stone('#9a958a', '#78736a', 0.75)],
  [
    'brick',
    'stone',
    { color: '#a4553d', accent: '#d8cfc3', roughness: 0.9, metalness: 0, pattern: 'tiles', scale: 0.9 },
  ],
  ['glass, crystal, transparent, clear', 'glass', plain('#dcebea', 0.05, 0.35)],
  ['frosted glass', 'glass', plain('#e7efee', 0.5, 0.6)],
  ['mirror, mirrored', 'mirror', metal('#e6ebee', 0.03)],
  ['ceramic, porcelain, china, enamel, earthenware', 'ceramic', plain('#f3f1ec', 0.18)],
  ['terracotta, clay', 'ceramic', plain('#b9633e', 0.85)],
  [
    'tiled, tile, mosaic',
    'ceramic',
    { color: '#e9e7e2', accent: '#bfc3c4', roughness: 0.25, metalness: 0, pattern: 'tiles', scale: 0.8 },
  ],
  ['plastic, acrylic, vinyl, laminate, lucite', 'plastic', plain('#e6e6e4', 0.4)],
  ['rubber', 'plastic', plain('#2c2c2e', 0.9)],
  ['paper, cardboard', 'paper', plain('#d9c7a5', 0.95)],
  ['wax', 'wax', plain('#f1e6cf', 0.6)],
]

const byWord = new Map<string, NamedMaterial>(
  rows.flatMap(([words, substance, look]) => {
    const names = words.split(', ')
    return names.map((word) => [word, { substance, material: { name: names[0]!, ...look } }] as const)
  }),
)

/** Of words like `walnut`, `dark wood` or `wrought iron`; nothing when they name none. */
export function materialNamed(words: string): NamedMaterial | undefined {
  const plainWords = words
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, ' ')
  return byWord.get(plainWords) ?? byWord.get(plainWords.split(' ').at(-1)!)
}
