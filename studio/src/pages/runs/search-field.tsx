/** The search field for runs; it asks when the typing pauses. */
import { useEffect, useRef, useState, type Ref } from 'react'
import { focusRow } from './row-keys.ts'

// a question for every letter would be many
const TYPING_MS = 180

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly text: string
  readonly onText: (text: string) => void
}

export function SearchField({ ref, text, onText }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  // somebody else has changed it: the filters were cleared, or the page went back
  if (text !== known) {
    setKnown(text)
    if (text === '') setTyped(text)
  }
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  })
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => latest.current(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <input
      ref={ref}
      type="search"
      className="field-input"
      aria-label="Search in names"
      placeholder="Search"
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') focusRow(1)
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
