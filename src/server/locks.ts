/** Locks by name: work under the same name is done one piece at a time. */
export type Locks = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function createLocks(): Locks {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    const done = before.then(work, work)
    last.set(name, done)
    const forget = () => {
      if (last.get(name) === done) last.delete(name)
    }
    done.then(forget, forget)
    return done
  }
}
