/** The twelve actions and what they mean: six steps that follow the heading, and six turns of the head. */
import { namedOffer } from '../offer.ts'
import type { ActionOffer } from '../world.ts'
import type { Rotation, Vector } from './pose.ts'

export const gridActions = [
  'forward',
  'backward',
  'move_left',
  'move_right',
  'move_up',
  'move_down',
  'look_left',
  'look_right',
  'look_up',
  'look_down',
  'tilt_left',
  'tilt_right',
] as const

export type GridAction = (typeof gridActions)[number]

export function isGridAction(action: string): action is GridAction {
  return (gridActions as readonly string[]).includes(action)
}

/** For whoever acts by calling: six steps by the heading, six turns of the head. */
export const gridOffers: readonly ActionOffer<GridAction>[] = gridActions.map((action) =>
  namedOffer(action, `${wordsFor(action)}.`),
)

function wordsFor(action: GridAction): string {
  const [verb, way = ''] = action.split('_')
  if (verb === 'move') return `A step ${way === 'up' || way === 'down' ? way : `to the ${way}`}`
  if (verb === 'look') return `Turn the head ${way === 'up' || way === 'down' ? way : `to the ${way}`}`
  if (verb === 'tilt') return `Tilt the head to the ${way}`
  return `A step ${action}`
}

const QUARTER = 90
const EIGHTH = 45

/** The step of an action for somebody with this heading; undefined for turns. Looking up does not make anybody fly. */
export function stepOf(action: GridAction, yaw: number): Vector | undefined {
  if (action === 'move_up') return [0, 1, 0]
  if (action === 'move_down') return [0, -1, 0]
  const turned = { forward: 0, move_right: 90, backward: 180, move_left: 270 }[action as string]
  return turned === undefined ? undefined : HEADINGS[((yaw + turned) % 360) / QUARTER]
}

const HEADINGS: readonly Vector[] = [
  [0, 0, -1],
  [1, 0, 0],
  [0, 0, 1],
  [-1, 0, 0],
]

/** The rotation after a turn, or why there is none. */
export function turn(action: GridAction, rotation: Rotation): Rotation | string {
  const { yaw, pitch, roll } = rotation
  switch (action) {
    case 'look_left':
      return { ...rotation, yaw: (yaw + 270) % 360 }
    case 'look_right':
      return { ...rotation, yaw: (yaw + QUARTER) % 360 }
    case 'look_up':
      return pitch >= QUARTER ? 'You already look straight up.' : { ...rotation, pitch: pitch + EIGHTH }
    case 'look_down':
      return pitch <= -QUARTER ? 'You already look straight down.' : { ...rotation, pitch: pitch - EIGHTH }
    case 'tilt_left':
      return roll <= -QUARTER ? 'Your head is already on its left side.' : { ...rotation, roll: roll - EIGHTH }
    case 'tilt_right':
      return roll >= QUARTER ? 'Your head is already on its right side.' : { ...rotation, roll: roll + EIGHTH }
    default:
      return rotation
  }
}
