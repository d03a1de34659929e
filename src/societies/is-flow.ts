/**
 * Recognises flows and societies by their shape, not by their class: a file may have brought its own copy of Troupe.
 */
import type { Flow } from '../engine/flow.ts'

export function isFlow(value: unknown): value is Flow {
  const { run, resume, fork, contract } = (value ?? {}) as Partial<Record<string, unknown>>
  return [run, resume, fork, contract].every((part) => typeof part === 'function')
}

export function isSociety(value: unknown): boolean {
  const { name, flow, options, files } = (value ?? {}) as Partial<Record<string, unknown>>
  return typeof name === 'string' && isFlow(flow) && Array.isArray(options) && Array.isArray(files)
}
