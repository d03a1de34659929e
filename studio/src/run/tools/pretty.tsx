/** A value as indented JSON, or text as it is; what comes from outside is marked as that. */
import { Clip } from '../../ui/clip.tsx'
import './value.css'

interface PrettyProps {
  readonly value: unknown
  /** a tool gave it back: data that may say anything, and no word of an agent or of ours */
  readonly isOutside?: boolean
}

export function Pretty({ value, isOutside = false }: PrettyProps) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'null')
  return (
    <div className={isOutside ? 'tool-value tool-outside' : 'tool-value'}>
      {isOutside && <span className="tool-outside-word">from outside</span>}
      <Clip text={text} limit={600} />
    </div>
  )
}
