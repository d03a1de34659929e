/**
 * Handles of Langflow's edges: where an edge begins and ends, as JSON in which every `"` is written as `œ`. The spacing
 * differs between versions, so handles are parsed and never compared as text.
 */
import { isRecord } from '../../base/json-kinds.ts'
import type { SourceHandle, TargetHandle } from './format.ts'
import { rawAt, recordAt, textAt, type Raw } from './raw.ts'
import { sortedKeys } from './sorted-keys.ts'

/** What a handle says, or nothing where it cannot be read. */
export function decodeHandle(handle: unknown): Raw | undefined {
  if (typeof handle !== 'string') return undefined
  try {
    const decoded: unknown = JSON.parse(handle.replaceAll('œ', '"'))
    return isRecord(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

/** A handle as Langflow's editor writes it today: keys in order of the alphabet, no spaces. */
export function encodeHandle(handle: SourceHandle | TargetHandle): string {
  return JSON.stringify(sortedKeys(handle)).replaceAll('"', 'œ')
}

export const edgeId = (source: string, sourceHandle: string, target: string, targetHandle: string): string =>
  `reactflow__edge-${source}${sourceHandle}-${target}${targetHandle}`

/** Handles of version 0.4 and before: `ChatOpenAI|ChatOpenAI-vy7fV|BaseLLM`. */
export const isOldHandle = (handle: unknown): boolean =>
  typeof handle === 'string' && handle.includes('|') && decodeHandle(handle) === undefined

/** Langflow runs by `data` where there is one, and draws by the texts. */
export const sourceOf = (edge: unknown): Raw | undefined => handleOf(edge, 'sourceHandle')

export const targetOf = (edge: unknown): Raw | undefined => handleOf(edge, 'targetHandle')

function handleOf(edge: unknown, side: 'sourceHandle' | 'targetHandle'): Raw | undefined {
  const written = recordAt(recordAt(edge, 'data'), side)
  return written !== undefined && textAt(written, 'id') !== undefined ? written : decodeHandle(rawAt(edge, side))
}
