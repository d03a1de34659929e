/** Whether two pictures differ as they do when somebody moves, and not as they do when a leaf does. */
import type { Picture } from './eye.ts'

const [ACROSS, DOWN] = [32, 20]
// of 255; what is drawn again slightly otherwise differs by less
const VISIBLE = 5

/** Which part of the picture differs visibly, from 0 to 1; all of it where the sizes differ. */
export function differingPart(before: Picture, after: Picture): number {
  if (before.width !== after.width || before.height !== after.height) return 1
  if (before.sha256 === after.sha256) return 0
  const [one, other] = [cellsOf(before), cellsOf(after)]
  let differing = 0
  for (let cell = 0; cell < ACROSS * DOWN; cell++) {
    let most = 0
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(most, Math.abs(one[cell * 3 + channel]! - other[cell * 3 + channel]!))
    if (most > VISIBLE) differing++
  }
  return differing / (ACROSS * DOWN)
}

const known = new WeakMap<Picture, Float32Array>()

/** The mean colours of cells: of every second pixel, which is as good and four times as fast. */
function cellsOf(picture: Picture): Float32Array {
  const before = known.get(picture)
  if (before) return before
  const { width, height, rgba } = picture
  const sums = new Float32Array(ACROSS * DOWN * 3)
  const counts = new Uint32Array(ACROSS * DOWN)
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor((y * DOWN) / height) * ACROSS
    for (let x = 0; x < width; x += 2) {
      const cell = row + Math.floor((x * ACROSS) / width)
      const at = (y * width + x) * 4
      sums[cell * 3]! += rgba[at]!
      sums[cell * 3 + 1]! += rgba[at + 1]!
      sums[cell * 3 + 2]! += rgba[at + 2]!
      counts[cell]!++
    }
  }
  for (let place = 0; place < sums.length; place++) sums[place]! /= Math.max(1, counts[Math.floor(place / 3)]!)
  known.set(picture, sums)
  return sums
}
