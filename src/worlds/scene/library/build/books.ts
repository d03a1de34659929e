/** Books standing in a row, of different heights and thicknesses, with gaps so thin that one does not see them. */
import type { Part } from '../../asset.ts'
import { createRandom } from '../../../../base/random.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { named, part } from './part.ts'

const colors = ['#7b2d26', '#2f4858', '#c9a227', '#4f6d4a', '#d8cfc0'] as const

export interface BooksOptions {
  /** the left end of the row, the shelf's surface, and the middle of it front to back */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly seed: string
}

/** One part for each colour, so that rows of several shelves can be put together. */
export function booksIn(rows: readonly BooksOptions[]): readonly Part[] {
  const byColor = colors.map((): Mesh[] => [])
  for (const { x, y, z, width, height, depth, seed } of rows) {
    const random = createRandom(seed)
    let at = 0.004
    for (let count = 0; count < 24; count++) {
      const thick = 0.018 + random.next() * 0.03
      const high = Math.min(height * 0.94, 0.19 + random.next() * 0.1)
      const deep = Math.min(depth * 0.9, 0.14 + random.next() * 0.04)
      if (at + thick > width) break
      byColor[random.integer(colors.length)]!.push(
        moved(box(thick, high, deep), x + at + thick / 2, y, z + (depth - deep) / 2 - 0.02),
      )
      at += thick + 0.001
    }
  }
  return byColor.flatMap((meshes, place) =>
    meshes.length > 0
      ? [named(`books-${place + 1}`, part(`books-${place + 1}`, 'paper', ...meshes), colors[place])]
      : [],
  )
}
