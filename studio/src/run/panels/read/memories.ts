/** What agents remember at a moment, and what came to their mind: recollections with their distances. */
import type { Memory } from '../../../../../src/memory/memory.ts'
import type { Moment } from '../../../contract.ts'

export type { Memory }

export interface Recollection {
  readonly text: string
  /** to what was asked: the smaller, the nearer */
  readonly distance: number
}

/** Everything remembered so far, oldest first; `undefined` in a society without memories. */
export function memoriesOf(moment: Moment, agent?: string): readonly Memory[] | undefined {
  const all = moment.field<readonly unknown[]>('memories')
  if (!Array.isArray(all)) return undefined
  return all.filter((each): each is Memory => isMemory(each) && (agent === undefined || each.agent === agent))
}

function isMemory(value: unknown): value is Memory {
  const { agent, text, step } = (value ?? {}) as Partial<Memory>
  return typeof agent === 'string' && typeof text === 'string' && typeof step === 'number'
}

/** What an agent recalled last, wherever its society keeps that: a list of texts with distances under its name. */
export function recalledBy(moment: Moment, agent: string): readonly Recollection[] {
  for (const name of moment.timeline.fields()) {
    const value = moment.field<Readonly<Record<string, unknown>>>(name)
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, agent)) continue
    const list = value[agent]
    if (Array.isArray(list) && list.length > 0 && list.every(isRecollection)) return list
  }
  return []
}

function isRecollection(value: unknown): value is Recollection {
  const { text, distance } = (value ?? {}) as Partial<Recollection>
  return typeof text === 'string' && typeof distance === 'number'
}
