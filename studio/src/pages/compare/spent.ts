/** What the commands of each game went to: shares of all, the most first; and which of them were lost. */
import type { Metrics } from '../../../../src/server/api.ts'
import { inWords } from './spread.ts'

export interface Spent {
  readonly label: string
  /** nothing came of them */
  readonly isLost: boolean
  /** of all commands, 0 to 1, one for each run; none where it was not measured */
  readonly shares: readonly (number | undefined)[]
}

const LOST: ReadonlySet<string> = new Set(['repeated', 'notUnderstood', 'refused', 'keys'])

/** Empty where no society counts what its commands went to. */
export function spentOf(all: readonly (Metrics | undefined)[]): Spent[] {
  const counts = all.map((metrics) => countsIn(metrics?.society))
  const totals = counts.map((each) => Object.values(each ?? {}).reduce((sum, count) => sum + count, 0))
  const kinds = [...new Set(counts.flatMap((each) => Object.keys(each ?? {})))]
  const rows = kinds.map((kind): Spent => {
    const shares = counts.map((each, place) =>
      each === undefined || totals[place] === 0 ? undefined : (each[kind] ?? 0) / totals[place]!,
    )
    return { label: inWords(kind), isLost: LOST.has(kind), shares }
  })
  const most = ({ shares }: Spent) => Math.max(...shares.map((share) => share ?? 0))
  return rows.filter((row) => most(row) > 0).toSorted((one, other) => most(other) - most(one))
}

/** All that were lost, run by run. */
export const lostOf = (spent: readonly Spent[], run: number): number =>
  spent.reduce((sum, { isLost, shares }) => sum + (isLost ? (shares[run] ?? 0) : 0), 0)

/** A society that counts tells it as `kinds`. */
function countsIn(society: unknown): Readonly<Record<string, number>> | undefined {
  const { kinds } = (society ?? {}) as { kinds?: unknown }
  if (typeof kinds !== 'object' || kinds === null) return undefined
  return Object.fromEntries(Object.entries(kinds).filter(([, count]) => Number.isFinite(count)))
}
