/** Tells a member of a run something: fields that it writes itself have other values, from the next step on. */
import { listed, TroupeError } from '../base/errors.ts'
import { editChanges } from '../board/input.ts'
import type { Store } from '../store/store.ts'
import { tellAgent } from '../store/tell.ts'
import { askingOf } from './ask-run.ts'
import { ownFields } from './asking.ts'
import type { Board } from './paths.ts'
import type { Society } from './society.ts'

/** Refuses who cannot be told, and what is not the member's own. */
export async function checkUpdate(
  society: Society | undefined,
  member: string | undefined,
  update: Board,
): Promise<void> {
  const { learners } = await askingOf(society, member)
  const own = ownFields(society!.flow, member!, learners?.[member!])
  const foreign = Object.keys(update).filter((field) => !own.includes(field))
  if (foreign.length > 0)
    throw refusal(`${member} does not write ${listed(foreign)}, and can be told only: ${listed(own)}.`)
  if (Object.keys(update).length === 0)
    throw refusal(`The update names no field. ${member} can be told: ${listed(own)}.`)
}

/** A step of the run itself; gives its number. Only a run at rest can be told. */
export async function tellMember(
  store: Store,
  run: string,
  society: Society | undefined,
  member: string | undefined,
  update: Board,
): Promise<number> {
  await checkUpdate(society, member, update)
  society!.checkEdit?.(update)
  return tellAgent(store, run, member!, editChanges(society!.flow.compiled.board.fields, update))
}

const refusal = (message: string) => new TroupeError('MEMBER_UNKNOWN', message)
