/** Naming: how the story takes a name that its text has used. */
import type { Lookup } from '../lookup.ts'
import type { Overlay } from '../overlay.ts'

export interface Naming {
  /** how often we were told that there is no such thing */
  readonly absent?: number
  /** the story does not understand it by this name */
  readonly isUncalled?: boolean
  /** whoever bears it does not answer, and is no one */
  readonly isLifeless?: boolean
}

const TWICE = 2

/** The text mentions it, but the story does not know it: it failed in two places. */
export const isAbsent = ({ names }: { readonly names: Lookup<Naming> }, name: string): boolean =>
  (names.get(name)?.absent ?? 0) >= TWICE

export function learnAbsent({ names }: { readonly names: Overlay<Naming> }, name: string): void {
  const before = names.get(name)
  names.set(name, { ...before, absent: (before?.absent ?? 0) + 1 })
}
