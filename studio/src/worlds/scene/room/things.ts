/** The things of a room: built once each, moved to where they stand, and only what changed is touched. */
import { BoxGeometry, Group, Mesh, type BufferGeometry, type MeshStandardMaterial } from 'three'
import type { Part } from '../../../../../src/worlds/scene/asset.ts'
import { assetOf } from '../../../../../src/worlds/scene/library/index.ts'
import type { Material } from '../../../../../src/worlds/scene/material.ts'
import { materialOf } from '../../../../../src/worlds/scene/render/part-material.ts'
import type { PlacedObject } from '../../../../../src/worlds/scene/scene.ts'
import { repeatOf } from '../../../../../src/worlds/scene/texture/pattern.ts'
import { geometryOf } from './geometry.ts'
import { CLAY, keyOf, type Materials } from './materials.ts'

interface Piece {
  readonly geometry: BufferGeometry
  readonly material: MeshStandardMaterial
}

interface Standing {
  readonly group: Group
  thing: PlacedObject
  look: string
}

export interface Things {
  readonly group: Group
  readonly groupOf: (id: string) => Group | undefined
  /** says what has to be eased to where it stands now */
  show(placed: readonly PlacedObject[]): readonly Shift[]
  /** leaves out what hangs on a wall or ceiling that is left out */
  cutAway(hidden: ReadonlySet<string>): void
  dispose(): void
}

/** A thing on its way: `from` is where it was, or nothing for one that is new. */
export interface Shift {
  readonly group: Group
  readonly from: { readonly x: number; readonly y: number; readonly z: number; readonly turn: number } | undefined
}

// things that looked so a while ago may look so again, when somebody goes back in time
const MOST_KEPT = 400

export function createThings(materials: Materials): Things {
  const all = new Group()
  const standing = new Map<string, Standing>()
  const looks = new Map<string, readonly Piece[]>()
  const piecesOf = (thing: PlacedObject, look: string): readonly Piece[] => {
    let pieces = looks.get(look)
    if (pieces === undefined) looks.set(look, (pieces = build(thing, materials)))
    return pieces
  }
  const forget = () => {
    const used = new Set([...standing.values()].map(({ look }) => look))
    for (const [look, pieces] of looks) {
      if (looks.size <= MOST_KEPT) return
      if (used.has(look)) continue
      for (const { geometry } of pieces) geometry.dispose()
      looks.delete(look)
    }
  }
  return {
    group: all,
    groupOf: (id) => standing.get(id)?.group,
    show(placed) {
      const shifts: Shift[] = []
      const ids = new Set(placed.map(({ id }) => id))
      for (const [id, { group }] of standing)
        if (!ids.has(id)) {
          all.remove(group)
          standing.delete(id)
        }
      for (const thing of placed) {
        let known = standing.get(thing.id)
        if (known?.thing === thing) continue
        const look = lookOf(thing)
        const { x, y, z } = thing.position
        const turn = (thing.rotation.y * Math.PI) / 180
        if (known === undefined) {
          known = { group: new Group(), thing, look: '' }
          known.group.userData['id'] = thing.id
          standing.set(thing.id, known)
          all.add(known.group)
          shifts.push({ group: known.group, from: undefined })
        } else {
          const { position: old, rotation } = known.group
          if (old.x !== x || old.y !== y || old.z !== z || rotation.y !== turn)
            shifts.push({ group: known.group, from: { x: old.x, y: old.y, z: old.z, turn: rotation.y } })
        }
        if (known.look !== look) dress(known.group, piecesOf(thing, look))
        known.look = look
        known.thing = thing
        known.group.position.set(x, y, z)
        known.group.rotation.y = turn
      }
      forget()
      return shifts
    },
    cutAway(hidden) {
      for (const { group, thing } of standing.values()) {
        const { heldBy } = thing
        group.visible =
          heldBy === null || heldBy.by === 'object' || heldBy.by === 'floor'
            ? true
            : !hidden.has(`${heldBy.room}/${heldBy.by === 'wall' ? heldBy.wall : 'ceiling'}`)
      }
    },
    dispose() {
      for (const pieces of looks.values()) for (const { geometry } of pieces) geometry.dispose()
      looks.clear()
    },
  }
}

const lookOf = ({ assetPath, boundingBox, material }: PlacedObject): string =>
  JSON.stringify([assetPath, boundingBox, material])

function dress(group: Group, pieces: readonly Piece[]): void {
  group.clear()
  for (const { geometry, material } of pieces) {
    const mesh = new Mesh(geometry, material)
    mesh.castShadow = !material.transparent
    mesh.receiveShadow = true
    group.add(mesh)
  }
}

function build(thing: PlacedObject, materials: Materials): readonly Piece[] {
  const dressed = (part: Omit<Part, 'mesh'>): Material => (thing.material === null ? CLAY : materialOf(thing, part))
  const parts = partsOf(thing.assetPath)
  if (parts === undefined) {
    // of somebody's own, or of a board that nobody can build: as large as it is
    const { width, depth, height } = thing.boundingBox
    const box = new BoxGeometry(width, height, depth).translate(0, height / 2, 0)
    return [{ geometry: box, material: materials.of(dressed({ name: '', slot: 'body', substance: 'plastic' })) }]
  }
  const alike = Map.groupBy(
    parts.map((part) => ({ part, material: dressed(part) })),
    ({ material }) => keyOf(material),
  )
  return [...alike.values()].map((group) => {
    const { material } = group[0]!
    const meshes = group.map(({ part }) => part.mesh)
    return { geometry: geometryOf(meshes, repeatOf(material)), material: materials.of(material) }
  })
}

function partsOf(path: string): readonly Part[] | undefined {
  try {
    return assetOf(path).parts
  } catch {
    return undefined
  }
}
