/** The house itself: ground, walls, floors and doors, and from afar how many are in each room. */
import { memo, type CSSProperties } from 'react'
import { touches, type Box } from '../shared/camera.ts'
import { oneLine } from '../shared/one-line.ts'
import type { Door } from './doors.ts'
import type { FloorPlan, Room } from './floor-plan.ts'

interface RoomsProps {
  readonly plan: FloorPlan
  readonly area: Box
  /** by id, joined: those with a light on */
  readonly lit: string
  /** from afar a door is a gap in the wall, and no more */
  readonly isFar?: boolean
}

export const Rooms = memo(function Rooms({ plan, area, lit, isFar = false }: RoomsProps) {
  const seen = [...plan.rooms.values()].filter(({ box }) => touches(box, area))
  const isLit = new Set(lit.split('\n'))
  const { x, y, width, height } = plan.drawing
  return (
    <g>
      {!isFar && floorPatterns}
      <rect className="house-ground" x={x} y={y} width={width} height={height} rx={18} />
      {plan.doors.map((door) =>
        door.ends[0] === door.ends[1] ? null : (
          <path key={`${door.from}\n${door.to}`} className="house-path" d={pathOf(door)} />
        ),
      )}
      {seen.map(({ id, box, isOutdoors }) =>
        isOutdoors ? null : <rect key={id} className="house-wall" {...grown(box, 3)} rx={5} />,
      )}
      {seen.map(({ id, box, isOutdoors, floor }) => (
        <rect
          key={id}
          className={`house-floor is-${floor}${isLit.has(id) ? ' is-lit' : ''}`}
          {...grown(box, isOutdoors ? -4 : -2.5)}
          rx={isOutdoors ? (floor === 'paving' ? 4 : 14) : 2}
        />
      ))}
      {!isFar &&
        seen.map(({ id, box, isOutdoors, floor }) => (
          <rect
            key={id}
            className="house-ply"
            fill={`url(#house-${floor})`}
            {...grown(box, isOutdoors ? -4 : -2.5)}
            rx={isOutdoors ? 14 : 2}
          />
        ))}
      {isFar ? (
        <path className="house-gap" d={plan.doors.map(gapOf).join('')} />
      ) : (
        plan.doors
          .filter((door) => isNear(door, area))
          .map((door) => <DoorMark key={`${door.from}\n${door.to}`} door={door} />)
      )}
    </g>
  )
})

/** What floors are made of; the same in every drawing on a page. */
const floorPatterns = (
  <defs>
    <pattern id="house-boards" width={240} height={30} patternUnits="userSpaceOnUse">
      <path d="M0 .5h240M0 10.5h240M0 20.5h240M40 0v10M190 10v10M110 20v10" />
    </pattern>
    <pattern id="house-tiles" width={16} height={16} patternUnits="userSpaceOnUse">
      <path d="M0 .5h16M.5 0v16" />
    </pattern>
    <pattern id="house-grass" width={64} height={52} patternUnits="userSpaceOnUse">
      <path d="M8 14l-2 -5M8 14v-6M8 14l2 -5M42 38l-2 -5M42 38v-6M42 38l2 -5M54 10l-1.5 -4M54 10l1.5 -4" />
    </pattern>
    <pattern id="house-paving" width={40} height={28} patternUnits="userSpaceOnUse">
      <path d="M0 .5h40M0 14.5h40M10 0v14M30 14v14" />
    </pattern>
  </defs>
)

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: Math.max(1, width + 2 * by),
  height: Math.max(1, height + 2 * by),
})

const isNear = ({ ends: [[x, y]] }: Door, area: Box) => touches({ x, y, width: 1, height: 1 }, area)

const pathOf = ({ ends: [[ax, ay], [bx, by]] }: Door) => `M${ax} ${ay}L${bx} ${by}`

const HALF = 15

const gapOf = ({ ends, isUpright }: Door) =>
  ends.map(([x, y]) => (isUpright ? `M${x} ${y - HALF}v${2 * HALF}` : `M${x - HALF} ${y}h${2 * HALF}`)).join('')

/** A gap in the wall with the leaf of the door ajar; a way one cannot go back has an arrow. */
function DoorMark({ door: { ends, isUpright, isOneWay, from, to } }: { readonly door: Door }) {
  const title = `${from} ${isOneWay ? '→' : '↔'} ${to}`
  return ends.map(([x, y], nth) =>
    nth === 1 && ends[0] === ends[1] ? null : (
      <g key={nth} className="house-door" transform={`translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}`}>
        <title>{oneLine(title, 120)}</title>
        <path className="house-gap" d={`M${-HALF} 0h${2 * HALF}`} />
        <path className="house-leaf" d={`M${-HALF} 0v${-HALF * 1.1}`} />
        <path
          className="house-swing"
          d={`M${-HALF} ${-HALF * 1.1}A${HALF * 1.6} ${HALF * 1.6} 0 0 1 ${HALF * 0.7} 0`}
        />
        {isOneWay && <path className="house-one-way" d="M-4 4l4 5 4 -5" />}
      </g>
    ),
  )
}

export function RoomName({ room: { id, box } }: { readonly room: Room }) {
  return (
    <text className="house-room-name" x={box.x + 9} y={box.y + 6}>
      {oneLine(id, Math.max(4, Math.floor(box.width / 8)))}
    </text>
  )
}

interface CountProps {
  readonly room: Room
  readonly count: number
  /** of the room with the most */
  readonly most: number
  readonly isChosen: boolean
}

/** From afar: the fuller, the darker, and the number to be sure. Of 300 rooms few change from one step to the next. */
export const RoomCount = memo(function RoomCount({ room: { id, box }, count, most, isChosen }: CountProps) {
  if (count === 0 && !isChosen) return null
  const size = Math.min(box.width, box.height)
  return (
    <g className={`house-count${isChosen ? ' is-chosen' : ''}`}>
      <title>{oneLine(`${id}: ${count}`, 100)}</title>
      <rect {...grown(box, -4)} rx={6} fillOpacity={0.08 + (0.5 * count) / Math.max(1, most)} />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2 + size * 0.17}
        fontSize={size * 0.5}
        style={{ '--size': size * 0.5 } as CSSProperties}
      >
        {count}
      </text>
    </g>
  )
})
