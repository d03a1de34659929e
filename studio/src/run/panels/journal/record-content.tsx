/** What a record came to, in words: what an agent did, what a model replied, what was asked and answered. */
import { setsValue } from '../../../../../src/board/read-change.ts'
import { useRun } from '../../context.tsx'
import { shortText } from '../../../ui/clip-text.ts'
import { Value } from '../parts/value.tsx'
import { modelCallOf } from '../read/model-calls.ts'
import { deedOf, recordOf, type Row } from '../read/rows.ts'
import { DeedDetail } from './deed-detail.tsx'
import { ModelCallDetail } from './model-call-detail.tsx'

export function RecordContent({ row }: { readonly row: Row }) {
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
            Object.entries(record.changes).map(([field, change]) => [field, setsValue(change) ? change.set : change]),
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
      <h3 className="panel-heading">{shortText(name, 200)}</h3>
      <Value value={value} />
    </section>
  )
}
