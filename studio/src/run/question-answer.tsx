/** Answering: by pressing a choice, by filling in the parts a mind would give, or in your own words. */
import { useMemo, useRef, useState } from 'react'
import { momentOf, type Suggestion } from '../contract.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useRun } from './context.tsx'
import { oneLine } from './panels/read/brief.ts'
import type { Question } from './panels/read/thinking.ts'
import { likelyWanted, meaningOf, readAnswer, readParts } from './question-answered.ts'
import { useSending } from './question-send.ts'
import { SentAs } from './question-sent-as.tsx'
import type { Asked, Choice } from './question-read.ts'
import type { Wanted } from './question-wants.ts'

/** What was typed so far. */
export interface Draft {
  readonly text: string
  readonly parts: Readonly<Record<string, string>>
  /** of a call that waits for a yes: what was being done with it, and why it was to be denied */
  readonly doing?: 'look' | 'edit' | 'deny'
  readonly reason?: string
}

interface AnswerFormProps {
  readonly open: Question
  readonly asked: Asked
  readonly draft: Draft | undefined
  readonly onDraft: (changed: Partial<Draft>) => void
}

const yesOrNo: readonly Choice[] = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
]

const hints: Readonly<Record<Wanted, string>> = {
  text: 'Text',
  number: 'A number',
  boolean: 'Yes or no',
  json: 'JSON',
}

export function AnswerForm({ open, asked, draft, onDraft }: AnswerFormProps) {
  const { view, timeline } = useRun()
  const { isBusy, fault, send } = useSending(open.key)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { wants, parts } = asked
  const choices = asked.choices.length === 0 && wants === 'boolean' ? yesOrNo : asked.choices
  // whom it answers for is no question
  const names = Object.keys(parts).filter((name) => name !== 'agent')
  const [typed, setTyped] = useState<Draft>(draft ?? { text: '', parts: {} })
  const [isFree, setFree] = useState(names.length === 0)
  const [chosen, setChosen] = useState<Wanted>()
  const write = (changed: Partial<Draft>) => {
    const written = { ...typed, ...changed }
    setTyped(written)
    onDraft(written)
  }
  // where nobody said what is wanted, it is text or what else it may be, as the person says
  const meant = wants === undefined ? meaningOf(typed.text) : undefined
  const sentAs = wants ?? (meant && chosen !== undefined ? (chosen === 'text' ? 'text' : meant.wants) : undefined)
  const readAll = (given: Draft['parts']) =>
    readParts('agent' in parts ? { agent: open.agent, ...given } : given, parts)
  const submit = () => send(isFree ? readAnswer(typed.text, sentAs) : readAll(typed.parts))
  const suggestions = useMemo(
    () => view.suggest?.(momentOf(timeline, timeline.lastStep), open.who ?? open.agent, open.question) ?? [],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, as the question is
    [view, open.key],
  )
  const take = ({ text }: Suggestion) => {
    const isBeginning = text.endsWith(' ')
    const filled = { ...typed.parts, [names[0] ?? '']: text }
    if (!isBeginning) return void send(isFree ? { answer: text } : readAll(filled))
    write(isFree ? { text } : { parts: filled })
    field.current?.focus()
  }
  return (
    <form
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
      {suggestions.length > 0 && (
        <div className="question-choices question-suggested" role="group" aria-label="What you could do">
          {suggestions.map((suggestion) => (
            <Button key={suggestion.text} busy={isBusy} onClick={() => take(suggestion)}>
              {suggestion.label}
              {suggestion.text.endsWith(' ') && ' …'}
            </Button>
          ))}
        </div>
      )}
      {isFree ? (
        <div className="question-free">
          <Field label={choices.length > 0 ? 'Or in your own words' : 'Your answer'} error={fault}>
            <textarea
              ref={field}
              className="field-input"
              dir="auto"
              rows={2}
              value={typed.text}
              onChange={(event) => write({ text: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
              }}
            />
          </Field>
          {meant === undefined ? (
            <p className="field-hint">{wants === undefined ? 'Text, or JSON in { } or [ ]' : hints[wants]}</p>
          ) : (
            <SentAs meant={meant.wants} chosen={sentAs ?? likelyWanted(typed.text)} onChoose={setChosen} />
          )}
        </div>
      ) : (
        <div className="question-parts">
          {names.map((name, place) => (
            <Field key={name} label={name.replaceAll('_', ' ')} error={place === names.length - 1 ? fault : undefined}>
              <input
                ref={place === 0 ? field : undefined}
                className="field-input"
                dir="auto"
                autoComplete="off"
                inputMode={parts[name] === 'number' ? 'decimal' : undefined}
                value={typed.parts[name] ?? ''}
                onChange={(event) => write({ parts: { ...typed.parts, [name]: event.target.value } })}
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
