/**
 * Which things of a scene an annotation means by a name: those called so, those whose name ends with it or that it ends
 * with, and those the library builds by the same name. A thing is meant by one name only, the one that fits best.
 */
import { namesInLibrary } from '../../../worlds/scene/library/index.ts'
import type { PlacedObject } from '../../../worlds/scene/scene.ts'
import { findAsset } from '../librarian/find-asset.ts'

export function matchThings(
  objects: readonly PlacedObject[],
  categories: ReadonlySet<string>,
): ReadonlyMap<string, readonly PlacedObject[]> {
  const found = new Map<string, PlacedObject[]>([...categories].map((category) => [category, []]))
  for (const object of objects) {
    const fits = [...categories]
      .map((category) => ({ category, fit: fitOf(object, category) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((one, other) => other.fit - one.fit || other.category.length - one.category.length)
    if (fits[0] !== undefined) found.get(fits[0].category)!.push(object)
  }
  return found
}

const singular = (words: string): string => words.replace(/(?<=[^s])s$/, '')

function fitOf({ name, assetPath, isStandIn }: PlacedObject, category: string): number {
  const [one, other] = [singular(name.toLowerCase()), singular(category)]
  if (one === other) return 4
  if (one.endsWith(` ${other}`) || other.endsWith(` ${one}`)) return 3
  if (one.replaceAll(/[ -]/g, '') === other.replaceAll(/[ -]/g, '')) return 3
  if (isStandIn) return 0
  const known = namesInLibrary.get(other) ?? namesInLibrary.get(category)
  const family = assetPath.slice(assetPath.indexOf('/') + 1).split('?')[0]
  if (known !== undefined && known.family === family) return 2
  const likely = findAsset(category)
  return !likely.isStandIn && likely.assetPath.slice(likely.assetPath.indexOf('/') + 1).split('?')[0] === family ? 1 : 0
}
