/** Trace and span ids, made from the run and the place in its journal: exported twice, a run has the same ids. */
import { createHash } from 'node:crypto'

const hash = (text: string, bytes: number) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, bytes * 2)

/** 16 bytes in hex, of the run around all others: a run and everything inside it are one trace. */
export function traceIdOf(root: string): string {
  return hash(`troupe trace ${root}`, 16)
}

/** 8 bytes in hex. */
export function spanIdOf(key: string): string {
  return hash(`troupe span ${key}`, 8)
}
