/** Waits until something holds: programs hear of keys in their own time, and on a busy machine in a long one. */
import { vi } from 'vitest'

export const eventually = (expectation: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(expectation, { timeout: 30_000, interval: 10 })
