/**
 * How those are heard who have joined: with a trust that they have to earn, three proposals at most, none of them
 * urgent; and they may warn, which makes something worth less. Only a member, whom games have certified, may forbid.
 */
import type { Born } from '../../variant.ts'
import type { Standing } from '../board.ts'
import type { Proposal, Response } from '../protocol.ts'

const MOST_PROPOSALS = 3
const MOST_TRUST = 1.2
// nobody's warning alone makes a thing impossible
const LEAST_LEFT = 0.25

/** Grows with what came of its advice: a quarter at first. */
export function trustInBorn(standing: Standing | undefined): number {
  const { tries = 0, successes = 0 } = standing ?? {}
  return Math.min(MOST_TRUST, (1 + successes) / (4 + tries))
}

export function heardOfBorn({ rank }: Born, proposals: readonly Proposal[]): readonly Proposal[] {
  return proposals.slice(0, MOST_PROPOSALS).map((proposal) => {
    const { urgent, ...rest } = proposal
    return rank === 'member' || !urgent ? proposal : rest
  })
}

/** What it says had better not be done, and how much of its worth is left. */
export interface Warning {
  readonly command: string
  /** anywhere without it */
  readonly at?: string
  /** 0 to 1; 0 forbids it, where a member says so */
  readonly left: number
}

export function cautionIn(
  responses: Readonly<Record<string, Response>>,
  born: readonly Born[],
): (proposal: Proposal) => number {
  const warnings = born.flatMap(({ name }) => warningsOf(responses[name]))
  if (warnings.length === 0) return () => 1
  return ({ command, at, urgent }) => {
    if (urgent) return 1
    let left = 1
    for (const warning of warnings)
      if (warning.command === command && (warning.at === undefined || warning.at === at))
        left = Math.min(left, Math.max(LEAST_LEFT, warning.left))
    return left
  }
}

/** What members among them forbid now. */
export function forbiddenBy(
  responses: Readonly<Record<string, Response>>,
  born: readonly Born[],
  here: string,
): ReadonlyMap<string, string> {
  const forbidden = new Map<string, string>()
  for (const { name, rank } of born)
    if (rank === 'member')
      for (const { command, at = here, left } of warningsOf(responses[name]))
        if (left === 0 && at === here) forbidden.set(command, name)
  return forbidden
}

/** From the metadata of a response, which a model may have written. */
function warningsOf(response: Response | undefined): readonly Warning[] {
  const said = response?.error === undefined ? response?.metadata['warnings'] : undefined
  if (!Array.isArray(said)) return []
  return (said as readonly Partial<Warning>[]).flatMap((each) => {
    const { command, at, left } = Object(each) as Partial<Warning>
    const fits = typeof command === 'string' && typeof left === 'number' && left >= 0 && left <= 1
    return fits ? [{ command, left, ...(typeof at === 'string' && { at }) }] : []
  })
}
