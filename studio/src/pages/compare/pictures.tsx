/** How the worlds of the runs look now, beside each other. */
import { Link } from 'wouter'
import { Picture } from '../picture/picture.tsx'
import { runAddress } from '../words.ts'
import type { LoadedRun } from './load-run.ts'
import { RunLetter } from './run-letter.tsx'

export function Pictures({ runs }: { readonly runs: readonly LoadedRun[] }) {
  return (
    <ul className="compare-pictures">
      {runs.map((run) => (
        <li key={run.id}>
          <Link href={runAddress(run.id)} aria-label={`Open ${run.letter}`}>
            <Picture timeline={run.timeline} view={run.detail.view} />
          </Link>
          <RunLetter run={run} />
        </li>
      ))}
    </ul>
  )
}
