/** One record, read: who, when, what it came to, and the record itself for those who want to see it. */
import { Badge } from '../../../ui/badge.tsx'
import { useRun } from '../../context.tsx'
import { AgentName } from '../parts/agent-name.tsx'
import { Long } from '../parts/long.tsx'
import { Value } from '../parts/value.tsx'
import { kindNames } from '../read/describe.ts'
import { modelCallOf } from '../read/model-calls.ts'
import { deedOf, recordOf, type Row } from '../read/rows.ts'
import { DeedDetail } from './deed-detail.tsx'
import { ModelCallDetail } from './model-call-detail.tsx'

export function RecordDetail({ row }: { readonly row: Row }) {
  const { timeline } = useRun()
  const { at, seq } = timeline.entries[row.place]!
  const { actor, kind, step } = row
  return (
    <article className="journal-detail" aria-label="Entry" tabIndex={0}>
      <header className="journal-detail-head">
        {actor && <AgentName name={actor.agent} who={actor.who} />}
        <Badge tone={kind === 'fail' ? 'bad' : kind === 'ask' ? 'warn' : 'plain'}>{kindNames[kind]}</Badge>
        <span className="panel-note">
          step {step} · entry {seq} · {timeOf(at)}
        </span>
      </header>
      <Content row={row} />
      <details className="journal-raw">
        <summary>The record itself</summary>
        <Raw row={row} />
      </details>
    </article>
  )
}

// the times of a test journal or an imported one may be anything
const timeOf = (at: number) =>
  at > 0 && at < 8.64e15 ? new Date(at).toLocaleTimeString('en-GB') : 'at a time nobody wrote down'

function Raw({ row }: { readonly row: Row }) {
  const { timeline } = useRun()
  return <Long text={JSON.stringify(deedOf(timeline, row) ?? recordOf(timeline, row), null, 2)} isCode />
}

function Content({ row }: { readonly row: Row }) {
  const { timeline } = useRun()
  const deed = deedOf(timeline, row)
  if (deed) return <DeedDetail row={row} deed={deed} />
  const record = recordOf(timeline, row)
  switch (record.kind) {
    case 'call': {
      const call = modelCallOf(record)
      return call ? <ModelCallDetail call={call} /> : <Named name={record.name} value={record.value} />
    }
    case 'ask':
      return (
        <>
          {record.fault !== undefined && <Named name="What was wrong with the last answer" value={record.fault} />}
          <Named name="Question" value={record.question} />
        </>
      )
    case 'answer':
      return <Named name="Answer" value={record.answer} />
    case 'think':
      return <Named name="What it came to" value={record.outcome} />
    case 'effect':
      return <Named name="About to be done" value={record.id} />
    case 'done':
      return <Named name="Result" value={record.result} />
    case 'fail':
      return <Named name={record.code} value={record.message} />
    case 'end':
      return <Named name={record.limit ? 'Stopped by a limit' : 'The run is over'} value={record.reason} />
    case 'start':
      return (
        <Named
          name={
            record.parent ? `Forked from ${record.parent.run} at step ${record.parent.step}` : 'The board at the start'
          }
          value={Object.fromEntries(
            Object.entries(record.changes).map(([field, change]) => [field, 'set' in change ? change.set : change]),
          )}
        />
      )
    case 'step':
      return <p className="panel-note">Nobody did anything in this step.</p>
  }
}

function Named({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <section className="journal-part">
      <h3 className="panel-heading">{name}</h3>
      <Value value={value} />
    </section>
  )
}
