/** Every world that explorers can be sent to by its description: a building, or windows of real programs. */
import { desktopChart } from './desktop/chart.ts'
import { searchableDesktop } from './desktop/searchable.ts'
import { isDesktop, type DesktopSource } from './desktop/source.ts'
import type { Explorable } from './explorable.ts'
import { searchableGrid } from './grid/searchable.ts'
import type { Pose, Position } from './grid/pose.ts'
import type { GridSource } from './grid/source.ts'

export type SearchSource = GridSource | DesktopSource

export const searchable: Explorable<SearchSource, Pose, Position> = {
  actions: searchableGrid.actions,
  open: (source, agents) =>
    isDesktop(source) ? searchableDesktop.open(source, agents) : searchableGrid.open(source, agents),
  chart: (source) => (isDesktop(source) ? desktopChart(source) : searchableGrid.chart(source)),
  outside: (source) => (isDesktop(source) ? searchableDesktop.outside!(source) : undefined),
}
