/** The memories of one agent, the newest first. */
import { useState } from 'react'
import { Clip } from '../../../ui/clip.tsx'
import { StepLink } from '../parts/step-link.tsx'
import type { Memory } from '../read/memories.ts'
import { shortText } from '../../../ui/clip-text.ts'

const PAGE = 100

export function MemoryList({ memories }: { readonly memories: readonly Memory[] }) {
  const [shown, setShown] = useState(PAGE)
  const older = Math.max(0, memories.length - shown)
  if (memories.length === 0) return <p className="panel-note memory-list">It remembers nothing like this.</p>
  return (
    <ol className="memory-list" tabIndex={0} aria-label="Memories, the newest first">
      {memories
        .slice(older)
        .toReversed()
        .map(({ text, step, kind, importance }, place) => (
          <li key={memories.length - place} className="memory-item">
            <span className="memory-about">
              <StepLink step={step} />
              {kind !== undefined && <span className="panel-note">{shortText(kind, 40)}</span>}
              {importance !== undefined && <span className="panel-note">importance {importance}</span>}
            </span>
            <span className="memory-text">
              <Clip text={text} limit={400} />
            </span>
          </li>
        ))}
      {older > 0 && (
        <li>
          <button type="button" className="value-more" onClick={() => setShown(shown + PAGE)}>
            show {Math.min(PAGE, older)} older ones of {older.toLocaleString('en')}
          </button>
        </li>
      )}
    </ol>
  )
}
