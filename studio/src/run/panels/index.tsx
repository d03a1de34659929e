/** What can be looked at under the time line: each panel shows the moment the page is at, and is loaded when opened. */
import { lazy, Suspense, type ComponentType } from 'react'
import './panel.css'
import { hearSearchCalls } from './parts/search-called.ts'

// from the beginning: the key may be what opens the first panel
hearSearchCalls()

export interface PanelEntry {
  readonly id: string
  readonly title: string
  readonly Panel: ComponentType
}

const opened = (load: () => Promise<ComponentType>): ComponentType => {
  const Opened = lazy(async () => ({ default: await load() }))
  return () => (
    <Suspense fallback={<div className="panel" aria-busy="true" />}>
      <Opened />
    </Suspense>
  )
}

export const panels: readonly PanelEntry[] = [
  {
    id: 'journal',
    title: 'Journal',
    Panel: opened(async () => (await import('./journal/journal-panel.tsx')).JournalPanel),
  },
  { id: 'board', title: 'Board', Panel: opened(async () => (await import('./board/board-panel.tsx')).BoardPanel) },
  { id: 'flow', title: 'Flow', Panel: opened(async () => (await import('./flow/flow-panel.tsx')).FlowPanel) },
  { id: 'trace', title: 'Trace', Panel: opened(async () => (await import('./trace/trace-panel.tsx')).TracePanel) },
  { id: 'mail', title: 'Mail', Panel: opened(async () => (await import('./mail/mail-panel.tsx')).MailPanel) },
  { id: 'memory', title: 'Memory', Panel: opened(async () => (await import('./memory/memory-panel.tsx')).MemoryPanel) },
]

/** Made by the server, which a shared file has not. */
export const filesPanel: PanelEntry = {
  id: 'files',
  title: 'Files',
  Panel: opened(async () => (await import('./files/files-panel.tsx')).FilesPanel),
}
