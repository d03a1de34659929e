/** Needs: what was missing somewhere, told by what hindered us. */
import { isKind, KINDS, type Kind } from '../kinds.ts'
import type { Lookup } from '../lookup.ts'
import type { Overlay } from '../overlay.ts'

export const blockingStates = ['on', 'off', 'open', 'closed'] as const
export type BlockingState = (typeof blockingStates)[number]

export interface Need {
  readonly place: string
  /** what was refused for want of it */
  readonly command?: string
  /** when that was a way */
  readonly way?: string
  /** not the thing is missing: this state of it is in the way */
  readonly state?: BlockingState
  /** money is missing: so much it costs */
  readonly price?: number
  /** something helped there */
  readonly isSettled: boolean
}

interface Needs {
  readonly needs: Lookup<Need>
}

/** Whether a thing of that name is what was missing somewhere; tells where. */
export const whereNeeded = (needs: Needs, name: string): string | undefined => needOf(needs, name)?.place

/** What was refused for want of such a thing. */
export function needOf({ needs }: Needs, name: string): Need | undefined {
  const noun = name.slice(name.lastIndexOf(' ') + 1)
  for (const [named, need] of needs.entries())
    if (
      !need.isSettled &&
      need.state === undefined &&
      need.price === undefined &&
      (named === noun || (isKindName(named) && isKind(name, named)))
    )
      return need
  return undefined
}

const isKindName = (need: string): need is Kind => (KINDS as readonly string[]).includes(need)

/** It helped; false when nothing was needed there. */
export function settleNeed({ needs }: { readonly needs: Overlay<Need> }, place: string): boolean {
  const settled = [...needs.entries()].filter(
    ([, need]) => need.place === place && !need.isSettled && need.price === undefined,
  )
  for (const [key, need] of settled) needs.set(key, { ...need, isSettled: true })
  return settled.length > 0
}

/** What is still missing, by what was missing; of what costs money by what was tried. */
export const openNeeds = ({ needs }: Needs): readonly (readonly [string, Need])[] =>
  [...needs.entries()].filter(([, need]) => !need.isSettled)

/** Things whose state is in the way somewhere. */
export function* blockersIn({
  needs,
}: Needs): Generator<Need & { readonly thing: string; readonly state: BlockingState }> {
  for (const [thing, need] of needs.entries())
    if (!need.isSettled && need.state !== undefined) yield { ...need, thing, state: need.state }
}
