/** What a thing takes up, as boxes; and the pieces of its meshes that boxes are made of. */
/** In the thing's own frame. */
export interface Solid {
  readonly minX: number
  readonly maxX: number
  readonly minY: number
  readonly maxY: number
  readonly minZ: number
  readonly maxZ: number
  /** how much of its box the piece fills, 0 where that is not known */
  readonly filled: number
}

/** A connected piece of a mesh: its triangles as nine numbers each, and the box around it. */
export interface Piece {
  readonly triangles: readonly number[]
  readonly box: Solid
}
