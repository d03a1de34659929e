/** Fields of the board that begin otherwise in a fork, typed as JSON and checked while typing. */
import { Button, IconButton } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { readTyped } from './act-json.ts'
import { useRun } from './context.tsx'
import { oneLine } from './panels/read/brief.ts'

export interface Draft {
  readonly field: string
  readonly text: string
}

/** What the drafts come to, and whether all of them can be read. */
export function editsOf(drafts: readonly Draft[], valueOf: (field: string) => unknown) {
  const edit: Record<string, unknown> = {}
  let isWhole = true
  for (const { field, text } of drafts) {
    const typed = readTyped(text, valueOf(field))
    if ('fault' in typed) isWhole = false
    else edit[field] = typed.value
  }
  return { edit, isWhole }
}

interface ForkEditsProps {
  readonly drafts: readonly Draft[]
  readonly valueOf: (field: string) => unknown
  readonly onChange: (drafts: readonly Draft[]) => void
}

export function ForkEdits({ drafts, valueOf, onChange }: ForkEditsProps) {
  const { timeline } = useRun()
  const taken = new Set(drafts.map(({ field }) => field))
  const free = timeline
    .fields()
    .filter((name) => !taken.has(name))
    .toSorted()
  const textOf = (field: string) => JSON.stringify(valueOf(field), null, 2) ?? 'null'
  const change = (place: number, draft?: Draft) =>
    onChange(drafts.flatMap((each, index) => (index === place ? (draft ? [draft] : []) : [each])))
  return (
    <details className="fork-more" open={drafts.length > 0}>
      <summary>An edited field</summary>
      {drafts.map(({ field, text }, place) => {
        const typed = readTyped(text, valueOf(field))
        return (
          <div key={field} className="fork-edit">
            <Field
              label={<code>{oneLine(field, 80)}</code>}
              hint={'note' in typed ? typed.note : undefined}
              error={'fault' in typed ? typed.fault : undefined}
            >
              <textarea
                className="field-input fork-json"
                dir="ltr"
                spellCheck={false}
                rows={Math.min(14, Math.max(3, text.split('\n', 15).length))}
                value={text}
                onChange={(event) => change(place, { field, text: event.target.value })}
              />
            </Field>
            <div className="fork-edit-tools">
              <Button variant="quiet" icon="reload" onClick={() => change(place, { field, text: textOf(field) })}>
                As it was
              </Button>
              <IconButton icon="close" label={`Leave ${oneLine(field, 80)} as it is`} onClick={() => change(place)} />
            </div>
          </div>
        )
      })}
      {free.length > 0 && (
        <Select
          className="fork-add"
          aria-label="A field to edit"
          value=""
          options={[
            { value: '', label: drafts.length > 0 ? 'One more field …' : 'Choose a field …' },
            ...free.map((name) => ({ value: name, label: name })),
          ]}
          onChoose={(field) => field !== '' && onChange([...drafts, { field, text: textOf(field) }])}
        />
      )}
    </details>
  )
}
