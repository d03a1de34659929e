/**
 * Metrics of the members, the table of seed 1: how often each was asked, how sure it was, how right, how quick, and
 * what came of it.
 */
import { meanOf } from '../../../evaluate/trials/statistics.ts'
import type { Member } from '../protocol.ts'
import { members, type Asked } from './trail.ts'

export interface Judged {
  /** from 0 to 1, or points for a decision; nothing when there was nothing to judge */
  readonly accuracy: number | null
  readonly accuracyIs: string
  readonly contribution: number
  readonly contributionIs: string
}

export interface MemberMetrics extends Judged {
  readonly queries: number
  /** mean */
  readonly confidence: number
  /** mean of its own times; nothing where the journal does not tell them apart from those of others */
  readonly msPerQuery: number | null
}

export function memberTable(
  asked: readonly Asked[],
  judged: Readonly<Record<Member, Judged>>,
): Record<Member, MemberMetrics> {
  const rows = members.map((member) => {
    const own = asked.filter((one) => one.member === member)
    const times = own.flatMap(({ ms }) => ms ?? [])
    const metrics: MemberMetrics = {
      queries: own.length,
      confidence: own.length === 0 ? 0 : meanOf(own.map(({ confidence }) => confidence)),
      msPerQuery: times.length === 0 ? null : meanOf(times),
      ...judged[member],
    }
    return [member, metrics] as const
  })
  return Object.fromEntries(rows) as Record<Member, MemberMetrics>
}
