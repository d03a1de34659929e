/** The Material Scientist's rules: what is asked of a thing is honoured, and the rest suits the palette of the room. */
import type { Pieces } from '../../../base/pieces.ts'
import { createRandom, type Random, type Seed } from '../../../base/random.ts'
import { colorNamed, isManyColored } from '../../../worlds/scene/color/color-names.ts'
import { distanceOf, lighter, mixOf } from '../../../worlds/scene/color/color-space.ts'
import type { Substance } from '../../../worlds/scene/asset.ts'
import { assetOf, familyNamed } from '../../../worlds/scene/library/index.ts'
import type { Material, Pattern } from '../../../worlds/scene/material.ts'
import { materialNamed, type NamedMaterial } from '../../../worlds/scene/materials/named-materials.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import { mainSlots, slotsOf, type Slot } from '../../../worlds/scene/slots.ts'
import type { MasterPlan, MaterialRequirement } from '../plan.ts'
import { paletteFor, type Palette } from './palette.ts'
import { surfacesFor } from './surfaces.ts'

export interface Chosen {
  readonly rooms: readonly RoomShell[]
  /** only those that were given materials now */
  readonly objects: readonly SceneObject[]
  readonly palette: string
}

export interface Choosing {
  readonly plan: MasterPlan
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly SceneObject[]
  readonly seed: Seed
  /** things to be given materials anew; without it, those that have none */
  readonly anew?: ReadonlySet<string>
}

// each may have to be built
const THINGS_OF_A_PIECE = 4

export function* chooseMaterials({ plan, rooms, objects, seed, anew }: Choosing): Pieces<Chosen> {
  // with the prompt: rooms of one seed need not all look the same
  const chance = `${seed}/${plan.originalPrompt}`
  const palette = paletteFor(wordsOf(plan), createRandom(`${chance}/palette`))
  const surfaces = rooms.map((room) => dressRoom(room, plan, palette, createRandom(`${seed}/${room.id}`)))
  const undressed = objects.filter(
    ({ id, material, status }) => status !== 'left_out' && (anew?.has(id) ?? material === null),
  )
  const upholstery = createRandom(`${chance}/upholstery`).pick(palette.upholstery)
  const dressed: SceneObject[] = []
  for (const [place, object] of undressed.entries()) {
    if (place % THINGS_OF_A_PIECE === 0) yield
    // things of one request look alike
    const random = createRandom(`${seed}/${object.request}`)
    const asked = requirementOf(plan, object.request)
    const material = materialsOf(object, asked, { palette, upholstery, random })
    dressed.push({ ...object, material, status: 'finished' })
  }
  return { rooms: surfaces, objects: dressed, palette: palette.name }
}

const wordsOf = ({ interpretedMood, style, rooms }: MasterPlan): readonly string[] =>
  [interpretedMood, style, ...rooms.map(({ kind }) => kind)]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/)

function dressRoom(room: RoomShell, plan: MasterPlan, palette: Palette, random: Random): RoomShell {
  const asked = {
    walls: requirementOf(plan, 'walls'),
    floor: requirementOf(plan, 'floor'),
    ceiling: requirementOf(plan, 'ceiling'),
  }
  return { ...room, surfaces: surfacesFor(room, palette, asked, random) }
}

const requirementOf = ({ materialRequirements }: MasterPlan, id: string): MaterialRequirement | undefined =>
  Object.hasOwn(materialRequirements, id) ? materialRequirements[id] : undefined

interface Dressing {
  readonly palette: Palette
  readonly upholstery: string
  readonly random: Random
}

function materialsOf(
  { assetPath }: SceneObject,
  asked: MaterialRequirement | undefined,
  dressing: Dressing,
): Readonly<Record<string, Material>> {
  const role = familyNamed(assetOf(assetPath).family)?.role ?? 'small'
  const slots = slotsOf(assetPath)
  const main = new Set(mainSlots(assetPath).map(({ name }) => name))
  const wanted = asked?.material === undefined ? undefined : materialNamed(asked.material)
  const takers = wanted && takersOf(wanted, slots, main)
  const color = asked?.color === undefined ? undefined : colorNamed(asked.color)
  const pattern = asked?.pattern === undefined ? undefined : patternNamed(asked.pattern)
  return Object.fromEntries(
    slots.map((slot) => {
      let material = takers?.has(slot.name) ? wanted!.material : usualFor(slot, role, dressing)
      if (color !== undefined && main.has(slot.name)) material = tinted(material, color, asked!.color!)
      if (pattern !== undefined && main.has(slot.name)) material = patterned(material, pattern, dressing)
      if (asked?.color !== undefined && isManyColored(asked.color) && main.has(slot.name))
        material = motley(material, dressing)
      return [slot.name, material]
    }),
  )
}

/** What can be made of what: cloth covers cloth, stone makes the top, and everything else the structure. */
const alike: Readonly<Partial<Record<Substance, readonly Substance[]>>> = {
  fabric: ['fabric', 'leather'],
  leather: ['fabric', 'leather'],
  wood: ['wood', 'metal', 'plastic', 'stone'],
  metal: ['wood', 'metal', 'plastic', 'stone'],
  plastic: ['wood', 'metal', 'plastic', 'stone', 'ceramic'],
}

function takersOf(
  { substance }: NamedMaterial,
  slots: readonly Slot[],
  main: ReadonlySet<string>,
): ReadonlySet<string> {
  const top = slots.filter(({ name }) => name === 'top')
  if ((substance === 'stone' || substance === 'glass') && top.length > 0) return new Set(['top'])
  const fitting = slots.filter((slot) => alike[substance]?.includes(slot.substance) && slot.name !== 'handles')
  const large = fitting.filter(({ name, share }) => main.has(name) || name === 'legs' || share > 0.2)
  return large.length > 0 ? new Set(large.map(({ name }) => name)) : main
}

/** Of the same stuff in another colour: wood that is painted has no grain to be seen. */
function tinted(material: Material, color: string, word: string): Material {
  const { accent, ...rest } = material
  const isPainted = material.pattern === 'wood' || material.pattern === 'planks'
  return {
    ...rest,
    name: `${word} ${material.name}`,
    color,
    ...(isPainted && { pattern: 'plain' as const, roughness: 0.6 }),
    ...(!isPainted && accent !== undefined && { accent: lighter(color, -0.07) }),
    ...(material.metalness > 0 && { metalness: 0.4 }),
  }
}

const patterns: ReadonlyMap<string, Pattern> = new Map([
  ['striped', 'stripes'],
  ['stripes', 'stripes'],
  ['stripe', 'stripes'],
  ['checked', 'checks'],
  ['checkered', 'checks'],
  ['plaid', 'checks'],
  ['tartan', 'checks'],
  ['gingham', 'checks'],
  ['tiled', 'tiles'],
])

const patternNamed = (word: string): Pattern | undefined => patterns.get(word.toLowerCase())

function patterned(material: Material, pattern: Pattern, { palette, random }: Dressing): Material {
  return { ...material, pattern, scale: 0.24, accent: random.pick(palette.accents) }
}

/** Two colours of the palette that stand well apart, in stripes. */
function motley(material: Material, { palette, random }: Dressing): Material {
  const color = random.pick(palette.accents)
  const accent = palette.accents.toSorted((one, other) => distanceOf(other, color) - distanceOf(one, color))[0]!
  return { ...material, name: `colourful ${material.name}`, color, accent, pattern: 'stripes', scale: 0.3 }
}

/** Brass is for lamps, legs and handles; a treadmill or a fridge of it would be one of gold. */
const isMachine = (role: string): boolean => role === 'large' || role === 'appliance' || role === 'kitchen'

// televisions and their like
const DARK = '#22242a'

/** What a slot is made of when nobody says. */
function usualFor({ name, substance, color }: Slot, role: string, { palette, upholstery, random }: Dressing): Material {
  if (color !== undefined) return ofSubstance(substance, color, name)
  switch (substance) {
    case 'wood':
      return materialNamed(palette.wood)!.material
    case 'metal':
      return materialNamed(isMachine(role) && palette.metal === 'brass' ? 'steel' : palette.metal)!.material
    case 'fabric':
      return cloth(fabricColor(name, role, palette, upholstery, random), name)
    case 'stone':
      return materialNamed('marble')!.material
    case 'ceramic':
      return materialNamed('ceramic')!.material
    case 'glass':
    case 'mirror':
      return materialNamed(substance)!.material
    case 'leather':
      return materialNamed('leather')!.material
    case 'plastic':
      return {
        ...materialNamed('plastic')!.material,
        ...(role === 'small' && { color: random.pick(palette.accents) }),
        ...(role === 'screen' && { color: DARK }),
      }
    case 'paper':
      return { name: 'paper', color: random.pick(palette.accents), roughness: 0.9, metalness: 0, pattern: 'paper' }
    default:
      return ofSubstance(substance, natural[substance] ?? '#b8b2a8', name)
  }
}

const natural: Readonly<Partial<Record<Substance, string>>> = {
  plant: '#4f7a43',
  soil: '#4a3527',
  food: '#d9a05f',
  screen: '#101418',
  light: '#fff1d6',
  water: '#a9cfd8',
  wax: '#f1e6cf',
}

function fabricColor(slot: string, role: string, palette: Palette, upholstery: string, random: Random): string {
  if (/^(?:mattress|sheet|pillows?)$/.test(slot) && role === 'bed') return palette.bedding[0]!
  if (role === 'bed') return random.pick([...palette.bedding, ...palette.accents.slice(0, 2)])
  if (role === 'sofa' || role === 'seat') return upholstery
  if (role === 'curtain') return mixOf(random.pick(palette.accents), '#ffffff', 0.55)
  if (role === 'rug') return mixOf(random.pick(palette.accents), '#e8dfd0', 0.45)
  return random.pick(palette.accents)
}

const cloth = (color: string, slot: string): Material => ({
  ...materialNamed(slot === 'mattress' || slot === 'sheet' ? 'linen' : 'cotton')!.material,
  color,
  accent: lighter(color, -0.06),
})

function ofSubstance(substance: Substance, color: string, slot: string): Material {
  const base = { name: slot, color, metalness: 0, pattern: 'plain' } as const
  switch (substance) {
    case 'light':
      return { ...base, roughness: 0.8, emission: 1 }
    case 'screen':
      return { ...base, roughness: 0.12 }
    case 'glass':
    case 'water':
      return { ...base, roughness: 0.05, opacity: 0.4 }
    case 'metal':
      return { ...base, roughness: 0.35, metalness: 1 }
    case 'ceramic':
      return { ...base, roughness: 0.2 }
    case 'wood':
      return { ...base, roughness: 0.55, pattern: 'wood', accent: lighter(color, -0.1) }
    case 'fabric':
      return { ...base, roughness: 0.9, pattern: 'fabric', accent: lighter(color, -0.06), scale: 0.3 }
    case 'leather':
      return { ...base, roughness: 0.5, pattern: 'leather', accent: lighter(color, -0.05) }
    default:
      return { ...base, roughness: 0.75 }
  }
}
