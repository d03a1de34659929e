/** A run by key: held between two steps, let through one of them, or let go. Nothing is lost meanwhile. */

export interface Pacing {
  readonly isHeld: boolean
  /** holds it after the current step, or lets it go */
  toggle(): void
  /** one step, then it is held */
  step(): void
  /** lets it go for good, so that it can end */
  release(): void
  /** resolves when the next step may begin */
  passed(): Promise<void>
}

export function createPacing(): Pacing {
  let isHeld = false
  let steps = 0
  let isReleased = false
  let wake = () => {}
  return {
    get isHeld() {
      return isHeld
    },
    toggle() {
      isHeld = !isHeld && !isReleased
      steps = 0
      wake()
    },
    step() {
      if (isReleased) return
      // whoever asks for a step of a run that goes wants to see where it is
      if (isHeld) steps += 1
      isHeld = true
      wake()
    },
    release() {
      isReleased = true
      isHeld = false
      wake()
    },
    async passed() {
      while (isHeld && steps === 0) await new Promise<void>((resolve) => (wake = resolve))
      if (steps > 0) steps -= 1
    },
  }
}
