/** Doors and drawers of a cabinet: a grid of fronts with gaps between them, and a handle on each. */
import type { Part } from '../../asset.ts'
import { box, joined, lathe, moved, tube, turned, type Mesh } from '../../mesh/index.ts'
import { part } from './part.ts'

const GAP_METRES = 0.003

export interface FrontsOptions {
  readonly style: string
  /** the whole grid: its middle at x, its lower edge, and the plane that its fronts stand before */
  readonly x?: number
  readonly y: number
  readonly z: number
  readonly width: number
  readonly height: number
  /** widths of columns and heights of rows from below, as shares of the whole */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** drawers have their handle in the middle, doors at the side that opens */
  readonly kind: 'drawer' | 'door'
  readonly thickness?: number
  readonly slot?: string
  readonly hasHandles?: boolean
}

/** In slots `doors` (or the one named) and `handles`. */
export function fronts(options: FrontsOptions): readonly Part[] {
  const { style, x = 0, y, z, width, height, columns, rows, kind, hasHandles = true } = options
  const { thickness = 0.018, slot = kind === 'door' ? 'doors' : 'drawers' } = options
  const panels: Mesh[] = []
  const handles: Mesh[] = []
  const [wide, high] = [sum(columns), sum(rows)]
  let left = x - width / 2
  columns.forEach((column, columnAt) => {
    const across = (column / wide) * width
    let low = y
    rows.forEach((row) => {
      const up = (row / high) * height
      const [panelWidth, panelHeight] = [Math.max(0.01, across - GAP_METRES), Math.max(0.01, up - GAP_METRES)]
      const [middle, bottom] = [left + across / 2, low + GAP_METRES / 2]
      panels.push(moved(panelOf(style, panelWidth, panelHeight, thickness), middle, bottom, z + thickness / 2))
      if (hasHandles) {
        const opensLeft = columnAt >= columns.length / 2
        const side =
          kind === 'drawer' ? 0 : (opensLeft ? -1 : 1) * (panelWidth / 2 - Math.min(0.045, panelWidth * 0.15))
        const handle = handleOf(style, kind, Math.min(panelWidth, panelHeight * (kind === 'door' ? 1 : 3)))
        // doors of tall cabinets have theirs where hands are
        const reach = kind === 'door' && bottom + panelHeight > 1.4 ? Math.max(0.1, 1.05 - bottom) : panelHeight / 2
        handles.push(moved(handle, middle + side, bottom + Math.min(panelHeight - 0.03, reach), z + thickness))
      }
      low += up
    })
    left += across
  })
  const made = [part(slot, 'wood', ...panels)]
  return handles.length > 0 ? [...made, part('handles', 'metal', ...handles)] : made
}

/** Equal shares. */
export const equally = (count: number): readonly number[] => Array.from({ length: count }, () => 1)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A flat slab, or a frame around a panel that lies deeper. Its middle is at z 0, its lower edge at y 0. */
function panelOf(style: string, width: number, height: number, thickness: number): Mesh {
  const border = Math.min(0.07, width * 0.2, height * 0.25)
  if (style !== 'classic' && style !== 'rustic') return box(width, height, thickness, 0.002)
  if (Math.min(width, height) < 0.16) return box(width, height, thickness, 0.004)
  const frame = frameOf(width, height, thickness, border)
  const panel = box(width - border, height - border, thickness * 0.55, 0.001)
  return joined(...frame, moved(panel, 0, border / 2, -thickness * 0.2))
}

function frameOf(width: number, height: number, thickness: number, border: number): readonly Mesh[] {
  const upright = box(border, height, thickness, 0.002)
  const rail = box(width - 2 * border + 0.004, border, thickness - 0.001, 0.002)
  const [side, top] = [width / 2 - border / 2, height - border]
  return [
    moved(upright, -side, 0, 0),
    moved(upright, side, 0, 0),
    moved(rail, 0, 0.0004, 0),
    moved(rail, 0, top - 0.0004, 0),
  ]
}

/** Its middle is where it is screwed to the front, and it stands out along z. */
function handleOf(style: string, kind: 'drawer' | 'door', room: number): Mesh {
  if (style === 'classic' || room < 0.1) return knob(Math.min(0.016, room * 0.2))
  const length = Math.min(kind === 'drawer' ? 0.128 : 0.16, room * 0.5)
  const radius = style === 'industrial' || style === 'rustic' ? 0.007 : 0.005
  const half = length / 2
  const bar = tube(
    [
      [-half, 0, -0.002],
      [-half, 0, 0.024],
      [half, 0, 0.024],
      [half, 0, -0.002],
    ],
    radius,
    { segments: 6 },
  )
  return kind === 'drawer' ? bar : turned(bar, { z: 90 })
}

export function knob(radius: number): Mesh {
  const profile = [
    [radius * 0.5, -0.002],
    [radius * 0.4, radius * 0.6],
    [radius, radius * 1.1],
    [radius * 0.9, radius * 1.7],
    [0, radius * 1.9],
  ] as const
  return turned(lathe(profile, 10), { x: 90 })
}
