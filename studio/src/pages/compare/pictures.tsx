/** How the worlds of the runs look now, beside each other. */
import { momentOf } from '../../contract.ts'
import { Picture } from '../picture/picture.tsx'
import type { LoadedRun } from './load-run.ts'
import { RunLetter } from './run-letter.tsx'

export function Pictures({ runs }: { readonly runs: readonly LoadedRun[] }) {
  const Beside = runs.every(({ view }) => view === runs[0]!.view) ? runs[0]!.view.Beside : undefined
  if (Beside !== undefined)
    return (
      <Beside
        worlds={runs.map((run) => ({
          id: run.id,
          name: <RunLetter run={run} />,
          moment: momentOf(run.timeline, run.timeline.lastStep),
        }))}
      />
    )
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
