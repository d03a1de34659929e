/** What a story said, as in a book: paragraphs, a title that stands out, long texts clipped. Never HTML. */
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { clipText, visibleText } from '../../ui/clip-text.ts'
import { paragraphsOf } from './paragraphs.ts'
import './story-text.css'

interface StoryTextProps {
  readonly text: string
  /** a line that is this names the place */
  readonly title?: string
}

const SHOWN = 3000
const MORE = 20_000

export function StoryText({ text, title = '' }: StoryTextProps) {
  const [limit, setLimit] = useState(SHOWN)
  const { shown, isClipped } = clipText(text, limit)
  return (
    <div className="story-text">
      {paragraphsOf(visibleText(shown), title).map(({ text: words, isTitle }, at) =>
        isTitle ? (
          <h4 key={at} dir="auto">
            {words}
          </h4>
        ) : (
          <p key={at} dir="auto">
            {words}
          </p>
        ),
      )}
      {isClipped && (
        <Button variant="quiet" onClick={() => setLimit(limit + MORE)}>
          {`Show more of ${text.length.toLocaleString('en')} characters`}
        </Button>
      )}
    </div>
  )
}
