/** Changes of a place since we know it: what failed there before one of them may work now. */
import type { Lookup } from '../lookup.ts'
import type { Overlay } from '../overlay.ts'

/** Each the last step in which it happened. */
export interface Change {
  /** anything was seen to change here */
  readonly changed?: number
  /** what stood in our way is gone */
  readonly freed?: number
  /** something was opened */
  readonly unbarred?: number
  /** we got in or on something, or off it again */
  readonly seated?: number
  /** what we have with us was put on, opened or lit, since we were refused there */
  readonly equipped?: number
  /** we were told of it elsewhere, and have not looked */
  readonly heard?: number
}

const NEVER = -1

/** The last step in which the place was seen to change; what was tried before that may be tried again. */
export const changedAt = (changes: Lookup<Change>, place: string): number => changes.get(place)?.changed ?? NEVER

export const freedAt = (changes: Lookup<Change>, place: string): number => changes.get(place)?.freed ?? NEVER

export const unbarredAt = (changes: Lookup<Change>, place: string): number => changes.get(place)?.unbarred ?? NEVER

export const seatedAt = (changes: Lookup<Change>, place: string): number => changes.get(place)?.seated ?? NEVER

export const equippedAt = (changes: Lookup<Change>, place: string): number => changes.get(place)?.equipped ?? NEVER

/** The last step in which anything happened there that may let pass what was refused. */
export function renewedAt(changes: Lookup<Change>, place: string): number {
  const {
    changed = NEVER,
    freed = NEVER,
    unbarred = NEVER,
    seated = NEVER,
    equipped = NEVER,
  } = changes.get(place) ?? {}
  return Math.max(changed, freed, unbarred, seated, equipped)
}

export function noteChange(changes: Overlay<Change>, place: string, change: Change): void {
  changes.set(place, { ...changes.get(place), ...change })
}
