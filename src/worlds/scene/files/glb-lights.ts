/** Lights of a scene as the extension KHR_lights_punctual has them: the sun in lux, lamps in candela. */
import type { Document, Node } from '@gltf-transform/core'
import { linearOf, type Rgb } from '../color/color-space.ts'
import type { LightingSetup } from '../lighting.ts'
import { sunlightOf } from './directions.ts'
import { lookAlong } from './quaternion.ts'

export interface PunctualLight {
  readonly name: string
  readonly type: 'directional' | 'point' | 'spot'
  readonly color: Rgb
  readonly intensity: number
  readonly spot?: { readonly innerConeAngle: number; readonly outerConeAngle: number }
}

const WIDEST_DEGREES = 89
const DOWN = { x: 0, y: -1, z: 0 }

/** A node for each light, and the lights by the names of their nodes. */
export function lightsOf(document: Document, lighting: LightingSetup | null) {
  const nodes: Node[] = []
  const lights: PunctualLight[] = []
  if (lighting !== null && lighting.sun.elevation > 0 && lighting.sun.intensity > 0) {
    const { color, intensity } = lighting.sun
    lights.push({ name: 'light of the sun', type: 'directional', color: linearOf(color), intensity })
    nodes.push(document.createNode('light of the sun').setRotation(lookAlong(sunlightOf(lighting.sun))))
  }
  for (const { id, kind, position, direction = DOWN, angle = 60, intensity, color } of lighting?.lights ?? []) {
    const outer = (Math.max(1, Math.min(WIDEST_DEGREES, angle)) * Math.PI) / 180
    const cone = kind === 'spot' && { spot: { innerConeAngle: outer * 0.7, outerConeAngle: outer } }
    const name = `light ${id}`
    lights.push({ name, type: kind, color: linearOf(color), intensity: Math.max(0, intensity), ...cone })
    const node = document.createNode(name).setTranslation([position.x, position.y, position.z])
    nodes.push(kind === 'spot' ? node.setRotation(lookAlong(direction)) : node)
  }
  return { nodes, lights }
}
