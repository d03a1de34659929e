/**
 * Answers over HTTP: which question is meant, and whether it can be answered so. What can be refused at the door is
 * refused there and not journaled.
 */
import { nameWithin } from '../base/inside-ids.ts'
import { readStart } from '../store/fold.ts'
import type { OpenQuestion } from '../store/pending.ts'
import { openQuestions } from '../store/questions.ts'
import type { Store } from '../store/store.ts'
import { approvalAnswer, isApprovalQuestion } from '../tools/approval.ts'
import { badRequest } from './faults.ts'

/** The run that asks, and the question there. */
export interface Meant {
  readonly run: string
  readonly question: OpenQuestion | undefined
}

/**
 * A society inside asks through the run around it, so that is where it is answered: only the outermost run is driven.
 */
export async function questionMeant(store: Store, run: string, key: string | undefined): Promise<Meant> {
  const open = await openQuestions(store, run)
  const question = key === undefined && open.length === 1 ? open[0] : open.find(({ id }) => id === key)
  const { within } = await readStart(store, run)
  if (within === undefined || question === undefined) return { run, question }
  const asked = `${nameWithin(run, within)}:${question.id}`
  const around = (await openQuestions(store, within)).find(({ id }) => id.replace(/^\d+\.\d+\./, '') === asked)
  return around === undefined ? { run, question } : questionMeant(store, within, around.id)
}

/** Refuses what is no answer to an approval: the words say what would be one. */
export async function checkAnswer({ run, question }: Meant, answer: unknown): Promise<void> {
  if (question === undefined || !isApprovalQuestion(question.question)) return
  const { tool, doneBefore } = question.question.approve
  const read = await approvalAnswer(doneBefore !== undefined)['~standard'].validate(answer)
  if (read.issues === undefined) return
  const why = read.issues.map(({ message }) => message)
  throw badRequest(`That is no answer to whether ${tool} may be called in run ${run}: ${why.join(' ')}`)
}
