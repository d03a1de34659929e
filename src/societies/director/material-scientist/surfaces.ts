/** Floors, walls and ceilings of a room, by its kind and the palette. */
import type { Random } from '../../../base/random.ts'
import { colorNamed } from '../../../worlds/scene/color/color-names.ts'
import type { Material } from '../../../worlds/scene/material.ts'
import { materialNamed } from '../../../worlds/scene/materials/named-materials.ts'
import type { RoomShell, RoomSurfaces } from '../../../worlds/scene/room.ts'
import type { MaterialRequirement } from '../plan.ts'
import type { Palette } from './palette.ts'

const wet = /bath|shower|toilet|restroom|laundry|wash|spa|kitchen|pantry/
const workplace = /garage|workshop|warehouse|basement|storage|gym|studio/

const tiles: Material = {
  name: 'tiles',
  color: '#e4e2dc',
  accent: '#b9bdbc',
  roughness: 0.3,
  metalness: 0,
  pattern: 'tiles',
  scale: 1.2,
}

const paint = (color: string): Material => ({
  name: 'paint',
  color,
  roughness: 0.92,
  metalness: 0,
  pattern: 'plain',
})

export function surfacesFor(
  { kind }: Pick<RoomShell, 'kind'>,
  palette: Palette,
  asked: Readonly<Record<'walls' | 'floor' | 'ceiling', MaterialRequirement | undefined>>,
  random: Random,
): RoomSurfaces {
  const boards = materialNamed(workplace.test(kind) ? 'concrete' : palette.floor)!.material
  const laid: Material =
    boards.pattern === 'wood' ? { ...boards, name: `${boards.name} floor`, pattern: 'planks' } : boards
  return {
    floor: covered(wet.test(kind) ? tiles : laid, asked.floor, true),
    walls: covered(paint(random.pick(palette.walls)), asked.walls, false),
    ceiling: covered(paint('#f7f6f2'), asked.ceiling, false),
  }
}

/** What is said of a surface counts more than what suits it. */
function covered(usual: Material, asked: MaterialRequirement | undefined, isFloor: boolean): Material {
  const named = asked?.material === undefined ? undefined : materialNamed(asked.material)?.material
  const base =
    named === undefined ? usual : isFloor && named.pattern === 'wood' ? { ...named, pattern: 'planks' as const } : named
  const color = asked?.color === undefined ? undefined : colorNamed(asked.color)
  return color === undefined ? base : { ...base, name: `${asked!.color} ${base.name}`, color }
}
