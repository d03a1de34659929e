/** Needs: what was missing somewhere, told by what hindered us. */
import { isKind, KINDS, type Kind } from '../kinds.ts'
import type { Lookup } from '../lookup.ts'
import type { Overlay } from '../overlay.ts'

export interface Need {
  readonly place: string
  /** something helped there */
  readonly isSettled: boolean
}

interface Needs {
  readonly needs: Lookup<Need>
}

/** Whether a thing of that name is what was missing somewhere; tells where. */
export function whereNeeded({ needs }: Needs, name: string): string | undefined {
  const noun = name.slice(name.lastIndexOf(' ') + 1)
  for (const [need, { place, isSettled }] of needs.entries())
    if (!isSettled && (need === noun || (isKindName(need) && isKind(name, need)))) return place
  return undefined
}

const isKindName = (need: string): need is Kind => (KINDS as readonly string[]).includes(need)

/** It helped; false when nothing was needed there. */
export function settleNeed({ needs }: { readonly needs: Overlay<Need> }, place: string): boolean {
  const settled = [...needs.entries()].filter(([, need]) => need.place === place && !need.isSettled)
  for (const [key, need] of settled) needs.set(key, { ...need, isSettled: true })
  return settled.length > 0
}
