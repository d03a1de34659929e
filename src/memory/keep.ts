/**
 * Which memories to keep when an index is full: the most important memories, and of equally important ones the newest.
 * So the oldest of the least important is forgotten first. It is found by a heap, in the logarithm of what is kept.
 */
export interface Kept {
  readonly place: number
  readonly importance: number
}

export interface Keep<T extends Kept> {
  readonly size: number
  /** takes one in and gives back the one that is forgotten for it, if any: perhaps the very same */
  add(item: T): T | undefined
}

export function createKeep<T extends Kept>(limit: number): Keep<T> {
  // once it is full, heap[0] is the next to go; each goes before those at twice its place plus one and two
  const heap: T[] = []
  let isFull = false

  const replaceFirst = (item: T) => {
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      if (left >= heap.length) break
      const right = left + 1
      const sooner = right < heap.length && goesBefore(heap[right]!, heap[left]!) ? right : left
      if (!goesBefore(heap[sooner]!, item)) break
      heap[at] = heap[sooner]!
      at = sooner
    }
    heap[at] = item
  }

  return {
    get size() {
      return heap.length
    },
    add(item) {
      if (heap.length < limit) {
        heap.push(item)
        return undefined
      }
      // what is in order is a heap
      if (!isFull) heap.sort((one, other) => (goesBefore(one, other) ? -1 : 1))
      isFull = true
      const first = heap[0]!
      if (goesBefore(item, first)) return item
      replaceFirst(item)
      return first
    },
  }
}

function goesBefore(first: Kept, second: Kept): boolean {
  return first.importance < second.importance || (first.importance === second.importance && first.place < second.place)
}
