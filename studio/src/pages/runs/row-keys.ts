/** Going through the list of runs by key. */
import type { KeyboardEvent } from 'react'

/** The rows' links, in order; the first is next to whatever is not a row. */
export function focusRow(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('.runs-list .run-row-link')]
  const row = document.activeElement?.closest('.run-row')
  const at = links.findIndex((link) => link.closest('.run-row') === row)
  links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
}

/** X chooses the run the focus is on. */
export function onRowKey(event: KeyboardEvent, choose: (id: string) => void): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const row = (event.target as Element).closest('.run-row')
  const id = row?.querySelector<HTMLElement>('.runs-box')?.dataset['run']
  if (event.key.toLowerCase() === 'x' && isPlain && id !== undefined) choose(id)
}
