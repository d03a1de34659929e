/** The title of the window, for as long as the page is shown. */
import { useEffect } from 'react'

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Troupe` : 'Troupe'
  }, [title])
}
