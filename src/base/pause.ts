/**
 * A pause between two pieces of long work, in which whoever else waits has a turn. However many pause, one of them goes
 * on in a turn of the event loop: a dozen of them do not keep everybody else waiting for a dozen pieces.
 */
import { soon } from './soon.ts'

export function pause(): Promise<void> {
  return new Promise((resolve) => {
    pausing.push(resolve)
    if (pausing.length === 1) soon(goOn)
  })
}

const pausing: (() => void)[] = []

function goOn(): void {
  pausing.shift()!()
  if (pausing.length > 0) soon(goOn)
}
