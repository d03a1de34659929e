/** Draws triangles into a buffer of nearness and one of which triangle is seen: the z-buffer. */
import type { Pieces } from '../../../base/pieces.ts'
import { NEAR, type Projection } from './projection.ts'
import type { Group, Stage } from './stage.ts'

export interface Visible {
  readonly width: number
  readonly height: number
  /** 1 / distance along the view; in parallel: minus the distance. The larger is the nearer */
  readonly nearness: Float32Array
  /** 1 + the triangle that is seen; 0: none */
  readonly triangle: Uint32Array
}

/** What parallel views begin with: further away than anything. */
const NOTHING_PARALLEL = -1e9

export const emptyVisible = (width: number, height: number, isParallel = false): Visible => ({
  width,
  height,
  nearness: new Float32Array(width * height).fill(isParallel ? NOTHING_PARALLEL : 0),
  triangle: new Uint32Array(width * height),
})

export interface RasterOptions {
  /** leaves out triangles that look away: the insides of closed things */
  readonly isOneSided: boolean
  readonly isDrawn: (group: Group) => boolean
}

// triangles of one piece of the work; the largest take as long as a thousand others
const PIECE = 10_000
const GROUP_COST = 1_000

export function* rasterize(
  stage: Stage,
  view: Projection,
  into: Visible,
  { isOneSided, isDrawn }: RasterOptions,
): Pieces<void> {
  const raster = createRaster(view, into)
  let spent = 0
  for (const group of stage.groups) {
    if (!isDrawn(group) || !isInSight(view, group)) continue
    for (let first = group.first; first < group.end; first += PIECE) {
      const end = Math.min(group.end, first + PIECE)
      raster.draw(stage.positions, first, end, isOneSided)
      spent += GROUP_COST + end - first
      if (spent < PIECE) continue
      spent = 0
      yield
    }
  }
}

/** Pixels that a drawing touched: columns and rows, the last ones included. */
export interface Touched {
  left: number
  right: number
  top: number
  bottom: number
}

/** Draws a few groups into a buffer that is used again and again, and tells which part of it they touched. */
export function createSingle(stage: Stage, view: Projection, into: Visible): (groups: readonly Group[]) => Touched {
  const touched: Touched = { left: 0, right: 0, top: 0, bottom: 0 }
  const raster = createRaster(view, into, touched)
  return (groups) => {
    Object.assign(touched, { left: view.width, right: -1, top: view.height, bottom: -1 })
    for (const group of groups) if (isInSight(view, group)) raster.draw(stage.positions, group.first, group.end, true)
    return touched
  }
}

/** Whether a ball around a group may be seen. */
function isInSight({ eye, right, up, forward, width, height, scale, isParallel }: Projection, ball: Group): boolean {
  if (isParallel) return true
  const [dx, dy, dz] = [ball.x - eye[0], ball.y - eye[1], ball.z - eye[2]]
  const ahead = dx * forward[0] + dy * forward[1] + dz * forward[2]
  if (!(ahead > -ball.radius)) return false
  const x = Math.abs(dx * right[0] + dy * right[1] + dz * right[2])
  const y = Math.abs(dx * up[0] + dy * up[1] + dz * up[2])
  const [slopeX, slopeY] = [width / 2 / scale, height / 2 / scale]
  return (
    x - ahead * slopeX < ball.radius * Math.hypot(1, slopeX) && y - ahead * slopeY < ball.radius * Math.hypot(1, slopeY)
  )
}

function createRaster(
  { eye, right, up, forward, width, height, scale, isParallel }: Projection,
  { nearness, triangle }: Visible,
  touched: Touched | null = null,
) {
  // corners as the view has them: right, up, ahead; four are enough after cutting at the lens
  const seen = new Float64Array(12)
  const cut = new Float64Array(15)
  // a view from behind a mirror has left and right exchanged
  const isMirrored = dotOfCross(right, up, forward) > 0
  const middleX = width / 2
  const middleY = height / 2

  function fill(
    x0: number,
    y0: number,
    n0: number,
    x1: number,
    y1: number,
    n1: number,
    x2: number,
    y2: number,
    n2: number,
    id: number,
  ) {
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    if (!(area > 1e-9 || area < -1e-9)) return
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
    if (top > bottom) return
    const minX = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5))
    const maxX = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5))
    if (minX > maxX) return
    if (touched !== null) {
      if (minX < touched.left) touched.left = minX
      if (maxX > touched.right) touched.right = maxX
      if (top < touched.top) touched.top = top
      if (bottom > touched.bottom) touched.bottom = bottom
    }
    const slopeX = ((n1 - n0) * (y2 - y0) - (n2 - n0) * (y1 - y0)) / area
    const slopeY = ((n2 - n0) * (x1 - x0) - (n1 - n0) * (x2 - x0)) / area
    for (let y = top; y <= bottom; y++) {
      const at = y + 0.5
      let left = Infinity
      let rightmost = -Infinity
      // where the row crosses the three edges
      if (y0 <= at !== y1 <= at) {
        const x = x0 + ((at - y0) * (x1 - x0)) / (y1 - y0)
        if (x < left) left = x
        if (x > rightmost) rightmost = x
      }
      if (y1 <= at !== y2 <= at) {
        const x = x1 + ((at - y1) * (x2 - x1)) / (y2 - y1)
        if (x < left) left = x
        if (x > rightmost) rightmost = x
      }
      if (y2 <= at !== y0 <= at) {
        const x = x2 + ((at - y2) * (x0 - x2)) / (y0 - y2)
        if (x < left) left = x
        if (x > rightmost) rightmost = x
      }
      const from = Math.max(minX, Math.ceil(left - 0.5))
      const to = Math.min(maxX, Math.ceil(rightmost - 0.5) - 1)
      let place = y * width + from
      let near = n0 + (from + 0.5 - x0) * slopeX + (at - y0) * slopeY
      for (let x = from; x <= to; x++) {
        if (near > nearness[place]!) {
          nearness[place] = near
          triangle[place] = id
        }
        near += slopeX
        place++
      }
    }
  }

  function drawParallel(id: number) {
    fill(
      middleX + seen[0]! * scale,
      middleY - seen[1]! * scale,
      -seen[2]!,
      middleX + seen[3]! * scale,
      middleY - seen[4]! * scale,
      -seen[5]!,
      middleX + seen[6]! * scale,
      middleY - seen[7]! * scale,
      -seen[8]!,
      id,
    )
  }

  /** Corners `a`, `b` and `c` of a list of three numbers each, all in front of the lens. */
  function drawThroughLens(list: Float64Array, a: number, b: number, c: number, id: number) {
    const [nearA, nearB, nearC] = [1 / list[a + 2]!, 1 / list[b + 2]!, 1 / list[c + 2]!]
    fill(
      middleX + list[a]! * scale * nearA,
      middleY - list[a + 1]! * scale * nearA,
      nearA,
      middleX + list[b]! * scale * nearB,
      middleY - list[b + 1]! * scale * nearB,
      nearB,
      middleX + list[c]! * scale * nearC,
      middleY - list[c + 1]! * scale * nearC,
      nearC,
      id,
    )
  }

  function drawCut(id: number) {
    let count = 0
    for (let corner = 0; corner < 3; corner++) {
      const here = corner * 3
      const next = ((corner + 1) % 3) * 3
      const [depth, depthNext] = [seen[here + 2]!, seen[next + 2]!]
      if (depth >= NEAR) {
        cut[count++] = seen[here]!
        cut[count++] = seen[here + 1]!
        cut[count++] = depth
      }
      if (depth >= NEAR !== depthNext >= NEAR) {
        const share = (NEAR - depth) / (depthNext - depth)
        cut[count++] = seen[here]! + (seen[next]! - seen[here]!) * share
        cut[count++] = seen[here + 1]! + (seen[next + 1]! - seen[here + 1]!) * share
        cut[count++] = NEAR
      }
    }
    for (let corner = 3; corner + 3 < count; corner += 3) drawThroughLens(cut, 0, corner, corner + 3, id)
  }

  function draw(positions: Float32Array, first: number, end: number, isOneSided: boolean) {
    for (let index = first; index < end; index++) {
      let inFront = 0
      for (let corner = 0; corner < 3; corner++) {
        const from = index * 9 + corner * 3
        const x = positions[from]! - eye[0]
        const y = positions[from + 1]! - eye[1]
        const z = positions[from + 2]! - eye[2]
        const ahead = x * forward[0] + y * forward[1] + z * forward[2]
        seen[corner * 3] = x * right[0] + y * right[1] + z * right[2]
        seen[corner * 3 + 1] = x * up[0] + y * up[1] + z * up[2]
        seen[corner * 3 + 2] = ahead
        if (ahead >= NEAR) inFront++
      }
      if (isParallel) {
        drawParallel(index + 1)
        continue
      }
      if (inFront === 0 || (isOneSided && looksAway(seen) !== isMirrored)) continue
      if (inFront === 3) drawThroughLens(seen, 0, 3, 6, index + 1)
      else drawCut(index + 1)
    }
  }
  return { draw }
}

const dotOfCross = (a: Projection['right'], b: Projection['up'], c: Projection['forward']): number =>
  (a[1] * b[2] - a[2] * b[1]) * c[0] + (a[2] * b[0] - a[0] * b[2]) * c[1] + (a[0] * b[1] - a[1] * b[0]) * c[2]

/** A triangle of the view, which has the eye at its origin and looks along its third axis. */
function looksAway(list: Float64Array): boolean {
  const [ax, ay, az] = [list[0]!, list[1]!, list[2]!]
  const [ux, uy, uz] = [list[3]! - ax, list[4]! - ay, list[5]! - az]
  const [vx, vy, vz] = [list[6]! - ax, list[7]! - ay, list[8]! - az]
  // right, up and ahead are left-handed, so that this is minus what it would be in the world
  return (uy * vz - uz * vy) * ax + (uz * vx - ux * vz) * ay + (ux * vy - uy * vx) * az <= 0
}
