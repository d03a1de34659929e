/** One record, read: who, when, what it came to, and the record itself for those who want to see it. */
import type { InsideRun } from '../../../../../src/server/api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useRun } from '../../context.tsx'
import { isThought } from '../../inside/inside.ts'
import { SocietiesInside } from '../../inside/societies-inside.tsx'
import { useInside } from '../../inside/use-inside.tsx'
import { AgentName } from '../parts/agent-name.tsx'
import { Long } from '../parts/long.tsx'
import { kindNames } from '../read/describe.ts'
import { deedOf, recordOf, type Row } from '../read/rows.ts'
import { RecordContent } from './record-content.tsx'

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
      <RecordContent row={row} />
      <Inside row={row} />
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

function headingOf(own: readonly InsideRun[]): string {
  if (own.every(isThought)) return 'What it called'
  return own.length === 1 ? 'The society inside' : 'The societies inside'
}

/** The societies an agent ran to come to this. */
function Inside({ row }: { readonly row: Row }) {
  const { timeline } = useRun()
  const all = useInside()
  const deed = deedOf(timeline, row)
  if (deed === undefined || all.length === 0) return null
  const before = timeline.step(row.step)?.did.slice(0, row.deed) ?? []
  const branch = before.filter(({ agent }) => agent === deed.agent).length
  const own = all.filter((each) => each.step === row.step && each.agent === deed.agent && each.branch === branch)
  if (own.length === 0) return null
  return (
    <section className="journal-part">
      <h3 className="panel-heading">{headingOf(own)}</h3>
      <SocietiesInside societies={own} />
    </section>
  )
}
