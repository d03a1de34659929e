/** A mesh of triangles: corners with normals and texture coordinates in metres, three indices for each triangle. */
export interface Mesh {
  /** x, y, z of each corner */
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** u, v of each corner, in metres along the surface, so that a pattern has the same size everywhere */
  readonly uvs: Float32Array
  /** counter-clockwise seen from outside */
  readonly indices: Uint32Array
}
