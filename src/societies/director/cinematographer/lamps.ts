/** The lamps of a scene that are on: where they shine from in the world, and how strongly. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Asset, LightSource } from '../../../worlds/scene/asset.ts'
import type { Light } from '../../../worlds/scene/lighting.ts'
import type { AssetSource } from '../../../worlds/scene/thing-parts.ts'
import type { Coordinate3D, PlacedObject } from '../../../worlds/scene/scene.ts'

// as many as pictures can show shadows of, and more than a home has
const MOST_LIGHTS = 64
const THINGS_OF_A_PIECE = 8

const colors: Partial<Record<string, string>> = Object.assign(Object.create(null) as Record<string, string>, {
  warm: '#ffcc94',
  bright: '#ffeedd',
  dim: '#ffc285',
})
const USUAL_COLOR = '#ffd7a6'

/** All lamps on; none where they are off. */
export function* lampsOn(
  objects: readonly PlacedObject[],
  mood: string,
  assetOf: AssetSource,
): Pieces<readonly Light[]> {
  const lights: Light[] = []
  for (const [place, object] of objects.entries()) {
    if (place % THINGS_OF_A_PIECE === 0) yield
    lights.push(...sourcesOf(object, assetOf).map((source, number) => lightOf(object, source, number, mood)))
  }
  return lights.slice(0, MOST_LIGHTS)
}

function lightOf(object: PlacedObject, source: LightSource, number: number, mood: string): Light {
  const light = {
    id: `${object.id}/light-${number + 1}`,
    object: object.id,
    kind: source.kind,
    position: placed(source.at, object),
    intensity: source.intensity,
    color: colors[mood] ?? USUAL_COLOR,
  }
  if (source.kind === 'point') return light
  const direction = turned(source.direction ?? { x: 0, y: -1, z: 0 }, object.rotation.y)
  return { ...light, direction, angle: source.angle ?? 45 }
}

function sourcesOf({ assetPath }: PlacedObject, assetOf: AssetSource): readonly LightSource[] {
  let asset: Asset
  try {
    asset = assetOf(assetPath)
  } catch {
    // a path that leads nowhere is drawn as a box, and boxes are dark
    return []
  }
  return asset.lights
}

function turned({ x, y, z }: Coordinate3D, degrees: number): Coordinate3D {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { x: x * cosine + z * sine, y, z: z * cosine - x * sine }
}

function placed(at: Coordinate3D, { position, rotation }: PlacedObject): Coordinate3D {
  const { x, y, z } = turned(at, rotation.y)
  return { x: x + position.x, y: y + position.y, z: z + position.z }
}
