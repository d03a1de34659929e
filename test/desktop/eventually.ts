/** Waits until something holds, because programs hear of keys in their own time. */
import { vi } from 'vitest'

export const eventually = (expectation: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(expectation, { timeout: 10_000, interval: 10 })
