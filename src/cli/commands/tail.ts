/** `troupe tail`: prints the log of a run, then follows it, whichever process writes it. */
import { readStart } from '../../store/fold.ts'
import { summarize } from '../../store/summary.ts'
import { EXIT, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { signalCodes } from '../interrupts.ts'
import { createJournalTree } from '../journal-tree.ts'
import { createNarrator } from '../narrate.ts'
import { withReadOnlyStore } from '../open-store.ts'

export const tail: Command = {
  takes: ['RUN'],
  options: { past: { type: 'boolean', about: 'print what is there and do not wait for more' } },
  notes: ['It stops when the run ends. Ctrl-C stops it earlier and does not affect the run.'],
  examples: ['tail last', 'tail last --past'],
  async run(given, screen) {
    return withReadOnlyStore(given, async (store) => {
      const id = await findRun(store, given.argument(0))
      const narrate = createNarrator(screen, id, await readStart(store, id))
      const tree = createJournalTree(store, id)
      const stop = new AbortController()
      const onSignal = () => stop.abort()
      process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
      let isOver = given.flag('past')
      let isFirst = true
      do {
        for await (const { run, record } of tree.news()) {
          screen.tell(...narrate(run, record))
          if (run === id) isOver = given.flag('past') || record.kind === 'end'
          if (stop.signal.aborted) break
        }
        if (isFirst && !isOver) screen.tell(screen.paint('dim', 'Waiting for more; press Ctrl-C to stop.'))
        isFirst = false
        if (!isOver) await store.changed(id, tree.head, stop.signal)
      } while (!isOver && !stop.signal.aborted)
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
      const { flow, status, step, reason } = await summarize(store, id)
      return {
        code: stop.signal.aborted && !isOver ? signalCodes.SIGINT : EXIT.ok,
        json: { run: id, flow, status, step, ...(reason !== undefined && { reason }), records: tree.head },
      }
    })
  },
}
