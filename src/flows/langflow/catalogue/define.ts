/** Short ways to write down facts about components that have few fields. */
import type { ComponentFacts, FieldFacts, OutputFacts } from './facts.ts'

type Part<T> = Partial<Omit<T, 'name' | 'label'>>

export const text = (name: string, label: string, more: Part<FieldFacts> = {}): FieldFacts => ({
  name,
  kind: 'MessageTextInput',
  label,
  ...more,
})
export const long = (name: string, label: string, more: Part<FieldFacts> = {}): FieldFacts => ({
  name,
  kind: 'MultilineInput',
  label,
  ...more,
})
export const whole = (name: string, label: string, value: number): FieldFacts => ({
  name,
  kind: 'IntInput',
  label,
  value,
})
export const yesNo = (name: string, label: string, value = false): FieldFacts => ({
  name,
  kind: 'BoolInput',
  label,
  value,
})
export const oneOf = (name: string, label: string, options: readonly string[]): FieldFacts => ({
  name,
  kind: 'DropdownInput',
  label,
  options,
  value: options[0]!,
})
/** A port without a value of its own. */
export const port = (name: string, label: string, takes: readonly string[], isList = false): FieldFacts => ({
  name,
  kind: 'HandleInput',
  label,
  takes,
  isList,
})
export const gives = (name: string, label: string, type: string, method = `build_${name}`): OutputFacts => ({
  name,
  label,
  method,
  types: [type],
})

export function component(
  type: string,
  [label, icon, description]: readonly [label: string, icon: string, description: string],
  fields: readonly FieldFacts[],
  outputs: readonly OutputFacts[],
): ComponentFacts {
  return { type, label, icon, description, fields, outputs }
}
