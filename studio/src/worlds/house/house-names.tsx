/** The names of houses and of places outside them, where rooms are too small for theirs. */
import { memo } from 'react'
import { spanOf, type Box } from '../shared/camera.ts'
import { oneLine } from '../shared/one-line.ts'
import type { FloorPlan } from './floor-plan.ts'

// of a letter on the screen
const SIGN = 5.7
// lower, people would stand on it
const HEIGHT = 30
// less of a name could be that of another house
const MOST_OF_IT = 0.8

interface HouseNamesProps {
  readonly plan: FloorPlan
  /** how much larger than the drawing words are */
  readonly size: number
}

export const HouseNames = memo(function HouseNames({ plan, size }: HouseNamesProps) {
  return namedPlaces(plan).map(({ name, box: { x, y, width, height } }) => {
    const letters = Math.floor(width / (SIGN * size)) - 1
    if (letters < name.length * MOST_OF_IT || height < HEIGHT * size) return null
    return (
      <text key={name} className="house-place-name" x={x + 5 * size} y={y + 4 * size} fontSize={11.5 * size}>
        {oneLine(name, letters)}
      </text>
    )
  })
})

interface NamedPlace {
  readonly name: string
  readonly box: Box
}

const places = new WeakMap<FloorPlan, readonly NamedPlace[]>()

/** Houses with all of their rooms, and rooms that belong to none. */
function namedPlaces(plan: FloorPlan): readonly NamedPlace[] {
  const known = places.get(plan)
  if (known !== undefined) return known
  const boxes = new Map<string, Box>()
  for (const { id, house, box } of plan.rooms.values()) {
    const name = house || id
    const before = boxes.get(name)
    boxes.set(name, before === undefined ? box : spanOf(before, box))
  }
  const found = [...boxes].map(([name, box]) => ({ name, box }))
  places.set(plan, found)
  return found
}
