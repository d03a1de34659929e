/** What light needs to know of a material: its painter, how it shines and how much goes through it. */
import type { Substance } from '../asset.ts'
import type { Material } from '../material.ts'
import { linearOf, type Rgb } from '../color/color-space.ts'
import { painterOf, type Painter } from '../texture/pattern.ts'

export interface Surface {
  readonly paint: Painter
  readonly roughness: number
  readonly metalness: number
  readonly opacity: number
  /** its own light, as a multiple of what a white sheet in the picture's middle gives back */
  readonly glow: number
  readonly glowColor: Rgb
  readonly isMirror: boolean
  /** light goes around and through it, as through leaves and shades */
  readonly isThin: boolean
}

// a shade that is on looks brighter than paper and still has a colour
const LAMP_GLOW = 2.2
const SCREEN_GLOW = 0.6

const limited = (value: number | undefined, otherwise: number): number =>
  value !== undefined && value >= 0 && value <= 1 ? value : otherwise

export function surfaceOf(material: Material, substance: Substance, lit: number, lightColor = '#ffffff'): Surface {
  const own = material.emission !== undefined && material.emission > 0 ? Math.min(8, material.emission) : 0
  const [red, green, blue] = linearOf(material.color)
  const light = linearOf(lightColor)
  const isMirror = substance === 'mirror'
  // what shines by its material does so in its own colour
  const glow = lit > 0 ? LAMP_GLOW * lit : substance === 'light' ? 0 : substance === 'screen' ? own * SCREEN_GLOW : own
  return {
    paint: painterOf(material),
    roughness: isMirror ? 0.02 : Math.max(0.05, limited(material.roughness, 0.7)),
    metalness: isMirror ? 1 : limited(material.metalness, 0),
    opacity: limited(material.opacity, substance === 'glass' || substance === 'water' ? 0.25 : 1),
    glow,
    glowColor:
      lit > 0
        ? [light[0] * 0.7 + red * 0.3, light[1] * 0.7 + green * 0.3, light[2] * 0.7 + blue * 0.3]
        : [red, green, blue],
    isMirror,
    isThin: substance === 'plant' || substance === 'paper' || substance === 'light',
  }
}
