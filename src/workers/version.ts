/**
 * The version of a society: the hash of its flow's shape. A run keeps the one it was started with (its start record has
 * the shape), and only workers with that version may drive it (E8).
 */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../base/canonical-json.ts'
import { shapeOf } from '../define/shape.ts'
import type { CompiledFlow } from '../define/society.ts'
import type { StartRecord } from '../store/record.ts'

const DIGITS = 12

export function versionOfFlow(flow: CompiledFlow): string {
  return hashOf(JSON.parse(JSON.stringify(shapeOf(flow))))
}

export function versionOfRun({ shape }: StartRecord): string {
  return hashOf(shape)
}

/** One queue for each version: a run waits in it until a worker has that version. */
export function queueOf(society: string, version: string): string {
  return `${society}@${version}`
}

export function partsOfQueue(queue: string): { readonly society: string; readonly version: string } {
  const at = queue.lastIndexOf('@')
  return { society: queue.slice(0, at), version: queue.slice(at + 1) }
}

function hashOf(shape: unknown): string {
  return createHash('sha256').update(canonicalJson(shape)).digest('hex').slice(0, DIGITS)
}
