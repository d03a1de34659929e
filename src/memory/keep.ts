/**
 * Which memories to keep when an index is full: the most important memories, and of equally important ones the newest.
 * So the oldest of the least important is forgotten first. It is found by a heap, in the logarithm of what is kept.
 */
export interface Keep {
  /** the row that a new memory of this importance takes over; undefined if the new one is forgotten itself */
  rowFor(importance: number): number | undefined
  /** the row was taken over */
  tookOver(): void
}

/** What is in the rows now; rows are numbers, because an object for each takes longer than to read its vector. */
export interface KeptRows {
  readonly importanceOf: (row: number) => number
  readonly placeOf: (row: number) => number
}

/** Made when all `rows` are taken. */
export function createKeep(rows: number, { importanceOf, placeOf }: KeptRows): Keep {
  const goesBefore = (first: number, second: number): boolean => {
    const difference = importanceOf(first) - importanceOf(second)
    return difference < 0 || (difference === 0 && placeOf(first) < placeOf(second))
  }
  // heap[0] is the next to go; each goes before those at twice its place plus one and two. What is in order is a heap
  const heap = [...Array(rows).keys()].toSorted((one, other) => (goesBefore(one, other) ? -1 : 1))

  return {
    rowFor: (importance) => (importance < importanceOf(heap[0]!) ? undefined : heap[0]!),
    tookOver() {
      const row = heap[0]!
      let at = 0
      for (;;) {
        const left = 2 * at + 1
        if (left >= heap.length) break
        const right = left + 1
        const sooner = right < heap.length && goesBefore(heap[right]!, heap[left]!) ? right : left
        if (!goesBefore(heap[sooner]!, row)) break
        heap[at] = heap[sooner]!
        at = sooner
      }
      heap[at] = row
    },
  }
}
