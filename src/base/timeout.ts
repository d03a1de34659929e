/** A time-out that can stand still: while a person is asked, the clock of a thought does not run. */
export interface Timeout {
  hold(): void
  release(): void
  /** the work's answer, or the error `expire` makes once the time is up */
  race<T>(work: Promise<T>, expire: () => Error): Promise<T>
}

const NO_TIMEOUT: Timeout = { hold() {}, release() {}, race: (work) => work }

export function createTimeout(ms: number | undefined): Timeout {
  if (ms === undefined) return NO_TIMEOUT
  let timer: NodeJS.Timeout | undefined
  let onTime: (() => void) | undefined
  let held = false
  const start = () => {
    if (onTime && !held) timer = setTimeout(onTime, ms)
  }
  const hold = () => {
    held = true
    clearTimeout(timer)
  }
  const release = () => {
    held = false
    start()
  }
  return {
    hold,
    release,
    race: (work, expire) =>
      new Promise((resolve, reject) => {
        onTime = () => reject(expire())
        start()
        const stop = () => {
          hold()
          onTime = undefined
        }
        work.then(
          (answer) => {
            stop()
            resolve(answer)
          },
          (error: unknown) => {
            stop()
            reject(error)
          },
        )
      }),
  }
}
