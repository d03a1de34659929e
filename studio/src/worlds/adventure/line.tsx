/** One line of the map: how two rooms hang together, and what to say to get there where the compass does not tell. */
import { memo } from 'react'
import { oneLine } from '../shared/one-line.ts'
import { lineOf, middleOf, type Geometry } from './geometry.ts'
import type { Path } from './layout/paths.ts'

interface LineProps {
  readonly path: Path
  readonly geometry: Geometry
  readonly isThere: boolean
  readonly isBack: boolean
  readonly isLast: boolean
}

export const Line = memo(function Line({ path, geometry, isThere, isBack, isLast }: LineProps) {
  const { from, to, kind, there, back } = path
  const named = [...there, ...back].find(({ offset, rise }) => offset === undefined && rise === 0)
  const isLabelled = kind === 'bent' && named !== undefined && ![...there, ...back].some(({ offset }) => offset)
  const rise = there.find((way) => way.rise !== 0)?.rise ?? -(back.find((way) => way.rise !== 0)?.rise ?? 0)
  const [[ax, ay], [bx, by]] = [middleOf(geometry.boxOf(from)), middleOf(geometry.boxOf(to))]
  return (
    <g className={`map-way is-${kind}${isLast ? ' is-last' : isLong(path) ? ' is-long' : ''}`}>
      <title>{[...there, ...back].map(({ name }) => oneLine(name, 40)).join(' / ')}</title>
      <path
        d={lineOf(path, geometry)}
        {...(kind === 'bent' && isThere !== isBack && { [isThere ? 'markerEnd' : 'markerStart']: 'url(#map-arrow)' })}
      />
      {kind === 'stairs' && rise !== 0 && (
        <text className="map-rise" x={(ax + bx) / 2} y={(ay + by) / 2 + 4}>
          {rise > 0 === by < ay ? '↑' : '↓'}
        </text>
      )}
      {isLabelled && (
        <text className="map-words" x={(ax + bx) / 2} y={(ay + by) / 2 - 3}>
          {oneLine(named.name, 14)}
        </text>
      )}
    </g>
  )
})

// in cells: longer ones are drawn faintly, or a map of many rooms is all lines
const LONG = 3

const isLong = ({ from, to, kind }: Path) =>
  kind === 'bent' && Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) > LONG
