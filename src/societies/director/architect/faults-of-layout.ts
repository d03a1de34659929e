/** Faults of a layout by other means than the solver's: exact volumes of meshes, corners of meshes, contact below. */
import Module, { type Manifold, type ManifoldToplevel } from 'manifold-3d'
import { isInside } from '../../../worlds/scene/geometry/floor-plan.ts'
import { joined, turned } from '../../../worlds/scene/mesh/index.ts'
import { isPlaced, type PlacedObject } from '../../../worlds/scene/scene.ts'
import type { Layout } from './lay-out.ts'
import type { Catalogue } from './thing.ts'

// one cubic centimetre
const CLIP_M3 = 1e-6

let kernel: Promise<ManifoldToplevel> | null = null
async function loadKernel(): Promise<ManifoldToplevel> {
  kernel ??= Module().then((loaded) => {
    loaded.setup()
    return loaded
  })
  return await kernel
}

/** A sentence for each fault; none for a sound layout. */
export async function faultsOfLayout(layout: Layout, catalogue: Catalogue): Promise<readonly string[]> {
  const { Manifold, Mesh } = await loadKernel()
  const placed = layout.objects.filter(isPlaced)
  const faults: string[] = []
  const bodyOf = ({ assetPath, position: { x, y, z }, rotation }: PlacedObject): Manifold => {
    const parts = catalogue.assetOf(assetPath).parts.map(({ mesh }) => {
      const { positions, indices } = turned(mesh, rotation)
      const welded = new Mesh({ numProp: 3, vertProperties: positions, triVerts: indices })
      welded.merge()
      return new Manifold(welded)
    })
    return Manifold.union(parts).translate(x, y, z)
  }
  const bodies = placed.map((object) => ({ object, body: bodyOf(object) }))
  for (const [place, { object, body }] of bodies.entries()) {
    const [own, room] = [body.boundingBox(), layout.rooms.find(({ id }) => id === object.room)]
    if (!room) faults.push(`${object.id} is in no room`)
    else if (isOutside(object, catalogue, room.outline)) faults.push(`${object.id} reaches out of its room`)
    if (room && own.max[1] > room.height + 1e-3) faults.push(`${object.id} reaches through the ceiling`)
    if (own.min[1] < -1e-3) faults.push(`${object.id} reaches through the floor`)
    for (const { object: other, body: otherBody } of bodies.slice(place + 1)) {
      const box = otherBody.boundingBox()
      if ([0, 1, 2].some((axis) => own.min[axis]! >= box.max[axis]! || box.min[axis]! >= own.max[axis]!)) continue
      const volume = body.intersect(otherBody).volume()
      if (volume > CLIP_M3) faults.push(`${object.id} clips ${other.id} by ${Math.round(volume * 1e6)} cm³`)
    }
    if (
      !isHeld(
        object,
        body,
        bodies.map((each) => each.body),
      )
    )
      faults.push(`${object.id} is held by nothing`)
  }
  return faults

  /** Moved by a centimetre towards what holds it, it meets it. */
  function isHeld({ heldBy, id, room }: PlacedObject, body: Manifold, all: readonly Manifold[]): boolean {
    const { min, max } = body.boundingBox()
    const shell = layout.rooms.find((each) => each.id === room)!
    if (heldBy?.by === 'ceiling') return shell.height - max[1]! < 0.01
    if (heldBy?.by === 'wall') return true
    if (min[1]! < 0.01) return true
    const lower = body.translate(0, -0.01, 0)
    return all.some((other, place) => placed[place]!.id !== id && lower.intersect(other).volume() > 1e-9)
  }
}

function isOutside(
  { assetPath, position, rotation }: PlacedObject,
  catalogue: Catalogue,
  outline: readonly (readonly [number, number])[],
): boolean {
  const { positions } = turned(joined(...catalogue.assetOf(assetPath).parts.map(({ mesh }) => mesh)), rotation)
  for (let place = 0; place < positions.length; place += 3)
    if (!isInside(outline, positions[place]! + position.x, positions[place + 2]! + position.z)) return true
  return false
}
