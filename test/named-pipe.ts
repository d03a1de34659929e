/** A pipe with a name, to which nobody ever writes: whoever opens it to read waits for ever. */
import { execFileSync } from 'node:child_process'

// not a package of ours, but a command of every Unix
const MAKE = 'mkfifo'

export function makePipe(path: string): void {
  execFileSync(MAKE, [path])
}
