/** The panels of a run: those of its view first, then those that every run has. */
import { useMemo } from 'react'
import type { ViewPanel } from '../../contract.ts'
import { useRun } from '../context.tsx'
import { MarkList } from '../time-line-list.tsx'
import { filesPanel, panels, type PanelEntry } from './index.tsx'

const common: readonly PanelEntry[] = [...panels, { id: 'marks', title: 'Marks', Panel: MarkList }]

export function usePanels(): readonly PanelEntry[] {
  const { view, isShared } = useRun()
  const { panels: own } = view
  return useMemo(() => [...(own ?? []).map(inRun), ...common, ...(isShared ? [] : [filesPanel])], [own, isShared])
}

/** A panel of a view knows nothing of the page: it is told the moment. */
const inRun = ({ id, title, Panel }: ViewPanel): PanelEntry => ({
  id,
  title,
  Panel: () => {
    const { moment, goTo, chosen, choose } = useRun()
    return <Panel moment={moment} goTo={goTo} chosen={chosen} choose={choose} />
  },
})
