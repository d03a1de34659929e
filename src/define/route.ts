/** Routes say who is next: fixed, computed from the board, sent to many, chosen by the agent, or nobody any more. */

/** Ends the run, and says why. */
export interface End {
  readonly end: string
}
export function end(reason: string): End {
  return { end: reason }
}

/** One branch of a fan-out, with what it is to work on. */
export interface Send<Name extends string = string, P = unknown> {
  readonly send: Name
  readonly payload: P
}
export function send<const Name extends string, P>(agent: Name, payload: P): Send<Name, P> {
  return { send: agent, payload }
}

/** The agent itself says who is next, by `next` in its outcome, out of these. */
export interface Chosen<Name extends string = string> {
  readonly chosen: readonly Name[]
}
export function chosen<const Name extends string>(...among: Name[]): Chosen<Name> {
  return { chosen: among }
}

export type Choice<Name extends string> = Name | End | Send<Name> | readonly (Name | Send<Name>)[]

/** A route computed from declared fields, to declared agents. */
export interface Router<out Name extends string = string, out C = unknown> {
  readonly reads: readonly string[]
  readonly to: readonly Name[]
  readonly choose: (view: never) => C
}

export function isEnd(target: unknown): target is End {
  return typeof target === 'object' && target !== null && 'end' in target
}

export function isSend(target: unknown): target is Send {
  return typeof target === 'object' && target !== null && 'send' in target
}
