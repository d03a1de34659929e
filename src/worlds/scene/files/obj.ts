/** A scene as Wavefront OBJ and MTL: plain text that every 3D program reads, without textures and lights. */
import { linearOf } from '../color/color-space.ts'
import { assetOf } from '../library/index.ts'
import type { Material } from '../material.ts'
import type { Part } from '../asset.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { PlacedObject, Scene } from '../scene.ts'
import { shellMaterial, shellParts } from '../shell-mesh.ts'
import { createParts } from '../thing-parts.ts'

const OBJ_NAME = 'scene.mtl'
// about 40 MB of text
const LIMIT = { built: 220_000, all: 600_000 }

interface Piece {
  readonly mesh: Mesh
  readonly material: Material | undefined
}

/** Names may be anything; here a blank ends one. */
const word = (text: string): string => text.replaceAll(/[^\w.-]+/g, '_').slice(0, 100) || 'thing'

export function* writeObj(scene: Scene): Generator<string> {
  yield `# made by Troupe\nmtllib ${OBJ_NAME}\n`
  const names = createNames()
  let first = 1
  for (const { name, pieces, place } of groupsOf(scene)) {
    yield `o ${word(name)}\n`
    for (const { mesh, material } of pieces) {
      yield objText(mesh, place, first, names(material))
      first += mesh.positions.length / 3
    }
  }
}

export function* writeMtl(scene: Scene): Generator<string> {
  const names = createNames()
  const written = new Set<string>()
  yield '# made by Troupe\n'
  for (const { pieces } of groupsOf(scene)) {
    // nothing new of this one, but it may have been built
    yield ''
    for (const { material } of pieces) {
      const name = names(material)
      if (written.has(name)) continue
      written.add(name)
      const { color = '#cfc9c0', roughness = 0.9, metalness = 0, opacity = 1 } = material ?? {}
      yield `newmtl ${name}\nKd ${linearOf(color).map(short).join(' ')}\nPr ${short(roughness)}\n`
      yield `Pm ${short(metalness)}\nd ${short(opacity)}\n`
    }
  }
}

function createNames() {
  const known = new Map<string, string>()
  return (material: Material | undefined): string => {
    const key = JSON.stringify(material ?? null)
    if (!known.has(key)) known.set(key, `${word(material?.name ?? 'clay')}-${known.size}`)
    return known.get(key)!
  }
}

type Place = (x: number, y: number, z: number) => readonly [number, number, number]

interface Group {
  readonly name: string
  readonly pieces: readonly Piece[]
  readonly place: Place
}

function* groupsOf(scene: Scene): Generator<Group> {
  for (const room of scene.rooms) {
    const pieces = shellParts(room, scene.rooms).map(({ mesh, surface }) => ({
      mesh,
      material: shellMaterial(room, surface),
    }))
    yield { name: room.id, pieces, place: (x, y, z) => [x, y, z] }
  }
  const partsOf = createParts(assetOf, LIMIT)
  for (const object of scene.objects)
    yield { name: object.id, pieces: piecesOf(object, partsOf(object)), place: placeOf(object) }
}

const piecesOf = ({ material }: PlacedObject, parts: readonly Part[]): readonly Piece[] =>
  parts.map(({ mesh, slot }) => ({
    mesh,
    material: material !== null && Object.hasOwn(material, slot) ? material[slot] : undefined,
  }))

function placeOf({ position, rotation }: PlacedObject): Place {
  const angle = (rotation.y * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return (x, y, z) => [position.x + x * cosine + z * sine, position.y + y, position.z - x * sine + z * cosine]
}

function objText({ positions, indices }: Mesh, place: Place, first: number, material: string): string {
  let text = `usemtl ${material}\n`
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = place(positions[at]!, positions[at + 1]!, positions[at + 2]!)
    text += `v ${short(x)} ${short(y)} ${short(z)}\n`
  }
  for (let at = 0; at < indices.length; at += 3)
    text += `f ${indices[at]! + first} ${indices[at + 1]! + first} ${indices[at + 2]! + first}\n`
  return text
}

const short = (number: number): string => String(Math.round(number * 1e5) / 1e5)
