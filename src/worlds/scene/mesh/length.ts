/** The length of a vector. Math.hypot also takes care of what is huge or tiny, and most of the time of its callers. */
export const lengthOf = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z)
