/** Attributes of a thing, measured on what stands there: its colour, stuff, size and shape. */
import { isCalled, isManyColored } from '../color/color-names.ts'
import { distanceOf } from '../color/color-space.ts'
import { assetOf, familyNamed } from '../library/index.ts'
import { materialNamed } from '../materials/named-materials.ts'
import type { Material } from '../material.ts'
import type { SceneObject } from '../scene.ts'
import { mainSlots } from '../slots.ts'

// of the surface that makes people say what colour it is
const LEAST_SHARE = 0.4

/** Whether what makes up its looks may be called so. */
export function hasColor({ assetPath, material }: SceneObject, word: string): boolean {
  if (isManyColored(word))
    return shareOf(assetPath, (slot) => isVaried(material?.[slot])) >= LEAST_SHARE || isMotley(material)
  return shareOf(assetPath, (slot) => isCalled(material?.[slot]?.color ?? '', word)) >= LEAST_SHARE
}

// two colours that nobody takes for one
const APART = 0.15

const isVaried = (material: Material | undefined): boolean =>
  material?.accent !== undefined &&
  (material.pattern === 'stripes' || material.pattern === 'checks') &&
  distanceOf(material.color, material.accent) > APART

/** Parts of three colours or more. */
function isMotley(material: SceneObject['material']): boolean {
  const seen: string[] = []
  for (const { color } of Object.values(material ?? {}))
    if (seen.every((other) => distanceOf(color, other) > APART)) seen.push(color)
  return seen.length > 2
}

/** Whether it is made of that, where something of it can be. */
export function hasMaterial({ assetPath, material }: SceneObject, word: string): boolean {
  const wanted = materialNamed(word)?.material.name
  if (wanted === undefined || material === null) return false
  return Object.entries(material).some(
    ([slot, { name }]) =>
      name.split(' ').slice(-wanted.split(' ').length).join(' ') === wanted && isSeen(assetPath, slot),
  )
}

export function hasPattern({ assetPath, material }: SceneObject, pattern: string): boolean {
  return shareOf(assetPath, (slot) => material?.[slot]?.pattern === pattern) >= LEAST_SHARE
}

function shareOf(assetPath: string, fits: (slot: string) => boolean): number {
  const slots = mainSlots(assetPath)
  const all = slots.reduce((sum, { share }) => sum + share, 0)
  return all === 0 ? 0 : slots.reduce((sum, { name, share }) => sum + (fits(name) ? share : 0), 0) / all
}

const isSeen = (assetPath: string, slot: string): boolean =>
  assetOf(assetPath).parts.some((part) => part.slot === slot) &&
  (mainSlots(assetPath).some(({ name }) => name === slot) || slot === 'top' || slot === 'legs')

/** How wide beds are that are called so, in metres. */
const bedWidths: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ['single', [0.7, 1.15]],
  ['twin', [0.7, 1.15]],
  ['double', [1.2, 1.75]],
  ['full', [1.2, 1.5]],
  ['queen', [1.45, 1.75]],
  ['king', [1.75, 2.2]],
])

type Dimension = 'width' | 'depth' | 'height'

/** Words for sizes: along which side a thing is larger (1) or smaller (-1) than things of its kind are. */
const sizes: ReadonlyMap<string, readonly [sides: readonly Dimension[], direction: 1 | -1]> = new Map([
  ...wordsFor('small mini little compact tiny petite miniature', ['width', 'height', 'depth'], -1),
  ...wordsFor('large big huge oversized spacious grand massive giant', ['width', 'height', 'depth'], 1),
  ...wordsFor('tall high', ['height'], 1),
  ...wordsFor('low short', ['height'], -1),
  ...wordsFor('long wide broad', ['width', 'depth'], 1),
  ...wordsFor('narrow slim thin', ['width', 'depth'], -1),
  ...wordsFor('deep', ['depth'], 1),
])

function wordsFor(words: string, sides: readonly Dimension[], direction: 1 | -1) {
  return words.split(' ').map((word) => [word, [sides, direction]] as const)
}

/** Nothing when the word says nothing about sizes. */
export function hasSize({ assetPath, boundingBox }: SceneObject, word: string): boolean | undefined {
  const plain = word.toLowerCase().replace(/[- _]?sized?$/, '')
  const family = familyNamed(assetOf(assetPath).family)
  const width = bedWidths.get(plain)
  if (width !== undefined && family?.role === 'bed')
    return boundingBox.width >= width[0] && boundingBox.width <= width[1]
  const size = sizes.get(plain)
  if (size === undefined) return undefined
  const [sides, direction] = size
  const usual = family?.defaults ?? boundingBox
  // as large as the largest way to be of its kind, or larger than usual along a side
  return sides.some((side) => (boundingBox[side] - usual[side]) * direction > usual[side] * 0.03)
}

/** Nothing when the word says nothing about shapes. */
export function hasShape({ assetPath, boundingBox: { width, depth } }: SceneObject, word: string): boolean | undefined {
  const plain = word.toLowerCase()
  const shape = /[?&]shape=([^&]+)/.exec(assetPath)?.[1]
  const isEven = Math.abs(width - depth) <= 0.05 * Math.max(width, depth)
  switch (plain) {
    case 'round':
    case 'circular':
      return shape === 'round' || (shape === undefined && isEven && isRound(assetPath))
    case 'oval':
      return shape === 'oval' || (shape === 'round' && !isEven)
    case 'square':
      return shape === 'square' || (shape === undefined && isEven && !isRound(assetPath))
    case 'rectangular':
      return shape === 'rectangular' || (shape === undefined && !isEven)
    case 'l-shaped':
    case 'sectional':
    case 'corner':
      return shape === 'l' || /sectional|corner/.test(assetPath)
    default:
      return undefined
  }
}

/** Seen from above, its corners are empty: no mesh reaches into them. */
function isRound(assetPath: string): boolean {
  const { parts, boundingBox } = assetOf(assetPath)
  const [x, z] = [boundingBox.width * 0.45, boundingBox.depth * 0.45]
  return parts.every(({ mesh: { positions } }) => {
    for (let at = 0; at < positions.length; at += 3)
      if (Math.abs(positions[at]!) > x && Math.abs(positions[at + 2]!) > z) return false
    return true
  })
}
