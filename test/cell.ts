/** One field of a board as tests play with it: written to as an agent writes, with every change that came of it. */
import { seal } from '../src/base/seal.ts'
import { applyChange, type Change } from '../src/board/change.ts'
import type { Field } from '../src/board/field.ts'

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyField = Field<any, any>

export interface Cell<V, W> {
  readonly value: V
  /** what each write came to; a write that changed nothing leaves none */
  readonly changes: readonly Change[]
  write(write: W): void
}

export function createCell<V, W>(field: Field<V, W>, initial: unknown = field.initial, name = 'field'): Cell<V, W> {
  let value = seal(field.check(initial, name), name)
  const changes: Change[] = []
  return {
    get value() {
      return value
    },
    changes,
    write(write) {
      const checked = seal(field.checkWrite(write, value, name), name)
      const change = field.resolve(value, checked, name)
      if (change === undefined) return
      changes.push(change)
      value = applyChange(value, change) as V
    },
  }
}
