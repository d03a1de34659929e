/** The twelve actions of an explorer as keys of a program; any of them can be other keys, or a move of the mouse. */
import { gridActions, isGridAction, type GridAction } from '../grid/actions.ts'
import type { Stroke } from './hand/protocol.ts'

/** How an action is done, as a configuration says it. */
export interface Keying {
  readonly key?: string
  /** held together */
  readonly keys?: readonly string[]
  readonly mouse?: readonly [dx: number, dy: number]
  readonly button?: number
  readonly holdMs?: number
  readonly paints?: number
}

const HOLD_MS = 300

const usualKeys: Readonly<Record<GridAction, string>> = {
  forward: 'w',
  backward: 's',
  move_left: 'a',
  move_right: 'd',
  move_up: 'r',
  move_down: 'f',
  look_left: 'j',
  look_right: 'l',
  look_up: 'i',
  look_down: 'k',
  tilt_left: 'q',
  tilt_right: 'e',
}

export type Strokes = Readonly<Record<string, Stroke>>

/** `own` in place of the usual keys; `null` for what a program cannot do. */
export function strokesOf(own: Readonly<Record<string, Keying | null>> = {}): Strokes {
  const usual = Object.fromEntries(gridActions.map((action) => [action, { key: usualKeys[action] }]))
  const all: [string, Keying | null][] = Object.entries({ ...usual, ...own })
  return Object.fromEntries(all.flatMap(([action, keying]) => (keying === null ? [] : [[action, strokeOf(keying)]])))
}

function strokeOf({ key, keys, mouse, button, holdMs = HOLD_MS, paints }: Keying): Stroke {
  const all = [...(key === undefined ? [] : [key]), ...(keys ?? [])]
  return {
    holdMs,
    ...(all.length > 0 && { keys: all }),
    ...(mouse && { mouse }),
    ...(button !== undefined && { button }),
    ...(paints !== undefined && { paints }),
  }
}

/** What is pressed, for people: `w`, `Shift_L+w`, `mouse -120, 0`. */
export function strokeWords({ keys = [], mouse, button }: Stroke): string {
  return [
    ...(keys.length > 0 ? [keys.join('+')] : []),
    ...(button === undefined ? [] : [`button ${button}`]),
    ...(mouse ? [`mouse ${mouse[0]}, ${mouse[1]}`] : []),
  ].join(' and ')
}

/** Where an action leads, seen from whoever does it: degrees to the right of straight ahead. */
export function bearingOf(action: string): number | undefined {
  return { forward: 0, move_right: 90, backward: 180, move_left: 270 }[action]
}

/** By which part of a turn an action turns the head. */
export function turnOf(action: string): { yaw: number; pitch: number; roll: number } | undefined {
  if (!isGridAction(action)) return undefined
  const [kind, way] = action.split('_')
  if (kind === 'tilt') return { yaw: 0, pitch: 0, roll: way === 'left' ? -1 : 1 }
  if (kind !== 'look') return undefined
  const sign = way === 'left' || way === 'down' ? -1 : 1
  return way === 'left' || way === 'right' ? { yaw: sign, pitch: 0, roll: 0 } : { yaw: 0, pitch: sign, roll: 0 }
}
