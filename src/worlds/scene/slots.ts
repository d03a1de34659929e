/** The slots of an asset: parts that share a material, with their surface, so that somebody can say what a thing is. */
import { assetOf } from './library/index.ts'
import type { Substance } from './asset.ts'
import type { Mesh } from './mesh/mesh.ts'

export interface Slot {
  readonly name: string
  readonly substance: Substance
  /** a colour its parts have by nature */
  readonly color: string | undefined
  /** of all surface of the thing, 0 to 1 */
  readonly share: number
}

const known = new Map<string, readonly Slot[]>()
const MOST_KNOWN = 2_000

export function slotsOf(assetPath: string): readonly Slot[] {
  const found = known.get(assetPath)
  if (found !== undefined) return found
  const areas = new Map<string, { area: number; substance: Substance; color: string | undefined }>()
  for (const { slot, substance, color, mesh } of assetOf(assetPath).parts) {
    const before = areas.get(slot)
    areas.set(slot, {
      area: (before?.area ?? 0) + areaOf(mesh),
      substance: before?.substance ?? substance,
      color: before?.color ?? color,
    })
  }
  const all = [...areas.values()].reduce((sum, { area }) => sum + area, 0)
  const slots = [...areas].map(([name, { area, ...rest }]) => ({ name, ...rest, share: all > 0 ? area / all : 0 }))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(assetPath, slots)
  return slots
}

function areaOf({ positions, indices }: Mesh): number {
  let sum = 0
  const edge = (from: number, to: number, axis: number) => positions[to * 3 + axis]! - positions[from * 3 + axis]!
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]!, indices[at + 1]!, indices[at + 2]!]
    const x = edge(a, b, 1) * edge(a, c, 2) - edge(a, b, 2) * edge(a, c, 1)
    const y = edge(a, b, 2) * edge(a, c, 0) - edge(a, b, 0) * edge(a, c, 2)
    const z = edge(a, b, 0) * edge(a, c, 1) - edge(a, b, 1) * edge(a, c, 0)
    sum += Math.hypot(x, y, z) / 2
  }
  return sum
}

/** What stays what it is, whatever colour a thing is asked to have. */
const fixed: ReadonlySet<Substance> = new Set(['glass', 'mirror', 'screen', 'light', 'plant', 'soil', 'food', 'water'])

// a red sofa has red cushions, not red feet
const hardware = /^(?:legs|feet|foot|handles|wheels|castors|hinges|hardware|knobs|cord|cable|screws|trim|pillows)$/

// smaller slots are details
const LEAST_SHARE = 0.12

/** The slots that make people say what colour a thing is: the largest that may have one. */
export function mainSlots(assetPath: string): readonly Slot[] {
  const slots = slotsOf(assetPath)
  const paintable = slots.filter(({ substance, name }) => !fixed.has(substance) && !hardware.test(name))
  const large = paintable.filter(({ share, name }) => name === 'body' || share >= LEAST_SHARE)
  if (large.length > 0) return large
  return paintable.length > 0 ? paintable : slots.slice(0, 1)
}
