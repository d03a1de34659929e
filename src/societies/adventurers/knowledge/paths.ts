/** Paths to every known place: how far it is from here, and the first way to take. */
import type { Overlay } from './overlay.ts'

export interface Path {
  /** in steps, with what must be done on the way */
  readonly distance: number
  /** undefined for the place itself */
  readonly first: string | undefined
}

/** How many steps a way takes from a place; `Infinity` where it is closed. */
export type StepsOf = (from: string, way: string) => number

export function pathsFrom(
  here: string,
  ways: Pick<Overlay<Readonly<Record<string, string>>>, 'get'>,
  stepsOf: StepsOf = () => 1,
): Map<string, Path> {
  const paths = new Map<string, Path>([[here, { distance: 0, first: undefined }]])
  // most ways take one step: the next bucket is nearly always the one we look for
  const buckets: string[][] = [[here]]
  for (let distance = 0; distance < buckets.length; distance++) {
    for (const from of buckets[distance] ?? []) {
      const path = paths.get(from)!
      if (path.distance < distance) continue
      for (const [way, to] of Object.entries(ways.get(from) ?? {})) {
        const steps = stepsOf(from, way)
        if (steps === Infinity || distance + steps >= (paths.get(to)?.distance ?? Infinity)) continue
        paths.set(to, { distance: distance + steps, first: path.first ?? way })
        ;(buckets[distance + steps] ??= []).push(to)
      }
    }
  }
  return paths
}
