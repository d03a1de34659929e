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
  const state = { isHeld: false, isReleased: false, steps: 0 }
  let wake = () => {}
  const passed = async (): Promise<void> => {
    if (state.isHeld && state.steps === 0) {
      await new Promise<void>((resolve) => (wake = resolve))
      return passed()
    }
    if (state.steps > 0) state.steps -= 1
  }
  return {
    get isHeld() {
      return state.isHeld
    },
    toggle() {
      state.isHeld = !state.isHeld && !state.isReleased
      state.steps = 0
      wake()
    },
    step() {
      if (state.isReleased) return
      // whoever asks for a step of a run that goes wants to see where it is
      if (state.isHeld) state.steps += 1
      state.isHeld = true
      wake()
    },
    release() {
      state.isReleased = true
      state.isHeld = false
      wake()
    },
    passed,
  }
}
