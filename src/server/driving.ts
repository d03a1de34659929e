/**
 * How a run is driven: who thinks for whom, what it may cost, how fast it goes. It is decided once, when the run is
 * started or forked, and stands in the start record of its journal: whoever resumes it, after whatever restart,
 * drives it the same way.
 */
import { isCount, isRecord } from '../base/json-kinds.ts'
import type { StartRecord } from '../store/record.ts'

export interface Driving {
  /** by agent, or by somebody agents think for */
  readonly minds: Readonly<Record<string, string>>
  readonly maxSteps?: number
  readonly maxCost?: number
  /** the least milliseconds a step takes; 0 runs flat out */
  readonly pace: number
  /** for whom it is done: rules of workers may be about them */
  readonly tenant?: string
  /** what people call the version of the society that it began with */
  readonly label?: string
}

export const LONGEST_TENANT = 200

/** A start record of ours has one property more; everybody else reads over it. */
interface DrivenStart extends StartRecord {
  readonly driving?: Partial<Driving>
}

export function withDriving(start: StartRecord, driving: Driving): DrivenStart {
  return { ...start, driving }
}

/** The journal may come from elsewhere: what does not make sense is as if it were not there. */
export function drivingOf(start: StartRecord): Driving {
  const { minds, maxSteps, maxCost, pace, tenant, label } = (start as DrivenStart).driving ?? {}
  const named = isRecord(minds) ? Object.entries(minds).filter(([, mind]) => typeof mind === 'string') : []
  return {
    minds: Object.fromEntries(named),
    ...(isCount(maxSteps) && { maxSteps }),
    ...(typeof maxCost === 'number' && maxCost >= 0 && { maxCost }),
    pace: typeof pace === 'number' && pace >= 0 && pace <= SLOWEST_PACE_MS ? pace : 0,
    ...(isName(tenant) && { tenant }),
    ...(isName(label) && { label }),
  }
}

function isName(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && text.length <= LONGEST_TENANT
}

/** It was started or forked here, so the journal says who thinks. */
export function hasDriving(start: StartRecord): boolean {
  return (start as DrivenStart).driving !== undefined
}

export const SLOWEST_PACE_MS = 60_000
