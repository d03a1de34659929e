/** Sizes of things that are to stand on or in others: smaller than usual where they would not fit. */
import { assetOf, assetPathOf, familyNamed, parametersOf } from '../../../worlds/scene/library/index.ts'
import type { MasterPlan } from '../plan.ts'

type Relations = MasterPlan['spatialRequirements']['objects']

// smaller than that it is another thing: no piano stands on a nightstand
const LEAST_SHARE = 0.5
const SLACK = 0.97

/**
 * The path of the same thing, as large as it can be on what is to hold it; the path itself where it fits, where its
 * size was asked for, or where nothing helps.
 */
export function fittedPath(
  assetPath: string,
  request: { readonly id: string; readonly attributes: { readonly size?: string } },
  relations: Relations,
  pathOf: (request: string) => string | undefined,
): string {
  if (request.attributes.size !== undefined || !assetPath.startsWith('library/')) return assetPath
  const held = relations.find(({ kind, subject }) => subject === request.id && (kind === 'on' || kind === 'inside'))
  const holder = held && pathOf(held.target)
  if (held === undefined || holder === undefined || assetOf(assetPath).placement === 'flat') return assetPath
  const { width, depth, height } = assetOf(assetPath).boundingBox
  const supports = assetOf(holder).supports.filter(
    ({ kind }) => held.kind === 'on' || kind === 'inside' || kind === 'shelf',
  )
  const shares = supports.map((support) => {
    const along = Math.min(support.width / width, support.depth / depth)
    const across = Math.min(support.width / depth, support.depth / width)
    return Math.min(Math.max(along, across), support.clearHeight / height)
  })
  const share = Math.max(0, ...shares) * SLACK
  const family = familyNamed(assetOf(assetPath).family)
  if (share >= SLACK || share < LEAST_SHARE || family === undefined) return assetPath
  const smaller = { width: width * share, depth: depth * share, height: height * share }
  return assetPathOf(family, { ...parametersOf(assetPath), ...smaller })
}
