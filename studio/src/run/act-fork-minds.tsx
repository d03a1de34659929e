/** Who thinks for whom in a fork: as before, unless another mind is named. */
import { useId } from 'react'
import { useRun } from './context.tsx'
import { AgentName } from './panels/parts/agent-name.tsx'
import { activityOf, type Activity } from './panels/read/activity.ts'
import { visibleText } from '../ui/clip-text.ts'

/** Who has done something without any mind is a mechanism: nobody can think for it. */
const hasMind = ({ mind, thoughts }: Activity) => mind !== undefined || thoughts === 0

interface ForkMindsProps {
  readonly minds: Readonly<Record<string, string>>
  readonly onChange: (minds: Readonly<Record<string, string>>) => void
}

// a long cast is folded away, and its first ones are enough to try something
const SHOWN = 40

export function ForkMinds({ minds, onChange }: ForkMindsProps) {
  const { agents, detail, timeline } = useRun()
  const list = useId()
  const all = detail.agents.filter((name) => hasMind(activityOf(timeline, name, timeline.lastStep)))
  const names = all.slice(0, SHOWN)
  if (names.length === 0) return null
  const known = new Set([
    'rules',
    'person',
    ...Object.values(detail.minds ?? {}),
    ...agents.flatMap(({ mind }) => mind ?? []),
  ])
  return (
    <details className="fork-more" open={Object.keys(minds).length > 0}>
      <summary>Another mind</summary>
      <p className="field-hint">
        Name a model such as ollama/llama3.2, or write rules. With person, the run asks you whenever that agent thinks.
      </p>
      <datalist id={list}>
        {[...known].map((mind) => (
          <option key={mind} value={mind} />
        ))}
      </datalist>
      <div className="fork-minds">
        {names.map((name) => (
          <label key={name} className="fork-mind">
            <AgentName name={name} />
            <input
              className={minds[name] ? 'field-input fork-mind-given' : 'field-input'}
              list={list}
              maxLength={200}
              placeholder={visibleText(detail.minds?.[name] ?? 'as before')}
              value={minds[name] ?? ''}
              onChange={(event) => onChange({ ...minds, [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
      {all.length > SHOWN && (
        <p className="field-hint">{all.length - SHOWN} more can be named on the command line with --mind.</p>
      )}
    </details>
  )
}
