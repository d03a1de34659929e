/** On a phone the columns become pages, and the panels are one more of them. The time line stays below. */
import { useState } from 'react'
import { useHotkey } from '../ui/hotkey.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useTabInAddress } from './layout-address.ts'
import { columns, ColumnPages } from './layout-columns.tsx'
import { DockPage } from './layout-dock.tsx'
import type { PanelEntry } from './panels/index.tsx'
import { QuestionCall, useHasQuestion } from './question-call.tsx'

const pages = [...columns.map(({ id, short }) => ({ id: id as string, title: short })), { id: 'more', title: 'More' }]

export function Pages({ panels }: { readonly panels: readonly PanelEntry[] }) {
  const [tab, setTab] = useTabInAddress()
  const isAsked = useHasQuestion()
  // what waits for an answer is seen first
  const [chosen, setChosen] = useState(isAsked ? 'agents' : tab === undefined ? 'story' : 'more')
  useHotkey('/', () => {
    setChosen('more')
    setTab('journal')
  })
  return (
    <div className="pages">
      <div className="pages-bar">
        <Tabs label="Parts of the run" items={pages} chosen={chosen} controls="run-page" onChoose={setChosen} />
      </div>
      <div className="pages-body" id="run-page" role="tabpanel" aria-labelledby={`tab-${chosen}`}>
        <ColumnPages chosen={chosen} />
        {chosen === 'more' && <DockPage panels={panels} />}
        {isAsked && chosen !== 'agents' && <QuestionCall onGo={() => setChosen('agents')} />}
      </div>
    </div>
  )
}
