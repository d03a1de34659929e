/** Undo and redo: every state of what is edited, one after the other. What is typed in one go is one state. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** what the last edit was about: another one about the same takes its place */
  readonly about?: string
}

const LONGEST = 200

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** The state after an edit. One that changes nothing is none. */
export function edited<T>(history: History<T>, next: T, about?: string): History<T> {
  const { past, present } = history
  if (next === present) return history
  const isSameGo = about !== undefined && about === history.about
  return {
    past: isSameGo ? past : [...past, present].slice(-LONGEST),
    present: next,
    future: [],
    ...(about !== undefined && { about }),
  }
}

/** What is edited next is another state, whatever it is about. */
export const sealed = <T>({ past, present, future }: History<T>): History<T> => ({ past, present, future })

/** The same state in other words, such as a file without the secrets that the server took out. */
export const replaced = <T>(history: History<T>, present: T): History<T> => ({ ...sealed(history), present })

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const [after, ...rest] = future
  return after === undefined ? history : { past: [...past, present], present: after, future: rest }
}
