/** What a run is called on this page: its letter on its hue. */
import type { LoadedRun } from './load-run.ts'

type Called = Pick<LoadedRun, 'letter' | 'hue'>

export function RunLetter({ run: { letter, hue } }: { readonly run: Called }) {
  return <span className={`run-letter hue-${hue}`}>{letter}</span>
}

/** At the head of a table, a column each. */
export const RunHeads = ({ runs }: { readonly runs: readonly (Called & Pick<LoadedRun, 'id'>)[] }) =>
  runs.map((run) => (
    <th key={run.id} scope="col">
      <RunLetter run={run} />
    </th>
  ))
