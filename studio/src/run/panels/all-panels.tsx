/** The panels of a run: those of its view first, then those that every run has. */
import { useMemo } from 'react'
import type { ViewPanel } from '../../contract.ts'
import { useRun } from '../context.tsx'
import { MarkList } from '../time-line-list.tsx'
import { panels, type PanelEntry } from './index.tsx'

const common: readonly PanelEntry[] = [...panels, { id: 'marks', title: 'Marks', Panel: MarkList }]

export function usePanels(): readonly PanelEntry[] {
  const { panels: own } = useRun().view
  return useMemo(() => (own === undefined ? common : [...own.map(inRun), ...common]), [own])
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
