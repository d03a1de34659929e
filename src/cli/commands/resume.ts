/** `troupe resume`: continues a run where it stopped, with an answer if it is waiting for one. */
import { misuse, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { headline } from '../narrate.ts'
import { withExistingStore } from '../open-store.ts'
import { appointMinds, readSteps, runOptions } from '../run-options.ts'
import { perform } from '../perform.ts'
import { societyOf } from '../society-of-run.ts'
import { withVariant } from '../../societies/with-variant.ts'
import { openRun, readStart } from '../../store/fold.ts'
import { stateAt } from '../../store/history.ts'
import { openQuestions } from '../../store/questions.ts'
import { readValue } from '../values.ts'

export const resume: Command = {
  takes: ['RUN'],
  options: {
    answer: { type: 'string', value: 'TEXT|JSON', about: 'the answer to the question of the run' },
    question: { type: 'string', value: 'ID', about: 'which question to answer, if there are several' },
    society: { type: 'string', value: 'FILE', about: 'its code, if it was not run here before or has changed since' },
    ...runOptions,
  },
  notes: [
    'An imported run may name any code, so a file is run only if you ran the same one here, or name it with --society.',
    'Thinking that is in the journal is not repeated. A failed run tries its last step again;',
    'one that ended at its step limit continues with a higher --step-limit.',
    'An answer that reads as JSON is JSON: write \'"5"\' for the text 5. If the run refuses it,',
    'the question stays open and the exit code is 1.',
  ],
  examples: ['resume last', 'resume last --answer yes', `resume 1k2m3n4 --answer '{"approve": true}' --question 3.0.0`],
  async run(given, screen) {
    const steps = readSteps(given)
    const [text, question] = [given.text('answer'), given.text('question')]
    if (question !== undefined && text === undefined) throw misuse('--question needs --answer too.')
    const answer = text === undefined ? undefined : readValue(text, '--answer')
    return withExistingStore(given, async (store) => {
      const id = await findRun(store, given.argument(0))
      const start = await readStart(store, id)
      const loaded = await societyOf(id, start, given.text('society'))
      const society = withVariant(loaded, await stateAt(store, id))
      const { flow, name, handlers, cast } = society
      screen.tell(headline(id, start, screen.paint))
      await appointMinds(given, flow.compiled, store, async () => cast(await stateAt(store, id)))
      const asked = answer === undefined ? undefined : await openQuestions(store, id)
      // whoever sits there sees it as they saw it before; elsewhere it is told line by line
      const view = screen.canAsk ? await society.terminal?.() : undefined
      const watchRun = view && (await import('../watch-run.ts')).watchRun
      const before = view && (await openRun(store, id)).moment.values
      const watched = { society, run: id, store, storeName: given.text('store'), screen, isWhole: false }
      return perform({
        flow,
        society: name,
        store,
        storeName: given.text('store'),
        screen,
        run: id,
        start,
        ...(asked && { asked }),
        // and is told again who thinks for whom
        resumedWith: given.list('mind').flatMap((mind) => ['--mind', mind]),
        ...(view && watchRun && { watching: watchRun({ ...watched, view, before: before!, isResumed: true }) }),
        options: {
          ...(handlers && { handlers }),
          ...steps,
        },
        launch: (options) =>
          flow.resume(id, {
            ...options,
            ...(answer !== undefined && { answer }),
            ...(question !== undefined && { question }),
          }),
      })
    })
  },
}
