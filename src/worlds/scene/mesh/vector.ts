/** A point or direction in space. */
export type Vector = readonly [x: number, y: number, z: number]
