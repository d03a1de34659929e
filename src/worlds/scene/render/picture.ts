/** A picture of a scene, with what whoever judges it needs: which thing each pixel shows, how far away, how bright. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** three bytes for each pixel, row by row from the top; sRGB */
  readonly rgb: Uint8Array
  /** which of the scene's objects is seen; -1: a part of a room, -2: nothing */
  readonly objects: Int32Array
  /** metres from the camera; Infinity where nothing is */
  readonly depth: Float32Array
  /** candela per square metre, before the film; 0 outside of the rooms */
  readonly luminance: Float32Array
}

export const ROOM_PIXEL = -1
export const EMPTY_PIXEL = -2
