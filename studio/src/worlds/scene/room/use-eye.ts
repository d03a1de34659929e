/** Whoever looks at a room: turns round it, walks in it by keys or by pressing the floor, or uses its cameras. */
import { useEffect, useRef, useState, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react'
import type { SceneNow } from '../scene-at.ts'
import {
  abovePose,
  cameraPose,
  extentOf,
  lookRound,
  orbitPose,
  turnOrbit,
  walkPose,
  zoomOrbit,
  type Mode,
  type Orbit,
  type Pose,
  type Walker,
} from './eye.ts'
import { USUAL_LOOKING, USUAL_ORBIT, type Looking } from './looking.ts'
import { canStand, firstStand, walkOn } from './walk.ts'

const STEP_METRES = 0.2
const TURN_DEGREES = 8
const DRAG_DEGREES = 0.3
const KEY_ZOOM = 1.15

/** Ahead, to the right, and how far round. */
const walks: Readonly<Record<string, readonly [ahead: number, right: number, turn: number]>> = {
  w: [1, 0, 0],
  s: [-1, 0, 0],
  a: [0, -1, 0],
  d: [0, 1, 0],
  arrowup: [1, 0, 0],
  arrowdown: [-1, 0, 0],
  arrowleft: [0, 0, -1],
  arrowright: [0, 0, 1],
}

export interface Eye {
  readonly pose: (aspect: number) => Pose
  readonly drag: (right: number, down: number) => void
  readonly zoom: (by: number) => void
  /** walks to a place on the floor */
  readonly goTo: (x: number, z: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** How somebody looks, and how that is changed: of several rooms, together. */
export type SharedLooking = readonly [looking: Looking, change: Dispatch<SetStateAction<Looking>>]

export function useEye(scene: SceneNow, mode: Mode, camera: number, shared: SharedLooking | undefined): Eye {
  const own = useState(USUAL_LOOKING)
  const [looking, setLooking] = shared ?? own
  const { rooms, cameras } = scene
  const standing = ({ walker }: Looking): Walker =>
    walker !== undefined && canStand(scene, walker.x, walker.z) ? walker : firstStand(scene, cameras[0])
  const walk = (change: (walker: Walker) => Walker) => setLooking((now) => ({ ...now, walker: change(standing(now)) }))
  const turn = (change: (orbit: Orbit) => Orbit) => setLooking((now) => ({ ...now, orbit: change(now.orbit) }))
  const isFree = mode === 'orbit' || mode === 'walk'
  return {
    pose: (aspect) => {
      if (mode === 'walk') return walkPose(standing(looking), aspect)
      if (mode === 'above') return abovePose(rooms, aspect)
      const through = cameras[camera] ?? cameras[0]
      if (mode === 'camera' && through !== undefined) return cameraPose(through, aspect)
      return orbitPose(extentOf(rooms), looking.orbit, aspect)
    },
    drag: (right, down) => {
      if (mode === 'walk') walk((now) => lookRound(now, -right * DRAG_DEGREES, down * DRAG_DEGREES))
      if (mode === 'orbit') turn((now) => turnOrbit(now, right * DRAG_DEGREES, down * DRAG_DEGREES))
    },
    zoom: (by) => {
      if (mode === 'walk') walk((now) => walkOn(scene, now, Math.log(by), 0))
      if (mode === 'orbit') turn((now) => zoomOrbit(now, by))
    },
    goTo: (x, z) => walk((now) => (canStand(scene, x, z) ? { ...now, x, z } : now)),
    onKeyDown: (event) => {
      if (!isFree || event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      const [ahead, right, round] = walks[key] ?? [0, 0, 0]
      if (mode === 'walk' && walks[key] !== undefined)
        walk((now) => {
          const turned = lookRound(now, round * TURN_DEGREES, 0)
          return round === 0 ? walkOn(scene, turned, ahead * STEP_METRES, right * STEP_METRES) : turned
        })
      else if (mode === 'orbit' && key.startsWith('arrow'))
        turn((now) => turnOrbit(now, -round * TURN_DEGREES, ahead * TURN_DEGREES))
      else if (mode === 'orbit' && (key === '+' || key === '=')) turn((now) => zoomOrbit(now, KEY_ZOOM))
      else if (mode === 'orbit' && key === '-') turn((now) => zoomOrbit(now, 1 / KEY_ZOOM))
      else if (mode === 'orbit' && key === '0') turn(() => USUAL_ORBIT)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** The latest value, for listeners that are set up once. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
