/** Interrupts (Ctrl-C, SIGTERM): the current step may finish, then it is abandoned, then the process ends. */

// long enough for a step that is nearly there, short enough for a person who wants out
const GRACE_MS = 2_000
// a handler that never returns must not keep the process: everything committed is safe
const LAST_GRACE_MS = 1_000
// npm passes on the Ctrl-C that the terminal has sent to all: that is one wish, not two
const ECHO_MS = 100

export type StopSignal = 'SIGINT' | 'SIGTERM'

/** What shells expect of a process ended by a signal: 128 and its number. */
export const signalCodes: Readonly<Record<StopSignal, number>> = { SIGINT: 130, SIGTERM: 143 }

export interface Stoppable {
  pause(): void
  stop(): void
}

export interface Interrupts {
  /** the signal that came, if one did */
  readonly signal: StopSignal | undefined
  /** what is to be paused when one comes; when one has come already, it is paused at once */
  watch(target: Stoppable): void
  /** as if the signal had come */
  raise(signal: StopSignal): void
  close(): void
}

export interface InterruptOptions {
  /** the current step may still finish */
  readonly onPause: () => void
  /** nothing helped: say how to continue, before the process ends */
  readonly onGiveUp: () => void
  readonly exit?: (code: number) => void
}

export function listenForInterrupts({ onPause, onGiveUp, exit = endProcess }: InterruptOptions): Interrupts {
  let signal: StopSignal | undefined
  let target: Stoppable | undefined
  let timer: NodeJS.Timeout | undefined

  const after = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  const giveUp = () => {
    onGiveUp()
    exit(signalCodes[signal ?? 'SIGINT'])
  }
  const letGo = () => {
    target?.stop()
    after(LAST_GRACE_MS, giveUp)
  }
  const finishStep = () => {
    target?.pause()
    after(GRACE_MS, letGo)
  }
  let raisedAt = 0
  const raise = (given: StopSignal) => {
    if (signal !== undefined) {
      if (performance.now() - raisedAt > ECHO_MS) letGo()
      return
    }
    signal = given
    raisedAt = performance.now()
    onPause()
    finishStep()
  }
  const onInterrupt = () => raise('SIGINT')
  const onTerminate = () => raise('SIGTERM')
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate)
  return {
    get signal() {
      return signal
    },
    watch(next) {
      target = next
      if (signal !== undefined) finishStep()
    },
    raise,
    close() {
      clearTimeout(timer)
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate)
    },
  }
}

function endProcess(code: number): void {
  process.exit(code)
}
