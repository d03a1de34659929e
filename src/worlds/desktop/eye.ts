/** An eye: what a picture of a window shows, in names, directions and distances. Eyes are in `eyes/`. */

/** A picture of a window, or of the part of it that is looked at. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** four bytes for each pixel, row by row from the top; alpha is 255 */
  readonly rgba: Uint8Array
  /** of the pixels, with their width and height: the same picture has the same hash, however it is packed */
  readonly sha256: string
  /** the picture as a PNG file; packed when it is first asked for */
  png(): Promise<Uint8Array>
}

export const directions = ['left', 'ahead', 'right', 'up', 'down'] as const
export type Direction = (typeof directions)[number]

export const distances = ['near', 'middle', 'far'] as const
export type Distance = (typeof distances)[number]

/** A part of a picture, in pixels from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface SeenObject {
  readonly name: string
  readonly direction: Direction
  readonly distance: Distance
  readonly box?: Box
  /** from 0 to 1: how sure the eye is */
  readonly confidence: number
}

/** What somebody looked at before: for eyes that see what changed. */
export interface Before {
  readonly picture: Picture
}

/** What differs from the picture before. */
export interface Change {
  /** which part of the pixels differs visibly, from 0 to 1 */
  readonly part: number
  /** where, as few boxes */
  readonly boxes: readonly Box[]
}

/** What asking somebody else cost, where an eye does that. */
export interface EyeCall {
  readonly model: string
  readonly inputTokens?: number
  readonly outputTokens?: number
  readonly usd?: number
}

/** Plain JSON: an effect's result, kept in the journal with the picture's hash. */
export interface Seen {
  /** in words; what a memory is found by */
  readonly caption: string
  /** only what the eye has a name for that somebody taught it */
  readonly objects: readonly SeenObject[]
  /** parts that are something, and the eye cannot say what */
  readonly unknown: readonly Box[]
  /** left out where there was no picture before, or of another size */
  readonly changed?: Change
  /** why the eye fell back to something simpler, if it did */
  readonly fallback?: string
  readonly calls?: readonly EyeCall[]
}

export interface Eye {
  /** for people and for the journal: `changes`, `taught kitchen`, `model gpt-5-mini` */
  readonly name: string
  see(picture: Picture, options?: { readonly before?: Before; readonly signal?: AbortSignal }): Promise<Seen>
  close?(): Promise<void>
}
