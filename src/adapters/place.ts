/** A place in a run: how far each journal was read. Whoever comes back with it is told the rest, and nothing twice. */
import { TroupeError } from '../base/errors.ts'
import { isCount, isRecord } from '../base/json-kinds.ts'

/** Opaque to clients: keep the last one, and give it back. */
export type Place = string

export type Seqs = Map<string, number>

export function writePlace(seqs: ReadonlyMap<string, number>): Place {
  return JSON.stringify(Object.fromEntries(seqs))
}

/** It comes from clients, so it is looked at. */
export function readPlace(place: Place | undefined): Seqs {
  if (place === undefined) return new Map()
  try {
    const read: unknown = JSON.parse(place)
    const seqs = isRecord(read) ? Object.entries(read) : undefined
    if (seqs?.every((each): each is [string, number] => isCount(each[1]))) return new Map(seqs)
  } catch {
    // said below
  }
  throw new TroupeError(
    'RUN_NO_STEP',
    `${place.slice(0, 80)} is no place of a run. Give the last one that you were told.`,
  )
}
