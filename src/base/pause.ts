/**
 * A pause between two pieces of long work, in which whoever else waits has a turn. However many pause, one of them goes
 * on in a turn of the event loop: a dozen of them do not keep everybody else waiting for a dozen pieces.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    pausing.push(resolve)
    if (pausing.length === 1) later(goOn)
  })
}

const pausing: (() => void)[] = []

function goOn(): void {
  pausing.shift()!()
  if (pausing.length > 0) later(goOn)
}

function later(work: () => void): void {
  // a browser has no setImmediate, and its shortest time-out is short enough
  const { setImmediate: immediately = setTimeout } = globalThis as { setImmediate?: (work: () => void) => unknown }
  immediately(work)
}
