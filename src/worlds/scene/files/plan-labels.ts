/** Names on a plan: the larger things first, and none over another. */
import type { PlacedObject } from '../scene.ts'

export interface Label {
  readonly x: number
  readonly z: number
  readonly text: string
  /** of its letters, in metres */
  readonly size: number
}

const LARGEST = 0.15
const SMALLEST = 0.08
// of a letter, as a part of its height
const WIDE = 0.55
const LONGEST = 28
const MOST = 200

export function placeLabels(objects: readonly PlacedObject[]): readonly Label[] {
  const labels: Label[] = []
  const standing = objects
    .filter(({ placement }) => placement === 'floor' || placement === 'flat')
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .slice(0, MOST)
  for (const object of standing) {
    const text = object.name.replaceAll(/\s+/g, ' ').slice(0, LONGEST)
    const size = Math.max(SMALLEST, Math.min(LARGEST, object.boundingBox.width / (text.length * WIDE)))
    const { x, z } = object.position
    const free = [0, 1, -1, 2, -2].map((row) => ({ x, z: z + row * size * 1.15, text, size }))
    const found = free.find((label) => labels.every((other) => !overlap(label, other)))
    if (found !== undefined) labels.push(found)
  }
  return labels
}

const areaOf = ({ boundingBox: { width, depth } }: PlacedObject): number => width * depth

const halfWidth = ({ text, size }: Label): number => (text.length * size * WIDE) / 2

const overlap = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) < halfWidth(one) + halfWidth(other) &&
  Math.abs(one.z - other.z) < ((one.size + other.size) / 2) * 1.1
