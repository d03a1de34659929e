/** A promise that knows whether anybody listens: a failure that nobody hears is said once, instead of not at all. */

// time enough for whoever starts something, does something else, and awaits it then
const GRACE_MS = 1_000

// failures that are to be said, unless somebody listens before the time is up or the process ends
const unsaid = new Set<() => void>()
let listensToExit = false

export class HeardPromise<T> extends Promise<T> {
  // what is made from it by `then` is an ordinary promise
  static override get [Symbol.species](): PromiseConstructor {
    return Promise
  }

  #isHeard = false

  /** `describe`: the line that is printed. */
  static from<T>(promise: Promise<T>, describe: (error: unknown) => string): HeardPromise<T> {
    const heard = new HeardPromise<T>((resolve, reject) => promise.then(resolve, reject))
    // past our own `then`, which would count as listening
    void Promise.prototype.then.call(heard, undefined, (error: unknown) => {
      if (!heard.#isHeard) sayLater(() => heard.#isHeard || say(describe(error)))
    })
    return heard
  }

  // `await`, `catch`, `finally` and `Promise.all` come through here, too
  // oxlint-disable-next-line unicorn/no-thenable
  override then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.hear()
    return super.then(onFulfilled, onRejected)
  }

  /** Somebody hears of it in another way. */
  hear(): void {
    this.#isHeard = true
  }
}

function say(line: string): void {
  // there is nobody else to tell
  // oxlint-disable-next-line eslint/no-console
  console.error(line)
}

function sayLater(tell: () => void): void {
  const sayNow = () => {
    if (unsaid.delete(sayNow)) tell()
  }
  unsaid.add(sayNow)
  // a browser has timers without unref, and no process
  const timer: { unref?: () => void } | number = setTimeout(sayNow, GRACE_MS)
  if (typeof timer === 'object') timer.unref?.()
  if (listensToExit) return
  listensToExit = true
  const { process } = globalThis as { process?: { once?: (event: 'exit', listener: () => void) => void } }
  process?.once?.('exit', () => {
    for (const each of unsaid) each()
  })
}
