/** Answering: by pressing a choice, by filling in the parts a mind would give, or in your own words. */
import { useId, useState } from 'react'
import type { OpenQuestion } from '../../../src/server/api.ts'
import { api } from '../api/client.ts'
import { asFailure } from '../api/failure.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useRun } from './context.tsx'
import { oneLine } from './panels/read/brief.ts'
import { readAnswer, readParts, type Answered, type Asked } from './question-read.ts'

/** What was typed so far. */
export interface Draft {
  readonly text: string
  readonly parts: Readonly<Record<string, string>>
}

interface AnswerFormProps {
  readonly open: OpenQuestion
  readonly asked: Asked
  readonly draft: Draft | undefined
  readonly onDraft: (draft: Draft) => void
}

export function AnswerForm({ open, asked, draft, onDraft }: AnswerFormProps) {
  const { id, refresh, setFollowing } = useRun()
  const { choices } = asked
  // whom it answers for is no question
  const names = asked.parts.filter((name) => name !== 'agent')
  const [{ text, parts }, setDraft] = useState<Draft>(draft ?? { text: '', parts: {} })
  const [isFree, setFree] = useState(names.length === 0)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const form = useId()
  const write = (changed: Partial<Draft>) => {
    const written = { text, parts, ...changed }
    setDraft(written)
    onDraft(written)
  }

  const send = async (read: Answered) => {
    if (isBusy) return
    if ('fault' in read) return setFault(read.fault)
    setBusy(true)
    setFault(undefined)
    try {
      await api.answer(id, open.key, read.answer)
      setFollowing(true)
      refresh()
    } catch (error) {
      setFault(asFailure(error).message)
    } finally {
      setBusy(false)
    }
  }
  const submit = () =>
    send(isFree ? readAnswer(text) : readParts(asked.parts.includes('agent') ? { agent: open.agent, ...parts } : parts))
  return (
    <form
      id={form}
      className="question-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {choices.length > 0 && (
        <div className="question-choices" role="group" aria-label="Choices">
          {choices.map(({ label, value }) => (
            <Button key={label} busy={isBusy} onClick={() => send({ answer: value })}>
              {oneLine(label, 60)}
            </Button>
          ))}
        </div>
      )}
      {isFree ? (
        <Field label={choices.length > 0 ? 'Or in your own words' : 'Your answer'} hint="Text, or JSON" error={fault}>
          <textarea
            className="field-input"
            dir="auto"
            rows={3}
            value={text}
            onChange={(event) => write({ text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
            }}
          />
        </Field>
      ) : (
        <div className="question-parts">
          {names.map((name, place) => (
            <Field key={name} label={name.replaceAll('_', ' ')} error={place === names.length - 1 ? fault : undefined}>
              <input
                className="field-input"
                dir="auto"
                autoComplete="off"
                value={parts[name] ?? ''}
                onChange={(event) => write({ parts: { ...parts, [name]: event.target.value } })}
              />
            </Field>
          ))}
        </div>
      )}
      <div className="question-foot">
        <Button variant="primary" type="submit" busy={isBusy}>
          Answer
        </Button>
        {names.length > 0 && (
          <Button variant="quiet" onClick={() => setFree(!isFree)}>
            {isFree ? 'Answer part by part' : 'Answer as JSON'}
          </Button>
        )}
      </div>
    </form>
  )
}
