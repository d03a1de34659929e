/** A thing where it stands, with its name where there is room: what is lit glows. */
import { oneLine } from '../shared/one-line.ts'
import type { Point } from './doors.ts'
import { furnitureShapes } from './furniture-shapes.tsx'
import type { PlacedThing } from './scene.ts'
import { isLit } from './things.ts'

interface FurnitureProps {
  readonly thing: PlacedThing
  readonly at: Point
  readonly isNamed: boolean
  /** how wide it may be with its name */
  readonly spot: number
  /** that of the house it stands in: `Sparrow Barn sofa` is its sofa */
  readonly house: string
}

const SIGN = 6

export function Furniture({ thing: { id, look, kind, state }, at: [x, y], isNamed, spot, house }: FurnitureProps) {
  const name = house !== '' && id.startsWith(`${house} `) ? id.slice(house.length + 1) : id
  const isOn = isLit(state) || state === 'open'
  return (
    <g
      className={`house-thing is-${look} is-kind-${kind}${isOn ? ' is-on' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <title>{oneLine(`${id}${state && `: ${state}`}`, 100)}</title>
      <g className="house-shape">{furnitureShapes[kind]}</g>
      {isNamed && look !== 'small' && (
        <text className="house-thing-name" y={-12}>
          {oneLine(name, Math.floor(spot / SIGN))}
        </text>
      )}
    </g>
  )
}
