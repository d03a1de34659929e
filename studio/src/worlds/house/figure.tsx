/** A person as a piece on a board, who walks through doors when they go to another room, and sleeps under a blanket. */
import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { oneLine } from '../shared/one-line.ts'
import type { Point } from './doors.ts'
import { passing } from './ways.ts'
import type { FloorPlan } from './floor-plan.ts'
import { placeWords } from './read.ts'

interface FigureProps {
  readonly name: string
  readonly hue: number
  readonly room: string
  readonly x: number
  readonly y: number
  /** what they do, in a word or two */
  readonly doing: string
  readonly isAsleep: boolean
  readonly isHolding: boolean
  readonly isNamed: boolean
  readonly isChosen: boolean
  readonly plan: FloorPlan
  /** reached by key, as long as there are not too many */
  readonly onChoose?: ((name: string) => void) | undefined
  readonly canFocus: boolean
}

export const Figure = memo(function Figure(props: FigureProps) {
  const { name, hue, room, x, y, doing, isAsleep, isHolding, isNamed, isChosen, plan, onChoose, canFocus } = props
  const element = useRef<SVGGElement>(null)
  const before = useRef<{ readonly room: string; readonly at: Point }>(undefined)
  useLayoutEffect(() => {
    const from = before.current
    before.current = { room, at: [x, y] }
    if (from !== undefined && element.current)
      walk(element.current, [from.at, ...passing(plan, from.room, room), [x, y]])
  }, [plan, room, x, y])
  const choose = onChoose && (() => onChoose(name))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    choose?.()
  }
  return (
    <g
      ref={element}
      className={`house-person hue-${hue}${isChosen ? ' is-chosen' : ''}${isAsleep ? ' is-asleep' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <title>{oneLine(`${name} ${doing}`, 120)}</title>
      <g className="house-body">
        {isChosen && <ellipse className="house-ring" cy={7} rx={19} ry={10} />}
        {isAsleep ? (
          <>
            <circle className="house-head" cy={-12.5} r={5} />
            <rect className="house-trunk" x={-14.5} y={-8.5} width={29} height={14} rx={3.5} />
          </>
        ) : (
          <>
            <path className="house-trunk" d="M-10.5 10C-10.5 .5-6-3 0-3S10.5.5 10.5 10z" />
            <circle className="house-head" cy={-7} r={5.6} />
          </>
        )}
        <text className="house-letter" y={isAsleep ? 2.2 : 7.4}>
          {isAsleep ? 'z z' : firstSign(name)}
        </text>
        {isHolding && <path className="house-held" d="M12 1.5l3.6 3.6-3.6 3.6-3.6-3.6z" />}
        {isNamed && (
          <text className="house-name" y={isAsleep ? 17 : 21}>
            {oneLine(name, 14)}
          </text>
        )}
        {choose && (
          <circle
            className="house-hit"
            r={17}
            onClick={choose}
            {...(canFocus && {
              role: 'button',
              tabIndex: 0,
              'aria-label': `Follow ${oneLine(name, 60)}, in ${placeWords(oneLine(room, 60))}`,
              'aria-pressed': isChosen,
              onKeyDown,
            })}
          />
        )}
      </g>
    </g>
  )
})

const FIRST_MS = 220
const MORE_MS = 60
const LONGEST_MS = 480

function walk(element: SVGGElement, points: readonly Point[]): void {
  const [from, to] = [points[0]!, points.at(-1)!]
  if (Math.hypot(from[0] - to[0], from[1] - to[1]) < 1 || typeof element.animate !== 'function') return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const lengths = points.map((point, nth) =>
    nth === 0 ? 0 : Math.hypot(point[0] - points[nth - 1]![0], point[1] - points[nth - 1]![1]),
  )
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let gone = 0
  const frames = points.map(([x, y], nth) => {
    gone += lengths[nth]!
    return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) }
  })
  element.animate(frames, {
    duration: Math.min(LONGEST_MS, FIRST_MS + MORE_MS * (points.length - 2)),
    easing: 'cubic-bezier(0.3, 0.2, 0.3, 1)',
  })
}

const segments = new Intl.Segmenter()
// marks that turn the text around them, and others that are not seen
const UNSEEN = /^[\p{Control}\p{Format}\s]+/u

/** A name may begin with a flag or a family, which is many characters and one sign. */
const firstSign = (name: string): string =>
  segments.segment(name.slice(0, 40).replace(UNSEEN, ''))[Symbol.iterator]().next().value?.segment ?? ''
