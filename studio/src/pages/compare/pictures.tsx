/** How the worlds of the runs look now, beside each other. */
import { Picture } from '../picture/picture.tsx'
import type { LoadedRun } from './load-run.ts'
import { RunLetter } from './run-letter.tsx'

export function Pictures({ runs }: { readonly runs: readonly LoadedRun[] }) {
  return (
    <ul className="compare-pictures">
      {runs.map((run) => (
        <li key={run.id}>
          <Picture timeline={run.timeline} view={run.detail.view} />
          <RunLetter run={run} />
        </li>
      ))}
    </ul>
  )
}
