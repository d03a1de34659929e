/** The furniture of the room: things of the scene library, each with a look that stays the same in every house. */
import { assetOf, assetPathOf, familyNamed } from '../../scene/library/index.ts'
import { materialNamed } from '../../scene/materials/named-materials.ts'
import { mainSlots, slotsOf } from '../../scene/slots.ts'
import type { Parameters, Substance } from '../../scene/asset.ts'
import type { Material } from '../../scene/material.ts'
import type { BoundingBox } from '../../scene/scene.ts'

interface Kind {
  readonly family: string
  readonly parameters?: Parameters
  /** of its main parts: the words for a material, or a colour */
  readonly look: string
  /** stands with its back to a wall; otherwise anywhere */
  readonly atWall: boolean
}

/** Large enough to be seen from across a room; lots of houses have each of them once. */
export const kinds: Readonly<Record<string, Kind>> = {
  armchair: { family: 'armchair', look: '#3f7a5a', atWall: false },
  bathtub: { family: 'bathtub', look: 'porcelain', atWall: true },
  bed: { family: 'bed', look: '#4d6fa8', atWall: true },
  bookshelf: { family: 'bookshelf', look: 'oak', atWall: true },
  desk: { family: 'desk', look: 'walnut', atWall: true },
  'dining table': { family: 'table', look: 'pine', atWall: false },
  fireplace: { family: 'fireplace', look: 'brick', atWall: true },
  'floor lamp': { family: 'floor-lamp', look: '#d9a441', atWall: true },
  fridge: { family: 'fridge', look: 'steel', atWall: true },
  'office chair': { family: 'office-chair', look: '#33363c', atWall: false },
  piano: { family: 'piano', look: '#1d1b1c', atWall: true },
  plant: { family: 'floor-plant', look: 'terracotta', atWall: false },
  sofa: { family: 'sofa', look: '#b0413e', atWall: true },
  toilet: { family: 'toilet', look: 'porcelain', atWall: true },
  wardrobe: { family: 'wardrobe', look: '#e9e2d0', atWall: true },
}

/** What a part is made of when its thing has no look for it. */
const usual: Readonly<Record<Substance, string>> = {
  wood: 'oak',
  metal: 'steel',
  fabric: 'linen',
  leather: 'leather',
  glass: 'glass',
  ceramic: 'porcelain',
  plastic: 'plastic',
  stone: 'stone',
  paper: 'paper',
  plant: '#3d7f3b',
  soil: '#4a3525',
  food: '#c0392b',
  screen: '#15181c',
  light: '#fff1cf',
  mirror: 'mirror',
  water: '#a8cfe0',
  wax: 'wax',
}

export interface RoomThing {
  readonly name: string
  readonly assetPath: string
  readonly boundingBox: BoundingBox
  readonly polygonCount: number
  readonly atWall: boolean
  readonly material: Readonly<Record<string, Material>>
}

export function thingNamed(name: string): RoomThing {
  const { family, parameters = {}, look, atWall } = kinds[name]!
  const assetPath = assetPathOf(familyNamed(family)!, parameters)
  const { boundingBox, polygonCount } = assetOf(assetPath)
  const main = new Set(mainSlots(assetPath).map((slot) => slot.name))
  const material = Object.fromEntries(
    slotsOf(assetPath).map(({ name: slot, substance, color }) => [
      slot,
      main.has(slot) ? madeOf(look) : madeOf(color ?? usual[substance], substance),
    ]),
  )
  return { name, assetPath, boundingBox, polygonCount, atWall, material }
}

/** Of words or a colour. Metal shows what is around it, which the page does not draw: it is drawn as grey paint. */
function madeOf(look: string, substance?: Substance): Material {
  const named = look.startsWith('#') ? undefined : materialNamed(look)?.material
  if (named) return { ...named, metalness: Math.min(named.metalness, 0.3), roughness: Math.max(named.roughness, 0.3) }
  const emission = substance === 'light' ? 0.8 : 0
  return { name: look, color: look, roughness: 0.7, metalness: 0, pattern: 'plain', emission }
}
