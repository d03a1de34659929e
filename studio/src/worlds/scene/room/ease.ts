/** Things on their way: eased to where they stand, in a fifth of a second, or at once for whoever wants no motion. */
import type { Shift } from './things.ts'

const EASE_MS = 220

export interface Easing {
  start(shifts: readonly Shift[], now: number): void
  /** puts everything where it is by now; says whether something still moves */
  move(now: number): boolean
}

interface Moving extends Shift {
  readonly since: number
  readonly to: { readonly x: number; readonly y: number; readonly z: number; readonly turn: number }
}

export function createEasing(isStill: () => boolean): Easing {
  const moving = new Map<Shift['group'], Moving>()
  return {
    start(shifts, now) {
      if (isStill()) return
      for (const { group, from } of shifts) {
        const { x, y, z } = group.position
        moving.set(group, { group, from, since: now, to: { x, y, z, turn: group.rotation.y } })
      }
    },
    move(now) {
      for (const [group, { from, to, since }] of moving) {
        const part = Math.max(0, Math.min(1, (now - since) / EASE_MS))
        const eased = 1 - (1 - part) ** 3
        if (from === undefined) group.scale.setScalar(0.7 + 0.3 * eased)
        else {
          const between = (one: number, other: number) => one + (other - one) * eased
          group.position.set(between(from.x, to.x), between(from.y, to.y), between(from.z, to.z))
          group.rotation.y = from.turn + shortest(to.turn - from.turn) * eased
        }
        if (part < 1) continue
        group.position.set(to.x, to.y, to.z)
        group.rotation.y = to.turn
        group.scale.setScalar(1)
        moving.delete(group)
      }
      return moving.size > 0
    },
  }
}

/** The shorter way round. */
const shortest = (turn: number): number => turn - Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
