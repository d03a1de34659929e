/** A place, or a direction: metres along x, y and z, with y up; of a rotation, degrees about them. */
export interface Coordinate3D {
  readonly x: number
  readonly y: number
  readonly z: number
}
