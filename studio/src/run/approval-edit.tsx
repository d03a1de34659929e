/** The input of a tool call, edited before it is approved: a field for each part, or all of it as JSON. */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Field } from '../ui/field.tsx'
import { fieldsOf, prettyInput, readFields, readWhole, type InputField } from './approval-read.ts'
import type { Draft } from './question-answer.tsx'
import type { Sending } from './question-send.ts'

interface EditInputProps {
  readonly input: unknown
  readonly draft: Draft | undefined
  readonly onDraft: (changed: Partial<Draft>) => void
  readonly sending: Sending
  readonly onLeave: () => void
}

export function EditInput({ input, draft, onDraft, sending, onLeave }: EditInputProps) {
  const fields = useMemo(() => fieldsOf(input), [input])
  const [typed, setTyped] = useState<Draft>(draft ?? { text: '', parts: {} })
  const [isWhole, setWhole] = useState(fields === undefined || typed.text !== '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), [isWhole])
  const write = (changed: Partial<Draft>) => {
    const written = { ...typed, ...changed }
    setTyped(written)
    onDraft(written)
  }
  const whole = typed.text === '' ? prettyInput(input) : typed.text
  const read = isWhole || fields === undefined ? readWhole(whole) : readFields(fields, typed.parts)
  const isFaulty = !('answer' in read)
  const submit = () => {
    if (!('answer' in read)) return
    // kept where it may not fit the tool: then it is asked for again
    onDraft(typed)
    void sending.send(read)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  const turn = () => {
    // what was typed in the fields goes along
    if (!isWhole && 'answer' in read) write({ text: prettyInput((read.answer as { input: unknown }).input) })
    else if (isWhole) write({ text: '', parts: {} })
    setWhole(!isWhole)
  }
  return (
    <form
      ref={form}
      className="question-form"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="question-parts">
        {isWhole || fields === undefined ? (
          <Field label="Input as JSON" error={'fault' in read ? read.fault : sending.fault}>
            <textarea
              className="field-input approval-json"
              spellCheck={false}
              rows={Math.min(12, Math.max(4, whole.split('\n').length))}
              value={whole}
              onChange={(event) => write({ text: event.target.value })}
            />
          </Field>
        ) : (
          fields.map((field) => (
            <Field
              key={field.name}
              label={shortText(field.name, 80)}
              error={'faults' in read ? read.faults[field.name] : undefined}
            >
              <Control
                field={field}
                value={typed.parts[field.name] ?? field.text}
                onChange={(text) => write({ parts: { ...typed.parts, [field.name]: text } })}
              />
            </Field>
          ))
        )}
      </div>
      {!isWhole && sending.fault !== undefined && (
        <p className="question-fault" role="alert">
          {shortText(sending.fault, 400)}
        </p>
      )}
      <div className="question-foot">
        <Button variant="primary" icon="check" type="submit" busy={sending.isBusy} disabled={isFaulty}>
          Approve as edited
        </Button>
        {fields !== undefined && (
          <Button variant="quiet" onClick={turn} disabled={!isWhole && isFaulty}>
            {isWhole ? 'Edit field by field' : 'Edit as JSON'}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          Back
        </Button>
      </div>
    </form>
  )
}

interface ControlProps {
  readonly field: InputField
  readonly value: string
  readonly onChange: (text: string) => void
}

const LONG = 60

/** Given its id and what describes it by the field around it. */
function Control({ field: { kind, text }, value, onChange, ...described }: ControlProps) {
  if (kind === 'boolean')
    return (
      <select className="field-select" value={value} onChange={(event) => onChange(event.target.value)} {...described}>
        <option value="true">true</option>
        <option value="false">false</option>
      </select>
    )
  if (kind === 'json' || text.length > LONG || text.includes('\n'))
    return (
      <textarea
        className={kind === 'json' ? 'field-input approval-json' : 'field-input'}
        dir={kind === 'json' ? undefined : 'auto'}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...described}
      />
    )
  return (
    <input
      className="field-input"
      dir="auto"
      autoComplete="off"
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...described}
    />
  )
}
