/**
 * Does something on the next turn of the event loop, unless it is called off. A browser has no setImmediate, and its
 * shortest time-out is short enough.
 */
export function soon(work: () => void): () => void {
  if (typeof setImmediate === 'function') {
    const due = setImmediate(work)
    return () => clearImmediate(due)
  }
  const due = setTimeout(work)
  return () => clearTimeout(due)
}
