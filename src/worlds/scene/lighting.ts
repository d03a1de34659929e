/** How a scene is lit: the sun, the sky, lamps, and the exposure of the pictures. */
import type { Coordinate3D } from './coordinate.ts'

/** A light in the world: the lamp of a thing that is switched on. */
export interface Light {
  readonly id: string
  /** the thing that shines */
  readonly object: string
  readonly kind: 'point' | 'spot'
  readonly position: Coordinate3D
  /** of a spot; it looks that way */
  readonly direction?: Coordinate3D
  /** of a spot: from its middle to its edge, in degrees */
  readonly angle?: number
  /** in candela */
  readonly intensity: number
  /** `#rrggbb`, sRGB */
  readonly color: string
}

export interface Sun {
  /** degrees from +z towards +x, where it stands */
  readonly azimuth: number
  /** degrees above the horizon; below 0 it is night */
  readonly elevation: number
  /** in lux, on what faces it */
  readonly intensity: number
  readonly color: string
}

export interface LightingSetup {
  /** `morning`, `noon`, `evening`, `night` … */
  readonly timeOfDay: string
  readonly mood: string
  readonly sun: Sun
  /** light from everywhere: the sky through the windows, and what walls give back; in lux */
  readonly ambient: { readonly intensity: number; readonly color: string }
  readonly lights: readonly Light[]
  /** stops by which pictures are made brighter, on top of what meters the scene */
  readonly exposure: number
}
