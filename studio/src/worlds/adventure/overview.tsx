/** The map without words: rooms as blocks and ways as lines. For the corner of the stage and for small pictures. */
import { memo } from 'react'
import type { Charted } from './charted.ts'
import { lineOf } from './geometry.ts'
import './overview.css'

export const Overview = memo(function Overview({ chart }: { readonly chart: Charted }) {
  const { geometry, rooms, ways, current } = chart
  const { sheet } = geometry
  const isKnown = (from: string, to: string) => ways.has(`${from}\n${to}`) || ways.has(`${to}\n${from}`)
  return (
    <g className="overview">
      {sheet.paths
        .filter(({ kind, from, to }) => kind !== 'far' && kind !== 'maze' && isKnown(from.id, to.id))
        .map((path) => (
          <path key={`${path.from.id}\n${path.to.id}`} className="overview-way" d={lineOf(path, geometry)} />
        ))}
      {[...sheet.spots.values()]
        .filter(({ id }) => rooms.has(id))
        .map((spot) => {
          const isCurrent = spot.id === current
          return (
            <rect
              key={spot.id}
              className={`overview-room${isCurrent ? ' is-current' : ''}`}
              {...geometry.boxOf(spot)}
              rx={10}
            />
          )
        })}
    </g>
  )
})
