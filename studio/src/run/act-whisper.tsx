/** A thought put into somebody's head: a fork of the run in which it comes to their mind at their next turn. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../api/client.ts'
import { asFailure } from '../api/failure.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useRun } from './context.tsx'
import { oneLine } from './panels/read/brief.ts'

const LONGEST = 300

interface WhisperProps {
  readonly name: string
  readonly title: string
}

export function Whisper({ name, title }: WhisperProps) {
  const { id, view, moment, step } = useRun()
  const [, navigate] = useLocation()
  const [thought, setThought] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const words = thought.trim()
  const whisper = async () => {
    if (words === '' || isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const edit = view.whisper!(moment, name, words)
      const made = await api.fork(id, { at: step, edit })
      navigate(`/runs/${encodeURIComponent(made.id)}`)
    } catch (error) {
      setFault(asFailure(error).message)
      setBusy(false)
    }
  }
  return (
    <form
      className="agent-part whisper"
      onSubmit={(event) => {
        event.preventDefault()
        void whisper()
      }}
    >
      <Field
        label={`Whisper to ${oneLine(title, 30)}`}
        hint={`A new run begins after step ${step}. The thought is theirs at their next turn.`}
        error={fault}
      >
        <textarea
          className="field-input"
          dir="auto"
          rows={2}
          maxLength={LONGEST}
          placeholder="I should ask about the key"
          value={thought}
          onChange={(event) => setThought(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void whisper()
          }}
        />
      </Field>
      <Button icon="fork" type="submit" busy={isBusy} disabled={words === ''}>
        Whisper and watch
      </Button>
    </form>
  )
}
