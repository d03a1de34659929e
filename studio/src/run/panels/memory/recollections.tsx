/** What was recalled, with how far each is from what was asked. */
import { Clip } from '../../../ui/clip.tsx'
import type { Recollection } from '../read/memories.ts'
import './recollections.css'

interface RecollectionsProps {
  readonly title: string
  readonly recollections: readonly Recollection[]
}

export function Recollections({ title, recollections }: RecollectionsProps) {
  if (recollections.length === 0) return null
  const farthest = Math.max(...recollections.map(({ distance }) => distance), Number.EPSILON)
  return (
    <section className="recollections">
      <h3 className="panel-heading">{title}</h3>
      <ol>
        {recollections.map(({ text, distance }, place) => (
          // the same text may come to mind twice
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <span className="recollections-distance" title="The smaller, the nearer">
              {distance.toFixed(2)}
              <span className="recollections-line" style={{ width: `${Math.max(4, (distance / farthest) * 100)}%` }} />
            </span>
            <Clip text={text} limit={240} />
          </li>
        ))}
      </ol>
    </section>
  )
}
