/** A run in a file: the run page without anything that needs a server. */
import { useMemo } from 'react'
import type { WorldView } from '../contract.ts'
import { createDraftBook } from '../journal/draft-book.ts'
import type { FollowedRun } from '../journal/follow.ts'
import { createTimeline } from '../journal/timeline.ts'
import { RunProvider } from '../run/context.tsx'
import type { SharedRun } from './read.ts'
import { SharedLayout } from './shared-layout.tsx'

interface SharedRunProps {
  readonly run: SharedRun
  readonly view: WorldView
}

export function SharedRunPage({ run: { detail, entries }, view }: SharedRunProps) {
  const followed = useMemo<FollowedRun & { refresh(): void }>(() => {
    const timeline = createTimeline()
    timeline.add(entries)
    return {
      id: detail.id,
      timeline,
      detail,
      state: detail.status === 'ended' ? 'ended' : 'stopped',
      read: { entries: entries.length, of: entries.length },
      refresh: () => {},
      drafts: createDraftBook(() => {}),
    }
  }, [detail, entries])
  return (
    <RunProvider followed={followed} detail={detail} view={view} isShared>
      <SharedLayout />
    </RunProvider>
  )
}
