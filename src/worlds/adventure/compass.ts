/** Compass directions of a story: on a map, or up and down. */
import { DIRECTION_OF } from './english.ts'

export type Offset = readonly [dx: number, dy: number]

const OFFSETS: Readonly<Record<string, Offset>> = {
  north: [0, -1],
  northeast: [1, -1],
  east: [1, 0],
  southeast: [1, 1],
  south: [0, 1],
  southwest: [-1, 1],
  west: [-1, 0],
  northwest: [-1, -1],
}
const RISES: Readonly<Record<string, number>> = { up: 1, down: -1 }

/** Where a way points on the map, if it does. */
export function offsetOf(way: string): Offset | undefined {
  const name = wayName(way)
  return Object.hasOwn(OFFSETS, name) ? OFFSETS[name] : undefined
}

export function riseOf(way: string): number {
  const name = wayName(way)
  return Object.hasOwn(RISES, name) ? RISES[name]! : 0
}

/** `go ne` is northeast; what is no direction stays as it is. */
export function wayName(way: string): string {
  const word = way.toLowerCase().replace(/^(go|walk|climb) /, '')
  return DIRECTION_OF.get(word) ?? way
}
