/** The body of a cabinet or shelf: sides, top, bottom, back and shelves of real boards. */
import type { Support } from '../../asset.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { support } from './part.ts'

export interface CarcassOptions {
  readonly width: number
  readonly height: number
  readonly depth: number
  /** metres of legs or plinth below it */
  readonly base?: number
  readonly thickness?: number
  /** how many fields one above the other; boards lie between them */
  readonly fields?: number
  /** upright boards between fields side by side */
  readonly columns?: number
  readonly hasBack?: boolean
  /** without it there is room for a basin from above */
  readonly hasTop?: boolean
  /** where its middle is, front to back */
  readonly z?: number
  readonly x?: number
}

export interface Carcass {
  readonly meshes: readonly Mesh[]
  /** one for each field, from below */
  readonly shelves: readonly Support[]
}

// boards that meet reach into each other, since closed bodies must not share an edge
const JOINT_METRES = 0.003

export function carcass(options: CarcassOptions): Carcass {
  const {
    width,
    height,
    depth,
    base = 0,
    fields = 1,
    columns = 1,
    hasBack = true,
    hasTop = true,
    x = 0,
    z = 0,
  } = options
  const thickness = Math.min(options.thickness ?? 0.02, width * 0.12, height * 0.2)
  const bevel = 0.0015
  const inside = width - 2 * thickness
  const high = height - base
  const meshes: Mesh[] = [moved(box(inside + 2 * JOINT_METRES, thickness, depth - 0.004, bevel), 0, base + 0.0005, 0)]
  if (hasTop) meshes.push(moved(box(width, thickness, depth, bevel), 0, height - thickness, 0))
  const side = box(thickness, high - thickness + JOINT_METRES, depth - 0.002, bevel)
  for (const at of [-1, 1]) meshes.push(moved(side, at * (width / 2 - thickness / 2 - 0.0005), base, 0))
  if (hasBack)
    meshes.push(moved(box(inside + JOINT_METRES, high - thickness, 0.006), 0, base + 0.004, -depth / 2 + 0.006))

  const clear = (high - thickness) / fields - thickness
  const shelves: Support[] = []
  const columnWidth = (inside - (columns - 1) * thickness) / columns
  for (let column = 1; column < columns; column++) {
    const at = -inside / 2 + column * (columnWidth + thickness) - thickness / 2
    meshes.push(moved(box(thickness, high - thickness, depth - 0.008, bevel), at, base + 0.002, 0))
  }
  for (let field = 0; field < fields; field++) {
    const y = base + (field * (high - thickness)) / fields
    if (field > 0) meshes.push(moved(box(inside + JOINT_METRES, thickness, depth - 0.012, bevel), 0, y, -0.002))
    for (let column = 0; column < columns; column++) {
      const at = -inside / 2 + columnWidth / 2 + column * (columnWidth + thickness)
      const name = `shelf-${field * columns + column + 1}`
      const top = y + thickness + (field > 0 ? 0 : 0.0005)
      shelves.push(support('shelf', [x + at, top, z], columnWidth - 0.01, depth - 0.03, clear - 0.005, name))
    }
  }
  return { meshes: meshes.map((mesh) => moved(mesh, x, 0, z)), shelves }
}
