/** The things a plan asks for, fetched from the library: what is there and right stays as it is. */
import type { Pieces } from '../../../base/pieces.ts'
import { assetOf, assetPathOf, familyNamed, isAssetPath } from '../../../worlds/scene/library/index.ts'
import type { ObjectRelation } from '../../../worlds/scene/relation.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import type { ValidationIssue } from '../issue.ts'
import type { MasterPlan, ObjectRequest } from '../plan.ts'
import { findAsset, type OwnNames } from './find-asset.ts'
import { fittedPath, fittedUnder } from './fit-holder.ts'
import { wordsOf } from './read-name.ts'

export interface Fetched {
  /** new ones, and those that changed */
  readonly objects: readonly SceneObject[]
  /** what the library had nothing for, and what stands in */
  readonly notes: readonly string[]
}

export interface FetchOptions {
  readonly own?: OwnNames
  /** more are not fetched, whatever a plan asks for */
  readonly most?: number
}

const MOST_OBJECTS = 500

export function* fetchObjects(
  plan: Pick<MasterPlan, 'requiredObjects'> & Partial<Pick<MasterPlan, 'spatialRequirements'>>,
  sceneObjects: readonly SceneObject[],
  toMend: readonly ValidationIssue[] = [],
  { own, most = MOST_OBJECTS }: FetchOptions = {},
): Pieces<Fetched> {
  const objects: SceneObject[] = []
  const notes = new Set<string>()
  const taken = new Set(sceneObjects.map(({ id }) => id))
  const faulty = new Set(
    toMend.filter(({ category }) => category === 'missing_asset').map((issue) => issue.affectedObjectId),
  )
  const requests = new Map(plan.requiredObjects.map((request) => [request.id, request]))
  const pathOf = (id: string): string | undefined => {
    const holder = requests.get(id)
    return holder && findAsset(holder.name, holder.attributes, own).assetPath
  }
  const { objects: toThings = [], room: toRoom = [] } = plan.spatialRequirements ?? {}
  const canHoldScreen = plan.requiredObjects.some(({ id }) => isWideTop(pathOf(id)))
  /** somebody says so, or nothing could carry it */
  const isHung = ({ id }: ObjectRequest): boolean =>
    toRoom.some(({ kind, subject }) => subject === id && kind === 'on_wall') ||
    toThings.some(({ kind, subject }) => subject === id && kind === 'above') ||
    (!canHoldScreen && !toThings.some(({ kind, subject }) => subject === id && (kind === 'on' || kind === 'inside')))
  let room = most - sceneObjects.length
  let notFetched = 0
  for (const request of plan.requiredObjects) {
    yield
    const there = sceneObjects.filter((object) => object.request === request.id)
    const wanted = Math.max(0, Math.floor(request.count)) || 0
    const isFaulty = there.some(({ id, assetPath }) => faulty.has(id) || !isAssetPath(assetPath))
    if (there.length >= wanted && !isFaulty) continue
    const fetched = fetchOne(request, own, plan.spatialRequirements?.objects ?? [], pathOf, isHung(request))
    if (fetched.isStandIn) notes.add(fetched.why)
    for (const object of there) {
      if (faulty.has(object.id) || !isAssetPath(object.assetPath)) objects.push(...mended(object, fetched))
    }
    const missing = Math.min(wanted - there.length, Math.max(0, room))
    notFetched += Math.max(0, wanted - there.length - missing)
    room -= Math.max(0, missing)
    for (let count = 0; count < missing; count++)
      objects.push(createObject(idFor(request.name, taken), request, fetched))
  }
  if (notFetched > 0) notes.add(`${notFetched} things were not fetched: a scene holds at most ${most}.`)
  return { objects, notes: [...notes] }
}

const isWideTop = (path: string | undefined): boolean =>
  path !== undefined &&
  assetOf(path).supports.some(({ kind, width, depth }) => kind === 'top' && width > 0.6 && depth > 0.2)

/** A television on a wall has no feet. */
function hungPath(assetPath: string): string {
  const { family, boundingBox } = assetOf(assetPath)
  const wall = family === 'tv' && assetPath.startsWith('library/') ? familyNamed('wall-tv') : undefined
  if (wall === undefined) return assetPath
  const { width, height } = boundingBox
  return assetPathOf(wall, { width, height: height * PANEL_SHARE })
}

// the rest of a television that stands is feet
const PANEL_SHARE = 0.92

type FetchedAsset = Pick<SceneObject, 'assetPath' | 'isStandIn' | 'boundingBox' | 'polygonCount' | 'placement'>

function fetchOne(
  request: ObjectRequest,
  own: OwnNames | undefined,
  relations: readonly ObjectRelation[],
  pathOf: (request: string) => string | undefined,
  isHung: boolean,
): FetchedAsset & { readonly why: string } {
  const found = findAsset(request.name, request.attributes, own)
  const { isStandIn, why } = found
  const usual = isHung ? hungPath(found.assetPath) : found.assetPath
  const assetPath = fittedUnder(fittedPath(usual, request, relations, pathOf), request, relations, pathOf)
  const { boundingBox, polygonCount, placement } = assetOf(assetPath)
  return { assetPath, isStandIn, boundingBox, polygonCount, placement, why }
}

function createObject(id: string, request: ObjectRequest, fetched: FetchedAsset): SceneObject {
  const { assetPath, isStandIn, boundingBox, polygonCount, placement } = fetched
  return {
    id,
    name: request.name,
    request: request.id,
    room: request.room,
    assetPath,
    isStandIn,
    boundingBox,
    polygonCount,
    placement,
    position: null,
    rotation: { x: 0, y: 0, z: 0 },
    heldBy: null,
    material: null,
    status: 'fetched',
  }
}

/** Nothing when the same thing would come again: fetching it once more mends nothing, and its place would be lost. */
function mended(object: SceneObject, fetched: FetchedAsset): readonly SceneObject[] {
  const { assetPath, isStandIn, boundingBox, polygonCount, placement } = fetched
  const { width, depth, height } = object.boundingBox
  const isSame =
    object.assetPath === assetPath &&
    object.polygonCount === polygonCount &&
    width === boundingBox.width &&
    depth === boundingBox.depth &&
    height === boundingBox.height
  if (isSame) return []
  const asset = { assetPath, isStandIn, boundingBox, polygonCount, placement }
  return [{ ...object, ...asset, position: null, heldBy: null, material: null, status: 'fetched' }]
}

const LONGEST_ID = 40

/** `dining-chair-2`, the first number that is free. */
function idFor(name: string, taken: Set<string>): string {
  const words = wordsOf(name).flatMap((word) => word.match(/[a-z0-9]+/g) ?? [])
  const base = words.join('-').slice(-LONGEST_ID).replace(/^-/, '') || 'thing'
  let number = 1
  while (taken.has(`${base}-${number}`)) number++
  taken.add(`${base}-${number}`)
  return `${base}-${number}`
}
