/** A scene in cells: how much of each is filled and what light it gives back, so that rays can go through in steps. */
import type { Pieces } from '../../../base/pieces.ts'
import { wallsOf } from '../room.ts'
import { addDirect, type DirectLight } from './direct-light.ts'
import type { Group, Stage } from './stage.ts'
import { lengthOf } from '../mesh/length.ts'

export interface Voxels {
  /** metres */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly layers: number
  readonly x: number
  readonly y: number
  readonly z: number
  /** how much of a ray ends here, 0 to 1 */
  readonly filled: Float32Array
  /** red, green and blue that leaves it, in candela per square metre */
  readonly light: Float32Array
  readonly albedo: Float32Array
  /** where its surfaces look, on the whole; short when they look apart */
  readonly normal: Float32Array
  /** the cells that are filled */
  readonly cells: Uint32Array
}

export interface VoxelDetail {
  readonly cell: number
  readonly cells: number
}

export function* voxelsOf(
  stage: Stage,
  direct: DirectLight,
  { cell: finest, cells: most }: VoxelDetail,
): Pieces<Voxels> {
  const size = [0, 1, 2].map((axis) => Math.max(0.1, stage.high[axis]! - stage.low[axis]!))
  const volume = size[0]! * size[1]! * size[2]!
  let cell = Math.max(finest, Math.cbrt(volume / most))
  // long and thin scenes have more cells than their volume says
  const count = (length: number) => Math.ceil(length / cell) + 2
  while (count(size[0]!) * count(size[1]!) * count(size[2]!) > most * 2) cell *= 1.25
  const [columns, rows, layers] = [count(size[0]!), count(size[1]!), count(size[2]!)]
  const total = columns * rows * layers
  const voxels = {
    cell,
    columns,
    rows,
    layers,
    // floors lie in the middle of a cell, not between two
    x: stage.low[0] - cell / 2,
    y: stage.low[1] - cell / 2,
    z: stage.low[2] - cell / 2,
    filled: new Float32Array(total),
    light: new Float32Array(total * 3),
    albedo: new Float32Array(total * 3),
    normal: new Float32Array(total * 3),
  }
  yield* depositSurfaces(stage, direct, voxels)
  return { ...voxels, cells: settle(voxels) }
}

// points of one piece of the work, or as many triangles without any
const PIECE = 20_000

/** Spreads points over all surfaces, and leaves what they are like in their cells. */
function* depositSurfaces(stage: Stage, direct: DirectLight, voxels: Omit<Voxels, 'cells'>): Pieces<void> {
  const deposit = createDeposit(stage, direct, voxels)
  let left = PIECE
  for (const group of stage.groups) {
    // a shade that shines hides nothing of its own light
    if (group.surface.opacity < 0.5 || group.isUnseen || group.surface.glow > 0) continue
    // small triangles share a point, large ones have many
    const state = { triangle: group.first, owed: 0.5 }
    while (state.triangle < group.end) {
      left -= deposit(group, state, left)
      if (left > 0) continue
      left = PIECE
      yield
    }
  }
}

interface Depositing {
  triangle: number
  owed: number
}

/** Goes on with a group until so many points are spread; answers how many. */
function createDeposit(
  stage: Stage,
  direct: DirectLight,
  voxels: Omit<Voxels, 'cells'>,
): (group: Group, state: Depositing, most: number) => number {
  const { cell, columns, rows, filled, light, albedo, normal } = voxels
  const patch = (cell * 0.45) ** 2
  const paint = new Float32Array(3)
  const lux = new Float32Array(3)
  const { positions, normals, uvs } = stage
  return ({ surface, end, shell, room, wall }, state, most) => {
    const inward = shell === 'walls' ? (wallsOf(room!)[wall!]?.inward ?? null) : null
    let { owed, triangle } = state
    let spent = 0
    for (; triangle < end && spent < most; triangle++) {
      spent++
      const at = triangle * 9
      const ax = positions[at]!,
        ay = positions[at + 1]!,
        az = positions[at + 2]!
      const ux = positions[at + 3]! - ax,
        uy = positions[at + 4]! - ay,
        uz = positions[at + 5]! - az
      const vx = positions[at + 6]! - ax,
        vy = positions[at + 7]! - ay,
        vz = positions[at + 8]! - az
      const nx = uy * vz - uz * vy,
        ny = uz * vx - ux * vz,
        nz = ux * vy - uy * vx
      const double = lengthOf(nx, ny, nz)
      if (!(double > 1e-12)) continue
      owed += Math.min(20_000, double / 2 / patch)
      const points = Math.floor(owed)
      owed -= points
      spent += points
      for (let point = 0; point < points; point++) {
        let u = (0.5 + (point + triangle * 7) * 0.7548776662466927) % 1
        let v = (0.5 + (point + triangle * 7) * 0.5698402909980532) % 1
        if (u + v > 1) {
          u = 1 - u
          v = 1 - v
        }
        const x = ax + ux * u + vx * v,
          y = ay + uy * u + vy * v,
          z = az + uz * u + vz * v
        const column = ((x - voxels.x) / cell) | 0
        const row = ((y - voxels.y) / cell) | 0
        const layer = ((z - voxels.z) / cell) | 0
        const place = (layer * rows + row) * columns + column
        filled[place]! += patch
        const mx = normals[at]!
        const my = normals[at + 1]!
        const mz = normals[at + 2]!
        normal[place * 3]! += mx * patch
        normal[place * 3 + 1]! += my * patch
        normal[place * 3 + 2]! += mz * patch
        // what the sun does to a house from outside must not come in through coarse cells
        if (inward !== null && (mx * inward[0] + mz * inward[1] < -0.5 || Math.abs(my) > 0.5)) continue
        const uv = triangle * 6
        surface.paint(
          uvs[uv]! * (1 - u - v) + uvs[uv + 2]! * u + uvs[uv + 4]! * v,
          uvs[uv + 1]! * (1 - u - v) + uvs[uv + 3]! * u + uvs[uv + 5]! * v,
          cell,
          paint,
        )
        // metals give back little that is diffuse
        const diffuse = 1 - surface.metalness * 0.6
        lux.fill(0)
        addDirect(direct, x, y, z, mx, my, mz, 1, lux)
        for (let channel = 0; channel < 3; channel++) {
          const share = paint[channel]! * diffuse
          albedo[place * 3 + channel]! += share * patch
          light[place * 3 + channel]! += (share * lux[channel]! * patch) / Math.PI
        }
      }
    }
    state.owed = owed
    state.triangle = triangle
    return spent
  }
}

/** From sums over surfaces to means; answers which cells have any. */
function settle({ cell, filled, light, albedo, normal }: Omit<Voxels, 'cells'>): Uint32Array {
  const cells: number[] = []
  for (let place = 0; place < filled.length; place++) {
    const area = filled[place]!
    if (area === 0) continue
    cells.push(place)
    // a surface through the cell stops every ray across it; what has two sides, such as leaves, stops some
    const net = lengthOf(normal[place * 3]!, normal[place * 3 + 1]!, normal[place * 3 + 2]!)
    for (let channel = place * 3; channel < place * 3 + 3; channel++) {
      light[channel]! /= area
      albedo[channel]! /= area
      normal[channel]! /= area
    }
    filled[place] = Math.min(1, Math.max(net * 1.4, area / 2.4) / (cell * cell))
  }
  return Uint32Array.from(cells)
}
