/**
 * Tells a member something: one of the fields it writes gets another value, as a step of the run. What has happened
 * does not change, so at an earlier step, and where a run has ended, it is told in a fork.
 */
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { asFailure } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useForkHere } from '../act-fork-here.ts'
import { readTyped } from '../act-json.ts'
import { possible } from '../act-state.ts'
import { useRun } from '../context.tsx'
import { oneLine } from '../panels/read/brief.ts'

interface Draft {
  readonly field: string
  readonly text: string
}

const nothing: Draft = { field: '', text: '' }

interface TellMemberProps {
  readonly name: string
  readonly fields: readonly string[]
}

export function TellMember({ name, fields }: TellMemberProps) {
  const { id, detail, step, timeline, moment, refresh } = useRun()
  const fork = useForkHere()
  const [draft, setDraft] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const [fault, setFault] = useState<string>()
  const can = possible(detail)
  if (fields.length === 0 || fork === undefined) return null
  const isNow = step === timeline.lastStep && (can.main !== undefined || can.stop)
  const valueOf = (field: string): unknown => moment.field(field)
  const typed = draft.field === '' ? undefined : readTyped(draft.text, valueOf(draft.field))
  const wrong = typed !== undefined && 'fault' in typed ? typed.fault : fault
  const choose = (field: string) => {
    setSaid(undefined)
    setFault(undefined)
    setDraft({ field, text: field === '' ? '' : (JSON.stringify(valueOf(field), null, 2) ?? 'null') })
  }
  const tell = async () => {
    if (typed === undefined || 'fault' in typed || isBusy) return
    const update = { [draft.field]: typed.value }
    setBusy(true)
    setFault(undefined)
    try {
      if (isNow) {
        await api.tell(id, { member: name, update })
        setSaid(`Told: ${oneLine(draft.field, 40)} has this value from the next step on.`)
        setDraft(nothing)
        refresh()
      } else {
        await fork(update)
      }
    } catch (error) {
      setFault(asFailure(error).message)
    }
    setBusy(false)
  }
  return (
    <details className="ask-speaker ask-tell">
      <summary>Tell it something</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void tell()
        }}
      >
        <Select
          aria-label="What it knows"
          value={draft.field}
          options={[
            { value: '', label: 'Choose what it knows …' },
            ...fields.map((field) => ({ value: field, label: field })),
          ]}
          onChoose={choose}
        />
        {typed !== undefined && (
          <>
            <Field label="As it should be" hint={'note' in typed ? typed.note : undefined} error={wrong}>
              <textarea
                className="field-input ask-json"
                dir="ltr"
                spellCheck={false}
                rows={Math.min(12, Math.max(3, draft.text.split('\n', 13).length))}
                value={draft.text}
                onChange={(event) => setDraft({ ...draft, text: event.target.value })}
              />
            </Field>
            <Button type="submit" icon={isNow ? 'check' : 'fork'} busy={isBusy} disabled={'fault' in typed}>
              {isNow ? 'Tell it' : 'Tell it in a fork'}
            </Button>
          </>
        )}
      </form>
      <p className="ask-told" aria-live="polite">
        {said}
      </p>
    </details>
  )
}
