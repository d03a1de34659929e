/** A change of a catalogue that is one number of a society's rules. */
import type { Change } from './evolution.ts'

export const numberChange = (name: string, value: number, says: string, answers: readonly string[]): Change => ({
  name: `${name}-${value}`,
  says,
  answers,
  adds: { params: { [name]: value } },
})
