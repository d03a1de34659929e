/** Sizes of things that are to stand on or in others: smaller than usual where they would not fit. */
import { assetOf, assetPathOf, familyNamed, parametersOf } from '../../../worlds/scene/library/index.ts'
import type { Role } from '../../../worlds/scene/asset.ts'
import type { MasterPlan } from '../plan.ts'

type Relations = MasterPlan['spatialRequirements']['objects']

// smaller than that it is another thing: no piano stands on a nightstand
const LEAST_SHARE = 0.5
// a small fern is a fern, and so are small bears and boxes
const LEAST_OF: Readonly<Partial<Record<Role, number>>> = { plant: 0.25, small: 0.35, picture: 0.35 }
const SLACK = 0.97
// as high as beds stand over what is kept under them
const MOST_RAISED_M = 0.36
const UNDER_GAP_M = 0.03

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
  if (share >= SLACK || family === undefined || share < (LEAST_OF[family.role] ?? LEAST_SHARE)) return assetPath
  const smaller = { width: width * share, depth: depth * share, height: height * share }
  return assetPathOf(family, { ...parametersOf(assetPath), ...smaller })
}

/** A bed stands higher where something belongs under it, and what belongs there is no higher than that. */
export function fittedUnder(
  assetPath: string,
  request: { readonly id: string; readonly attributes: { readonly size?: string } },
  relations: Relations,
  pathOf: (request: string) => string | undefined,
): string {
  if (!assetPath.startsWith('library/')) return assetPath
  const under = relations.filter(({ kind }) => kind === 'under')
  const family = familyNamed(assetOf(assetPath).family)
  if (family === undefined) return assetPath
  const below = under.flatMap(({ subject, target }) => (target === request.id ? (pathOf(subject) ?? []) : []))
  const needed = below.map((path) => assetOf(path)).filter(({ placement }) => placement !== 'flat')
  if (Object.hasOwn(family.defaults, 'raised') && needed.length > 0) {
    const highest = Math.max(...needed.map(({ boundingBox }) => boundingBox.height))
    const raised = Math.min(MOST_RAISED_M, highest + UNDER_GAP_M)
    return assetPathOf(family, { ...parametersOf(assetPath), raised })
  }
  const over = under.find(({ subject }) => subject === request.id)
  const above = over && pathOf(over.target)
  if (above === undefined || request.attributes.size !== undefined) return assetPath
  if (assetOf(assetPath).placement === 'flat') return spreadUnder(assetPath, above)
  if (!Object.hasOwn(familyNamed(assetOf(above).family)?.defaults ?? {}, 'raised')) return assetPath
  const { width, depth, height } = assetOf(assetPath).boundingBox
  const share = (MOST_RAISED_M - UNDER_GAP_M) / height
  if (share >= 1 || share < (LEAST_OF[family.role] ?? LEAST_SHARE)) return assetPath
  return assetPathOf(family, {
    ...parametersOf(assetPath),
    width: width * share,
    depth: depth * share,
    height: height * share,
  })
}

// as far as a rug shows around what stands on it
const SHOWN_M = 0.25
const LARGEST_RUG_M = 4.5

/** A rug large enough for all legs of what stands on it: legs do not stand half on one. */
function spreadUnder(assetPath: string, above: string): string {
  const { boundingBox: rug, family: name } = assetOf(assetPath)
  const family = familyNamed(name)
  const { boundingBox: stood } = assetOf(above)
  const [long, short] = [Math.max(stood.width, stood.depth), Math.min(stood.width, stood.depth)]
  const needed = { width: long + 2 * SHOWN_M, depth: short + 2 * SHOWN_M }
  const fits = rug.width >= long && rug.depth >= short
  if (fits || family === undefined || needed.width > LARGEST_RUG_M) return assetPath
  const size = { width: Math.max(rug.width, needed.width), depth: Math.max(rug.depth, needed.depth) }
  return assetPathOf(family, { ...parametersOf(assetPath), ...size })
}
