/** Which rows of the journal are shown: those of an agent, those of a kind. */
import { Select } from '../../../ui/field.tsx'
import { useRun } from '../../context.tsx'
import { oneLine } from '../read/brief.ts'
import type { RowKind } from '../read/rows.ts'

export interface Filters {
  /** empty: all */
  readonly agent: string
  readonly kind: string
}

const kinds: readonly { readonly value: string; readonly label: string; readonly rows?: readonly RowKind[] }[] = [
  { value: '', label: 'All kinds' },
  { value: 'deeds', label: 'What agents did', rows: ['deed'] },
  { value: 'model', label: 'Model calls', rows: ['model'] },
  { value: 'calls', label: 'Other calls', rows: ['call'] },
  { value: 'questions', label: 'Questions and answers', rows: ['ask', 'answer'] },
  { value: 'thoughts', label: 'Thoughts kept early', rows: ['think'] },
  { value: 'effects', label: 'Effects', rows: ['effect'] },
  { value: 'ends', label: 'Start, failures and end', rows: ['start', 'fail', 'end'] },
]

export const kindsOf = (kind: string): readonly RowKind[] | undefined => kinds.find(({ value }) => value === kind)?.rows

interface JournalFiltersProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

export function JournalFilters({ filters, onChange }: JournalFiltersProps) {
  const { agents, detail } = useRun()
  const titles = new Map<string, string>(agents.map(({ name, title }) => [name, title]))
  for (const { name } of detail.contract.agents) if (!titles.has(name)) titles.set(name, name)
  const choices = [...titles].map(([value, title]) => ({ value, label: oneLine(title, 40) }))
  return (
    <>
      <Select
        className="panel-select"
        aria-label="Whose entries"
        value={filters.agent}
        options={[{ value: '', label: 'All agents' }, ...choices]}
        onChoose={(agent) => onChange({ ...filters, agent })}
      />
      <Select
        className="panel-select"
        aria-label="Which kind of entries"
        value={filters.kind}
        options={kinds}
        onChoose={(kind) => onChange({ ...filters, kind })}
      />
    </>
  )
}
