/** A thing to be placed: an object of the scene with all that its asset says about room, reach and support. */
import type { Asset, Clearance, Role, Support } from '../../../worlds/scene/asset.ts'
import type { Solid } from '../../../worlds/scene/geometry/solid.ts'
import { solidsOf } from '../../../worlds/scene/geometry/solids.ts'
import type { HeldBy, SceneObject } from '../../../worlds/scene/scene.ts'

/** Where the Architect learns what things are like: the library, or a small one of a test. */
export interface Catalogue {
  assetOf(path: string): Asset
  roleOf(family: string): Role | null
}

export interface Thing {
  readonly object: SceneObject
  readonly family: string
  readonly role: Role
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly solids: readonly Solid[]
  readonly supports: readonly Support[]
  readonly clearance: Clearance
  /** 1: asked for; less may be left out first */
  readonly importance: number
  /** what stands on it and goes where it goes */
  readonly riders?: readonly Rider[]
}

/** A thing relative to the one that carries it, or that carries what carries it. */
export interface Rider {
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  readonly held: HeldBy
}

export function thingOf(object: SceneObject, catalogue: Catalogue, importance: number): Thing {
  const asset = catalogue.assetOf(object.assetPath)
  const { width, depth, height } = asset.boundingBox
  const role = catalogue.roleOf(asset.family) ?? 'small'
  const solids = solidsOf(asset)
  const { family, supports, clearance } = asset
  return { object, family, role, width, depth, height, solids, supports, clearance, importance }
}

/** Words of its name and family, to tell a nightstand from a wardrobe where both are for storage. */
export const isCalled = ({ object, family }: Thing, pattern: RegExp): boolean =>
  pattern.test(family) || pattern.test(object.name)
