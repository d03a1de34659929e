/** How far every known place is from here, and the first way to take. */
import type { Overlay } from './overlay.ts'

export interface Path {
  readonly distance: number
  /** undefined for the place itself */
  readonly first: string | undefined
}

export function pathsFrom(
  here: string,
  ways: Pick<Overlay<Readonly<Record<string, string>>>, 'get'>,
  isOpen: (from: string, way: string) => boolean = () => true,
): Map<string, Path> {
  const paths = new Map<string, Path>([[here, { distance: 0, first: undefined }]])
  const queue = [here]
  for (const from of queue) {
    const { distance, first } = paths.get(from)!
    for (const [way, to] of Object.entries(ways.get(from) ?? {})) {
      if (paths.has(to) || !isOpen(from, way)) continue
      paths.set(to, { distance: distance + 1, first: first ?? way })
      queue.push(to)
    }
  }
  return paths
}
