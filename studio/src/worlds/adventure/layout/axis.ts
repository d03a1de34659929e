/**
 * One axis of a map: rooms in lines (the same x, or the same y) and lines in an order. What contradicts what is already
 * known is not taken in, so there is always a solution; coordinates are as small and as near to each other as it
 * allows.
 */
export interface Axis {
  line(node: number): number
  /** both on one line; `false` when that cannot be */
  alignable(one: number, other: number): boolean
  align(one: number, other: number): void
  /** one line before another */
  orderable(before: number, after: number): boolean
  /** by at least `gap`, and by no more where nothing hinders, unless it is only to keep them apart */
  order(before: number, after: number, how?: { readonly gap?: number; readonly isApart?: boolean }): void
  coordinates(): readonly number[]
  copy(): Axis
}

interface Distance {
  readonly gap: number
  readonly pulls: boolean
}

type Lines = Map<number, Map<number, Distance>>

export function createAxis(size: number): Axis {
  return axisOf(
    Array.from({ length: size }, (_, node) => node),
    new Map(),
    new Map(),
  )
}

function axisOf(parent: number[], after: Lines, before: Lines): Axis {
  let solved: number[] | undefined
  const line = (node: number): number => {
    let root = node
    while (parent[root] !== root) root = parent[root]!
    while (parent[node] !== root) [parent[node], node] = [root, parent[node]!]
    return root
  }
  const link = (lines: Lines, from: number, to: number, { gap, pulls }: Distance) => {
    let own = lines.get(from)
    if (own === undefined) lines.set(from, (own = new Map()))
    const known = own.get(to)
    own.set(to, { gap: Math.max(gap, known?.gap ?? 0), pulls: pulls || known?.pulls === true })
  }
  const leads = (from: number, to: number): boolean => {
    const reached = new Set([from])
    for (const each of reached) {
      if (each === to) return true
      for (const next of after.get(each)?.keys() ?? []) reached.add(next)
    }
    return false
  }
  /** `gone` becomes part of `kept` */
  const merge = (gone: number, kept: number) => {
    parent[gone] = kept
    solved = undefined
    for (const [lines, back] of [
      [after, before],
      [before, after],
    ] as const) {
      for (const [other, distance] of lines.get(gone) ?? []) {
        link(lines, kept, other, distance)
        link(back, other, kept, distance)
        back.get(other)!.delete(gone)
      }
      lines.delete(gone)
    }
  }
  return {
    line,
    alignable: (one, other) => {
      const [a, b] = [line(one), line(other)]
      return a === b || (!leads(a, b) && !leads(b, a))
    },
    align: (one, other) => {
      const [a, b] = [line(one), line(other)]
      if (a !== b) merge(Math.max(a, b), Math.min(a, b))
    },
    orderable: (first, second) => !leads(line(second), line(first)),
    order: (first, second, { gap = 1, isApart = false } = {}) => {
      const distance = { gap, pulls: !isApart }
      solved = undefined
      link(after, line(first), line(second), distance)
      link(before, line(second), line(first), distance)
    },
    coordinates: () => {
      if (solved !== undefined) return solved
      const lines = sorted(new Set(parent.map((_, node) => line(node))), after, before)
      const at = solve(lines, after, before)
      return (solved = parent.map((_, node) => at.get(line(node))!))
    },
    copy: () => axisOf([...parent], deepCopy(after), deepCopy(before)),
  }
}

const deepCopy = (lines: Lines): Lines => new Map([...lines].map(([key, own]) => [key, new Map(own)]))

/** Lines in an order in which each comes after all that are before it. */
function sorted(lines: ReadonlySet<number>, after: Lines, before: Lines): number[] {
  const waits = new Map([...lines].map((each) => [each, before.get(each)?.size ?? 0]))
  const order = [...lines].filter((each) => waits.get(each) === 0)
  for (const each of order) {
    for (const next of after.get(each)?.keys() ?? []) {
      const left = waits.get(next)! - 1
      waits.set(next, left)
      if (left === 0) order.push(next)
    }
  }
  return order
}

// back and forth: more did not make any map of the test stories shorter
const SWEEPS = 6

/** First as far to the front as can be, then each towards the middle of its neighbours, where it is free to. */
function solve(order: readonly number[], after: Lines, before: Lines): Map<number, number> {
  const at = new Map<number, number>()
  for (const line of order) {
    let place = 0
    for (const [other, { gap }] of before.get(line) ?? []) place = Math.max(place, at.get(other)! + gap)
    at.set(line, place)
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const line of sweep % 2 === 0 ? order.toReversed() : order) {
      let [low, high] = [-Infinity, Infinity]
      const wanted: number[] = []
      for (const [other, { gap, pulls }] of before.get(line) ?? []) {
        low = Math.max(low, at.get(other)! + gap)
        if (pulls) wanted.push(at.get(other)! + gap)
      }
      for (const [other, { gap, pulls }] of after.get(line) ?? []) {
        high = Math.min(high, at.get(other)! - gap)
        if (pulls) wanted.push(at.get(other)! - gap)
      }
      if (wanted.length === 0) continue
      const middle = wanted.toSorted((one, other) => one - other)[(wanted.length - 1) >> 1]!
      at.set(line, Math.max(low, Math.min(high, middle)))
    }
  }
  return at
}
