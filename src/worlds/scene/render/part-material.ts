/** The material of a part: what was chosen for its slot, or what its substance usually looks like. */
import type { Part, Substance } from '../asset.ts'
import type { Material, Pattern } from '../material.ts'
import type { PlacedObject } from '../scene.ts'

export function materialOf({ material }: Pick<PlacedObject, 'material'>, part: Omit<Part, 'mesh'>): Material {
  const chosen = chosenFor(material, part.slot) ?? (part.color === undefined ? chosenFor(material, 'body') : undefined)
  if (chosen !== undefined) return chosen
  const usual = usualMaterials[part.substance] ?? usualMaterials.plastic
  return part.color === undefined ? usual : { ...usual, color: part.color }
}

/** Boards may come from elsewhere: what has no colour is no material. */
function chosenFor(material: PlacedObject['material'], slot: string): Material | undefined {
  const found = material !== null && Object.hasOwn(material, slot) ? material[slot] : undefined
  return typeof found?.color === 'string' ? found : undefined
}

const make = (color: string, roughness: number, pattern: Pattern, more: Partial<Material> = {}): Material => ({
  name: pattern,
  color,
  roughness,
  metalness: 0,
  pattern,
  ...more,
})

const usualMaterials: Readonly<Record<Substance, Material>> = {
  wood: make('#b98d5e', 0.5, 'wood'),
  metal: make('#a9a9ab', 0.35, 'plain', { metalness: 1 }),
  fabric: make('#c9c2b4', 0.95, 'fabric'),
  leather: make('#7a4f33', 0.5, 'leather'),
  glass: make('#dfeceb', 0.05, 'plain', { opacity: 0.2 }),
  ceramic: make('#f1efea', 0.2, 'plain'),
  plastic: make('#d5d6d6', 0.45, 'plain'),
  stone: make('#a8a49c', 0.5, 'stone'),
  paper: make('#f2ede2', 0.9, 'paper'),
  plant: make('#4f7d3a', 0.7, 'plain'),
  soil: make('#4a382b', 1, 'plain'),
  food: make('#c97b4a', 0.7, 'plain'),
  screen: make('#15171a', 0.15, 'plain'),
  light: make('#fff3dd', 0.8, 'plain'),
  mirror: make('#e8ecec', 0.02, 'plain', { metalness: 1 }),
  water: make('#9cc4cf', 0.05, 'plain', { opacity: 0.4 }),
  wax: make('#f3ead2', 0.6, 'plain'),
}
