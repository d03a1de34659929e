/** One room on the map: its name, what was seen in it, and the ways out that nobody has gone. */
import { memo, useState, type KeyboardEvent } from 'react'
import type { Location } from '../../../../src/societies/adventurers/board.ts'
import type { Box } from '../shared/camera.ts'
import type { End } from './charted.ts'
import { stubOf } from './geometry.ts'
import { inLines, oneLine } from '../shared/one-line.ts'
import { titleOf } from './title.ts'

interface RoomProps {
  readonly room: Location
  readonly box: Box
  readonly ends: readonly End[]
  readonly things: readonly string[]
  /** ways up and down that lead to another floor: `↑ Attic` */
  readonly stairs: string
  readonly isCurrent: boolean
  readonly isSmall: boolean
  /** its place in a maze */
  readonly nth?: number
  readonly raised: number
  /** it has just been found: only what changed moves */
  readonly isArriving: boolean
  readonly onGo: (id: string) => void
  readonly onMove: (id: string, key: string) => boolean
}

const TITLE_SIGNS = 15
const THING_SIGNS = 18
const LINE = 13.5

export const RoomBox = memo(function RoomBox(props: RoomProps) {
  const { room, box, ends, things, stairs, isCurrent, isSmall, nth, raised, onGo, onMove } = props
  const [isArriving] = useState(props.isArriving)
  const { x, y, width, height } = box
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onGo(room.id)
    else if (!onMove(room.id, event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const marks = { 'is-current': isCurrent, 'is-dark': room.dark, 'is-small': isSmall, 'is-arriving': isArriving }
  const classes = Object.entries(marks).flatMap(([name, isOn]) => (isOn ? [name] : []))
  return (
    <g className={['map-room', ...classes].join(' ')}>
      <g aria-hidden="true">
        {ends.map((end) => (
          <Stub key={end.name} end={end} box={box} />
        ))}
        {raised !== 0 && <rect className="map-below" x={x + 3} y={y + 3.5} width={width} height={height} rx={8} />}
        <rect className="map-box" x={x} y={y} width={width} height={height} rx={isSmall ? 6 : 8} />
        {isSmall ? (
          <text className="map-nth" x={x + width / 2} y={y + height / 2 + 4}>
            {(nth ?? 0) + 1}
          </text>
        ) : (
          <Words room={room} box={box} things={things} stairs={stairs} ends={ends} />
        )}
      </g>
      <rect
        className="map-hit"
        {...box}
        data-room={room.id}
        role="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={spoken(room, ends, isCurrent)}
        onClick={() => onGo(room.id)}
        onKeyDown={onKeyDown}
      >
        <title>{`${oneLine(titleOf(room), 120)}\nvisited ${times(room.visitCount)}${thingsOf(things)}`}</title>
      </rect>
    </g>
  )
}, looksSame)

/** Rooms come anew with every step of the journal; most look as they did. */
function looksSame(one: RoomProps, other: RoomProps): boolean {
  return (
    one.box === other.box &&
    one.isCurrent === other.isCurrent &&
    one.stairs === other.stairs &&
    one.nth === other.nth &&
    one.raised === other.raised &&
    one.onGo === other.onGo &&
    one.onMove === other.onMove &&
    one.room.title === other.room.title &&
    one.room.visitCount === other.room.visitCount &&
    one.room.dark === other.room.dark &&
    isSameList(one.things, other.things) &&
    isSameList(one.ends.map(endKey), other.ends.map(endKey))
  )
}

const endKey = ({ name, isBarred }: End) => `${isBarred ? '-' : '+'}${name}`

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at])

type WordsProps = Pick<RoomProps, 'room' | 'box' | 'things' | 'stairs' | 'ends'>

function Words({ room, box: { x, y, width, height }, things: seen, stairs, ends }: WordsProps) {
  const things = oneLine(seen.slice(0, 4).join(' · '), THING_SIGNS)
  const lines = inLines(titleOf(room), TITLE_SIGNS, 2)
  const rows = lines.length + (things === '' ? 0 : 1)
  const first = y + height / 2 - ((rows - 1) * LINE) / 2 + 4
  // ways that point nowhere on a map
  const other = ends
    .filter(({ offset }) => offset === undefined)
    .map(({ name, rise, isBarred }) => `${rise > 0 ? '↑' : rise < 0 ? '↓' : oneLine(name, 8)}${isBarred ? '×' : '?'}`)
  return (
    <>
      {lines.map((line, row) => (
        <text key={row} className="map-title" x={x + width / 2} y={first + row * LINE}>
          {line}
        </text>
      ))}
      {things !== '' && (
        <text className="map-things" x={x + width / 2} y={first + lines.length * LINE - 0.5}>
          {things}
        </text>
      )}
      {room.visitCount > 1 && (
        <text className="map-visits" x={x + 6} y={y - 4}>
          {room.visitCount}×
        </text>
      )}
      {(stairs !== '' || other.length > 0) && (
        <text className="map-stairs" x={x + width - 4} y={y - 4}>
          {oneLine(stairs, 16)}
          {other.length > 0 && <tspan className="map-untried"> {other.slice(0, 2).join(' ')}</tspan>}
        </text>
      )}
    </>
  )
}

function Stub({ end: { name, offset, isBarred }, box }: { readonly end: End; readonly box: Box }) {
  if (offset === undefined) return null
  const { from, to } = stubOf(box, offset)
  const length = Math.hypot(...offset)
  const [ax, ay] = [(-offset[1] / length) * 6, (offset[0] / length) * 6]
  return (
    <g className={isBarred ? 'map-barred' : 'map-open'}>
      <title>{`${oneLine(name, 40)}: ${isBarred ? 'closed or blocked' : 'nobody has gone there'}`}</title>
      <path className="map-stub" d={`M${from.join(' ')}L${to.join(' ')}`} />
      {isBarred ? (
        <path className="map-bar" d={`M${to[0] + ax} ${to[1] + ay}L${to[0] - ax} ${to[1] - ay}`} />
      ) : (
        <circle className="map-dot" cx={to[0]} cy={to[1]} r={1.8} />
      )}
    </g>
  )
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

const thingsOf = (things: readonly string[]) =>
  things.length === 0 ? '' : `\nseen here: ${oneLine(things.join(', '), 200)}`

function spoken(room: Location, ends: readonly End[], isCurrent: boolean): string {
  const untried = ends.filter(({ isBarred }) => !isBarred).map(({ name }) => name)
  return [
    oneLine(titleOf(room), 120),
    ...(isCurrent ? ['we are here'] : []),
    `visited ${times(room.visitCount)}`,
    ...(untried.length === 0 ? [] : [`not gone yet: ${oneLine(untried.join(', '), 80)}`]),
  ].join(', ')
}
