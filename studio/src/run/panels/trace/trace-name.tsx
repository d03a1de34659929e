/** The name of a row: a mark to fold it, who or what it is, and what went other than one would wish. */
import { Icon } from '../../../ui/icon.tsx'
import { AgentName } from '../parts/agent-name.tsx'
import { actorOf } from '../read/actors.ts'
import { oneLine } from '../read/brief.ts'
import { kindWords, noteOf, titleOf, type TraceRow } from './trace-rows.ts'

const LONGEST = 80
// deeper rows keep their place: a name has to fit beside it
const MOST_INDENTS = 8

interface TraceNameProps {
  readonly row: TraceRow
  readonly onFold: (row: TraceRow, isOpen: boolean) => void
}

export function TraceName({ row, onFold }: TraceNameProps) {
  const { span, depth, hasMore, isOpen } = row
  const note = noteOf(span)
  return (
    <span
      className="trace-what"
      style={{ paddingInlineStart: `calc(${Math.min(depth, MOST_INDENTS)} * var(--indent))` }}
    >
      <span
        className="trace-fold"
        // the row says whether it is folded, and the arrow keys fold it
        aria-hidden="true"
        onClick={(event) => {
          if (!hasMore) return
          event.stopPropagation()
          onFold(row, !isOpen)
        }}
      >
        {hasMore && <Icon name={isOpen ? 'down' : 'forward'} size={12} />}
      </span>
      {span.kind === 'agent' ? (
        <AgentName name={span.agent} who={actorOf({ agent: span.agent, payload: span.payload }).who} />
      ) : (
        <>
          <span className={`trace-kind trace-kind-${span.kind}`}>{kindWords[span.kind]}</span>
          <span className="trace-title" dir="auto">
            {oneLine(titleOf(span), LONGEST)}
          </span>
        </>
      )}
      {note !== '' && <span className={`trace-note${span.error ? ' trace-note-bad' : ''}`}>{note}</span>}
    </span>
  )
}
