/** All runs: looked through by society, state and words; several of them chosen to be compared. */
import { useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { RunList } from '../../../src/server/api.ts'
import { api } from '../api/client.ts'
import { evolutionApi } from '../api/evolution.ts'
import { workersApi } from '../api/workers.ts'
import { BASE_PATH } from '../base-path.ts'
import { Button } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Select } from '../ui/field.tsx'
import { useHotkey } from '../ui/hotkey.ts'
import { Keys } from '../ui/keys.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import { useAsked } from './asked.ts'
import { RunRow } from './list/run-row.tsx'
import { LostNote } from './lost-note.tsx'
import './page.css'
import { isFiltered, readAddress, toggled, writeAddress, type RunsAddress } from './runs/filters.ts'
import { ImportRun } from './runs/import-run.tsx'
import { focusRow, onRowKey } from './runs/row-keys.ts'
import './runs/runs.css'
import { SearchField } from './runs/search-field.tsx'
import { compareAddress, countedChoices, countOf } from './words.ts'

const PAGE = 40
const ASK_EVERY_MS = 4_000

export function Runs() {
  useTitle('Runs')
  const [, navigate] = useLocation()
  // told of changes by the router, which decodes some of it
  useSearch()
  const address = readAddress(window.location.search)
  const change = (changed: Partial<RunsAddress>) => {
    // what was typed last may come when somebody has already left for another page
    if (isHere()) navigate(writeAddress({ ...address, ...changed }), { replace: true })
  }
  const { society, status, text, before, chosen } = address
  // other runs are looked for from the first page on
  const look = (changed: Partial<RunsAddress>) => change({ ...changed, before: '' })
  const turnTo = (last: string) => {
    navigate(writeAddress({ ...address, before: last }))
    window.scrollTo({ top: 0 })
  }
  const societies = useAsked('societies', () => api.societies())
  const evolved = useAsked('evolved', () => evolutionApi.list())
  const workers = useAsked('workers', () => workersApi.list())
  const asked = useAsked(
    JSON.stringify([society, status, text, before]),
    () => api.runs({ society, status, text, before, limit: PAGE, counts: 'true' }),
    ASK_EVERY_MS,
  )
  const last = useLast(asked.value)
  const list = asked.value ?? last
  const choose = (id: string) => change({ chosen: toggled(chosen, id) })

  const search = useRef<HTMLInputElement>(null)
  useHotkey('/', () => search.current?.focus())
  useHotkey('c', () => navigate(compareAddress(chosen)), chosen.length > 1)
  useHotkey(['j', 'ArrowDown'], () => focusRow(1))
  useHotkey(['k', 'ArrowUp'], () => focusRow(-1))

  return (
    <div className="page runs">
      <header className="page-head">
        <h1>Runs</h1>
        <div className="page-actions">
          {workers.value?.areUsed && (
            <Link className="button button-plain" href="/workers">
              Workers
            </Link>
          )}
          {evolved.value !== undefined && evolved.value.length > 0 && (
            <Link className="button button-plain" href="/evolution">
              Evolution
            </Link>
          )}
          <ImportRun />
          <Link className="button button-primary" href="/start">
            Start a run
          </Link>
        </div>
      </header>
      <search className="runs-filters">
        <SearchField ref={search} text={text} onText={(said) => look({ text: said })} />
        <Select
          aria-label="Society"
          value={society}
          onChoose={(chosenSociety) => look({ society: chosenSociety })}
          options={[
            { value: '', label: 'any society' },
            ...(societies.value ?? []).map(({ name, title }) => ({ value: name, label: title })),
          ]}
        />
        <Select
          aria-label="State"
          value={status}
          onChoose={(state) => look({ status: state })}
          options={countedChoices(list?.counts)}
        />
        <p className="runs-count" aria-live="polite">
          {list && foundOf(list)}
        </p>
      </search>
      {asked.failure !== undefined && list !== undefined && <LostNote failure={asked.failure} onRetry={asked.again} />}
      {asked.failure !== undefined && list === undefined && (
        <Problem
          title={shortText(asked.failure.message, 300)}
          code={asked.failure.code}
          action={
            <Button icon="reload" onClick={asked.again}>
              Try again
            </Button>
          }
        >
          The runs are asked for again by themselves every few seconds.
        </Problem>
      )}
      {list !== undefined && list.runs.length === 0 && list.next === undefined && (
        <Nothing
          isFiltered={isFiltered(address) || before !== ''}
          onClear={() => look({ society: '', status: '', text: '' })}
        />
      )}
      {list !== undefined && list.runs.length === 0 && list.next !== undefined && (
        <Empty
          icon="filter"
          title="No run is like that among the latest ones."
          action={<Button onClick={() => turnTo(list.next!)}>Look among older ones</Button>}
        />
      )}
      {list !== undefined && list.runs.length > 0 && (
        <>
          <ul className="run-list runs-list" onKeyDown={(event) => onRowKey(event, choose)}>
            {list.runs.map((run) => (
              <RunRow key={run.id} run={run} now={Date.now()} isChosen={chosen.includes(run.id)}>
                <label className="runs-box" data-run={run.id}>
                  <input type="checkbox" checked={chosen.includes(run.id)} onChange={() => choose(run.id)} />
                  <span className="unseen">Choose {shortText(run.title, 80)} to compare</span>
                </label>
              </RunRow>
            ))}
          </ul>
          {(before !== '' || list.next !== undefined) && (
            <nav className="runs-pages" aria-label="Pages of runs">
              <Button disabled={before === ''} onClick={() => turnTo('')}>
                Latest
              </Button>
              <Button disabled={list.next === undefined} onClick={() => turnTo(list.next!)}>
                Older
              </Button>
            </nav>
          )}
          <p className="runs-keys soft">
            {keys.map(([key, does]) => (
              <span key={key}>
                <Keys keys={key} /> {does}
              </span>
            ))}
          </p>
        </>
      )}
      {chosen.length > 0 && (
        <div className="page-tray" role="region" aria-label="Chosen runs">
          <span>
            {chosen.length === 1 ? 'One run chosen. Choose another to compare.' : `${chosen.length} runs chosen`}
          </span>
          <Button variant="quiet" onClick={() => change({ chosen: [] })}>
            Clear
          </Button>
          {chosen.length > 1 && (
            <Link className="button button-primary" href={compareAddress(chosen)}>
              Compare
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

const keys = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['X', 'choose'],
  ['C', 'compare'],
  ['/', 'search'],
] as const

/** How many there are, or that only some were looked at. */
const foundOf = ({ runs, total }: RunList) =>
  total === undefined ? `${countOf(runs.length, 'run')} found so far` : countOf(total, 'run')

const isHere = () => window.location.pathname === `${BASE_PATH}/runs`

/** What was last known, while something else is asked for: the list stays where it is. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return last
}

function Nothing({ isFiltered: hasFilters, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  return hasFilters ? (
    <Empty icon="filter" title="No run is like that." action={<Button onClick={onClear}>Show all runs</Button>} />
  ) : (
    <Empty
      icon="book"
      title="Every run is kept here, also when the page is closed."
      action={
        <Link className="button button-primary" href="/start">
          Start a run
        </Link>
      }
    />
  )
}
