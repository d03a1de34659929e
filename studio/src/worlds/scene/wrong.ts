/** Things that something is wrong with at a moment, and what: the worst of each. */
import type { Moment } from '../../contract.ts'
import { openIssues, type Issue } from './chronicle.ts'

export type Wrong = ReadonlyMap<string, Pick<Issue, 'description' | 'severity'>>

export function wrongAt({ timeline, step }: Moment): Wrong {
  const found = new Map<string, Issue>()
  for (const issue of openIssues(timeline, step))
    if (issue.object !== '' && found.get(issue.object)?.severity !== 'error') found.set(issue.object, issue)
  return found
}
