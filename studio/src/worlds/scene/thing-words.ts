/** What a thing is like, in words and in one colour. */
import type { SceneObject } from '../../../../src/worlds/scene/scene.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** The colour of its main part, where somebody has chosen one. */
export function colourOf({ material }: Pick<SceneObject, 'material'>): string | undefined {
  if (material === null) return undefined
  const main = Object.hasOwn(material, 'body') ? material['body'] : Object.values(material)[0]
  return main !== undefined && HEX.test(main.color) ? main.color : undefined
}

const two = (metres: number): string => String(Math.round(metres * 100) / 100)

/** `1.6 × 2.1 × 1 m` */
export const sizeWords = ({ boundingBox: { width, depth, height } }: Pick<SceneObject, 'boundingBox'>): string =>
  `${two(width)} × ${two(depth)} × ${two(height)} m`

export function placeOf({ position, rotation, status }: SceneObject): string {
  if (position === null) return status === 'left_out' ? 'left out: there was no room for it' : 'nowhere yet'
  const turned = Math.round(((rotation.y % 360) + 360) % 360)
  return `${two(position.x)}, ${two(position.y)}, ${two(position.z)} m${turned === 0 ? '' : `, turned ${turned}°`}`
}

export function holderWords({ heldBy }: Pick<SceneObject, 'heldBy'>): string {
  if (heldBy === null) return ''
  if (heldBy.by === 'object') return `on ${heldBy.object}${heldBy.surface === '' ? '' : ` (${heldBy.surface})`}`
  return heldBy.by === 'floor' ? 'on the floor' : `on the ${heldBy.by}`
}
