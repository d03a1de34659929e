/** A physically based material, with a pattern that is made, not stored. */
export type Pattern =
  | 'plain'
  | 'wood'
  | 'planks'
  | 'fabric'
  | 'leather'
  | 'stone'
  | 'tiles'
  | 'stripes'
  | 'checks'
  | 'paper'

export interface Material {
  /** `oak`, `white linen` */
  readonly name: string
  /** `#rrggbb`, sRGB */
  readonly color: string
  /** 0 to 1 */
  readonly roughness: number
  /** 0 to 1 */
  readonly metalness: number
  readonly pattern: Pattern
  /** the second colour of the pattern */
  readonly accent?: string
  /** metres after which the pattern repeats */
  readonly scale?: number
  /** 0 to 1; 1 without it */
  readonly opacity?: number
  /** how bright it shines by itself, as a factor of its colour; 0 without it */
  readonly emission?: number
}
