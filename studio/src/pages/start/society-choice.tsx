/** The societies to choose from, each with what it is about. */
import type { SocietyInfo } from '../../../../src/server/api.ts'
import { visibleText } from '../../ui/clip-text.ts'

interface SocietyChoiceProps {
  readonly societies: readonly SocietyInfo[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

export function SocietyChoice({ societies, chosen, onChoose }: SocietyChoiceProps) {
  return (
    <fieldset className="society-choice">
      <legend className="unseen">Society</legend>
      {societies.map(({ name, title, says }) => (
        <label key={name} className="society-choice-one">
          <input type="radio" name="society" value={name} checked={name === chosen} onChange={() => onChoose(name)} />
          <span>
            <b dir="auto">{visibleText(title.slice(0, 80))}</b>
            <span dir="auto">{visibleText(says.slice(0, 300))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
