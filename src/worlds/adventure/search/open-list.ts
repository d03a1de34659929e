/** The open list of a search: what is still to be looked at, the best first. */
export interface OpenList<Item> {
  readonly size: number
  push(item: Item, priority: number): void
  pop(): Item | undefined
  clear(): void
}

/** A binary heap; of equals the one that came first leaves first, so that a search is the same every time. */
export function createOpenList<Item>(): OpenList<Item> {
  let heap: { item: Item; priority: number; order: number }[] = []
  let order = 0
  const isBefore = (one: number, other: number) => {
    const [a, b] = [heap[one]!, heap[other]!]
    return a.priority > b.priority || (a.priority === b.priority && a.order < b.order)
  }
  const swap = (one: number, other: number) => {
    const kept = heap[one]!
    heap[one] = heap[other]!
    heap[other] = kept
  }
  const rise = (from: number) => {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1
      if (!isBefore(at, above)) return
      swap(at, above)
      at = above
    }
  }
  const sink = () => {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let best = at
      if (left < heap.length && isBefore(left, best)) best = left
      if (right < heap.length && isBefore(right, best)) best = right
      if (best === at) return
      swap(at, best)
      at = best
    }
  }
  return {
    get size() {
      return heap.length
    },
    push: (item, priority) => {
      heap.push({ item, priority, order: order++ })
      rise(heap.length - 1)
    },
    pop: () => {
      const best = heap[0]
      const last = heap.pop()
      if (best === undefined || last === undefined) return undefined
      if (heap.length > 0) {
        heap[0] = last
        sink()
      }
      return best.item
    },
    clear: () => {
      heap = []
    },
  }
}
