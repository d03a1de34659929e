/** What was typed could be text or something else, and nobody said which is wanted: the person says it. */
import { useId } from 'react'
import type { Wanted } from './question-wants.ts'

interface SentAsProps {
  /** what it is besides text */
  readonly meant: Wanted
  readonly chosen: Wanted
  readonly onChoose: (wanted: Wanted) => void
}

const names: Readonly<Record<Wanted, string>> = { text: 'text', number: 'a number', boolean: 'yes or no', json: 'JSON' }

export function SentAs({ meant, chosen, onChoose }: SentAsProps) {
  const group = useId()
  return (
    <fieldset className="question-sent-as">
      <legend>Sent as</legend>
      {(['text', meant] as const).map((wanted) => (
        <label key={wanted}>
          <input type="radio" name={group} checked={chosen === wanted} onChange={() => onChoose(wanted)} />
          {names[wanted]}
        </label>
      ))}
    </fieldset>
  )
}
