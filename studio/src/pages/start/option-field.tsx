/** One choice about the world, as its kind wants to be typed. */
import type { SocietyOption } from '../../../../src/server/api.ts'
import { Field, Select } from '../../ui/field.tsx'
import { countOf } from '../words.ts'
import { namesIn, rangeOf } from './read-value.ts'

// longer words do not fit into one column
const LONG = 22

interface OptionFieldProps {
  readonly option: SocietyOption
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

export function OptionField({ option, value, error, onChange }: OptionFieldProps) {
  const { label, kind, choices = [], min, max } = option
  const fault = error === undefined ? {} : { error }
  if (kind === 'choice' && choices.length <= 1)
    return (
      <Field label={label} {...fault}>
        <input className="field-input" value={choices[0]?.label ?? value} readOnly />
      </Field>
    )
  if (kind === 'choice')
    return (
      <div className={choices.some(({ label: words }) => words.length > LONG) ? 'start-two' : ''}>
        <Field label={label} {...fault}>
          <Select options={choices} value={value} onChoose={onChange} />
        </Field>
      </div>
    )
  if (kind === 'list')
    return (
      <div className="start-wide">
        <Field
          label={label}
          {...(error === undefined && { hint: `${countOf(namesIn(value).length, 'name')}, with commas between them.` })}
          {...fault}
        >
          <input className="field-input" value={value} dir="auto" onChange={(event) => onChange(event.target.value)} />
        </Field>
      </div>
    )
  const isNumber = kind === 'number'
  return (
    // what is wrong takes the place of the hint, which would say the same
    <Field
      label={label}
      {...(isNumber && error === undefined && { hint: `A whole number${rangeOf(min, max)}.` })}
      {...fault}
    >
      <input
        className="field-input"
        value={value}
        dir="auto"
        {...(isNumber && { inputMode: 'numeric' as const, placeholder: min === undefined ? '' : String(min) })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
