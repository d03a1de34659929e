/** Who thinks for whom: one mind for everybody, or one for each. */
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { hueOf } from '../../ui/hue.ts'

interface MindFieldsProps {
  readonly agents: readonly string[]
  readonly minds: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string>>
  /** who thinks where nobody is chosen, and what may be */
  readonly usual?: string
  readonly hint?: string
  readonly onChange: (minds: Readonly<Record<string, string>>) => void
}

const examples = ['rules', 'person', 'ollama/llama3.2', 'anthropic/claude-sonnet-4-5', 'openai/gpt-5-mini']

const HINT = 'rules, person (that is you), or a model such as ollama/llama3.2'

export function MindFields({ agents, minds, problems, usual = 'rules', hint = HINT, onChange }: MindFieldsProps) {
  const [isEach, setEach] = useState(false)
  const list = useId()
  const field = (name: string) => {
    const problem = problems[`mind:${name}`]
    return (
      <Field
        key={name}
        label={name === 'all' ? 'Everybody' : <AgentName name={name} agents={agents} />}
        {...(name === 'all' && problem === undefined && { hint })}
        {...(problem !== undefined && { error: problem })}
      >
        <input
          className="field-input mono"
          list={list}
          value={minds[name] ?? ''}
          placeholder={name === 'all' ? usual : (minds['all'] ?? '') || 'as everybody'}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const { [name]: _, ...others } = minds
            onChange(event.target.value === '' ? others : { ...others, [name]: event.target.value })
          }}
        />
      </Field>
    )
  }
  return (
    <fieldset className="start-group">
      <legend>Who thinks</legend>
      <datalist id={list}>
        {examples.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="start-grid">
        <div className="start-wide">{field('all')}</div>
        {isEach && agents.map(field)}
      </div>
      {agents.length > 0 && (
        <Button variant="quiet" className="start-each" aria-expanded={isEach} onClick={() => setEach(!isEach)}>
          {isEach ? 'Only one for everybody' : `Choose for each of ${agents.length}`}
        </Button>
      )}
    </fieldset>
  )
}

function AgentName({ name, agents }: { readonly name: string; readonly agents: readonly string[] }) {
  return (
    <span className={`start-agent hue-${hueOf(name, agents)}`} dir="auto">
      {name}
    </span>
  )
}
