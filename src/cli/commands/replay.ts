/** `troupe replay`: prints a run again step by step from its journal, and the board it leads to. */
import { replayRun } from '../../store/history.ts'
import type { JournalRecord } from '../../store/record.ts'
import { summarize } from '../../store/summary.ts'
import type { Command } from '../command.ts'
import { drawBoard } from '../draw-board.ts'
import { findRun } from '../find-run.ts'
import { createJournalTree } from '../journal-tree.ts'
import { createNarrator } from '../narrate.ts'
import { withReadOnlyStore } from '../open-store.ts'

// what the board is made of; the thinking and asking on the way there is for `tail`
const counts: ReadonlySet<JournalRecord['kind']> = new Set(['start', 'step', 'end'])

export const replay: Command = {
  takes: ['RUN'],
  options: { full: { type: 'boolean', about: 'do not shorten values of the final board' } },
  notes: ['The board is rebuilt from the journal: no agent thinks, no effect is carried out, no code is needed.'],
  examples: ['replay last'],
  async run(given, screen) {
    return withReadOnlyStore(given, async (store) => {
      const id = await findRun(store, given.argument(0))
      const narrate = createNarrator(screen, id)
      for await (const { run, record } of createJournalTree(store, id).news())
        if (counts.has(record.kind)) screen.tell(...narrate(run, record))
      let steps = -1
      let board: Readonly<Record<string, unknown>> = {}
      for await (const replayed of replayRun(store, id)) {
        steps++
        board = replayed.board
      }
      const { flow, status, step, reason } = await summarize(store, id)
      screen.say('', screen.paint('bold', `board after step ${step}`))
      screen.say(...drawBoard(board, screen, { full: given.flag('full') }))
      return { json: { run: id, flow, status, step, steps, ...(reason !== undefined && { reason }), board } }
    })
  },
}
