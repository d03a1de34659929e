/** Packs glTF into one GLB file, with the lights that its nodes of the same name carry. */
import type { GLTF } from '@gltf-transform/core'
import type { PunctualLight } from './glb-lights.ts'

const MAGIC = 0x46546c67
const VERSION = 2
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const HEADER_BYTES = 12
// text is filled up with blanks, bytes with zeros
const BLANK = 0x20
const EXTENSION = 'KHR_lights_punctual'

export function glbBytes(json: GLTF.IGLTF, binary: Uint8Array, lights: readonly PunctualLight[]): Uint8Array {
  const { buffers, ...rest } = lights.length === 0 ? json : withLights(json, lights)
  // a buffer without bytes is none
  const whole = binary.length === 0 ? rest : { ...rest, buffers }
  const chunks = [chunk(JSON_CHUNK, new TextEncoder().encode(JSON.stringify(whole)), BLANK)]
  if (binary.length > 0) chunks.push(chunk(BINARY_CHUNK, binary, 0))
  const length = chunks.reduce((sum, bytes) => sum + bytes.length, HEADER_BYTES)
  const file = new Uint8Array(length)
  file.set(words(MAGIC, VERSION, length))
  let at = HEADER_BYTES
  for (const bytes of chunks) {
    file.set(bytes, at)
    at += bytes.length
  }
  return file
}

function chunk(kind: number, content: Uint8Array, filler: number): Uint8Array {
  const bytes = new Uint8Array(8 + Math.ceil(content.length / 4) * 4).fill(filler)
  bytes.set(words(bytes.length - 8, kind))
  bytes.set(content, 8)
  return bytes
}

function words(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [place, value] of values.entries()) view.setUint32(place * 4, value, true)
  return bytes
}

function withLights(json: GLTF.IGLTF, lights: readonly PunctualLight[]): GLTF.IGLTF {
  const places = new Map(lights.map(({ name }, place) => [name, place]))
  return {
    ...json,
    extensionsUsed: [...(json.extensionsUsed ?? []), EXTENSION],
    extensions: { ...json.extensions, [EXTENSION]: { lights } },
    nodes: (json.nodes ?? []).map((node) => {
      const light = node.mesh === undefined && node.camera === undefined ? places.get(node.name ?? '') : undefined
      return light === undefined ? node : { ...node, extensions: { [EXTENSION]: { light } } }
    }),
  }
}
