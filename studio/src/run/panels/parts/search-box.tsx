/** The place to search in a panel: `/` goes there, Escape empties it and goes back. */
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { wasSearchCalled } from './search-called.ts'
import './search-box.css'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wasSearchCalled()) input.current?.focus()
    // before the page hears it, which would open the journal: the panel that is open has a search of its own
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isForSomethingElse(event)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return (
    <div className="search-box">
      <Icon name="search" size={14} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        dir="auto"
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (value === '') event.currentTarget.blur()
          else onChange('')
        }}
      />
      {value === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <button
          type="button"
          className="search-box-clear"
          aria-label="Search for nothing"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </div>
  )
}

function isForSomethingElse({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
