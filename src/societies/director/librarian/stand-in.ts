/** What stands in for a thing that the library does not know: a plain thing of its kind, as large as such are. */
import { hypernymsOf } from '../../../lexicon/hypernyms.ts'
import { kindsOf, likelihood, type Kind } from '../../../lexicon/index.ts'
import type { BoundingBox } from '../../../worlds/scene/scene.ts'

export interface StandIn extends BoundingBox {
  /** of the library: things that stand on the floor, on something, or hang on a wall */
  readonly family: 'stand-in' | 'small-stand-in' | 'wall-stand-in'
  /** how it looks */
  readonly kind: string
}

type Look = readonly [kind: string, place: 'floor' | 'top', width: number, depth: number, height: number]

const cutter: Look = ['tool', 'top', 0.3, 0.08, 0.04]
const trinket: Look = ['treasure', 'top', 0.14, 0.1, 0.1]

/** How each kind looks, where it is put, and how large it is in metres. */
const LOOKS: Readonly<Partial<Record<Kind, Look>>> = {
  key: ['tool', 'top', 0.09, 0.03, 0.012],
  lock: ['treasure', 'top', 0.08, 0.05, 0.08],
  light: ['light', 'top', 0.22, 0.22, 0.36],
  fire: ['light', 'top', 0.2, 0.2, 0.3],
  fuel: ['container', 'top', 0.25, 0.2, 0.3],
  weapon: ['tool', 'top', 0.8, 0.14, 0.06],
  cutter,
  digger: ['tool', 'floor', 1.1, 0.22, 0.08],
  rope: ['clothing', 'top', 0.3, 0.3, 0.08],
  'musical-instrument': ['instrument', 'floor', 0.4, 0.3, 1],
  money: trinket,
  jewel: trinket,
  art: ['art', 'top', 0.2, 0.2, 0.36],
  treasure: trinket,
  writing: ['writing', 'top', 0.2, 0.27, 0.03],
  control: ['machine', 'top', 0.2, 0.16, 0.14],
  door: ['screen', 'floor', 0.9, 0.3, 1.9],
  seat: ['seat', 'floor', 0.55, 0.55, 0.85],
  bed: ['seat', 'floor', 0.9, 1.9, 0.7],
  table: ['table', 'floor', 1, 0.6, 0.74],
  cover: ['cover', 'top', 0.4, 0.3, 0.08],
  clothing: ['clothing', 'top', 0.34, 0.28, 0.12],
  drink: ['drink', 'top', 0.08, 0.08, 0.26],
  food: ['food', 'top', 0.2, 0.2, 0.1],
  medicine: ['drink', 'top', 0.06, 0.06, 0.12],
  toy: ['toy', 'top', 0.18, 0.18, 0.26],
  vehicle: ['vehicle', 'floor', 0.7, 1.5, 0.9],
  container: ['container', 'top', 0.26, 0.2, 0.2],
  furniture: ['furniture', 'floor', 0.9, 0.42, 0.95],
  machine: ['machine', 'top', 0.36, 0.3, 0.32],
  tool: ['tool', 'top', 0.28, 0.1, 0.06],
  climbable: ['screen', 'floor', 0.6, 0.3, 1.8],
  plant: ['plant', 'top', 0.3, 0.3, 0.38],
  liquid: ['drink', 'top', 0.08, 0.08, 0.24],
  substance: ['food', 'top', 0.16, 0.16, 0.1],
  person: ['person', 'floor', 0.5, 0.3, 1.7],
  animal: ['animal', 'floor', 0.28, 0.6, 0.45],
  creature: ['animal', 'floor', 0.28, 0.6, 0.45],
}
const UNKNOWN: Look = ['thing', 'top', 0.24, 0.18, 0.18]

const ON_WALL = /^(?:wall|wall-mounted|mounted|hanging)$/
const ON_FLOOR = /^(?:floor|standing|floor-standing|freestanding|life-size|industrial)$/
// a thing that is said to stand on the floor is not as small as one on a table
const FLOOR_FACTOR = 2

export function standInFor(phrase: string, words: readonly string[]): StandIn {
  const kinds = kindsFor(phrase)
  const [kind, place, width, depth, height] =
    kinds.map((one) => LOOKS[one]).find((look) => look !== undefined) ?? UNKNOWN
  if (words.some((word) => ON_WALL.test(word))) {
    return { family: 'wall-stand-in', kind, width: Math.max(0.2, width), depth: 0.08, height: Math.max(0.2, height) }
  }
  if (place === 'floor') return { family: 'stand-in', kind, width, depth, height }
  if (!words.some((word) => ON_FLOOR.test(word))) return { family: 'small-stand-in', kind, width, depth, height }
  const [wide, deep, high] = [width, depth, height].map((length) => length * FLOOR_FACTOR) as [number, number, number]
  return { family: 'stand-in', kind, width: wide, depth: deep, height: high }
}

// a zebra can be ridden, and who is called a taco is rarely meant
const LIVING: readonly Kind[] = ['animal', 'plant', 'person']
const SURELY = 0.65

/** What surely lives is that before anything else; what may live is rather a thing. */
function kindsFor(phrase: string): readonly Kind[] {
  const kinds = kindsOf(phrase)
  const living = LIVING.filter((kind) => kinds.includes(kind))
  const surely = living.filter((kind) => likelihood(phrase, kind) >= SURELY)
  return [
    ...surely,
    ...kindsAbove(phrase),
    ...kinds.filter((kind) => !living.includes(kind) && kind !== 'creature'),
    ...living,
    ...broadKindsOf(phrase),
  ]
}

/** Broad words of WordNet, as kinds. */
const BROAD: ReadonlyMap<string, Kind> = new Map([
  ['utensil', 'tool'],
  ['implement', 'tool'],
  ['device', 'tool'],
  ['apparatus', 'machine'],
  ['equipment', 'machine'],
  ['fabric', 'cover'],
  ['decoration', 'art'],
  ['piece of cloth', 'cover'],
])

/** What WordNet files it under by that very name: a kite is a toy, whatever else may be called so. */
function kindsAbove(phrase: string): readonly Kind[] {
  const [ascent = []] = hypernymsOf(phrase)
  // vehicles are containers to WordNet
  const words = ascent.flat().filter((word) => word !== 'container')
  return words.filter((word): word is Kind => Object.hasOwn(LOOKS, word))
}

/** A last guess for what has no other kind. */
function broadKindsOf(phrase: string): readonly Kind[] {
  const [ascent = []] = hypernymsOf(phrase)
  return ascent.flat().flatMap((word) => BROAD.get(word) ?? [])
}
