/** Every record of the run: filtered, searched, and read beside the list. A click goes to that step. */
import { useDeferredValue, useMemo, useState } from 'react'
import { api } from '../../../api/client.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Button } from '../../../ui/button.tsx'
import { useRun } from '../../context.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { createSieve, placeOfStep, type Row } from '../read/rows.ts'
import { needleOf } from '../read/search.ts'
import { JournalFilters, kindsOf, type Filters } from './journal-filters.tsx'
import { JournalList } from './journal-list.tsx'
import { RecordDetail } from './record-detail.tsx'
import './journal-panel.css'

const everything: Filters = { agent: '', kind: '' }

export function JournalPanel() {
  const { id, timeline, step, goTo, isShared } = useRun()
  const [typed, setTyped] = useState('')
  const [filters, setFilters] = useState(everything)
  const [chosen, setChosen] = useState<Row>()
  const words = useDeferredValue(typed)
  const sieve = useMemo(() => {
    const needle = needleOf(words)
    const kinds = kindsOf(filters.kind)
    return createSieve(timeline, {
      ...(filters.agent !== '' && { agent: filters.agent }),
      ...(kinds && { kinds }),
      ...(needle && { needle }),
    })
  }, [timeline, words, filters])
  const rows = sieve()
  const current = placeOfStep(rows, step)
  // what was clicked is shown as long as the page is at its step; what is under way belongs to the last step there is
  const isChosen = chosen !== undefined && Math.min(chosen.step, timeline.lastStep) === step
  const shown = isChosen ? chosen : rows[current]
  const choose = (row: Row) => {
    setChosen(row)
    goTo(Math.min(row.step, timeline.lastStep))
  }
  const clear = () => {
    setTyped('')
    setFilters(everything)
  }
  return (
    <section className="panel journal" aria-label="Journal">
      <div className="panel-bar">
        <SearchBox label="Search the journal" value={typed} onChange={setTyped} />
        <JournalFilters filters={filters} onChange={setFilters} />
        <span className="panel-note" role="status">
          {rows.length.toLocaleString('en')} {rows.length === 1 ? 'entry' : 'entries'}
        </span>
        {!isShared && (
          <a className="journal-export" href={api.exportAddress(id)} download>
            Export
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <Empty
          icon="search"
          title="Nothing in the journal is like this"
          action={<Button onClick={clear}>Show everything</Button>}
        >
          Try other words, another agent or another kind.
        </Empty>
      ) : (
        <div className="journal-split">
          <JournalList rows={rows} current={current} shown={shown} onChoose={choose} />
          {shown && <RecordDetail key={`${shown.place}/${shown.deed}`} row={shown} />}
        </div>
      )}
    </section>
  )
}
