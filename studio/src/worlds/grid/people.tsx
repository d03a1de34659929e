/**
 * Who and what is in the building: explorers with heading, track and aim, what they say, and things that were found.
 */
import type { GridMap, GridObject } from '../../../../src/worlds/grid/map.ts'
import type { Position } from '../../../../src/worlds/grid/pose.ts'
import { oneLine } from '../shared/one-line.ts'
import { bubbleOf, goalOf } from './gist.ts'
import { levelFor, type Explorer } from './survey.ts'

/** The side of a cell on the sheet. */
export const CELL = 22

interface TrackProps {
  readonly explorer: Explorer
  readonly levels: readonly number[]
  readonly level: number
}

export function Track({ explorer: { hue, track }, levels, level }: TrackProps) {
  let path = ''
  let before: Position | undefined
  for (const at of track) {
    if (levelFor(levels, at.y) === level) {
      const isNext = before !== undefined && levelFor(levels, before.y) === level
      if (!isNext || before!.x !== at.x || before!.z !== at.z)
        path += `${isNext ? 'L' : 'M'}${(at.x + 0.5) * CELL} ${(at.z + 0.5) * CELL}`
    }
    before = at
  }
  return path === '' ? null : <path className={`grid-track hue-${hue}`} d={path} />
}

export function Thing({
  thing: { name, position },
  isNamed,
}: {
  readonly thing: GridObject
  readonly isNamed: boolean
}) {
  const [x, y] = [(position.x + 0.5) * CELL, (position.z + 0.5) * CELL]
  return (
    <g className="grid-thing">
      <title>{oneLine(name, 80)}</title>
      <path d={`M${x} ${y - 7}l7 7-7 7-7-7z`} />
      {isNamed && (
        <text x={x} y={y + 18}>
          {oneLine(name, 14)}
        </text>
      )}
    </g>
  )
}

/** Where it said it is going. */
export function Aim({ explorer: { hue, pose, said }, map, levels, level }: TrackProps & { readonly map: GridMap }) {
  const goal = said === undefined ? undefined : goalOf(map, said)
  if (goal === undefined || pose === undefined) return null
  if (levelFor(levels, goal.y) !== level || levelFor(levels, pose.position.y) !== level) return null
  const at = (place: number) => (place + 0.5) * CELL
  return (
    <g className={`grid-aim hue-${hue}`}>
      <path d={`M${at(pose.position.x)} ${at(pose.position.z)}L${at(goal.x)} ${at(goal.z)}`} />
      <circle cx={at(goal.x)} cy={at(goal.z)} r={6} />
    </g>
  )
}

export function Person({ explorer, isNamed }: { readonly explorer: Explorer; readonly isNamed: boolean }) {
  const { name, hue, pose } = explorer
  const { position, rotation } = pose!
  return (
    <g
      className={`grid-person hue-${hue}`}
      style={{ transform: `translate(${(position.x + 0.5) * CELL}px, ${(position.z + 0.5) * CELL}px)` }}
    >
      <title>{oneLine(name, 80)}</title>
      <path className="grid-heading" style={{ transform: `rotate(${rotation.yaw}deg)` }} d="M0 -17l6.5 8h-13z" />
      <circle r={8.5} />
      <text className="grid-letter" y={3.8}>
        {firstSign(name)}
      </text>
      {isNamed && (
        <text className="grid-name" y={22}>
          {oneLine(name, 14)}
        </text>
      )}
    </g>
  )
}

const segments = new Intl.Segmenter()

// marks that turn the text around them, and others that are not seen
const UNSEEN = /^[\p{Control}\p{Format}\s]+/u

/** A name may begin with a flag or a family, which is many characters and one sign. */
const firstSign = (name: string): string =>
  segments.segment(name.slice(0, 40).replace(UNSEEN, ''))[Symbol.iterator]().next().value?.segment ?? ''

const SIGN = 6.2

/** What it has just said, above all else; towards the middle, so that it stays on the sheet. */
export function Bubble({ explorer: { hue, pose, said }, map }: { readonly explorer: Explorer; readonly map: GridMap }) {
  const bubble = said === undefined ? undefined : bubbleOf(said)
  if (bubble === undefined || pose === undefined) return null
  const words = oneLine(bubble, 30)
  const wide = words.length * SIGN + 18
  const { x, z } = pose.position
  const side = x * 2 > map.width ? -1 : 1
  const [left, top] = [(x + 0.5) * CELL, (z + 0.5) * CELL - (z > 1 ? 36 : -16)]
  return (
    <g className={`grid-bubble hue-${hue}`} style={{ transform: `translate(${left + side * 10}px, ${top}px)` }}>
      <rect x={side > 0 ? 0 : -wide} width={wide} height={21} rx={10} />
      <text x={(side * wide) / 2} y={14.5}>
        {words}
      </text>
    </g>
  )
}
