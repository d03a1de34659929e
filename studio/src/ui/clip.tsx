/** Text of anybody: clipped when it is long, with a way to see more of it; never HTML. */
import { useState } from 'react'
import { clipText, visibleText } from './clip-text.ts'
import './clip.css'

interface ClipProps {
  readonly text: string
  readonly limit?: number
  readonly className?: string
}

// a browser lays out about this much at once without a pause; the rest comes when it is asked for
const MORE = 20_000

export function Clip({ text, limit = 600, className }: ClipProps) {
  const [shownUpTo, setShownUpTo] = useState(limit)
  const { shown, isClipped } = clipText(text, Math.max(limit, shownUpTo))
  const isAllNext = text.length <= shownUpTo + MORE
  return (
    <span className={`clip ${className ?? ''}`} dir="auto">
      {visibleText(shown)}
      {isClipped && (
        <>
          {'… '}
          <button
            type="button"
            className="clip-more"
            onClick={() => setShownUpTo(isAllNext ? text.length : shownUpTo + MORE)}
          >
            {isAllNext
              ? `show all ${text.length.toLocaleString('en')} characters`
              : `show more of ${text.length.toLocaleString('en')} characters`}
          </button>
        </>
      )}
    </span>
  )
}
