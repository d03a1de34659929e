/** A scene as a GLB file: named nodes, physically based materials with textures, lights in lux and candela, cameras. */
import {
  Document,
  Format,
  WebIO,
  type Material as GltfMaterial,
  type Mesh as GltfMesh,
  type Node,
} from '@gltf-transform/core'
import { pause } from '../../../base/pause.ts'
import type { Part } from '../asset.ts'
import { linearOf } from '../color/color-space.ts'
import { assetOf } from '../library/index.ts'
import type { Material } from '../material.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { Camera, PlacedObject, Scene } from '../scene.ts'
import { shellMaterial, shellParts } from '../shell-mesh.ts'
import { createParts } from '../thing-parts.ts'
import { bakeColor } from '../texture/bake.ts'
import { repeatOf } from '../texture/pattern.ts'
import { directionOf } from './directions.ts'
import { glbBytes } from './glb-bytes.ts'
import { lightsOf } from './glb-lights.ts'
import { encodePng } from './png.ts'
import { lookAlong, turnOf } from './quaternion.ts'

const ASPECT = 16 / 10
const FILM_MM = 36
const NEAR_METRES = 0.05
const FAR_METRES = 100
// things that look the same share their mesh, so that only what differs counts
const LIMIT = { built: 220_000, all: 600_000 }
// each is painted and packed for some 20 ms; what comes after that many has the plain colour of its material
const MOST_TEXTURES = 16
const UNDRESSED: Material = { name: 'clay', color: '#cfc9c0', roughness: 0.9, metalness: 0, pattern: 'plain' }

interface Dressed {
  readonly mesh: Mesh
  readonly material: Material
}

export async function writeGlb(scene: Scene): Promise<Uint8Array> {
  const document = new Document()
  document.getRoot().getAsset().generator = 'Troupe'
  const top = document.createScene(oneLine(scene.title))
  document.getRoot().setDefaultScene(top)
  const writer = createWriter(document)

  for (const room of scene.rooms) {
    const node = document.createNode(room.id)
    top.addChild(node)
    const bySurface = Map.groupBy(shellParts(room, scene.rooms), ({ surface }) => surface)
    for (const [surface, parts] of bySurface) {
      const material = shellMaterial(room, surface)
      const mesh = await writer.meshOf(
        `${room.id} ${surface}`,
        parts.map((part) => ({ mesh: part.mesh, material })),
      )
      node.addChild(document.createNode(`${room.id} ${surface}`).setMesh(mesh))
    }
  }
  // things that look the same share their mesh
  const known = new Map<string, GltfMesh>()
  const partsOf = createParts(assetOf, LIMIT)
  for (const object of scene.objects) {
    const key = `${object.assetPath} ${JSON.stringify(object.material)}`
    const mesh = known.get(key) ?? (await writer.meshOf(object.assetPath, dressedParts(object, partsOf(object))))
    known.set(key, mesh)
    const { x, y, z } = object.position
    const node = document.createNode(object.id).setMesh(mesh).setTranslation([x, y, z])
    node.setRotation(turnOf(object.rotation.y)).setExtras({ name: object.name, asset: object.assetPath })
    top.addChild(node)
  }
  for (const camera of scene.camera ? [scene.camera.main, ...scene.camera.views] : [])
    top.addChild(cameraNode(document, camera))
  const { nodes, lights } = lightsOf(document, scene.lighting)
  for (const node of nodes) top.addChild(node)
  // the format knows no scene without anything
  if (top.listChildren().length === 0) top.addChild(document.createNode('nothing'))

  const { json, resources } = await new WebIO().writeJSON(document, { format: Format.GLB })
  return glbBytes(json, Object.values(resources)[0] ?? new Uint8Array(0), lights)
}

function dressedParts(object: PlacedObject, parts: readonly Part[]): readonly Dressed[] {
  return parts.map(({ mesh, slot }) => ({
    mesh,
    material: object.material !== null && Object.hasOwn(object.material, slot) ? object.material[slot]! : UNDRESSED,
  }))
}

function createWriter(document: Document) {
  const buffer = document.createBuffer()
  const materials = new Map<string, GltfMaterial>()
  let textures = 0
  const materialOf = async (material: Material): Promise<GltfMaterial> => {
    const key = JSON.stringify(material)
    const known = materials.get(key)
    if (known !== undefined) return known
    const { name, color, roughness, metalness, opacity = 1, emission = 0 } = material
    const [red, green, blue] = linearOf(color)
    const made = document
      .createMaterial(oneLine(name))
      .setRoughnessFactor(clamped(roughness))
      .setMetallicFactor(clamped(metalness))
      .setEmissiveFactor([clamped(red * emission), clamped(green * emission), clamped(blue * emission)])
    const hasTexture = isTextured(material) && textures < MOST_TEXTURES
    if (hasTexture) {
      textures++
      const texture = document.createTexture(oneLine(name)).setMimeType('image/png')
      made
        .setBaseColorTexture(texture.setImage(await encodePng(bakeColor(material))))
        .setBaseColorFactor([1, 1, 1, clamped(opacity)])
    } else made.setBaseColorFactor([red, green, blue, clamped(opacity)])
    if (opacity < 1) made.setAlphaMode('BLEND')
    materials.set(key, made)
    return made
  }
  return {
    /** One primitive for each material. */
    async meshOf(name: string, parts: readonly Dressed[]): Promise<GltfMesh> {
      await pause()
      const mesh = document.createMesh(oneLine(name))
      for (const same of Map.groupBy(parts, ({ material }) => JSON.stringify(material)).values()) {
        const { material } = same[0]!
        const { positions, normals, uvs, indices } = joinedMesh(same.map((part) => part.mesh))
        if (indices.length === 0) continue
        const accessor = (
          type: 'VEC2' | 'VEC3' | 'SCALAR',
          array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
        ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
        const primitive = document
          .createPrimitive()
          .setAttribute('POSITION', accessor('VEC3', positions))
          .setAttribute('NORMAL', accessor('VEC3', normals))
          .setIndices(accessor('SCALAR', indices))
          .setMaterial(await materialOf(material))
        if (primitive.getMaterial()!.getBaseColorTexture() !== null) {
          const repeat = repeatOf(material)
          primitive.setAttribute(
            'TEXCOORD_0',
            accessor(
              'VEC2',
              uvs.map((metres) => metres / repeat),
            ),
          )
        }
        mesh.addPrimitive(primitive)
      }
      return mesh
    },
  }
}

const isTextured = ({ pattern }: Material): boolean => pattern !== 'plain'

const clamped = (part: number): number => (part >= 0 ? Math.min(1, part) : 0)

/** Names come from prompts: one line of them is enough for whoever opens the file. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 200)

function joinedMesh(meshes: readonly Mesh[]) {
  const corners = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0)
  const positions = new Float32Array(corners * 3)
  const normals = new Float32Array(corners * 3)
  const uvs = new Float32Array(corners * 2)
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0))
  let [first, place] = [0, 0]
  for (const mesh of meshes) {
    positions.set(mesh.positions, first * 3)
    uvs.set(mesh.uvs, first * 2)
    for (let at = 0; at < mesh.normals.length; at += 3) {
      const [x, y, z] = [mesh.normals[at]!, mesh.normals[at + 1]!, mesh.normals[at + 2]!]
      const length = Math.hypot(x, y, z)
      // a corner without a direction looks up: files must not hold a normal of no length
      normals.set(length > 0 ? [x / length, y / length, z / length] : [0, 1, 0], first * 3 + at)
    }
    for (const index of mesh.indices) indices[place++] = index + first
    first += mesh.positions.length / 3
  }
  return { positions, normals, uvs, indices }
}

function cameraNode(document: Document, { name, position, target, focalLength }: Camera): Node {
  const camera = document
    .createCamera(oneLine(name))
    .setType('perspective')
    .setAspectRatio(ASPECT)
    .setYFov(2 * Math.atan(FILM_MM / ASPECT / (2 * Math.max(1, focalLength))))
    .setZNear(NEAR_METRES)
    .setZFar(FAR_METRES)
  return document
    .createNode(oneLine(name))
    .setCamera(camera)
    .setTranslation([position.x, position.y, position.z])
    .setRotation(lookAlong(directionOf(position, target)))
}
