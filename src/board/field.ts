/** A field of the board: its value, what an agent may write to it, and the rule that merges the two. */
import type { Schema } from '../base/schema.ts'
import type { Change } from './change.ts'

export type Rule = 'value' | 'append' | 'union' | 'sum' | 'max' | 'min' | 'merge' | 'upsert' | 'custom'

export interface Field<Value, Write, Needed extends boolean = boolean> {
  readonly rule: Rule
  /** writes of several agents in one step come to one value; otherwise they are a conflict (E3) */
  readonly takesSeveralWriters: boolean
  /** no default: a run must be given it */
  readonly needed: Needed
  readonly initial: Value | undefined
  /** has a schema that values from outside are checked against */
  readonly checked: boolean
  /** checks a whole value from outside and gives it back parsed */
  check(value: unknown, name: string): Value
  /** checks what an agent wants to write, against what is there */
  checkWrite(write: unknown, current: Value, name: string): Write
  /** the change a checked write makes, or nothing when it makes none */
  resolve(current: Value, write: Write, name: string): Change | undefined
}

// `any` on both sides is what lets a record of fields of all kinds be inferred field by field
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Readonly<Record<string, Field<any, any>>>

// oxlint-disable-next-line typescript/no-explicit-any
export type ValueOf<F> = F extends Field<infer Value, any> ? Value : never
// oxlint-disable-next-line typescript/no-explicit-any
export type WriteOf<F> = F extends Field<any, infer Write> ? Write : never

/** What a schema promises to give. */
export type Parsed<S> = S extends Schema<infer Output> ? Output : never

/** These fields of a board, read-only: what an agent that declared them sees. */
export type View<F extends Fields, R extends keyof F = keyof F> = { readonly [K in R]: ValueOf<F[K]> }
