/** The picture of a run as it is in a list: drawn once it comes into view, and again when the run has gone on. */
import { useEffect, useRef, useState } from 'react'
import type { RunCard } from '../../../../src/server/api.ts'
import { api } from '../../api/client.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { timelineFrom } from './board-timeline.ts'
import { Picture } from './picture.tsx'
import { createQueue } from './queue.ts'
import { useSeen } from './seen.ts'

// a page of runs must not keep the server from answering whoever watches one
const stills = createQueue(3)

export function Still({ run }: { readonly run: RunCard }) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const [timeline, setTimeline] = useState<Timeline>()
  const { id, flow, step } = run
  useEffect(() => {
    if (!isSeen) return
    const gone = new AbortController()
    stills
      .add(() => api.board(id, step), gone.signal)
      .then((board) => {
        if (board !== undefined && !gone.signal.aborted) setTimeline(timelineFrom(board, flow))
      })
      // without a picture the row still says everything
      .catch(() => {})
    return () => gone.abort()
  }, [isSeen, id, flow, step])
  return (
    <div ref={frame} className="still">
      <Picture timeline={timeline} view={run.view} />
    </div>
  )
}
