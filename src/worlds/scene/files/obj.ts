/** A scene as Wavefront OBJ and MTL: plain text that every 3D program reads, without textures and lights. */
import { linearOf } from '../color/color-space.ts'
import { assetOf } from '../library/index.ts'
import type { Material } from '../material.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { PlacedObject, Scene } from '../scene.ts'
import { shellMaterial, shellParts } from '../shell-mesh.ts'

const OBJ_NAME = 'scene.mtl'

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
  for (const object of scene.objects) yield { name: object.id, pieces: piecesOf(object), place: placeOf(object) }
}

const piecesOf = ({ assetPath, material }: PlacedObject): readonly Piece[] =>
  assetOf(assetPath).parts.map(({ mesh, slot }) => ({
    mesh,
    material: material !== null && Object.hasOwn(material, slot) ? material[slot] : undefined,
  }))

function placeOf({ position, rotation }: PlacedObject): Place {
  const angle = (rotation.y * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return (x, y, z) => [position.x + x * cosine + z * sine, position.y + y, position.z - x * sine + z * cosine]
}

function objText({ positions, indices }: Mesh, place: Place, first: number, material: string): string {
  const lines = [`usemtl ${material}`]
  for (let at = 0; at < positions.length; at += 3)
    lines.push(
      `v ${place(positions[at]!, positions[at + 1]!, positions[at + 2]!)
        .map(short)
        .join(' ')}`,
    )
  for (let at = 0; at < indices.length; at += 3)
    lines.push(`f ${indices[at]! + first} ${indices[at + 1]! + first} ${indices[at + 2]! + first}`)
  return `${lines.join('\n')}\n`
}

const short = (number: number): string => String(Math.round(number * 1e5) / 1e5)
