/**
 * Asks a member of a run: rules answer from the board of a step, and what they do not understand is answered by a
 * model, where one was chosen. The command line, the server and the tool for models all ask here.
 */
import { listed, TroupeError } from '../base/errors.ts'
import { suggestion } from '../base/nearest.ts'
import { openRun } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { askModel, type Speaker } from './ask-model.ts'
import type { Asking, Inquiry, MemberResponse } from './asking.ts'
import type { Society } from './society.ts'

export interface RunAsked {
  readonly store: Store
  readonly run: string
  /** after this step; the last unless told */
  readonly step?: number | undefined
  readonly member: string
  readonly inquiry: Inquiry
  /** who answers what rules do not understand */
  readonly speaker?: Speaker | undefined
}

export interface RunAnswer extends MemberResponse {
  /** the step it was asked at */
  readonly step: number
}

/** `society`: that of the run, when its code is here. */
export async function askRun(
  { store, run, step, member, inquiry, speaker }: RunAsked,
  society: Pick<Society, 'asking' | 'flow' | 'title'> | undefined,
): Promise<RunAnswer> {
  const asking = await askingOf(society, member)
  const { moment } = await openRun(store, run, step)
  const known = asking.ask(moment.values, member, inquiry)
  const isUnderstood = known.metadata['understood'] !== false
  if (speaker === undefined || inquiry.type === 'reflect' || isUnderstood) return { ...known, step: moment.step }
  const { question } = inquiry
  const title = asking.offer?.(moment.values, member).title ?? member
  const asked = {
    store,
    run,
    step: moment.step,
    member,
    title,
    question,
    board: moment.values,
    learners: asking.learners?.[member],
  }
  return { ...(await askModel({ ...asked, society: society! }, known, speaker)), step: moment.step }
}

/** How the members of a society are asked; refuses where nobody can be, or nobody is called so. */
export async function askingOf(
  society: Pick<Society, 'asking'> | undefined,
  member: string | undefined,
): Promise<Asking> {
  const asking = await society?.asking?.()
  if (asking === undefined) throw refusal('Nobody can be asked in this run: its society answers no questions.')
  const { members } = asking
  if (member === undefined) throw refusal(`member is missing: who is asked. There are: ${listed(members)}.`)
  if (members.includes(member) || asking.mayJoin?.includes(member)) return asking
  const name = member.slice(0, LONGEST_QUOTE)
  throw refusal(
    `There is no member ${JSON.stringify(name)}.${suggestion(name, members)} There are: ${listed(members)}.`,
  )
}

const LONGEST_QUOTE = 60

const refusal = (message: string) => new TroupeError('MEMBER_UNKNOWN', message)
