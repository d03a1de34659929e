/** One setting of a node, with the control that fits its type. */
import { useState } from 'react'
import type { Json, Setting } from '../../../../../src/flows/graph.ts'
import { shortText } from '../../../ui/clip-text.ts'
import { Field, Select } from '../../../ui/field.tsx'

interface SettingFieldProps {
  readonly name: string
  readonly setting: Setting
  readonly onChange: (value: Json) => void
  /** whoever typed has stopped */
  readonly onRest: () => void
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'float', 'slider'])
const LONG = 60

export function SettingField(props: SettingFieldProps) {
  const { name, setting, onChange, onRest } = props
  const { value, type, options, isVariable, isSecret, isRequired } = setting
  const label = `${shortText(setting.label, 80)}${isRequired ? ' (needed)' : ''}`
  if (typeof value === 'boolean' || type === 'bool')
    return (
      <label className="canvas-check">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} /> {label}
      </label>
    )
  const hint = isVariable ? 'the name of a variable of the environment' : undefined
  const texts = options?.filter((option) => typeof option === 'string') ?? []
  if (texts.length > 0 && (typeof value === 'string' || value === null))
    return (
      <Field label={label} hint={hint}>
        <Select value={value ?? ''} onChoose={onChange} options={choices(texts, value ?? '')} />
      </Field>
    )
  if (typeof value === 'number' || (NUMBERS.has(type) && (value === null || value === '')))
    return (
      <Field label={label}>
        <input
          className="field-input"
          type="number"
          step={type === 'int' ? 1 : 'any'}
          value={value === null ? '' : String(value)}
          onBlur={onRest}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      </Field>
    )
  if (typeof value === 'object' && value !== null) return <JsonField {...props} label={label} />
  const text = value ?? ''
  const isLong = type === 'prompt' || text.includes('\n') || text.length > LONG || /prompt|message|template/.test(name)
  return (
    <Field label={label} hint={hint}>
      {isLong && !isSecret ? (
        <textarea
          className={`field-input${type === 'prompt' ? ' canvas-prompt' : ''}`}
          rows={type === 'prompt' ? 8 : 4}
          dir="auto"
          value={text}
          onBlur={onRest}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          className="field-input"
          type={isSecret && !isVariable ? 'password' : 'text'}
          autoComplete="off"
          dir="auto"
          value={text}
          onBlur={onRest}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

const choices = (options: readonly string[], value: string) =>
  [...new Set([value, ...options])].map((option) => ({ value: option, label: option || 'none' }))

/** Lists and objects as JSON: taken over once it can be read. */
function JsonField({ setting: { value }, label, onChange, onRest }: SettingFieldProps & { readonly label: string }) {
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const onType = (text: string) => {
    setTyped(text)
    try {
      onChange(JSON.parse(text) as Json)
      setFault(undefined)
    } catch {
      setFault('This is no JSON yet; what was there before still holds.')
    }
  }
  return (
    <Field label={label} hint="as JSON" error={fault}>
      <textarea
        className="field-input mono"
        rows={4}
        value={typed ?? JSON.stringify(value, null, 2)}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => {
          if (fault === undefined) setTyped(undefined)
          onRest()
        }}
      />
    </Field>
  )
}
