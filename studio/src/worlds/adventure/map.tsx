/** The map of a story at a moment, inside a stage: rooms and ways as they are known, the player, and ghosts. */
import { memo, useCallback, useEffect, useRef } from 'react'
import { spanOf, touches, type Box } from '../shared/camera.ts'
import type { Charted } from './charted.ts'
import { Ghosts } from './ghosts.tsx'
import { focusBeside } from './focus-beside.ts'
import { Line } from './line.tsx'
import { oneLine } from '../shared/one-line.ts'
import type { Spot } from './layout/layout.ts'
import type { Path } from './layout/paths.ts'
import { RoomBox } from './room.tsx'
import './map.css'

interface MapProps {
  readonly chart: Charted
  /** what touches it is drawn; all without it */
  readonly area?: Box
  readonly onGo: (id: string) => void
}

// more rooms at once are another moment, not a discovery
const FOUND_AT_ONCE = 2

export const AdventureMap = memo(function AdventureMap({ chart, area, onGo }: MapProps) {
  const { geometry, rooms, ways, current, cameFrom } = chart
  const { sheet } = geometry
  const isKnown = ({ from, to }: Path) => ways.has(`${from.id}\n${to.id}`) || ways.has(`${to.id}\n${from.id}`)
  const paths = sheet.paths.filter((path) => rooms.has(path.from.id) && rooms.has(path.to.id) && isKnown(path))
  const near = paths.filter(
    ({ kind, from, to }) =>
      kind !== 'far' && (area === undefined || touches(area, spanOf(geometry.boxOf(from), geometry.boxOf(to)))),
  )
  const far = Map.groupBy(
    paths
      .filter(({ kind }) => kind === 'far')
      .flatMap((path) => [
        { at: path.from, path },
        { at: path.to, path },
      ]),
    ({ at }) => at.id,
  )
  const spots = [...sheet.spots.values()].filter(
    (spot) => rooms.has(spot.id) && (area === undefined || touches(area, geometry.boxOf(spot))),
  )
  const roomsBefore = useRef(-1)
  const isFinding = roomsBefore.current >= 0 && Math.abs(rooms.size - roomsBefore.current) <= FOUND_AT_ONCE
  const latest = useRef({ spots, geometry })
  useEffect(() => {
    latest.current = { spots, geometry }
    roomsBefore.current = rooms.size
  })
  const onMove = useCallback((id: string, key: string) => focusBeside(latest.current, id, key), [])
  const here = sheet.spots.get(current)
  const player = here && rooms.has(current) ? geometry.boxOf(here) : undefined
  return (
    <g className="map">
      <defs>
        <marker
          id="map-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path className="map-arrow" d="M1 1l6 3-6 3" />
        </marker>
      </defs>
      {sheet.floors.length > 1 &&
        sheet.floors
          .filter(({ level }) => spots.some((spot) => spot.level === level))
          .map(({ level }) => {
            const [x, y] = geometry.headOf(level)
            return (
              <text key={level} className="map-floor" x={x} y={y}>
                {floorName(level)}
              </text>
            )
          })}
      {sheet.clusters.map((cluster, at) => {
        const known = cluster.rooms.filter((id) => rooms.has(id)).length
        if (known === 0) return null
        const { x, y, width, height } = geometry.frameOf(cluster)
        return (
          <g key={at} className="map-maze">
            <rect x={x - 8} y={y - 8} width={width + 16} height={height + 16} rx={14} />
            <text x={x} y={y - 13}>
              {`${oneLine(cluster.title, 24)}, ${known} alike`}
            </text>
          </g>
        )
      })}
      {near.map((path) => (
        <Line
          key={`${path.from.id}\n${path.to.id}`}
          path={path}
          geometry={geometry}
          isThere={ways.has(`${path.from.id}\n${path.to.id}`)}
          isBack={ways.has(`${path.to.id}\n${path.from.id}`)}
          isLast={joins(path, current, cameFrom)}
        />
      ))}
      {spots.map((spot) => (
        <RoomBox
          key={spot.id}
          room={rooms.get(spot.id)!}
          box={geometry.boxOf(spot)}
          ends={chart.ends.get(spot.id) ?? NOTHING}
          things={chart.things.get(spot.id) ?? NOTHING}
          stairs={[...new Set((far.get(spot.id) ?? []).map(({ path }) => arrowOf(spot, path)))].join(' ')}
          isCurrent={spot.id === current}
          isSmall={spot.maze !== undefined}
          {...(spot.maze !== undefined && { nth: sheet.clusters[spot.maze]!.rooms.indexOf(spot.id) })}
          raised={spot.raised}
          isArriving={isFinding}
          onGo={onGo}
          onMove={onMove}
        />
      ))}
      <Ghosts chart={chart} />
      {player && (
        <g className="map-player" style={{ transform: `translate(${player.x + player.width}px, ${player.y}px)` }}>
          <circle className="map-player-ring" r={9} />
          <circle r={5.5} />
        </g>
      )}
    </g>
  )
})

const NOTHING: readonly never[] = []

function floorName(level: number): string {
  if (level === 0) return 'Where it began'
  const floors = Math.abs(level) === 1 ? '1 floor' : `${Math.abs(level)} floors`
  return `${floors} ${level > 0 ? 'up' : 'down'}`
}

const joins = ({ from, to }: Path, current: string, before: string | undefined) =>
  before !== undefined && ((from.id === before && to.id === current) || (to.id === before && from.id === current))

/** Seen from one end: which way the other one lies, or the words that lead there. */
function arrowOf(spot: Spot, { from, there, back }: Path): string {
  const ways = from.id === spot.id ? there : back
  const rise = ways.find((way) => way.rise !== 0)?.rise
  if (rise !== undefined) return rise > 0 ? '↑' : '↓'
  return oneLine(ways[0]?.name ?? '', 12)
}
