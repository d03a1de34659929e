/** A scene from above, in centimetres: walls, doors with the way they open, windows, and what stands where. */
import { memo, type CSSProperties, type KeyboardEvent } from 'react'
import { placeLabels } from '../../../../src/worlds/scene/files/plan-labels.ts'
import {
  pointAlong,
  wallsOf,
  type Door,
  type Opening,
  type Point,
  type RoomShell,
  type Wall,
} from '../../../../src/worlds/scene/room.ts'
import type { PlacedObject } from '../../../../src/worlds/scene/scene.ts'
import type { Box } from '../shared/camera.ts'
import { oneLine } from '../shared/one-line.ts'
import './plan.css'
import { colourOf } from './thing-words.ts'
import type { Wrong } from './wrong.ts'

const CM = 100
const WALL_CM = 10
const MARGIN_CM = 40

const cm = (metres: number): number => Math.round(metres * CM * 10) / 10
const pointText = ([x, z]: Point): string => `${cm(x)},${cm(z)}`

/** All of the drawing. */
export function sheetOf(rooms: readonly RoomShell[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { outline } of rooms)
    for (const [x, z] of outline) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, z)
      bottom = Math.max(bottom, z)
    }
  if (!(right > left)) return { x: 0, y: 0, width: 400, height: 300 }
  return {
    x: cm(left) - MARGIN_CM,
    y: cm(top) - MARGIN_CM,
    width: cm(right - left) + 2 * MARGIN_CM,
    height: cm(bottom - top) + 2 * MARGIN_CM,
  }
}

interface PlanProps {
  readonly rooms: readonly RoomShell[]
  readonly placed: readonly PlacedObject[]
  readonly wrong?: Wrong
  readonly picked?: string | undefined
  readonly onPick?: (id: string) => void
  /** small pictures have none */
  readonly hasNames?: boolean
}

export const Plan = memo(function Plan({ rooms, placed, wrong, picked, onPick, hasNames = true }: PlanProps) {
  const things = inOrder(placed)
  return (
    <g className="scene-plan">
      {rooms.map(({ id, outline }) => (
        <polygon key={id} className="plan-floor" points={outline.map(pointText).join(' ')} />
      ))}
      {things.map((thing) => (
        <Thing key={thing.id} thing={thing} isPicked={thing.id === picked} {...(onPick && { onPick })} />
      ))}
      {rooms.map((room) => (
        <Walls key={room.id} room={room} />
      ))}
      {hasNames &&
        placeLabels(placed).map(({ x, z, text, size }, nth) => (
          <text key={nth} className="plan-name" x={cm(x)} y={cm(z)} fontSize={cm(size)} aria-hidden="true">
            {oneLine(text, 28)}
          </text>
        ))}
      {wrong &&
        things.map(({ id, position: { x, z }, boundingBox: { width, depth } }) => {
          const issue = wrong.get(id)
          // at its corner, beside its name
          return issue && <Badge key={id} x={x + width * 0.42} z={z - depth * 0.42} issue={issue} />
        })}
    </g>
  )
})

/** What lies flat is under everything, and what hangs over it. */
function inOrder(placed: readonly PlacedObject[]): readonly PlacedObject[] {
  const rank = ({ placement, position }: PlacedObject) =>
    placement === 'flat' ? -1 : placement === 'ceiling' ? 100 : position.y
  return placed.toSorted((one, other) => rank(one) - rank(other))
}

interface ThingProps {
  readonly thing: PlacedObject
  readonly isPicked: boolean
  readonly onPick?: (id: string) => void
}

function Thing({ thing, isPicked, onPick }: ThingProps) {
  const { id, name, position, rotation, boundingBox, placement } = thing
  const [width, depth] = [cm(boundingBox.width), cm(boundingBox.depth)]
  const colour = colourOf(thing)
  const style = {
    transform: `translate(${cm(position.x)}px, ${cm(position.z)}px) rotate(${-Math.round(rotation.y * 10) / 10}deg)`,
    ...(colour && { '--tint': colour }),
  } as CSSProperties
  const isFacing = placement === 'floor' && boundingBox.width > 0.3
  return (
    <g
      className={`plan-thing is-${placement}${isPicked ? ' is-picked' : ''}`}
      style={style}
      {...(onPick && {
        role: 'button',
        tabIndex: 0,
        'aria-label': oneLine(name, 60),
        'aria-pressed': isPicked,
        onClick: () => onPick(id),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          event.stopPropagation()
          onPick(id)
        },
      })}
    >
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={2} />
      {isFacing && <path className="plan-front" d={`M${-width / 5} ${depth / 2}H${width / 5}`} />}
    </g>
  )
}

interface BadgeProps {
  readonly x: number
  readonly z: number
  readonly issue: { readonly description: string; readonly severity: string }
}

function Badge({ x, z, issue: { description, severity } }: BadgeProps) {
  return (
    <g className={`plan-badge is-${severity}`} transform={`translate(${cm(x)} ${cm(z)})`}>
      <title>{oneLine(description, 200)}</title>
      <circle r={11} />
      <path d="M0-5.5v6M0 4.4v.2" />
    </g>
  )
}

const Walls = memo(function Walls({ room }: { readonly room: RoomShell }) {
  return wallsOf(room).map((wall) => (
    <g key={wall.index}>
      <polygon className="plan-wall" points={stretch(wall, -WALL_CM / CM, wall.length + WALL_CM / CM)} />
      {room.windows
        .filter((window) => window.wall === wall.index)
        .map((window, nth) => (
          <polygon key={nth} className="plan-glass" points={hole(wall, window)} />
        ))}
      {room.doors
        .filter((door) => door.wall === wall.index)
        .map((door, nth) => (
          <DoorWay key={nth} wall={wall} door={door} />
        ))}
    </g>
  ))
})

/** Of a wall: a part along it, as thick as it is. */
function stretch(wall: Wall, from: number, to: number): string {
  const out = ([x, z]: Point): Point => [x - (wall.inward[0] * WALL_CM) / CM, z - (wall.inward[1] * WALL_CM) / CM]
  const [one, other] = [pointAlong(wall, from), pointAlong(wall, to)]
  return [one, other, out(other), out(one)].map(pointText).join(' ')
}

const hole = (wall: Wall, { at, width }: Opening): string => stretch(wall, at - width / 2, at + width / 2)

function DoorWay({ wall, door }: { readonly wall: Wall; readonly door: Door }) {
  const { at, width, swing } = door
  const gap = <polygon className="plan-gap" points={hole(wall, door)} />
  if (!(swing > 0)) return gap
  const [hinge, shut] = [pointAlong(wall, at - width / 2), pointAlong(wall, at + width / 2)]
  const open: Point = [hinge[0] + wall.inward[0] * width, hinge[1] + wall.inward[1] * width]
  return (
    <>
      {gap}
      <path
        className="plan-swing"
        d={`M${pointText(hinge)}L${pointText(open)}A${cm(width)} ${cm(width)} 0 0 0 ${pointText(shut)}`}
      />
    </>
  )
}
