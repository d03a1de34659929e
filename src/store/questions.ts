/** Open questions of a run, and answering them from any process. */
import { listed, TroupeError } from '../base/errors.ts'
import { seal } from '../base/seal.ts'
import { openRun } from './fold.ts'
import { FORMAT_VERSION } from './record.ts'
import type { Store } from './store.ts'
import { readPending, type OpenQuestion } from './pending.ts'

export async function openQuestions(store: Store, run: string): Promise<readonly OpenQuestion[]> {
  return (await read(store, run)).questions
}

/** Journals an answer; the run continues when somebody resumes it. */
export async function answerQuestion(store: Store, run: string, answer: unknown, id?: string): Promise<void> {
  const { questions, step, head } = await read(store, run)
  const question = id === undefined && questions.length === 1 ? questions[0] : questions.find((open) => open.id === id)
  if (question === undefined) {
    const known =
      questions.length === 0
        ? 'It asks nothing now'
        : `Its open questions: ${listed(questions.map((open) => `${open.id} (${open.agent})`))}. ` +
          'Say which one you answer'
    throw new TroupeError('RUN_NO_QUESTION', `Run "${run}" does not wait for this answer. ${known}.`)
  }
  const { slot, key } = question
  await store.append(run, head, [
    { v: FORMAT_VERSION, kind: 'answer', step, slot, key, answer: seal(answer, 'The answer') },
  ])
}

async function read(store: Store, run: string) {
  const { pending, moment, head } = await openRun(store, run)
  const step = moment.step + 1
  // a run that was cancelled while it waited asks nobody any more
  const isOver = pending.at(-1)?.record.kind === 'end'
  return { questions: isOver ? [] : [...readPending(run, step, pending).questions.values()], step, head }
}
