/** How somebody looks at a room: round it, or from where they walk; known without what draws it. */
import type { Orbit, Walker } from './eye.ts'

export interface Looking {
  readonly orbit: Orbit
  /** nobody has walked yet */
  readonly walker: Walker | undefined
}

export const USUAL_ORBIT: Orbit = { yaw: 32, pitch: 40, zoom: 1 }

export const USUAL_LOOKING: Looking = { orbit: USUAL_ORBIT, walker: undefined }
