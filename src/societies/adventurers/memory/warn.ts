/**
 * Warnings: what Memory says of the place we are at before anybody decides: what harmed us here, and what was refused
 * here while nothing has changed since. Whoever decides by reading is told; the rules of Strategy ask for each command.
 */
import { changedAt } from '../knowledge/model/changes.ts'
import type { MemoryKnowledge } from '../views.ts'
import { VAIN } from './vain.ts'

export interface Warning {
  readonly action: string
  readonly times: number
  /** how it ended the last time */
  readonly outcome: 'harm' | 'failure'
}

const MOST_TOLD = 3

/** What harmed us first, then what was tried last. */
export function warningsFor({
  here,
  tried,
  harmful,
  changes,
}: Pick<MemoryKnowledge, 'here' | 'tried' | 'harmful' | 'changes'>): Warning[] {
  const changed = changedAt(changes, here)
  const found: (Warning & { readonly step: number })[] = []
  for (const [key, { kind, times, step }] of tried.entries()) {
    const bar = key.lastIndexOf('|')
    if (key.slice(0, bar) !== here) continue
    const isHarm = harmful.has(key)
    if (isHarm || (VAIN.has(kind) && step >= changed))
      found.push({ action: key.slice(bar + 1), times, outcome: isHarm ? 'harm' : 'failure', step })
  }
  return found
    .toSorted((a, b) => Number(b.outcome === 'harm') - Number(a.outcome === 'harm') || b.step - a.step)
    .slice(0, MOST_TOLD)
    .map(({ action, times, outcome }) => ({ action, times, outcome }))
}

/** `NO to drink acid: it did us harm here.` The first of each kind; the others are in the metadata. */
export function spokenWarning(warnings: readonly Warning[]): string | undefined {
  const told = (['harm', 'failure'] as const).flatMap((outcome) => {
    const first = warnings.find((each) => each.outcome === outcome)
    return first === undefined ? [] : [`NO to ${first.action}: ${WHY[outcome]}.`]
  })
  return told.length === 0 ? undefined : told.join(' ')
}

const WHY = { harm: 'it did us harm here', failure: 'tried here in vain' } as const
