/** Who stands behind a slot of a step: an agent, and whom it thinks for where one agent thinks for many. */
import type { Activation, Entry } from '../../../../../src/store/record.ts'

export interface Actor {
  readonly agent: string
  /** from what a fan-out sent: the name of an explorer, of a part */
  readonly who?: string
}

// a name is short; what is longer is work that was handed out
const LONGEST_NAME = 40

export function actorOf(activation: Activation): Actor {
  if (typeof activation === 'string') return { agent: activation }
  const { agent, payload } = activation
  const parts = typeof payload === 'object' && payload !== null ? Object.values(payload) : [payload]
  const who = parts.find((part): part is string => typeof part === 'string' && part.length <= LONGEST_NAME)
  return who === undefined || who === agent ? { agent } : { agent, who }
}

/** Follows a journal and knows the actors of the current step, by slot. */
export interface Cast {
  now: readonly Actor[]
}

export const createCast = (): Cast => ({ now: [] })

/** To be told of each entry, after it was looked at. */
export function follow(cast: Cast, { record }: Entry): void {
  if (record.kind === 'start' || record.kind === 'step') cast.now = record.next.map(actorOf)
  else if (record.kind === 'end') cast.now = []
}

export const isOf = ({ agent, who }: Actor, name: string): boolean => agent === name || who === name
