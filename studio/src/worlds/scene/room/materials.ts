/** Materials as the graphics card wants them, each made once: colours, and patterns painted into a texture. */
import {
  Color,
  DataTexture,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshStandardMaterial,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three'
import type { Material } from '../../../../../src/worlds/scene/material.ts'
import { linearOf } from '../../../../../src/worlds/scene/color/color-space.ts'
import { bakeColor } from '../../../../../src/worlds/scene/texture/bake.ts'

/** What has no material yet. */
export const CLAY: Material = { name: 'clay', color: '#d3cdc3', roughness: 0.9, metalness: 0, pattern: 'plain' }

export const keyOf = (material: Material): string => JSON.stringify(material)

export interface Materials {
  of(material: Material): MeshStandardMaterial
  dispose(): void
}

const SHARPNESS = 4

/** What is thin casts its shadow from both of its sides, or light would come through where two walls meet. */
export function createMaterials(isThin = false): Materials {
  const made = new Map<string, MeshStandardMaterial>()
  return {
    of(material) {
      const key = keyOf(material)
      let known = made.get(key)
      if (known === undefined) {
        made.set(key, (known = makeMaterial(material)))
        if (isThin) known.shadowSide = DoubleSide
      }
      return known
    },
    dispose() {
      for (const material of made.values()) {
        material.map?.dispose()
        material.dispose()
      }
      made.clear()
    },
  }
}

function makeMaterial(material: Material): MeshStandardMaterial {
  const { color, roughness, metalness, pattern, opacity = 1, emission = 0 } = material
  const own = new Color(...linearOf(color))
  const made = new MeshStandardMaterial({ roughness: Math.max(0.04, roughness), metalness })
  if (pattern === 'plain') made.color.copy(own)
  else made.map = textureOf(material)
  if (emission > 0) {
    made.emissive.copy(own)
    made.emissiveIntensity = emission
  }
  if (opacity < 1) {
    made.transparent = true
    made.opacity = opacity
    made.depthWrite = false
    made.side = DoubleSide
  }
  return made
}

function textureOf(material: Material): DataTexture {
  const { width, height, data } = bakeColor(material)
  const pixels = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    pixels.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    pixels[pixel * 4 + 3] = 255
  }
  const texture = new DataTexture(pixels, width, height, RGBAFormat)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = SHARPNESS
  texture.needsUpdate = true
  return texture
}
