/** A small library for tests of the Architect: plain furniture of boxes, with surfaces and clearances. */
import type { Asset, Clearance, Part, Role, Support } from '../../../worlds/scene/asset.ts'
import { box, boundsOf, joined, type Mesh, moved, triangleCount } from '../../../worlds/scene/mesh/index.ts'
import type { ObjectRelation, Relation, RoomRelation } from '../../../worlds/scene/relation.ts'
import { isObjectRelation } from '../../../worlds/scene/relation.ts'
import type { Placement, SceneObject } from '../../../worlds/scene/scene.ts'
import type { MasterPlan, Passage, RoomRequest } from '../plan.ts'
import type { Catalogue } from './thing.ts'

interface Model {
  readonly role: Role
  readonly placement: Placement
  readonly meshes: readonly Mesh[]
  readonly supports?: readonly Support[]
  readonly clearance?: Partial<Clearance>
}

const at = (mesh: Mesh, x: number, y: number, z: number) => moved(mesh, x, y, z)
const top = (y: number, width: number, depth: number, name = 'top', clearHeight = Infinity): Support => ({
  name,
  kind: 'top',
  at: { x: 0, y, z: 0 },
  width,
  depth,
  clearHeight,
})

/** A board on four legs, in two meshes. */
function legged(width: number, height: number, depth: number, board = 0.04, leg = 0.05): readonly Mesh[] {
  const [x, z] = [width / 2 - leg / 2, depth / 2 - leg / 2]
  const one = box(leg, height - board, leg)
  const legs = joined(at(one, x, 0, z), at(one, -x, 0, z), at(one, x, 0, -z), at(one, -x, 0, -z))
  return [at(box(width, board, depth), 0, height - board, 0), legs]
}

const table = (
  width: number,
  height: number,
  depth: number,
  role: Role,
  clearance: Partial<Clearance> = {},
): Model => ({
  role,
  placement: 'floor',
  meshes: legged(width, height, depth),
  supports: [top(height, width, depth)],
  clearance,
})

const block = (
  role: Role,
  placement: Placement,
  [width, height, depth]: readonly [number, number, number],
  clearance: Partial<Clearance> = {},
): Model => ({
  role,
  placement,
  meshes: [box(width, height, depth)],
  supports: placement === 'floor' || placement === 'top' ? [top(height, width, depth)] : [],
  clearance,
})

const chair: Model = {
  role: 'seat',
  placement: 'floor',
  meshes: [...legged(0.45, 0.46, 0.48), at(box(0.45, 0.44, 0.04), 0, 0.46, -0.22)],
  supports: [{ ...top(0.46, 0.42, 0.4, 'seat'), kind: 'seat', at: { x: 0, y: 0.46, z: 0.02 } }],
}

/** Three boards between two sides. */
const shelves: Model = {
  role: 'storage',
  placement: 'floor',
  meshes: [
    at(box(0.02, 1.8, 0.3), -0.39, 0, 0),
    at(box(0.02, 1.8, 0.3), 0.39, 0, 0),
    ...[0.05, 0.6, 1.15, 1.78].map((y) => at(box(0.76, 0.02, 0.3), 0, y, 0)),
  ],
  supports: [0.07, 0.62, 1.17].map((y, place) => ({ ...top(y, 0.76, 0.28, `shelf ${place}`, 0.5), kind: 'shelf' })),
  clearance: { front: 0.6 },
}

/** In the shape of an L, as one mesh of two bodies. */
const corner: Model = {
  role: 'sofa',
  placement: 'floor',
  meshes: [joined(at(box(2.4, 0.8, 0.9), 0, 0, -0.4), at(box(0.9, 0.79, 0.8), 0.75, 0, 0.45))],
  clearance: {},
}

const bed: Model = {
  role: 'bed',
  placement: 'floor',
  meshes: [...legged(1.6, 0.5, 2.05, 0.25), at(box(1.6, 0.5, 0.06), 0, 0.5, -0.995)],
  supports: [{ ...top(0.5, 1.5, 1.9, 'mattress'), at: { x: 0, y: 0.5, z: 0.05 } }],
  clearance: { left: 0.5, right: 0.5, front: 0.4 },
}

const crate: Model = {
  role: 'storage',
  placement: 'floor',
  meshes: [
    box(0.5, 0.02, 0.4),
    at(box(0.02, 0.3, 0.4), 0.24, 0.02, 0),
    at(box(0.02, 0.3, 0.4), -0.24, 0.02, 0),
    at(box(0.46, 0.3, 0.02), 0, 0.02, 0.19),
    at(box(0.46, 0.3, 0.02), 0, 0.02, -0.19),
  ],
  supports: [{ ...top(0.02, 0.44, 0.34, 'inside'), kind: 'inside' }],
}

const models: ReadonlyMap<string, Model> = new Map([
  ['bed', bed],
  ['nightstand', block('storage', 'floor', [0.45, 0.55, 0.4])],
  ['wardrobe', block('storage', 'floor', [1.4, 2.1, 0.6], { front: 0.7 })],
  ['dresser', block('storage', 'floor', [1.1, 0.8, 0.45], { front: 0.6 })],
  ['bookshelf', shelves],
  ['crate', crate],
  ['desk', table(1.3, 0.75, 0.65, 'desk', { front: 0.7 })],
  ['dining table', table(1.7, 0.75, 0.9, 'table')],
  ['square table', table(0.9, 0.75, 0.9, 'table')],
  ['coffee table', table(1, 0.42, 0.55, 'table')],
  ['side table', table(0.45, 0.55, 0.45, 'table')],
  ['chair', chair],
  ['armchair', block('seat', 'floor', [0.8, 0.85, 0.8], { front: 0.5 })],
  ['sofa', block('sofa', 'floor', [2.1, 0.85, 0.9], { front: 0.4 })],
  ['corner sofa', corner],
  ['bench', table(1.2, 0.45, 0.4, 'seat')],
  ['tv stand', block('storage', 'floor', [1.5, 0.5, 0.4])],
  ['tv', block('screen', 'top', [1.1, 0.65, 0.12])],
  ['fridge', block('appliance', 'floor', [0.7, 1.8, 0.7], { front: 0.8 })],
  ['floor lamp', block('lamp', 'floor', [0.35, 1.6, 0.35])],
  ['lamp', block('lamp', 'top', [0.22, 0.4, 0.22])],
  ['pendant', block('lamp', 'ceiling', [0.4, 0.6, 0.4])],
  ['plant', block('plant', 'floor', [0.5, 1.2, 0.5])],
  ['rug', block('rug', 'flat', [2.4, 0.012, 1.7])],
  ['painting', block('picture', 'wall', [0.8, 0.6, 0.03])],
  ['mirror', block('picture', 'wall', [0.5, 1, 0.03])],
  ['wall shelf', { ...block('storage', 'wall', [0.9, 0.04, 0.22]), supports: [top(0.04, 0.9, 0.22)] }],
  ['curtain', block('curtain', 'wall', [1.6, 2.1, 0.06])],
  ['platter', block('small', 'top', [0.4, 0.02, 0.3])],
  ['board', block('small', 'top', [0.3, 0.02, 0.2])],
  ['knife', block('small', 'top', [0.2, 0.01, 0.03])],
  ['book', block('small', 'top', [0.15, 0.22, 0.03])],
  ['cushion', block('small', 'top', [0.4, 0.12, 0.4])],
  ['vase', block('small', 'top', [0.15, 0.3, 0.15])],
  ['box', block('small', 'floor', [0.4, 0.2, 0.4])],
  ['column', block('large', 'floor', [0.4, 2.2, 0.4])],
])

export const fixtureNames: readonly string[] = [...models.keys()]

const assets = new Map<string, Asset>()

export const fixtureCatalogue: Catalogue = {
  assetOf(path) {
    const known = assets.get(path)
    if (known) return known
    const model = models.get(path)!
    const { min, max } = boundsOf(...model.meshes)
    // centred as the library does it
    const parts = model.meshes.map((mesh, place): Part => ({
      name: `part-${place}`,
      slot: 'body',
      substance: 'wood',
      mesh: moved(mesh, -(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2),
    }))
    const asset: Asset = {
      family: path,
      parts,
      boundingBox: { width: max[0] - min[0], depth: max[2] - min[2], height: max[1] - min[1] },
      polygonCount: model.meshes.reduce((sum, mesh) => sum + triangleCount(mesh), 0),
      placement: model.placement,
      supports: model.supports ?? [],
      clearance: { front: 0, back: 0, left: 0, right: 0, ...model.clearance },
      lights: [],
    }
    assets.set(path, asset)
    return asset
  },
  roleOf: (family) => models.get(family)?.role ?? null,
}

/** Objects as the Librarian hands them over: `chair-1`, `chair-2`. */
export function objectsOf(plan: MasterPlan, catalogue: Catalogue = fixtureCatalogue): readonly SceneObject[] {
  return plan.requiredObjects.flatMap(({ id, name, count, room }) =>
    Array.from({ length: count }, (_, number): SceneObject => {
      const { boundingBox, polygonCount, placement } = catalogue.assetOf(name)
      return {
        id: `${id}-${number + 1}`,
        name,
        request: id,
        room,
        assetPath: name,
        isStandIn: false,
        boundingBox,
        polygonCount,
        placement,
        position: null,
        rotation: { x: 0, y: 0, z: 0 },
        heldBy: null,
        material: null,
        status: 'fetched',
      }
    }),
  )
}

type Said = Omit<ObjectRelation, 'id'> | Omit<RoomRelation, 'id'>

/** A plan from `{ bed: 1, nightstand: 2 }` and relations; requests are called like their things. */
export function planOf(
  things: Readonly<Record<string, number>>,
  relations: readonly Said[] = [],
  room: Partial<RoomRequest> = {},
  more: {
    rooms?: readonly RoomRequest[]
    passages?: readonly Passage[]
    roomOf?: Readonly<Record<string, string>>
  } = {},
): MasterPlan {
  const all = relations.map((relation, place): Relation => ({ ...relation, id: `r${place}` }))
  return {
    originalPrompt: '',
    interpretedMood: '',
    style: '',
    rooms: more.rooms ?? [roomOf({ id: 'room', ...room })],
    passages: more.passages ?? [],
    requiredObjects: Object.entries(things).map(([name, count]) => ({
      id: name,
      name: name.replace(/ [ab]$/, ''),
      count,
      attributes: { words: [] },
      room: more.roomOf?.[name] ?? more.rooms?.[0]?.id ?? 'room',
      importance: 1,
    })),
    spatialRequirements: {
      objects: all.filter(isObjectRelation),
      room: all.filter((relation): relation is RoomRelation => !isObjectRelation(relation)),
    },
    materialRequirements: {},
    lightingRequirements: { timeOfDay: 'noon', mood: 'neutral', lampsOn: false },
    executionOrder: ['librarian', 'architect', 'materialScientist', 'cinematographer'],
    notUnderstood: [],
  }
}

export const roomOf = (room: Partial<RoomRequest>): RoomRequest => ({
  id: 'room',
  kind: 'bedroom',
  width: null,
  depth: null,
  height: null,
  shape: 'rectangle',
  scale: 1,
  doors: 1,
  windows: 1,
  ...room,
})
