/**
 * The world of an adventure: its map as far as it is known, and below it what we hold, what we want and what it is
 * worth.
 */
import { useCallback, useMemo, useRef, useEffect } from 'react'
import type { WorldProps } from '../../contract.ts'
import { Empty } from '../../ui/empty.tsx'
import { Stage } from '../shared/stage.tsx'
import { chartAt } from './charted.ts'
import { visitToShow } from './visits.ts'
import { AdventureMap } from './map.tsx'
import { Overview } from './overview.tsx'
import { Standing } from './standing.tsx'
import './world.css'
import { oneLine } from '../shared/one-line.ts'

export function AdventureWorld({ moment, goTo }: WorldProps) {
  const { timeline, step } = moment
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a timeline grows in place: its version says so
  const chart = useMemo(() => chartAt(moment), [timeline, step, timeline.version])
  const latest = useRef({ moment, goTo })
  useEffect(() => {
    latest.current = { moment, goTo }
  })
  const onGo = useCallback((id: string) => {
    const { moment: now, goTo: go } = latest.current
    const visit = visitToShow(now, id)
    if (visit !== undefined) go(visit)
  }, [])
  const { geometry, rooms, current } = chart
  const spot = geometry.sheet.spots.get(current) ?? geometry.sheet.spots.values().next().value
  const focus = spot ? geometry.boxOf(spot) : chart.drawing
  const title = rooms.get(current)?.title
  const count = rooms.size === 1 ? '1 room' : `${rooms.size} rooms`
  return (
    <div className="adventure-world">
      {rooms.size === 0 && chart.ghosts.length === 0 ? (
        <Empty icon="map" title="No room is known yet">
          The map begins with the first room the story describes.
        </Empty>
      ) : (
        <Stage
          label={`Map of ${count}${title === undefined ? '' : `, we are in ${oneLine(title, 80)}`}`}
          drawing={chart.drawing}
          focus={focus}
          overview={<Overview chart={chart} />}
        >
          {(area) => <AdventureMap chart={chart} area={area} onGo={onGo} />}
        </Stage>
      )}
      <Standing moment={moment} />
    </div>
  )
}
