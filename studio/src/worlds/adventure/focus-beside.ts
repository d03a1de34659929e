/** From room to room by the arrow keys: the nearest that lies that way gets the focus. */
import { middleOf, type Geometry } from './geometry.ts'
import type { Spot } from './layout/layout.ts'

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Drawn {
  readonly spots: readonly Spot[]
  readonly geometry: Geometry
}

/** `false` when the key is none of the arrows. */
export function focusBeside({ spots, geometry }: Drawn, id: string, key: string): boolean {
  const direction = DIRECTIONS[key]
  const own = spots.find((spot) => spot.id === id)
  if (direction === undefined || own === undefined) return false
  const [x, y] = middleOf(geometry.boxOf(own))
  let best: { readonly id: string; readonly far: number } | undefined
  for (const spot of spots) {
    const [left, top] = middleOf(geometry.boxOf(spot))
    const ahead = (left - x) * direction[0] + (top - y) * direction[1]
    const aside = Math.abs((left - x) * direction[1]) + Math.abs((top - y) * direction[0])
    if (ahead <= 1 || aside > ahead * 2) continue
    const far = ahead + aside * 2
    if (best === undefined || far < best.far) best = { id: spot.id, far }
  }
  if (best !== undefined) document.querySelector<SVGElement>(`.map-hit[data-room="${CSS.escape(best.id)}"]`)?.focus()
  return true
}
