/** One field of the board: its name and how it is written, its value in a line or as a tree. */
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AgentName } from '../parts/agent-name.tsx'
import { Value } from '../parts/value.tsx'
import { brief, oneLine } from '../read/brief.ts'
import { holds, type Needle } from '../read/search.ts'

interface BoardFieldProps {
  readonly name: string
  readonly value: unknown
  readonly rule: string | undefined
  /** who changed it in this step */
  readonly writers: readonly string[] | undefined
  readonly needle: Needle | undefined
  /** not given where nothing can be forked */
  readonly onEdit: (() => void) | undefined
}

const LINE = 200

export function BoardField({ name, value, rule, writers, needle, onEdit }: BoardFieldProps) {
  const [wanted, setWanted] = useState<boolean>()
  const isOpen = wanted ?? (needle !== undefined && holds(value, needle))
  return (
    <li className={writers ? 'board-field board-changed' : 'board-field'}>
      <div className="board-line">
        <button type="button" className="bare board-fold" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
          <Icon name={isOpen ? 'down' : 'forward'} size={11} />
          <span className="board-name" dir="auto">
            {oneLine(name, 80)}
          </span>
          <span className="board-brief" dir="auto">
            {isOpen ? oneLine(rule ?? '', 80) : brief(value, LINE)}
          </span>
        </button>
        {writers && (
          <span className="board-writers">
            changed by{' '}
            {writers.slice(0, 2).map((agent) => (
              <AgentName key={agent} name={agent} />
            ))}
            {writers.length > 2 && <span>and {writers.length - 2} more</span>}
          </span>
        )}
        {onEdit && <IconButton icon="fork" size={14} label={`Edit ${oneLine(name, 80)} in a fork`} onClick={onEdit} />}
      </div>
      {isOpen && (
        <div className="board-value">
          <Value value={value} needle={needle} />
        </div>
      )}
    </li>
  )
}
