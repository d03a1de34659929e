/** Reflection: what is found in several runs, those of one pattern put together, the dearest first. */
import type { Evolution, Finding } from '../societies/evolution.ts'
import { openRun } from '../store/fold.ts'
import type { Store } from '../store/store.ts'

// enough to look at
const MOST_STEPS = 12

export async function reflectOn(
  evolution: Pick<Evolution, 'find'>,
  store: Store,
  runs: readonly string[],
): Promise<readonly Finding[]> {
  const all: Finding[] = []
  for (const run of runs) {
    const { moment } = await openRun(store, run)
    all.push(...(await evolution.find(store, run, moment.values)))
  }
  return together(all, runs.length)
}

/** `games`: how many were looked at, so that a cost is that of a game in the mean. */
function together(findings: readonly Finding[], games: number): readonly Finding[] {
  const byKind = Map.groupBy(findings, ({ pattern, cause }) => `${pattern} ${cause}`)
  const found = [...byKind.values()].map((group): Finding => {
    const [first] = group as [Finding, ...Finding[]]
    return {
      ...first,
      runs: group.flatMap(({ runs }) => runs),
      steps: group.flatMap(({ steps }) => steps).slice(0, MOST_STEPS),
      count: group.reduce((sum, { count }) => sum + count, 0),
      cost: Math.round((group.reduce((sum, { cost }) => sum + cost, 0) / games) * 1e4) / 1e4,
    }
  })
  return found.toSorted((one, other) => other.cost - one.cost)
}
