/** The same three columns and the same time line, under a head that says what the file is. */
import { useRun } from '../run/context.tsx'
import { Columns } from '../run/layout-columns.tsx'
import { Dock } from '../run/layout-dock.tsx'
import { RunFacts } from '../run/layout-head.tsx'
import { Pages } from '../run/layout-pages.tsx'
import '../run/layout.css'
import { usePanels } from '../run/panels/all-panels.tsx'
import { useTimelineFacts } from '../run/time-line-facts.ts'
import { MarksContext } from '../run/time-line-list.tsx'
import { TimeLine } from '../run/time-line.tsx'
import { useMedia } from '../ui/media.ts'
import { useTitle } from '../ui/title.ts'
import { SharedFrame } from './shared-frame.tsx'
import { shortText } from '../ui/clip-text.ts'

export function SharedLayout() {
  const { view, timeline, detail } = useRun()
  const isNarrow = useMedia('(max-width: 760px)')
  const facts = useTimelineFacts(view, timeline)
  const panels = usePanels()
  useTitle(shortText(detail.title, 80))
  return (
    <MarksContext value={facts.marks}>
      <SharedFrame path={<SharedPath />} aside={<RunFacts />}>
        {isNarrow ? <Pages panels={panels} /> : <Columns />}
        <TimeLine {...facts} />
        {!isNarrow && <Dock panels={panels} />}
      </SharedFrame>
    </MarksContext>
  )
}

function SharedPath() {
  const { detail, step } = useRun()
  return (
    <>
      <h1 className="run-title" dir="auto" title={shortText(detail.title, 200)}>
        {shortText(detail.title, 200)}
      </h1>
      <p className="run-step">step {step.toLocaleString('en')}</p>
    </>
  )
}
