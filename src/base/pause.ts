/** A pause between two pieces of long work, in which whoever else waits has a turn. */
export function pause(): Promise<void> {
  // a browser has no setImmediate, and its shortest time-out is short enough
  const later = (globalThis as { setImmediate?: (work: () => void) => unknown }).setImmediate ?? setTimeout
  return new Promise((resolve) => {
    later(resolve)
  })
}
