/** What a run is called on this page: its letter on its hue. */
import type { LoadedRun } from './load-run.ts'

export function RunLetter({ run: { letter, hue } }: { readonly run: Pick<LoadedRun, 'letter' | 'hue'> }) {
  return <span className={`run-letter hue-${hue}`}>{letter}</span>
}
