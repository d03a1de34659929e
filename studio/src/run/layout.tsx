/** A run as a page: three columns, one time line under all of them, and panels under that. */
import { useMemo } from 'react'
import type { ApiFailure } from '../api/failure.ts'
import { Frame } from '../ui/frame.tsx'
import { useTitle } from '../ui/title.ts'
import { shortText } from '../ui/clip-text.ts'
import { useMedia } from '../ui/media.ts'
import { RunActions } from './act.tsx'
import { useRun } from './context.tsx'
import { InsideProvider } from './inside/use-inside.tsx'
import { Columns } from './layout-columns.tsx'
import './layout.css'
import { Dock } from './layout-dock.tsx'
import { RunFacts, RunPath } from './layout-head.tsx'
import { RunNotice } from './layout-notice.tsx'
import { Pages } from './layout-pages.tsx'
import { DraftsContext, useNewDrafts } from './question-drafts.ts'
import { usePanels } from './panels/all-panels.tsx'
import { MarksContext } from './time-line-list.tsx'
import { useTakeoverMarks, withMarks } from './takeovers.ts'
import { useTimelineFacts } from './time-line-facts.ts'
import { TimeLine } from './time-line.tsx'

export function RunLayout({ failure }: { readonly failure: ApiFailure | undefined }) {
  const { view, timeline, detail, state } = useRun()
  const isNarrow = useMedia('(max-width: 760px)')
  const grown = useTimelineFacts(view, timeline)
  const takeovers = useTakeoverMarks(detail.id, state === 'live')
  const facts = useMemo(() => withMarks(grown, takeovers), [grown, takeovers])
  const panels = usePanels()
  const drafts = useNewDrafts()
  useTitle(shortText(detail.title, 80))
  return (
    <MarksContext value={facts.marks}>
      <DraftsContext value={drafts}>
        <InsideProvider>
          <Frame isStage path={<RunPath />} aside={<RunAside />}>
            {isNarrow ? <Pages panels={panels} /> : <Columns />}
            <RunNotice failure={failure} />
            <TimeLine {...facts} />
            {!isNarrow && <Dock panels={panels} />}
          </Frame>
        </InsideProvider>
      </DraftsContext>
    </MarksContext>
  )
}

const RunAside = () => (
  <>
    <RunFacts />
    <div className="run-actions">
      <RunActions />
    </div>
  </>
)
