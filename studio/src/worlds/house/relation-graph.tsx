/** People and the ties between them: the thicker the more they talked, dashed and red where it has grown cold. */
import { oneLine } from '../shared/one-line.ts'
import type { Point } from './doors.ts'
import { chatWords, warmthWords, type Tie } from './relations.ts'
import { hueIn } from './scene.ts'
import './relations.css'

interface GraphProps {
  readonly label: string
  readonly ties: readonly Tie[]
  readonly at: ReadonlyMap<string, Point>
  readonly width: number
  readonly height: number
  readonly cast: ReadonlyMap<string, number>
  readonly chosen?: string | undefined
  readonly onChoose?: ((name: string) => void) | undefined
}

export function RelationGraph({ label, ties, at, width, height, cast, chosen, onChoose }: GraphProps) {
  return (
    <svg className="ties" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ties.map(({ one, other, warmth, chats }) => {
        const [from, to] = [at.get(one), at.get(other)]
        if (from === undefined || to === undefined) return null
        const isOwn = one === chosen || other === chosen
        const kind = warmth < -0.1 ? 'is-cold' : warmth < 0.2 ? 'is-new' : 'is-warm'
        return (
          <path
            key={`${one}\n${other}`}
            className={`tie ${kind}${isOwn ? ' is-own' : ''}`}
            d={bent(from, to, [width / 2, height / 2])}
            strokeWidth={1 + 1.4 * Math.log2(1 + Math.min(64, chats))}
            strokeOpacity={0.35 + 0.5 * Math.abs(warmth)}
          >
            <title>{oneLine(`${one} and ${other}: ${warmthWords(warmth)}, ${chatWords(chats)}`, 140)}</title>
          </path>
        )
      })}
      {[...at].map(([name, [x, y]]) => {
        const isLeft = x < width / 2 - 1
        const isMiddle = Math.abs(x - width / 2) <= 1
        const marks = `${name === chosen ? ' is-chosen' : ''}${onChoose ? ' can-press' : ''}`
        return (
          <g
            key={name}
            className={`tie-person hue-${hueIn(cast, name)}${marks}`}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            onClick={onChoose && (() => onChoose(name))}
          >
            <circle r={name === chosen ? 8 : 5.5} />
            <text
              x={isMiddle ? 0 : isLeft ? -10 : 10}
              y={isMiddle ? (y < height / 2 ? -12 : 20) : 4}
              textAnchor={isMiddle ? 'middle' : isLeft ? 'end' : 'start'}
            >
              {oneLine(name, 12)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** A little towards the middle, so that lines along the rim do not lie on each other. */
function bent([ax, ay]: Point, [bx, by]: Point, [mx, my]: Point): string {
  const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2]
  return `M${ax} ${ay}Q${cx + (mx - cx) * 0.35} ${cy + (my - cy) * 0.35} ${bx} ${by}`
}

/** Places on an ellipse, the first at the top. */
export function onRing(names: readonly string[], width: number, height: number, aside: number): Map<string, Point> {
  const [rx, ry] = [width / 2 - aside, height / 2 - 26]
  return new Map(
    names.map((name, nth) => {
      const angle = (nth / names.length) * 2 * Math.PI - Math.PI / 2
      return [name, [width / 2 + rx * Math.cos(angle), height / 2 + ry * Math.sin(angle)]]
    }),
  )
}
