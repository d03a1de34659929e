/** Doors of glass in a thin frame. */
import type { Part } from '../../asset.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { knob } from './fronts.ts'
import { part } from './part.ts'

export interface GlassDoorsOptions {
  readonly y: number
  readonly z: number
  readonly width: number
  readonly height: number
  readonly doors: number
}

export function glassDoors({ y, z, width, height, doors }: GlassDoorsOptions): readonly Part[] {
  const each = width / doors
  const border = Math.min(0.04, each * 0.15)
  const [frame, panes, handles]: [Mesh[], Mesh[], Mesh[]] = [[], [], []]
  for (let place = 0; place < doors; place++) {
    const x = -width / 2 + each * (place + 0.5)
    const stile = box(border, height, 0.018, 0.002)
    const rail = box(each - 2 * border, border, 0.017, 0.002)
    const side = each / 2 - border / 2 - 0.0015
    frame.push(
      ...[-side, side].map((at) => moved(stile, x + at, y, z + 0.009)),
      ...[0.0005, height - border - 0.0005].map((up) => moved(rail, x, y + up, z + 0.009)),
    )
    panes.push(
      moved(box(each - 2 * border + 0.006, height - 2 * border + 0.006, 0.004), x, y + border - 0.003, z + 0.009),
    )
    const opensLeft = place >= doors / 2
    handles.push(moved(knob(0.009), x + (opensLeft ? -side : side), y + height * 0.45, z + 0.018))
  }
  return [part('frame', 'wood', ...frame), part('glass', 'glass', ...panes), part('handles', 'metal', ...handles)]
}
