/** `troupe fork`: a new run that begins where another one was, with another board if you like. */
import { createRunId } from '../../base/ids.ts'
import { openRun, readStart } from '../../store/fold.ts'
import { stateAt } from '../../store/history.ts'
import { misuse, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { withExistingStore } from '../open-store.ts'
import { appointMinds, goingOptions, readPace } from '../going.ts'
import { perform } from '../perform.ts'
import { societyOf } from '../society.ts'
import { readEdits, readSeed } from '../values.ts'

export const fork: Command = {
  takes: ['RUN'],
  options: {
    at: { type: 'string', value: 'N', about: 'the step to fork after; 0 is the start' },
    edit: { type: 'string', value: 'FIELD=JSON', multiple: true, about: 'another value for a field (may be repeated)' },
    seed: { type: 'string', value: 'SEED', about: 'other chance from here on (default: that of the run)' },
    society: { type: 'string', value: 'FILE', about: 'the code, when it is not where the run was started from' },
    ...goingOptions,
  },
  notes: ['The run that is forked never changes. --steps 0 makes the fork and lets it rest.'],
  examples: ['fork last --at 3', `fork last --at 0 --edit prompt="a bright attic" --edit 'size=[4, 3]' --seed 2`],
  async run(given, screen) {
    const [at, pace] = [given.count('at'), readPace(given)]
    const edit = readEdits(given.list('edit'))
    const seed = readSeed(given.text('seed'))
    return withExistingStore(given, async (store) => {
      const parent = await findRun(store, given.argument(0))
      if (at === undefined) {
        const { moment } = await openRun(store, parent)
        throw misuse(`fork needs --at N, the step to fork after. Run ${parent} has steps up to ${moment.step}.`)
      }
      const start = await readStart(store, parent)
      const { flow, name, handlers, cast } = await societyOf(parent, start, given.text('society'))
      const id = createRunId()
      await appointMinds(given, flow.compiled, store, async () => cast?.(await stateAt(store, parent, at)) ?? [])
      return perform({
        flow,
        store,
        storeName: given.text('store'),
        screen,
        run: id,
        options: {
          id,
          society: name,
          ...(seed !== undefined && { seed }),
          ...(handlers && { handlers }),
          ...pace,
        },
        launch: (options) => flow.fork(parent, { ...options, at, edit }),
      })
    })
  },
}
