/**
 * Taking turns: runs whose steps never wait for anything would keep the process to themselves.
 * After each step a run asks for its next turn. One run a turn of the event loop: in between everybody else is heard,
 * however many runs there are.
 */
export interface Turns {
  next(): Promise<void>
  /** somebody waits for a turn: time spent on anything else is taken from them */
  readonly isBusy: boolean
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let isTurning = false
  const turn = () => {
    const give = waiting.shift()
    isTurning = waiting.length > 0
    if (isTurning) setImmediate(turn)
    give?.()
  }
  return {
    get isBusy() {
      return waiting.length > 0
    },
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        if (isTurning) return
        isTurning = true
        setImmediate(turn)
      }),
  }
}
