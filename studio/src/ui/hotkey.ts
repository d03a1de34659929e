/** Keys that work anywhere on the page, as long as nobody is typing or answering a dialog. */
import { useEffect, useRef } from 'react'

/** `key` as the browser names it (`f`, `/`, `?`, `ArrowLeft`, ` `), compared without regard to case. */
export function useHotkey(key: string | readonly string[], act: (event: KeyboardEvent) => void, isOn = true): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const wanted = (typeof key === 'string' ? [key] : key).join('\n').toLowerCase()
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForPage(event) || !wanted.split('\n').includes(event.key.toLowerCase())) return
      event.preventDefault()
      latest.current(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [wanted, isOn])
}

// what these elements do with keys themselves
const TYPING = 'input:not([type=checkbox]):not([type=radio]):not([type=button]),textarea,select,[contenteditable=true]'
const PRESSING = 'button,a[href],summary,[role=button],[role=tab],[role=option],input'

function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const target = event.target as Element | null
  if (target?.closest === undefined) return true
  if (target.closest(TYPING) || document.querySelector('dialog[open]')) return false
  // space and Enter press what has the focus
  return !((event.key === ' ' || event.key === 'Enter') && target.closest(PRESSING))
}
