/** The title of the window, for as long as the page is shown. */
import { useEffect } from 'react'
import { visibleText } from './clip-text.ts'

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${visibleText(title)} · Troupe` : 'Troupe'
  }, [title])
}
