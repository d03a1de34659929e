/** What can be opened under the time line: a row of tabs, and the panel of the chosen one. */
import { Suspense, type ReactNode } from 'react'
import { Boundary } from '../ui/boundary.tsx'
import { IconButton } from '../ui/button.tsx'
import { useHotkey } from '../ui/hotkey.ts'
import { Keys } from '../ui/keys.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ShareLink } from '../share/share-link.tsx'
import { useRun } from './context.tsx'
import { useTabInAddress } from './layout-address.ts'
import { SplitLine, useShares } from './layout-split.tsx'
import type { PanelEntry } from './panels/index.tsx'

const USUAL_PX = [320]
const LEAST_PX = 140

interface DockProps {
  readonly panels: readonly PanelEntry[]
}

export function Dock({ panels }: DockProps) {
  const { id, isShared } = useRun()
  const [tab, setTab] = useTabInAddress()
  const chosen = panels.find((panel) => panel.id === tab)
  const [[height = LEAST_PX], change, reset] = useShares('troupe-dock', USUAL_PX)
  const most = Math.max(LEAST_PX, window.innerHeight - 320)
  const shown = Math.min(height, most)
  useHotkey('/', () => setTab('journal'), chosen?.id !== 'journal')
  useHotkey('Escape', () => setTab(undefined), chosen !== undefined)
  return (
    <div className="dock">
      {chosen && (
        <SplitLine
          label="Height of the panel"
          direction="up"
          value={(shown / window.innerHeight) * 100}
          onMove={(by) => change(() => [Math.min(most, Math.max(LEAST_PX, shown + by))])}
          onReset={reset}
        />
      )}
      <div className="dock-bar">
        <Tabs
          label="Panels"
          items={panels}
          chosen={chosen?.id}
          controls="dock-panel"
          onChoose={(tapped) => setTab(tapped === chosen?.id ? undefined : tapped)}
        />
        <div className="dock-tail">
          <p className="dock-keys" aria-hidden="true">
            <Keys keys="← →" /> step <Keys keys="space" /> play <Keys keys="?" /> all keys
          </p>
          {!isShared && <ShareLink id={id} />}
          {chosen && <IconButton icon="down" label="Close the panel" onClick={() => setTab(undefined)} />}
        </div>
      </div>
      {chosen && (
        <div className="dock-panel" style={{ height: shown }}>
          <PanelPlace panel={chosen} />
        </div>
      )}
    </div>
  )
}

/** The panels on a page of their own, on a phone. */
export function DockPage({ panels }: DockProps) {
  const { id, isShared } = useRun()
  const [tab, setTab] = useTabInAddress()
  const chosen = panels.find((panel) => panel.id === tab) ?? panels[0]
  return (
    <div className="dock-page">
      <div className="dock-bar">
        <Tabs label="Panels" items={panels} chosen={chosen?.id} controls="dock-panel" onChoose={setTab} />
        {!isShared && <ShareLink id={id} />}
      </div>
      <div className="dock-panel">{chosen && <PanelPlace panel={chosen} />}</div>
    </div>
  )
}

function PanelPlace({ panel: { id, title, Panel } }: { readonly panel: PanelEntry }): ReactNode {
  return (
    <div className="dock-body" id="dock-panel" role="tabpanel" aria-labelledby={`tab-${id}`}>
      <Boundary what={title} of={id}>
        <Suspense fallback={null}>
          <Panel />
        </Suspense>
      </Boundary>
    </div>
  )
}
