/** A control with its label, a hint, and what is wrong with it; and the choice among few. */
import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { visibleText } from './clip-text.ts'
import './field.css'

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** one control: it is given its id and what describes it */
  readonly children: ReactElement<ControlProps>
}

interface ControlProps {
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: boolean
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={children.props.id ?? id}>
        {typeof label === 'string' ? visibleText(label) : label}
      </label>
      {cloneElement(children, {
        id: children.props.id ?? id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error !== undefined && error !== false && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

export function Select({ options, onChoose, className, ...rest }: SelectProps) {
  return (
    <select className={`field-select ${className ?? ''}`} onChange={(event) => onChoose(event.target.value)} {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {visibleText(label)}
        </option>
      ))}
    </select>
  )
}
