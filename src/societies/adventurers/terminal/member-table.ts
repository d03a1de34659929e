/**
 * The table of the members of the adventurers: how often each was asked, how sure and how right it was, what it
 * brought.
 */
import type { GameMetrics } from '../metrics/measure.ts'
import type { MemberMetrics } from '../metrics/members.ts'
import type { Frame } from '../../terminal-view.ts'
import { drawTable, type Cell } from '../../../terminal/table.ts'

const HEAD = ['member', 'asked', 'sure', 'right', 'ms', 'what came of it']

export function describeMembers({ members }: Pick<GameMetrics, 'members'>, { paint, columns }: Frame): string[] {
  return drawTable(HEAD, Object.entries(members).map(rowOf), paint, columns)
}

function rowOf([member, metrics]: [string, MemberMetrics]): Cell[] {
  const { queries, confidence, accuracy, accuracyIs, msPerQuery, contribution, contributionIs } = metrics
  return [
    { text: member, style: 'bold' },
    { text: String(queries) },
    { text: confidence.toFixed(2) },
    { text: accuracy === null ? '-' : accuracy.toFixed(2) },
    { text: msPerQuery?.toFixed(1) ?? '-' },
    { text: `${contribution} ${contributionIs}; right is: ${accuracyIs}` },
  ]
}
