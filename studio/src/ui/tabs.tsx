/** A row of tabs: arrow keys move along it, one of them is in the tab order. */
import type { KeyboardEvent, ReactNode } from 'react'
import './tabs.css'

export interface TabItem {
  readonly id: string
  readonly title: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
  /** none is chosen when what they open is closed */
  readonly chosen: string | undefined
  /** the id of the element that shows the chosen tab */
  readonly controls?: string
  readonly onChoose: (id: string) => void
}

export function Tabs({ label, items, chosen, controls, onChoose }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const next = tabNext(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length)
    if (next === undefined) return
    event.preventDefault()
    // the arrows of a row of tabs are not those of the time line
    event.stopPropagation()
    tabs[next]?.focus()
    if (chosen !== undefined) onChoose(items[next]!.id)
  }
  const inOrder = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          className="tabs-tab"
          aria-selected={id === chosen}
          aria-controls={id === chosen ? controls : undefined}
          tabIndex={id === inOrder ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

/** Where a key leads from a tab; `undefined` when the key is not for tabs. */
export function tabNext(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
