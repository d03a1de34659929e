/** The journal of a society inside: a line a record, each opened in its place. It is followed while it is looked at. */
import { useState } from 'react'
import { useFollowed } from '../../journal/follow.ts'
import { Button } from '../../ui/button.tsx'
import { InnerRun, useRun } from '../context.tsx'
import { RecordContent } from '../panels/journal/record-content.tsx'
import { AgentName } from '../panels/parts/agent-name.tsx'
import { describeRow, kindNames } from '../panels/read/describe.ts'
import { rowsOf, type Row } from '../panels/read/rows.ts'

const PAGE = 40

export function InsideJournal({ id }: { readonly id: string }) {
  const { timeline, detail, state, failure } = useFollowed(id)
  if (detail === undefined || state === 'loading')
    return <p className="panel-note inside-note">{failure?.message ?? 'Reading its journal.'}</p>
  return (
    <InnerRun timeline={timeline} detail={detail}>
      <Rows />
    </InnerRun>
  )
}

function Rows() {
  const { timeline } = useRun()
  const [shown, setShown] = useState(PAGE)
  const rows = rowsOf(timeline)
  return (
    <>
      {rows.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + PAGE)}>
          Earlier
        </Button>
      )}
      <ol className="inside-rows">
        {rows.slice(-shown).map((row) => (
          <li key={`${row.place} ${row.deed}`}>
            <Line row={row} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Line({ row }: { readonly row: Row }) {
  const { timeline } = useRun()
  const [isOpen, setOpen] = useState(false)
  const { step, actor, kind } = row
  return (
    <details className="inside-row" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="inside-step">{step}</span>
        {actor && <AgentName name={actor.agent} who={actor.who} />}
        <span className="panel-note">{kindNames[kind]}</span>
        <span className="inside-text" dir="auto">
          {describeRow(timeline, row)}
        </span>
      </summary>
      {isOpen && <RecordContent row={row} />}
    </details>
  )
}
