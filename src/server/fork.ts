/** Forks for the API: the step each begins after, and its edits, which may hold a person's command. */
import type { Board } from '../societies/paths.ts'
import { placeToSay } from '../societies/place-to-say.ts'
import type { Society } from '../societies/society.ts'
import { nameWithin } from '../base/inside-ids.ts'
import { openRun } from '../store/fold.ts'
import { stepAround } from '../store/inside-fork.ts'
import type { Store } from '../store/store.ts'
import type { ForkRequest } from './api.ts'
import { badRequest } from './faults.ts'
import { withFolders } from './without-folders.ts'

export interface ForkPlace {
  readonly at: number
  readonly edit: Board
  /** the board there */
  readonly values: Board
}

export async function placeOfFork(
  store: Store,
  run: string,
  { at, edit = {}, say }: ForkRequest,
  society: Society | undefined,
): Promise<ForkPlace> {
  const { moment } = await openRun(store, run, at)
  const given = withFolders(edit, moment.values) as Board
  society?.checkEdit?.(given)
  if (say === undefined) return { at, edit: given, values: moment.values }
  const turns = society?.turns
  if (turns === undefined) throw badRequest('Nothing can be said in this society: fork it with edit instead.')
  const place = await placeToSay(store, run, at, turns.playedBy)
  if (place === undefined)
    throw badRequest(`No command is about to be played at step ${at}, nor shortly before. Fork at another step.`)
  return { at: place.step, edit: { ...turns.say(say), ...given }, values: place.values }
}

/** The board of the run around a society inside, just before the step whose thought that is. */
export async function boardAround(store: Store, inside: string, run: string): Promise<Board> {
  return (await openRun(store, run, stepAround(nameWithin(inside, run)) - 1)).moment.values
}
