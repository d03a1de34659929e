/** One choice about the world, as its kind wants to be typed. */
import type { SocietyOption } from '../../../../src/server/api.ts'
import { Field, Select } from '../../ui/field.tsx'
import { countOf } from '../words.ts'
import { expectedOf, namesIn } from '../../../../src/societies/option-value.ts'

// longer words do not fit into one column
const LONG = 22

interface OptionFieldProps {
  readonly option: SocietyOption
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

export function OptionField({ option, value, error, onChange }: OptionFieldProps) {
  const { label } = option
  const choices = option.kind === 'choice' ? option.choices : []
  const { kind } = option
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
  if (kind === 'switch')
    return (
      <label className="start-check">
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.target.checked))}
        />
        <span>{label}</span>
      </label>
    )
  if (kind === 'file')
    return (
      <Field label={label} {...(error === undefined && { hint: 'A file of JSON, if you have one.' })} {...fault}>
        <input
          className="field-input"
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen === undefined) onChange('')
            else void chosen.text().then(onChange)
          }}
        />
      </Field>
    )
  const isNumber = kind === 'count' || kind === 'amount'
  const expected = expectedOf(option)
  return (
    // what is wrong takes the place of the hint, which would say the same
    <Field
      label={label}
      {...(isNumber && error === undefined && { hint: `${expected[0]!.toUpperCase()}${expected.slice(1)}.` })}
      {...fault}
    >
      <input
        className="field-input"
        value={value}
        dir="auto"
        {...(isNumber && {
          inputMode: kind === 'count' ? ('numeric' as const) : ('decimal' as const),
          placeholder: option.min === undefined ? '' : String(option.min),
        })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
