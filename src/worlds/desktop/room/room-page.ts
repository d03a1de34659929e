/** What the page of the room and whoever serves it tell each other: poses, what is visible, and what is asked of it. */
import type { Box } from '../eye.ts'

/** Metres and degrees. Yaw 0 looks along -z and grows to the right; pitch grows upwards, roll to the right. */
export interface RoomPose {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
}

/** A thing in sight, counted by the page in a picture in which every thing has a colour of its own. */
export interface VisibleThing {
  readonly name: string
  /** in pixels of the picture */
  readonly box: Box
  /** which part of the picture it covers, from 0 to 1 */
  readonly share: number
  /** from the eye to the middle of it, in metres */
  readonly metres: number
}

/** What the page tells whenever it moved, and once more when it stands still and has been drawn like that. */
export interface PoseReport extends RoomPose {
  /** how many keys have gone up until now */
  readonly released: number
  /** what is visible from there; left out while it moves */
  readonly visible?: readonly VisibleThing[]
}

/** What may be asked of the page besides keys: to look from somewhere, to stand there, or where one could. */
export type RoomRequest =
  | { readonly id: number; readonly ask: 'view'; readonly pose: RoomPose }
  | { readonly id: number; readonly ask: 'spots' }
  | { readonly id: number; readonly ask: 'stand'; readonly pose: RoomPose }

export interface RoomView {
  readonly visible: readonly VisibleThing[]
  /** the canvas as a PNG file, in base64 */
  readonly png: string
  readonly width: number
  readonly height: number
}

export interface RoomAnswer {
  readonly id: number
  readonly view?: RoomView
  /** free places on the floor */
  readonly spots?: readonly (readonly [x: number, z: number])[]
}

/** What the page begins with. */
export interface RoomConfig {
  /** which of the free places to begin at */
  readonly start: number
  /** of the pictures in pixels, where no window has a size of its own */
  readonly size?: readonly [width: number, height: number]
}

/** Of an agent's window: Chromium has others beside it. */
export const titleOf = (agent: string) => `Troupe room – ${agent}`

/** The twelve actions by their keys, as browsers name them; the arrows turn the head, too. */
export const roomKeys: Readonly<Record<string, RoomAction>> = {
  w: 'forward',
  s: 'backward',
  a: 'move_left',
  d: 'move_right',
  ' ': 'move_up',
  shift: 'move_down',
  r: 'move_up',
  f: 'move_down',
  arrowleft: 'look_left',
  arrowright: 'look_right',
  arrowup: 'look_up',
  arrowdown: 'look_down',
  j: 'look_left',
  l: 'look_right',
  i: 'look_up',
  k: 'look_down',
  q: 'tilt_left',
  e: 'tilt_right',
}

export type RoomAction =
  | 'forward'
  | 'backward'
  | 'move_left'
  | 'move_right'
  | 'move_up'
  | 'move_down'
  | 'look_left'
  | 'look_right'
  | 'look_up'
  | 'look_down'
  | 'tilt_left'
  | 'tilt_right'
