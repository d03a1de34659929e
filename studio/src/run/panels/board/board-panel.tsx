/** Everything on the board at this moment, what this step changed marked, and each field open to a fork. */
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ForkDialog } from '../../act-fork.tsx'
import { possible } from '../../act-state.ts'
import { useRun } from '../../context.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { holds, needleOf } from '../read/search.ts'
import { BoardField } from './board-field.tsx'
import { orderedFields, writersAt } from './fields.ts'
import './board-panel.css'

export function BoardPanel() {
  const { timeline, moment, step, detail, isShared } = useRun()
  const [typed, setTyped] = useState('')
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const [edited, setEdited] = useState<string>()
  const canFork = !isShared && possible(detail).fork
  const needle = needleOf(useDeferredValue(typed))
  const writers = writersAt(timeline, step)
  const rules = useMemo(() => new Map(detail.contract.fields.map(({ name, rule }) => [name, rule])), [detail.contract])
  const names = orderedFields(timeline.fields(), [...rules.keys()])
  const shown = names.filter((name) => {
    if (isOnlyChanged && !writers.has(name)) return false
    const value = moment.field(name)
    return value !== undefined && (needle === undefined || needle.test(name) || holds(value, needle))
  })
  return (
    <section className="panel board" aria-label="Board">
      <div className="panel-bar">
        <SearchBox label="Search the board" value={typed} onChange={setTyped} />
        <Button variant="quiet" aria-pressed={isOnlyChanged} onClick={() => setOnlyChanged(!isOnlyChanged)}>
          Only what step {step} changed
        </Button>
        <span className="panel-note" role="status">
          {shown.length} of {names.length} fields
        </span>
      </div>
      {shown.length === 0 ? (
        <Empty
          icon="search"
          title={needle ? 'No field is like this' : `Step ${step} changed nothing`}
          action={
            <Button
              onClick={() => {
                setTyped('')
                setOnlyChanged(false)
              }}
            >
              Show all fields
            </Button>
          }
        />
      ) : (
        <ul className="panel-scroll board-fields">
          {shown.map((name) => (
            <BoardField
              key={name}
              name={name}
              value={moment.field(name)}
              rule={rules.get(name)}
              writers={writers.get(name)}
              needle={needle}
              onEdit={canFork ? () => setEdited(name) : undefined}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && <ForkDialog isOpen field={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
