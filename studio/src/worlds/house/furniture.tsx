/** Things as marks: what one sleeps on, sits on, puts things into, lights; and small ones that can be carried. */
import type { ReactNode } from 'react'
import { oneLine } from '../shared/one-line.ts'
import type { Point } from './doors.ts'
import { isLit } from './floor-plan.ts'
import type { PlacedThing } from './scene.ts'

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

export function Furniture({ thing: { id, look, state }, at: [x, y], isNamed, spot, house }: FurnitureProps) {
  const name = house !== '' && id.startsWith(`${house} `) ? id.slice(house.length + 1) : id
  const isOn = isLit(state) || state === 'open'
  return (
    <g className={`house-thing is-${look}${isOn ? ' is-on' : ''}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <title>{oneLine(`${id}${state && `: ${state}`}`, 100)}</title>
      {shapes[look]}
      {isNamed && look !== 'small' && (
        <text className="house-thing-name" y={-11.5}>
          {oneLine(name, Math.floor(spot / SIGN))}
        </text>
      )}
    </g>
  )
}

const shapes: Readonly<Record<PlacedThing['look'], ReactNode>> = {
  bed: (
    <>
      <rect x={-16} y={-8} width={32} height={26} rx={4} />
      <rect className="house-detail" x={-12} y={-5} width={24} height={7} rx={3} />
    </>
  ),
  seat: (
    <>
      <rect x={-18} y={-8} width={36} height={19} rx={7} />
      <path className="house-detail" d="M-18 -1.5h36M-6 -1.5v12M6 -1.5v12" />
    </>
  ),
  store: (
    <>
      <rect x={-14} y={-8} width={28} height={17} rx={2} />
      <path className="house-detail" d="M0 -8v17M-3 .5v2M3 .5v2" />
    </>
  ),
  light: (
    <>
      <circle className="house-glow" r={17} />
      <circle r={6.5} />
      <path className="house-detail" d="M-3 0h6M0 -3v6" />
    </>
  ),
  plain: <rect x={-13} y={-7} width={26} height={15} rx={4} />,
  small: <path d="M0 -5l5 5-5 5-5-5z" />,
}
