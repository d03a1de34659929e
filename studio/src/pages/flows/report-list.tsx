/** The import report: what became of every node, edge and setting of a file, what is not as it was first. */
import type { ImportReport, ReportItem } from '../../../../src/flows/graph.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { countOf } from '../words.ts'
import './report-list.css'

const fates = [
  { fate: 'unsupported', title: 'Does not run here', tone: 'bad' },
  { fate: 'secret', title: 'Secrets', tone: 'warn' },
  { fate: 'changed', title: 'Read otherwise', tone: 'accent' },
  { fate: 'kept', title: 'Kept', tone: 'good' },
] as const

interface ReportListProps {
  readonly report: ImportReport
  readonly hasTitle?: boolean
  /** goes to what a line is about, where it can be seen */
  readonly onShow?: (id: string) => void
}

export function ReportList({ report, hasTitle = false, onShow }: ReportListProps) {
  const { items, flow, version } = report
  return (
    <section className="report" aria-label="Import report">
      {hasTitle && <h3>{shortText(flow, 80)}</h3>}
      <p className="soft">
        {countOf(items.length, 'part')} read
        {version !== undefined && ` of a file of Langflow ${shortText(version, 20)}`}.
      </p>
      {fates.map(({ fate, title, tone }) => {
        const found = items.filter((item) => item.fate === fate)
        if (found.length === 0) return null
        return (
          <details key={fate} className="report-fate" open={fate !== 'kept'}>
            <summary>
              <Badge tone={tone}>{title}</Badge> {found.length}
            </summary>
            <ul>
              {found.map((item) => (
                <Line key={`${item.place} ${item.id} ${item.reason}`} item={item} onShow={onShow} />
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}

interface LineProps {
  readonly item: ReportItem
  readonly onShow?: ((id: string) => void) | undefined
}

function Line({ item: { id, kind, reason }, onShow }: LineProps) {
  const name = shortText(id, 60)
  return (
    <li>
      {onShow && kind === 'node' ? (
        <button type="button" className="bare report-id" onClick={() => onShow(id)}>
          {name}
        </button>
      ) : (
        <span className="report-id">{name}</span>
      )}{' '}
      <span className="soft" dir="auto">
        {shortText(reason, 400)}
      </span>
    </li>
  )
}
