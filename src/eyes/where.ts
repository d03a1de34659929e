/** Where something is in a picture, in the words of an eye: direction, likely distance, and a caption of all. */
import type { Box, Direction, Distance, SeenObject } from '../worlds/desktop/eye.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const THIRD = 1 / 3
const [ABOVE, BELOW] = [0.2, 0.85]

/** Left and right are the outer thirds; in the middle, what is near the upper or lower edge is up or down. */
export function directionOf(box: Box, { width, height }: Size): Direction {
  const across = (box.x + box.width / 2) / width
  const down = (box.y + box.height / 2) / height
  if (across < THIRD) return 'left'
  if (across > 1 - THIRD) return 'right'
  if (down < ABOVE) return 'up'
  return down > BELOW ? 'down' : 'ahead'
}

const [NEAR, MIDDLE] = [0.45, 0.2]

/** A guess by how much of the picture it fills: who knows no sizes of things cannot know more. */
export function distanceOf(box: Box, { width, height }: Size): Distance {
  const fills = Math.max(box.height / height, box.width / width)
  return fills >= NEAR ? 'near' : fills >= MIDDLE ? 'middle' : 'far'
}

const places: Readonly<Record<Direction, string>> = {
  left: 'on the left',
  ahead: 'ahead',
  right: 'on the right',
  up: 'above',
  down: 'below',
}
const afar: Readonly<Record<Distance, string>> = { near: 'near', middle: '', far: 'far' }

/** `sofa on the left, near; plant ahead`. */
export function captionOf(objects: readonly Pick<SeenObject, 'name' | 'direction' | 'distance'>[]): string {
  return objects
    .map(
      ({ name, direction, distance }) =>
        `${name} ${places[direction]}${distance === 'middle' ? '' : `, ${afar[distance]}`}`,
    )
    .join('; ')
}
