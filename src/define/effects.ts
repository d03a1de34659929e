/** Effects: things to do outside the board, as data, and the handlers that do them. */
import type { Awaitable } from '../base/awaitable.ts'
import type { EffectData } from '../store/record.ts'

export interface EffectInfo {
  /** the same for the same effect of the same run, however often it is tried */
  readonly id: string
  readonly run: string
  readonly step: number
  readonly agent: string
  /** where somebody listens: passes on a part of what is being done, and of what. It is not journaled; the end is */
  readonly onPart?: ((of: string, part: unknown) => void) | undefined
}

/** Does an effect and gives back what came of it. An ordinary "no" is a value; throwing fails the run. */
export interface Handler {
  // a handler declares the shape of its own effects; the engine only knows they have a type
  // oxlint-disable-next-line typescript/no-explicit-any
  (effect: any, info: EffectInfo): Awaitable<unknown>
  /** true when doing it again after a crash does no harm, so that it need not be announced */
  readonly repeatable?: true
}

export type Handlers = Readonly<Record<string, Handler>>

/**
 * Marks a handler whose effect lives in this process or knows its own repeats.
 * Others are announced in the journal first, and never done twice.
 */
export function repeatable<E extends EffectData>(
  handler: (effect: E, info: EffectInfo) => Awaitable<unknown>,
): Handler {
  return Object.assign((effect: E, info: EffectInfo) => handler(effect, info), { repeatable: true as const })
}
